package unit

import (
	"cmp"
	"slices"

	"wasit/swiss"
	"wasit/swiss/perfect"
)

// identify pairs a bracket: best in the pair criteria, then the smallest identifier, which lists the top members (the
// smaller pairing number of each pair) ascending and then their opponents [3.6].
func (e *engine) identify(members []int) ([][2]int, []swiss.Value) {
	list := slices.Clone(members)
	slices.SortFunc(list, func(i, j int) int { return cmp.Compare(e.Units[i].TPN, e.Units[j].TPN) })
	n := len(list)
	var s perfect.Scale
	digits := make([]int, len(e.rules.Pairs))
	for c := range digits {
		digits[c] = s.Digit(n)
	}
	m := perfect.New(n, &s, func(a, b int) (perfect.Edge, bool) {
		var cost perfect.Edge
		for c, criterion := range e.rules.Pairs {
			if v := criterion.Cost(&e.Units[list[a]], &e.Units[list[b]]); v > 0 {
				cost = append(cost, perfect.Part{Digit: digits[c], Value: v})
			}
		}
		return cost, e.legal(list[a], list[b])
	}, e.tick)
	if !m.Solve() {
		panic("unit: the chosen bracket has no legal pairing")
	}
	values := make([]swiss.Value, len(digits))
	for c, d := range digits {
		values[c] = swiss.Value{Criterion: e.rules.Pairs[c].Name, Value: m.Total(d)}
	}
	var tops []int
	for v := 0; v < n && len(tops) < n/2; v++ {
		mate := m.Prefer(v, func(w int) int {
			if w > v {
				return 0
			}
			return 1
		})
		if mate > v {
			tops = append(tops, v)
		}
	}
	pairs := make([][2]int, 0, n/2)
	for _, v := range tops {
		w := m.Prefer(v, func(w int) int { return w })
		m.Pin(v)
		pairs = append(pairs, [2]int{list[v], list[w]})
	}
	return pairs, values
}
