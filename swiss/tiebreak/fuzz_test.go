package tiebreak

import (
	"os"
	"testing"

	"wasit/swiss/trf"
)

// FuzzParseList: no text panics, and what was read is written in a form that reads the same.
func FuzzParseList(f *testing.F) {
	for _, s := range []string{everyCode, "bh-c1,KS/L-2,OTHER_x,TPR/U1400,SSSC/F/K4,EMMSB:MP/C1/P", "//,:,-,/C"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		list, err := ParseList(s)
		if err != nil {
			return
		}
		for _, c := range list {
			again, err := ParseList(c.String())
			if err != nil || len(again) != 1 || again[0] != c {
				t.Fatalf("%q: %+v is written %q and reads %+v, %v", s, c, c.String(), again, err)
			}
		}
	})
}

// FuzzStandings: no file that reads as an event makes the tie-breaks panic, whatever it holds, and every rank is given.
func FuzzStandings(f *testing.F) {
	for _, name := range []string{"stress001", "score002", "rr004", "dutch019"} {
		data, err := os.ReadFile(goldenDir + name + ".trf")
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data, uint8(0), false)
	}
	list, err := ParseList(everyCode)
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, data []byte, rules uint8, table bool) {
		_, tour, _, err := trf.ReadTournament(data, trf.Options{})
		if err != nil {
			return
		}
		o := Options{Rules: Rules(rules % 3), List: list, Predetermined: table}
		rows, err := Standings(tour, o)
		if err != nil || len(rows) != tour.Len() || rows[0].Rank != 1 {
			t.Fatalf("%d rows, %v", len(rows), err)
		}
		if _, err := Explain(tour, o, rows[0].TPN); err != nil {
			t.Fatal(err)
		}
	})
}
