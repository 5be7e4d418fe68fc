package imports

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/lists/alike"
	"wasit/app/session"
	"wasit/swiss"
)

// coachSources is where the lists of a coach's day lie: a chat, the answers of a form, a sheet with merged cells, a copied PDF.
const coachSources = "../../../testdata/registration/coach/"

// fourSections is an event of SD and SMP, boys and girls; somebody stands in the girls' section of SD.
func fourSections(t testing.TB) *desk {
	t.Helper()
	d := newDesk(t)
	d.Open(0, false, func(c *journal.SectionConfig) {
		c.Name, c.Group = "SD Pa", journal.Group{Sex: swiss.Male, Level: alike.SD}
	})
	sec, _ := d.m.Event.Ahead.Section(1)
	for _, part := range []struct {
		name  string
		group journal.Group
	}{{"SD Pi", journal.Group{Sex: swiss.Female, Level: alike.SD}}, {"SMP Pa", journal.Group{Sex: swiss.Male, Level: alike.SMP}}, {"SMP Pi", journal.Group{Sex: swiss.Female, Level: alike.SMP}}} {
		c := sec.SectionConfig
		c.Name, c.Group = part.name, part.group
		d.Did(journal.AddSection{SectionConfig: c})
	}
	d.send(session.ChooseSection{ID: 2})
	return d
}

// likeliest is the answer that a person gives who knows nothing but what the screen says: the suggested one, else the first.
func (d *desk) likeliest(a ask) string {
	list := d.m.answers(a)
	if i := slices.IndexFunc(list, func(x answer) bool { return x.Suggested }); i >= 0 {
		return list[i].Code
	}
	return list[0].Code
}

// TestCoachSources reads the four sources of a coach's day into four sections from one of them, answers what is asked, and finds
// everybody where he belongs.
func TestCoachSources(t *testing.T) {
	want := map[string]string{}
	file, err := os.ReadFile(coachSources + "want.tsv")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(file)) {
		f := strings.Split(strings.TrimSpace(line), "\t")
		want[f[1]] = strings.Join(f[2:], " | ")
	}
	d := fourSections(t)
	questions := 0
	for _, source := range []string{"chat.txt", "form.csv", "merged.xlsx", "pdf.txt"} {
		data, err := os.ReadFile(coachSources + source)
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasSuffix(source, ".txt") {
			d.paste(string(data))
		} else {
			d.open(source, data)
		}
		if d.m.Err != nil {
			t.Fatalf("%s: %v", source, d.m.Err)
		}
		n := 0
		for range 60 {
			open := d.m.asks()
			if len(open) == 0 {
				break
			}
			code := d.likeliest(open[0])
			t.Logf("%s: %s: %s", source, d.m.title(open[0]), code)
			d.send(reply{open[0].Key, code})
			n++
		}
		questions += n
		d.count(d.m.Count())
		t.Logf("%s: %+v, %d questions", source, d.m.Count(), n)
		d.send(importEnter{})
		d.NoNotice("entering " + source)
	}
	right := 0
	for _, sec := range d.m.Event.Ahead.Sections() {
		for _, p := range d.m.Event.Ahead.Players(sec.ID) {
			got := strings.Join([]string{sec.Name, p.Club, fmt.Sprint(p.Class), p.Birth.String()}, " | ")
			expected, ok := want[p.Name]
			w := strings.Split(expected+" |  |  | ", " | ")
			if ok && w[0] == sec.Name && alike.Schools(w[1], p.Club) == alike.Same && w[2] == fmt.Sprint(p.Class) && w[3] == p.Birth.String() {
				right++
			} else {
				t.Errorf("%s: %s, want %q", p.Name, got, expected)
			}
			delete(want, p.Name)
		}
	}
	for name := range want {
		t.Errorf("%s is missing", name)
	}
	t.Logf("right %d, missing %d, questions %d", right, len(want), questions)
	if most := (right + len(want)) / 5; questions > most {
		t.Errorf("%d questions, at most %d: one for five players", questions, most)
	}
}
