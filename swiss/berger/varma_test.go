package berger

import (
	"fmt"
	"slices"
	"testing"

	"wasit/swiss"
	"wasit/swiss/lot"
)

// TestEnvelopes: every number once, and no two numbers of a set meet in the last three rounds, but 6 and 12 of the table
// for 12 (C.05 Annex 2).
func TestEnvelopes(t *testing.T) {
	for n := 9; n <= 24; n++ {
		sets, ok := Envelopes(n)
		if !ok {
			t.Fatal(n)
		}
		all := slices.Concat(sets[:]...)
		slices.Sort(all)
		for i, k := range all {
			if k != i+1 || len(all) != n {
				t.Fatalf("n=%d: %v", n, all)
			}
		}
		var late []string
		for r := Rounds(n) - 2; r <= Rounds(n); r++ {
			games, _ := Round(n, r)
			for _, g := range games {
				for _, set := range sets {
					if slices.Contains(set, g.White) && slices.Contains(set, g.Black) {
						late = append(late, fmt.Sprint(r, g))
					}
				}
			}
		}
		want := "[]"
		if n == 12 {
			want = "[11 {6 12}]"
		}
		if fmt.Sprint(late) != want {
			t.Errorf("n=%d: %v", n, late)
		}
	}
	for _, n := range []int{8, 25, 0} {
		if _, ok := Envelopes(n); ok {
			t.Errorf("no table for %d", n)
		}
	}
}

func entrants(federations ...string) []swiss.Player {
	var list []swiss.Player
	for i, f := range federations {
		list = append(list, swiss.Player{TPN: swiss.TPN(i + 1), Name: fmt.Sprintf("N%02d", i), Federation: f})
	}
	return list
}

func TestVarma(t *testing.T) {
	players := entrants("INA", "CRO", "INA", "CRO", "MAS", "INA", "SGP", "MAS", "PHI", "INA")
	for seed := lot.Seed(0); seed < 200; seed++ {
		d, ok := Varma(players, seed)
		if !ok {
			t.Fatal("10 players have a table")
		}
		sorted := slices.Sorted(slices.Values(d.Seats))
		for i, tpn := range sorted {
			if int(tpn) != i+1 {
				t.Fatalf("seed %d: seats %v", seed, d.Seats)
			}
		}
		// INA has four players and the largest set three numbers: split, and named.
		if len(d.Split) == 0 || d.Split[0] != "INA" {
			t.Fatalf("seed %d: %v", seed, d.Split)
		}
	}
	even := entrants("INA", "CRO", "INA", "CRO", "MAS", "INA", "SGP", "MAS", "PHI", "THA")
	for seed := lot.Seed(0); seed < 200; seed++ {
		d, _ := Varma(even, seed)
		if len(d.Late) != 0 && len(d.Split) == 0 {
			t.Fatalf("seed %d: %v meet late", seed, d.Late)
		}
		if d.Steps[0].TPN != 1 {
			t.Fatalf("the largest federation draws first: %v", d.Steps)
		}
		again, _ := Varma(even, seed)
		if !slices.Equal(again.Seats, d.Seats) {
			t.Fatal("the same seed must give the same seats")
		}
	}
	if _, ok := Varma(players[:8], 1); ok {
		t.Error("eight players have no Varma table")
	}
}

func TestVarmaWarnsOfTheTableFor12(t *testing.T) {
	seen := false
	for seed := lot.Seed(0); seed < 100; seed++ {
		d, _ := Varma(entrants("A", "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K"), seed)
		for _, m := range d.Late {
			seen = true
			if m.A != 1 || m.B != 2 || m.Round != 11 {
				t.Errorf("seed %d: %v", seed, m)
			}
		}
	}
	if !seen {
		t.Error("numbers 6 and 12 were never drawn by one federation")
	}
}
