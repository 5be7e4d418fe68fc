package tiebreak

import (
	"reflect"
	"testing"

	"wasit/swiss"
	"wasit/swiss/lot"
)

// relabel gives every player another pairing number.
func relabel(t *testing.T, tour *swiss.Tournament, number map[swiss.TPN]swiss.TPN) *swiss.Tournament {
	t.Helper()
	d := tour.Draft()
	for i := range d.Players {
		p := &d.Players[i]
		p.TPN = number[p.TPN]
		for r := range p.Rounds {
			p.Rounds[r].Opponent = number[p.Rounds[r].Opponent]
		}
	}
	again, err := swiss.NewTournament(d)
	if err != nil {
		t.Fatal(err)
	}
	return again
}

// A value belongs to a player's results, not to the number: other numbers change nothing but TPN. The ranks follow.
func TestNumbersDoNotMatter(t *testing.T) {
	list, err := ParseList(everyCode)
	if err != nil {
		t.Fatal(err)
	}
	for seed := range lot.Seed(4) {
		tour := large(t, 15+int(seed), 7)
		numbers := tour.TPNs()
		lot.Shuffle(lot.New(seed), numbers)
		number := map[swiss.TPN]swiss.TPN{}
		for i, tpn := range tour.TPNs() {
			number[tpn] = 3 * numbers[i]
		}
		other := relabel(t, tour, number)
		a, b := newEngine(newField(tour, 7, false), Rules2026), newEngine(newField(other, 7, false), Rules2026)
		for _, c := range list {
			if c.Name == "TPN" {
				continue
			}
			before, after := a.valuesOf(c), b.valuesOf(c)
			for i, tpn := range tour.TPNs() {
				j := indexOf(b.f.ids, number[tpn])
				if before[i].Cmp(after[j]) != 0 {
					t.Errorf("seed %d: %s of %d is %v, and %v as number %d", seed, c, tpn, before[i], after[j], number[tpn])
				}
			}
		}
	}
}

func indexOf(ids []swiss.TPN, tpn swiss.TPN) int {
	for i, id := range ids {
		if id == tpn {
			return i
		}
	}
	return -1
}

// The parts add up for random events too, after every round and under every edition; the event stays as it was, and so
// do the rows when they are asked for again.
func TestRandomEventsAddUp(t *testing.T) {
	list, err := ParseList(everyCode)
	if err != nil {
		t.Fatal(err)
	}
	tour := large(t, 24, 6)
	before := tour.Draft()
	for rounds := 1; rounds <= 6; rounds++ {
		for _, rules := range []Rules{Rules2026, Rules2024, Rules2023} {
			for _, table := range []bool{false, true} {
				o := Options{Rules: rules, List: list, Rounds: rounds, Predetermined: table}
				rows, err := Standings(tour, o)
				if err != nil {
					t.Fatal(err)
				}
				for _, row := range rows[:8] {
					parts, err := Explain(tour, o, row.TPN)
					if err != nil {
						t.Fatal(err)
					}
					for i, a := range parts {
						if a.Value.Cmp(row.Values[i]) != 0 || !a.Code.IsEncounter() && addUp(t, a).Cmp(a.Value) != 0 {
							t.Fatalf("%s of %d after round %d: row %v, explained %v, added up %v", a.Code, row.TPN, rounds, row.Values[i], a.Value, addUp(t, a))
						}
					}
				}
				if again, _ := Standings(tour, o); !reflect.DeepEqual(rows, again) {
					t.Fatal("the same question, another answer")
				}
			}
		}
	}
	if !reflect.DeepEqual(before, tour.Draft()) {
		t.Error("the event was changed")
	}
}

// Ranks fit the order: they never fall, a shared rank means a tie in every value of the list, and each is the number of
// those before plus one.
func TestRanksFitTheValues(t *testing.T) {
	list, err := ParseList("PTS,BH/C1,WIN")
	if err != nil {
		t.Fatal(err)
	}
	rows, err := Standings(large(t, 200, 5), Options{List: list})
	if err != nil {
		t.Fatal(err)
	}
	for i := 1; i < len(rows); i++ {
		order := 0
		for k := range list {
			if order == 0 {
				order = rows[i-1].Values[k].Cmp(rows[i].Values[k])
			}
		}
		switch {
		case order < 0:
			t.Errorf("%+v before %+v", rows[i-1], rows[i])
		case order == 0 && (rows[i].Rank != rows[i-1].Rank || rows[i].TPN < rows[i-1].TPN):
			t.Errorf("tied, but %+v and %+v", rows[i-1], rows[i])
		case order > 0 && rows[i].Rank != i+1:
			t.Errorf("place %d has rank %d", i+1, rows[i].Rank)
		}
	}
}
