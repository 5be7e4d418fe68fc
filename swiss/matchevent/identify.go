package matchevent

import (
	"cmp"
	"slices"

	"wasit/swiss"
	"wasit/swiss/lexmatch"
)

// identify pairs a bracket: best in the pair criteria, then the smallest identifier, which lists the top members (the
// smaller pairing number of each pair) ascending and then their opponents [3.6].
func (e *engine) identify(members []int) ([][2]int, []swiss.Value) {
	list := slices.Clone(members)
	slices.SortFunc(list, func(i, j int) int { return cmp.Compare(e.Units[i].TPN, e.Units[j].TPN) })
	n := len(list)
	criteria := make([]lexmatch.Criterion, len(e.rules.Pairs))
	for i, c := range e.rules.Pairs {
		criteria[i] = lexmatch.Criterion{Name: c.Name, Max: n, Cost: func(v, w int) int { return c.Cost(&e.Units[list[v]], &e.Units[list[w]]) }}
	}
	m := lexmatch.Best(n, criteria, func(v, w int) bool { return e.legal(list[v], list[w]) }, e.tick)
	if m == nil {
		panic("matchevent: the chosen bracket has no legal pairing")
	}
	values := m.Values()
	var tops []int
	for v := 0; v < n && len(tops) < n/2; v++ {
		mate := m.Prefer(v, func(w int) int { return lexmatch.One(w < v) })
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
