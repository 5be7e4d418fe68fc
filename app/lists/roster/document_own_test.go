package roster

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/swiss"
)

var update = flag.Bool("update", false, "write the files of what is wanted anew")

// TestOwnDocuments reads documents of the same families in other words: what comes of each stands beside it, a line a player
// and a line a question.
func TestOwnDocuments(t *testing.T) {
	files, err := filepath.Glob("../../../testdata/documents/own/*.txt")
	if err != nil || len(files) < 8 {
		t.Fatal("documents are missing", err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		base := strings.TrimSuffix(file, ".txt")
		d, err := ReadText(string(text), readWanted(t, base+".json").options())
		if err != nil {
			t.Fatal(file, err)
		}
		got := documentText(d)
		if *update {
			if err := os.WriteFile(base+".want", []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(base + ".want")
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(string(want), got); diff != "" {
			t.Errorf("%s (-want +got)\n%s", filepath.Base(file), diff)
		}
	}
}

// documentText writes players, those struck out, teams and questions of a document.
func documentText(d Document) string {
	var b strings.Builder
	for _, r := range d.Rows {
		e := r.Entrant
		switch {
		case r.Withdrawn:
			fmt.Fprintf(&b, "- %s (line %d)\n", e.Name, r.Line)
		case !r.Skip:
			fmt.Fprintf(&b, "+ %s|%s|%s|%s|%s|%s|%s|%s|%s %s\n", e.Name, e.Nickname, sexText(e.Sex), e.Club, classText(e), dateText(e.Birth), numberText(e.Rating), r.Section, e.Team, e.Board)
		}
		for _, c := range r.Changes {
			fmt.Fprintf(&b, "  %s → %s\n", c.From, c.To)
		}
	}
	for _, team := range d.Teams {
		fmt.Fprintf(&b, "team %s, captain %s, plays %t\n", team.Name, team.Captain, team.Plays)
	}
	for _, q := range d.Questions {
		fmt.Fprintf(&b, "? %d", q.About)
		for _, k := range q.Rows {
			fmt.Fprintf(&b, " %s,", d.Rows[k].Entrant.Name)
		}
		fmt.Fprintf(&b, " %s\n", q.Text)
	}
	return b.String()
}

// TestReadingIsLinear: a document of two thousand lines is read, and one of four times the length does not take more than five times as
// many steps.
func TestReadingIsLinear(t *testing.T) {
	steps := func(n int) int {
		var text strings.Builder
		for i := range n {
			fmt.Fprintf(&text, "17/11/26 07.%02d - Bu Guru %d: SDN %d Depok ikut: Budi%c Santoso%d kls 5 L, Siti%c Aminah%d kls 4 P\n", i%60, i%40, i%40, 'a'+rune(i%26), i, 'a'+rune(i%26), i)
		}
		s := newStory(Options{Today: swiss.Date{Year: 2026}}, "id")
		for i, m := range messagesOf(strings.Split(text.String(), "\n")) {
			s.message(&m, i)
		}
		return s.steps
	}
	one, four := steps(500), steps(2000)
	if four > 5*one {
		t.Errorf("%d steps for 500 lines, %d for 2000", one, four)
	}
}

// FuzzDocument: whatever is pasted is read without a panic, and every row of a question is one of the document.
func FuzzDocument(f *testing.F) {
	files, _ := filepath.Glob("../../../testdata/documents/*.txt")
	for _, file := range files {
		if text, err := os.ReadFile(file); err == nil {
			f.Add(string(text))
		}
	}
	o := Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}, Sections: []Section{{Name: "SD Putra", Sex: swiss.Male, Level: SD}, {Name: "U12", BirthFrom: 2015}, {Name: "Teams", Teams: true}}}
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 20000 {
			return
		}
		d, err := ReadText(text, o)
		if err != nil {
			return
		}
		for _, q := range d.Questions {
			for _, k := range q.Rows {
				if k < 0 || k >= len(d.Rows) || d.Rows[k].Skip {
					t.Fatalf("question %+v about no row", q)
				}
			}
		}
	})
}
