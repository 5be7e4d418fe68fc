package roster

import (
	"testing"

	"wasit/swiss"
)

// TestPlace proposes the section that nothing speaks against, by school kind, class, birth and sex.
func TestPlace(t *testing.T) {
	o := Options{Sections: []Section{
		{Name: "SD Pa", Sex: swiss.Male, Level: SD}, {Name: "SD Pi", Sex: swiss.Female, Level: SD},
		{Name: "SMP Pa", Sex: swiss.Male, Level: SMP}, {Name: "SMP Pi", Sex: swiss.Female, Level: SMP},
	}}
	for _, c := range []struct {
		name string
		e    Entrant
		want string
		ask  About
	}{
		{"by school", Entrant{Club: "MTs Al Falah", Sex: swiss.Female}, "SMP Pi", 0},
		{"by class", Entrant{Club: "Al Falah", Class: 5, Sex: swiss.Male}, "SD Pa", 0},
		{"sex is missing", Entrant{Club: "SDN 1 Depok"}, "", AboutSex},
		{"level is missing", Entrant{Sex: swiss.Male}, "", AboutClass},
		{"no such section", Entrant{Club: "SMAN 1 Depok", Sex: swiss.Male}, "", AboutSection},
	} {
		d := settled(Document{Rows: []Row{{Line: 1, Entrant: c.e}}}, o)
		if got := d.Rows[0].Section; got != c.want {
			t.Errorf("%s: section %q, want %q", c.name, got, c.want)
		}
		if c.ask == 0 && len(d.Questions) > 0 || c.ask != 0 && (len(d.Questions) != 1 || d.Questions[0].About != c.ask) {
			t.Errorf("%s: questions %v, want one about %d", c.name, d.Questions, c.ask)
		}
	}
}
