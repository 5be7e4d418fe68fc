package players

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// TestRosterLines: what is known of the players of a team is typed in any order, written again, and nothing of it is lost.
func TestRosterLines(t *testing.T) {
	want := []journal.Member{
		{Name: "Cvitan, Cvita", Rating: 2010, FIDEID: "14500001", Title: "WFM", Federation: "CRO", Birth: journal.Date{Year: 2001, Month: 2, Day: 3}, Sex: swiss.Female},
		{Name: "Budi", Rating: 1450}, {Name: "Dujam"}, {Name: "Eko", FIDEID: "7100001", Sex: swiss.Male}}
	list, bad := readRoster("Cvitan, Cvita; cro; ž; 3. 2. 2001.; wfm; 14500001; 2010\n\nBudi;1450\n Dujam ;;\nEko; L; 7100001\n")
	if diff := cmp.Diff(want, list); diff != "" || bad != (rosterFault{}) {
		t.Errorf("bad %v (-want +got)\n%s", bad, diff)
	}
	for _, l := range i18n.All() {
		again, bad := readRoster(rosterText(l, want))
		if diff := cmp.Diff(want, again); diff != "" || bad != (rosterFault{}) {
			t.Errorf("%s: bad %v (-want +got)\n%s", l.Tag(), bad, diff)
		}
	}
	for _, c := range []struct {
		text string
		want rosterFault
	}{{"Ana\nBoris; 1800; ???", rosterFault{2, "???"}}, {"Ana; 123456789012", rosterFault{1, "123456789012"}}, {"Ana; 9999", rosterFault{1, "9999"}},
		{"Ana; 31. 2. 2001.", rosterFault{1, "31. 2. 2001."}}, {"Ana; XYZ", rosterFault{1, "XYZ"}}, {"Ana; -5", rosterFault{1, "-5"}}} {
		if _, bad := readRoster(c.text); bad != c.want {
			t.Errorf("%q: %+v", c.text, bad)
		}
	}
}

// TestBirthYearIsNoRating: behind a rating a bare year is the year of birth, in whatever order the other parts stand; without a
// rating it comes back as it was written.
func TestBirthYearIsNoRating(t *testing.T) {
	for line, want := range map[string][2]int{
		"Šunjić, Željko; 2345; 14520000; CRO; 1994": {2345, 1994},
		"Kos, Ana; 1801; 2010":                      {1801, 2010},
		"Kos, Ana; CRO; 1801; f; 2010":              {1801, 2010},
		"Kos, Ana; 0; 2010":                         {0, 2010},
		"Kos, Ana; 1801":                            {1801, 0},
	} {
		list, bad := readRoster(line)
		if bad != (rosterFault{}) || len(list) != 1 || list[0].Rating != want[0] || list[0].Birth.Year != want[1] {
			t.Errorf("%q: %+v, %+v; want rating and year %v", line, list, bad, want)
			continue
		}
		again, _ := readRoster(rosterText(i18n.EN, list))
		if again[0] != list[0] {
			t.Errorf("%q comes back as %+v", line, again[0])
		}
	}
	if _, bad := readRoster("Kos, Ana; 1801; 2755"); bad.Text != "2755" {
		t.Errorf("a second number that is no year must be asked: %+v", bad)
	}
}
