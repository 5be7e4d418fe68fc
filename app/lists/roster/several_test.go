package roster

import (
	"fmt"
	"strings"
	"testing"
)

// A family is how one language writes several children in a line: {1} to {4} are names, {m1} their sexes, {c1} classes, {b1}
// days of birth, {K} the school, {C} a class of all, {boys} and {girls} the words for all of a sex.
type family struct {
	text   string
	n      int
	shared string // what is shared: k school, c class, b birth, m boys, f girls, x: the third and fourth are girls
	own    string // what each has: m sex, c class, b birth
}

var families = map[string][]family{
	"id": {
		{"{K} {C}: {1} ({m1}), {2} ({m2}), {3} ({m3})", 3, "kc", "m"},
		{"{1} {m1}, {2} {m2} dan {3} {m3}, {K}", 3, "k", "m"},
		{"Putra: {1}, {2}. Putri: {3}, {4}. Semua dari {K}", 4, "kx", ""},
		{"1. {1} {c1} 2. {2} {c2} 3. {3} {c3} ({K})", 3, "k", "c"},
		{"{1} ({c1}), {2} ({c2}), {K}", 2, "k", "c"},
		{"{1}, {2}, {3} dari {K}", 3, "k", ""},
		{"{K} - {1} ({m1}, {b1}), {2} ({m2}, {b2})", 2, "k", "mb"},
		{"{boys} {K} : {1} / {2} / {3}", 3, "km", ""},
		{"{1} {m1} {b1}, {2} {m2} {b2}, {K}", 2, "k", "mb"},
		{"{1} & {2}, kembar, {girls}, {K}, {b1}", 2, "kbf", ""},
		{"dari {K} ada {1} {c1} dan {2} {c2}", 2, "k", "c"},
		{"{1} ({m1}/{c1}), {2} ({m2}/{c2}), {3} ({m3}/{c3}) {K}", 3, "k", "mc"},
		{"{C} {K}, {girls}: {1}, {2}, {3}", 3, "kcf", ""},
		{"daftar 2 anak pak, {1} {c1} {m1} dan {2} {c2} {m2}, {K}", 2, "k", "cm"},
		{"{K}: 1) {1} {m1} 2) {2} {m2} 3) {3} {m3}", 3, "k", "m"},
		{"Pa: {1}, {2}; Pi: {3}, {4} ({K})", 4, "kx", ""},
		{"{1}, {2} dan {3}, {boys} semua, {K} {C}", 3, "kcm", ""},
		{"{1} - {m1} - {c1}; {2} - {m2} - {c2}; {K}", 2, "k", "mc"},
	},
	"hr": {
		{"{K}, {C}: {1} ({m1}), {2} ({m2}), {3} ({m3})", 3, "kc", "m"},
		{"{girls}: {1}, {2} i {3}, sve {K} {C}", 3, "kcf", ""},
		{"{K}: {1} {c1}, {2} {c2}, {3} {c3}", 3, "k", "c"},
		{"1. {1} {c1} 2. {2} {c2} 3. {3} {c3} - {K}", 3, "k", "c"},
		{"M: {1}, {2}; Ž: {3}, {4} - svi {K}", 4, "kx", ""},
		{"{1} ({b1}), {2} ({b2}), {K}", 2, "k", "b"},
		{"prijavljujem: {1} {m1} {c1}, {2} {m2} {c2}, {K}", 2, "k", "mc"},
		{"{1} i {2}, blizanci, dječaci, {K}, {b1}", 2, "kbm", ""},
		{"{K} - {1}, {2}, {3}", 3, "k", ""},
		{"{1}, {m1}, {b1}; {2}, {m2}, {b2}; {K}", 2, "k", "mb"},
	},
	"en": {
		{"{K}, {C}: {1} ({m1}), {2} ({m2})", 2, "kc", "m"},
		{"Girls: {1} {c1}, {2} {c2}; Boys: {3} {c3} - all {K}", 3, "kX", "c"},
		{"{K}: 1. {1} {b1} 2. {2} {b2} 3. {3} {b3}", 3, "k", "b"},
		{"{1} ({c1}) and {2} ({c2}), {K}", 2, "k", "c"},
		{"{boys}: {1}, {2} and {3} ({K})", 3, "km", ""},
		{"{1}, {m1}, {c1}; {2}, {m2}, {c2}; both {K}", 2, "k", "mc"},
		{"my twins {1} and {2}, {girls}, born {b1}, {K}", 2, "kbf", ""},
	},
}

var familyWords = map[string]struct{ boys, girls, sexes, classes, births []string }{
	"id": {[]string{"putra", "laki-laki", "cowok", "pa"}, []string{"putri", "perempuan", "pi", "cewek"}, []string{"L|M", "P|F"}, []string{"kls 5|5", "5A|5", "kelas 6|6", "4B|4", "kelas IV|4"}, []string{"12-3-2014|2014-03-12", "5 Mei 2015|2015-05-05", "7/8/2013|2013-08-07"}},
	"hr": {[]string{"dječaci", "dečki"}, []string{"djevojčice", "curice"}, []string{"M|M", "Ž|F", "m|M", "ž|F"}, []string{"5.b|5", "4. razred|4", "7.a|7", "3.c|3"}, []string{"12. 3. 2014.|2014-03-12", "2013.|2013", "5.5.2015.|2015-05-05"}},
	"en": {[]string{"Boys", "boys"}, []string{"girls"}, []string{"M|M", "F|F", "boy|M", "girl|F"}, []string{"Year 5|5", "6A|6", "grade 4|4"}, []string{"12 March 2014|2014-03-12", "2013|2013", "03/04/2015|2015-04-03"}},
}

// composeSeveral writes a line of a family, and what must come of it.
func composeSeveral(s spoken, f family, r *lots) (string, []child) {
	pick := func(list []string) string { return list[r.of(len(list))] }
	w := familyWords[s.lang]
	fact := func(list []string) (string, string) {
		text, out, _ := strings.Cut(pick(list), "|")
		return text, out
	}
	club := pick(s.clubs)
	class, classOut := fact(w.classes)
	put := []string{"{K}", club, "{C}", class, "{boys}", pick(w.boys), "{girls}", pick(w.girls)}
	want := make([]child, f.n)
	used := map[string]bool{}
	for i := range want {
		c := &want[i]
		for c.name == "" || used[c.name] || strings.HasSuffix(c.name, ".") {
			c.name = pick(s.names)
		}
		used[c.name] = true
		place := func(kind string, list []string, into *string) {
			text, out := fact(list)
			put = append(put, fmt.Sprintf("{%s%d}", kind, i+1), text)
			if strings.Contains(f.own, kind) {
				*into = out
			} else if kind == "b" && strings.Contains(f.shared, "b") {
				*into = out
				if i > 0 {
					*into = want[0].birth
				}
			}
		}
		put = append(put, fmt.Sprintf("{%d}", i+1), c.name)
		place("m", w.sexes, &c.sex)
		place("c", w.classes, &c.class)
		place("b", w.births, &c.birth)
		for _, k := range f.shared {
			switch k {
			case 'k':
				c.club = club
			case 'c':
				c.class = classOut
			case 'm':
				c.sex = "M"
			case 'f':
				c.sex = "F"
			case 'x':
				c.sex = map[bool]string{true: "M", false: "F"}[i < 2]
			case 'X':
				c.sex = map[bool]string{true: "F", false: "M"}[i < 2]
			}
		}
	}
	return strings.NewReplacer(put...).Replace(f.text), want
}

// TestSeveral reads lines with several children who share facts: none may be wrong and ticked.
func TestSeveral(t *testing.T) {
	shown := 0
	for _, s := range spokens {
		r := lots(11)
		var n tally
		for i := range 900 {
			f := families[s.lang][i%len(families[s.lang])]
			text, want := composeSeveral(s, f, &r)
			rows, err := Chat(text, 2026, nil)
			if err != nil {
				t.Fatal(err)
			}
			var got []Row
			doubted := false
			for _, row := range rows {
				if !row.Skip {
					got = append(got, row)
					doubted = doubted || len(row.Doubts) > 0
				}
			}
			n.children++
			fault := ""
			if len(got) != len(want) {
				fault = fmt.Sprintf("%d rows, want %d", len(got), len(want))
			} else {
				for k, c := range want {
					if list := c.faults(got[k].Entrant, s.lang); len(list) > 0 && (len(got[k].Doubts) == 0 || fault == "") {
						fault = fmt.Sprintf("%s: %s", c.name, strings.Join(list, ", "))
						if len(got[k].Doubts) == 0 {
							doubted = false
							break
						}
					}
				}
			}
			switch {
			case fault == "":
				n.right++
			case doubted || len(got) == 0:
				n.missing++
			default:
				n.silent++
				if shown < 50 {
					shown++
					t.Logf("%q: SILENT %s", text, fault)
				}
			}
			if fault != "" && testing.Verbose() && shown < 50 {
				shown++
				t.Logf("%q: %s", text, fault)
			}
		}
		t.Logf("%s: %d of %d lines right, %d silently wrong, %d asked or left out", s.lang, n.right, n.children, n.silent, n.missing)
		if n.silent > 0 || n.right*100 < 90*n.children {
			t.Errorf("%s: too many", s.lang)
		}
	}
}
