package lexmatch

import (
	"testing"

	"wasit/swiss"
	"wasit/swiss/lot"
)

// TestFewest compares the number that must float up, and what the pairing then costs, with all pairings of small fields: also where none or
// one, as the residents' number would have it, is not enough.
func TestFewest(t *testing.T) {
	r := source{lot.New(31)}
	seen := map[int]int{}
	for i := range 4000 {
		n := 2 * (1 + r.IntN(5))
		g := random(r, n, 25+r.IntN(75), 1+r.IntN(3))
		u := &Upfloats{TPNs: make([]swiss.TPN, n), Residents: 1 + r.IntN(n), Legal: func(v, w int) bool { return g.cost[v][w] != nil }}
		criteria := func(int) []Criterion {
			return []Criterion{
				{Name: "floats", Max: n, Before: u.Residents, Cost: u.Floats},
				{Name: "cost", Max: 9 * n, Before: u.Residents, Cost: func(v, w int) int { return g.cost[v][w][0] }},
			}
		}
		want, found := [2]int{}, false
		g.matchings(func(mate []int, _ [2]int) {
			var is [2]int
			for v, w := range mate {
				if v < w && v < u.Residents {
					is[0], is[1] = is[0]+u.Floats(v, w), is[1]+g.cost[v][w][0]
				}
			}
			if !found || is[0] < want[0] || is[0] == want[0] && is[1] < want[1] {
				want, found = is, true
			}
		})
		k, m := u.Fewest(criteria)
		switch {
		case !found && m != nil:
			t.Fatalf("field %d: a pairing where there is none", i)
		case !found:
			continue
		case k != want[0]:
			t.Fatalf("field %d: %d of %d float up to %d, want %d", i, k, n, u.Residents, want[0])
		case (m == nil) != (k == 0):
			t.Fatalf("field %d: %d float up, a pairing: %v", i, k, m != nil)
		case m != nil && m.Value("cost").Value != want[1]:
			t.Fatalf("field %d: cost %d, want %d", i, m.Value("cost").Value, want[1])
		}
		seen[min(k, 3)]++
	}
	for k := range 4 {
		if seen[k] < 50 {
			t.Errorf("only %d fields in which %d float up (3: or more)", seen[k], k)
		}
	}
}
