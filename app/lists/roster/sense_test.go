package roster

import (
	"slices"
	"testing"

	"wasit/swiss"
)

// TestStandingOut: who stands out of his list is asked, and nobody else.
func TestStandingOut(t *testing.T) {
	others := []Entrant{{Name: "Ana Horvat", Club: "OŠ Lug", Class: 5}, {Name: "Ivo Kos", Club: "OŠ Lug", Class: 6}, {Name: "Mia Zec", Club: "OŠ Brdo", Class: 5}, {Name: "Jan Novak", Club: "OŠ Brdo", Class: 7},
		{Name: "Petra Lukić", Club: "OŠ Brdo", Class: 8}, {Name: "Fran Zorić", Club: "OŠ Lug", Class: 7}}
	for name, c := range map[string]struct {
		e    Entrant
		want DoubtKind
	}{
		"one word":                 {Entrant{Name: "Nora", Club: "OŠ Lug", Class: 6}, DoubtShortName},
		"a title":                  {Entrant{Name: "GM", Club: "OŠ Lug", Class: 6}, DoubtOddName},
		"a class in the name":      {Entrant{Name: "Marko Lukić VII", Club: "OŠ Lug", Class: 6}, DoubtOddName},
		"a digit in the name":      {Entrant{Name: "Marko Lukić 6b", Club: "OŠ Lug", Class: 6}, DoubtOddName},
		"a kind of school":         {Entrant{Name: "Osnovna škola Marko", Club: "OŠ Lug", Class: 6}, DoubtOddName},
		"a sentence in the school": {Entrant{Name: "Marko Lukić", Club: "OŠ Lug 1. Može li", Class: 6}, DoubtOddClub},
		"a school and a name":      {Entrant{Name: "Marko Lukić", Club: "OŠ Lug Petra", Class: 6}, DoubtOddClub},
		"a row in the school":      {Entrant{Name: "Marko Lukić", Club: "OŠ Selo 1377 Petra", Class: 6}, DoubtOddClub},
		"no class":                 {Entrant{Name: "Marko Lukić", Club: "OŠ Lug"}, DoubtNoClass},
		"another case of a name":   {Entrant{Name: "Anu Horvatu", Club: "OŠ Lug", Class: 5}, DoubtSameInList},
		"the words exchanged":      {Entrant{Name: "Horvat Ana", Club: "OŠ Lug", Class: 5}, DoubtSameInList},
		"like the others":          {Entrant{Name: "Marko Lukić", Club: "OŠ Lug", Class: 6}, 0},
		"a school of his own":      {Entrant{Name: "Marko Lukić", Club: "OŠ Selo", Class: 6}, 0},
	} {
		d := Document{}
		for i, e := range append(slices.Clone(others), c.e) {
			d.Rows = append(d.Rows, Row{Line: i + 1, Source: e.Name, Entrant: e})
		}
		d.checkLists(Options{Today: swiss.Date{Year: 2026}})
		for i, r := range d.Rows {
			var got DoubtKind
			if len(r.Doubts) > 0 {
				got = r.Doubts[0].Kind
			}
			if want := c.want; i < len(others) && got != 0 || i == len(others) && got != want {
				t.Errorf("%s: %s is asked about %d (%+v), want %d", name, r.Entrant.Name, got, r.Doubts, want)
			}
		}
	}
}

// TestNothingIsLeft: a number or a word with a capital that nothing explains is asked; a telephone number, a place of birth and another
// club are explained.
func TestNothingIsLeft(t *testing.T) {
	for line, asked := range map[string]bool{
		"4. Jan Novak 1720, Elo 1655":              true,
		"4. Jan Novak 1720 Kutina":                 true,
		"4. Jan Novak 1720 (igra i za Mosor)":      false,
		"4. Jan Novak 1720 mob 091 000 1234":       false,
		"4. Jan Novak, Zagreb 3. ožujka 2010 1720": false,
		"4. Jan Novak 1720":                        false,
	} {
		d := Document{Rows: []Row{{Line: 4, Source: line, Entrant: Entrant{Name: "Jan Novak", Rating: 1720, Birth: swiss.Date{Year: 2010}}}}}
		d.checkLists(Options{Today: swiss.Date{Year: 2026}})
		if got := d.Rows[0].doubts(DoubtLeft); got != asked {
			t.Errorf("%s: asked %v, want %v: %+v", line, got, asked, d.Rows[0].Doubts)
		}
	}
}

// TestSkippedItems: an item between players that nobody was made of becomes a player who is asked, unless nobody plays there.
func TestSkippedItems(t *testing.T) {
	for line, entered := range map[string]bool{
		"2. Robi Žanić 1601 ???": true,
		"2. Max Rudge":           true,
		"2. to be announced":     false,
		"2. Pelatih Budi":        false,
		"7. Max Rudge":           false,
		"Max Rudge":              false,
	} {
		d := Document{Rows: []Row{{Line: 1, Source: "1. Ana Kos 1700", Entrant: Entrant{Name: "Ana Kos", Rating: 1700}}, {Line: 2, Source: line, Skip: true, Doubts: []Doubt{{Kind: DoubtName}}}}}
		d.checkLists(Options{Today: swiss.Date{Year: 2026}})
		if got := !d.Rows[1].Skip && d.Rows[1].doubts(DoubtUnread); got != entered {
			t.Errorf("%s: entered %v, want %v: %+v", line, got, entered, d.Rows[1])
		}
	}
}

// TestOddTeams: a team with more players than it has places, or with a sentence for its name, is asked about.
func TestOddTeams(t *testing.T) {
	for name, c := range map[string]struct {
		team, board string
		asked       bool
	}{
		"a usual team":      {"ŠK Gradac", "3", false},
		"too many boards":   {"ŠK Gradac", "5", true},
		"too many reserves": {"ŠK Gradac", "R3", true},
		"a sentence":        {"Igra se na tri ploče", "3", true},
	} {
		d := Document{Teams: []Team{{Name: c.team}}, Rows: []Row{{Line: 2, Entrant: Entrant{Name: "Ana Kos", Team: c.team, Board: c.board}}}}
		d.checkLists(Options{Today: swiss.Date{Year: 2026}, Sections: []Section{{Teams: true, Boards: 3}}})
		if got := d.Rows[0].doubts(DoubtLineUp); got != c.asked {
			t.Errorf("%s: asked %v, want %v", name, got, c.asked)
		}
	}
}
