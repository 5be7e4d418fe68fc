package dubov

import (
	"slices"

	"wasit/swiss"
	"wasit/swiss/perfect"
)

// bracket pairs the top scoregroup of left, which stands in ranking order, together with its upfloaters [3.2], and
// returns the pairs and who is still unpaired.
func (e *engine) bracket(left []int) (pairs [][2]int, rest []int) {
	residents := len(e.Scoregroups(left)[0])
	floaters, values, trials := e.upfloaters(left, residents)
	members := append(slices.Clone(left[:residents]), floaters...)
	slices.Sort(members)
	pairs, c7 := e.shiftAndPair(members)
	if values == nil {
		values = []swiss.Value{{Criterion: "C5"}, {Criterion: "C7", Value: c7}}
	}
	for _, i := range left[residents:] {
		if !slices.Contains(floaters, i) {
			rest = append(rest, i)
		}
	}
	e.why.Brackets = append(e.why.Brackets, swiss.BracketWhy{Score: e.Players[left[0]].Score, Residents: e.TPNs(left[:residents]),
		MovedUp: e.TPNs(floaters), Values: values, Choices: trials})
	return pairs, rest
}

// upfloaters chooses the upfloaters of the top scoregroup, the first residents players of left, by C5 to C10 and the
// smallest numbers [3.2.2, 3.2.3].
func (e *engine) upfloaters(left []int, residents int) ([]int, []swiss.Value, []swiss.Trial) {
	n := len(left)
	if residents == n {
		return nil, nil, nil
	}
	var count perfect.Scale
	c5 := count.Digit(n)
	m := perfect.New(n, &count, func(a, b int) (perfect.Edge, bool) {
		if a < residents && b >= residents {
			return perfect.Edge{{Digit: c5, Value: 1}}, e.legal(left[a], left[b])
		}
		return nil, e.legal(left[a], left[b])
	}, e.tick)
	e.must(m.Solve())
	k := m.Total(c5)
	if k == 0 {
		return nil, nil, nil
	}
	c := e.newCriteria(left, residents, k)
	m = perfect.New(n, &c.scale, func(a, b int) (perfect.Edge, bool) { return c.cost(a, b), e.legal(left[a], left[b]) }, e.tick)
	e.must(m.Solve())
	values := c.values(m)
	var chosen []int
	for v := residents; v < n && len(chosen) < k; v++ {
		if c.used[c.group[v]] == 0 {
			continue // no upfloater of this score in any best bracket
		}
		mate := m.Prefer(v, func(w int) int {
			if w < residents {
				return 0
			}
			return 1
		})
		if mate < residents {
			chosen = append(chosen, left[v])
		}
	}
	return chosen, values, e.passedOver(left, residents, chosen)
}

func (e *engine) must(solved bool) {
	if !solved {
		panic("dubov: the players left have no complete pairing although one was found for all")
	}
}

// criteria weighs C5 to C10 of one bracket.
type criteria struct {
	e         *engine
	left      []int
	residents int
	last      bool // C8 to C10 are off in the last round
	group     []int
	used      []int // upfloaters by scoregroup, once solved

	scale              perfect.Scale
	c5, c7, c8, c9, ca int
	c6                 []int // by scoregroup below, the lowest score first in priority
}

func (e *engine) newCriteria(left []int, residents, k int) *criteria {
	c := &criteria{e: e, left: left, residents: residents, last: e.IsLast(), group: make([]int, len(left))}
	groups := e.Scoregroups(left)
	c.c5 = c.scale.Digit(len(left))
	c.c6 = make([]int, len(groups))
	for g := len(groups) - 1; g > 0; g-- {
		c.c6[g] = c.scale.Digit(min(k, len(groups[g])))
	}
	c.c7 = c.scale.Digit(residents)
	c.c8, c.c9, c.ca = c.scale.Digit(k), c.scale.Digit(k*e.Round), c.scale.Digit(k)
	v := 0
	for g, members := range groups {
		for range members {
			c.group[v] = g
			v++
		}
	}
	return c
}

func (c *criteria) cost(a, b int) perfect.Edge {
	if a >= c.residents {
		return nil
	}
	i, j := c.left[a], c.left[b]
	var cost perfect.Edge
	if c.e.seeker[i] == c.e.seeker[j] {
		cost = append(cost, perfect.Part{Digit: c.c7, Value: 1})
	}
	if b < c.residents {
		return cost
	}
	cost = append(cost, perfect.Part{Digit: c.c5, Value: 1}, perfect.Part{Digit: c.c6[c.group[b]], Value: 1})
	if c.last {
		return cost
	}
	if f := c.e.floats[j]; f >= c.e.maxT {
		cost = append(cost, perfect.Part{Digit: c.c8, Value: 1}, perfect.Part{Digit: c.c9, Value: f})
	}
	if c.e.recent[j] {
		cost = append(cost, perfect.Part{Digit: c.ca, Value: 1})
	}
	return cost
}

// values reads what the solved matching reaches.
func (c *criteria) values(m *perfect.Matching) []swiss.Value {
	c.used = make([]int, len(c.c6))
	for g := 1; g < len(c.c6); g++ {
		c.used[g] = m.Total(c.c6[g])
	}
	return []swiss.Value{{Criterion: "C5", Value: m.Total(c.c5)}, {Criterion: "C7", Value: m.Total(c.c7)},
		{Criterion: "C8", Value: m.Total(c.c8)}, {Criterion: "C9", Value: m.Total(c.c9)}, {Criterion: "C10", Value: m.Total(c.ca)}}
}
