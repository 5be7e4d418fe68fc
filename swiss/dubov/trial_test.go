package dubov

import (
	"cmp"
	"slices"
	"testing"

	"wasit/swiss"
	"wasit/swiss/field"
	"wasit/swiss/lot"
	"wasit/swiss/swisstest"
)

// with returns the first criterion in which the best set of upfloaters with player p is worse than the chosen one, by
// trying every set.
func (l literal) with(top, lower, chosen []int, p int) string {
	key := func(set []int) []int {
		c7, ok := l.bestC7(append(slices.Clone(top), set...))
		if !ok || !l.pairable(without(lower, set...)) {
			return nil
		}
		return l.value(set, c7)
	}
	mine := key(chosen)
	for k := 1; k <= len(lower); k++ {
		var best []int
		for set := range swisstest.Subsets(len(lower), k) {
			players := make([]int, k)
			for x, s := range set {
				players[x] = lower[s]
			}
			if !slices.Contains(players, p) {
				continue
			}
			if v := key(players); v != nil && (best == nil || slices.Compare(v, best) < 0) {
				best = v
			}
		}
		switch {
		case best == nil:
			continue
		case k > len(chosen):
			return "C.04.4.1 C5"
		}
		for i := range mine {
			if best[i] != mine[i] {
				return "C.04.4.1 " + []string{"C6", "C7", "C8", "C9", "C10"}[max(0, i-k+1)]
			}
		}
		return "order"
	}
	panic("everybody below can always come up together")
}

// TestTrials recounts what the explanation says of players who were passed over as upfloaters.
func TestTrials(t *testing.T) {
	g := lot.New(314)
	said := map[string]int{}
	for range swisstest.Rounds(250, 3000) {
		rounds := 3 + int(g.Draw(6))
		tour, round := swisstest.Simulate(t, g, System{}, 4+int(g.Draw(6)), rounds, 1+int(g.Draw(uint64(rounds))))
		p, err := System{}.Pair(t.Context(), tour, round, swiss.Watch{})
		if err != nil {
			continue
		}
		f, err := field.New(tour, round)
		if err != nil {
			t.Fatal(err)
		}
		e := &engine{Field: f, maxT: 2 + tour.TotalRounds()/5}
		if err := e.prepare(System{}); err != nil {
			t.Fatal(err)
		}
		place := map[swiss.TPN]int{}
		for i := range f.Players {
			place[f.Players[i].TPN] = i
		}
		places := func(list []swiss.TPN) (out []int) {
			for _, tpn := range list {
				out = append(out, place[tpn])
			}
			slices.SortFunc(out, cmp.Compare)
			return out
		}
		for k, b := range p.Why.Brackets {
			var lower []swiss.TPN
			lower = append(lower, b.MovedUp...)
			for _, later := range p.Why.Brackets[k+1:] {
				lower = append(append(lower, later.Residents...), later.MovedUp...)
			}
			slices.Sort(lower)
			lower = slices.Compact(lower)
			for _, trial := range b.Choices {
				want := literal{e}.with(places(b.Residents), places(lower), places(b.MovedUp), place[trial.Players[0]])
				if trial.Criterion != want || trial.Kind != swiss.TryJoin {
					t.Fatalf("round %d bracket %d: %+v, recount says %s", round, k, trial, want)
				}
				if n := len(trial.Floaters); n != len(b.MovedUp) && n != trial.Theirs || !slices.Contains(trial.Floaters, trial.Players[0]) {
					t.Fatalf("round %d bracket %d: %+v", round, k, trial)
				}
				said[want]++
			}
		}
	}
	if said["C.04.4.1 C7"] == 0 || said["C.04.4.1 C5"] == 0 {
		t.Errorf("too few kinds of trials seen: %v", said)
	}
}
