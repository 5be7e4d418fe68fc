package unit

import (
	"wasit/swiss"
	"wasit/swiss/perfect"
)

// upfloaters chooses the set that completes the top scoregroup, the first residents units of left: C4 to C7, then the
// first set in order [3.5].
func (e *engine) upfloaters(left []int, residents int) ([]int, []swiss.Value, []swiss.Trial) {
	if residents == len(left) {
		return nil, nil, nil
	}
	c := &criteria{e: e, left: left, residents: residents}
	k := c.count()
	if k == 0 {
		return nil, nil, nil
	}
	c.withNext = true
	m := c.solve(k, nil)
	if !e.rules.NextSmallest && m.Total(c.c6) > c.parity(m) {
		c.withNext = false // no set lets the next scoregroup do with the fewest: C6 tells none apart
		m = c.solve(k, nil)
	}
	values := []swiss.Value{{Criterion: "C4", Value: k}, {Criterion: "C6", Value: m.Total(c.c6)}, {Criterion: "C7", Value: m.Total(c.c7)}}
	used := map[swiss.Points]bool{}
	for score, digit := range c.c5 {
		used[score] = m.Total(digit) > 0
	}
	var chosen []int
	for v := residents; v < len(left) && len(chosen) < k; v++ {
		if !used[e.Units[left[v]].Score] {
			continue
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
	return chosen, values, c.passedOver(chosen)
}

// criteria weighs C4 to C7 of one bracket.
type criteria struct {
	e          *engine
	left       []int
	residents  int
	next       swiss.Points // score of the scoregroup below the residents, before any bracket was made
	c4, c6, c7 int
	c5         map[swiss.Points]int
	withNext   bool // C6 decides
}

func (c *criteria) legal(a, b int) bool { return c.e.legal(c.left[a], c.left[b]) }

// count returns the smallest number of upfloaters [C4].
func (c *criteria) count() int {
	var s perfect.Scale
	d := s.Digit(len(c.left))
	m := perfect.New(len(c.left), &s, func(a, b int) (perfect.Edge, bool) {
		if a < c.residents && b >= c.residents {
			return perfect.Edge{{Digit: d, Value: 1}}, c.legal(a, b)
		}
		return nil, c.legal(a, b)
	}, c.e.tick)
	c.must(m)
	return m.Total(d)
}

func (c *criteria) must(m *perfect.Matching) {
	if !m.Solve() {
		panic("unit: the units left have no complete pairing although one was found for all")
	}
}

// solve finds the best sets of about k upfloaters; rule, if not nil, tells which lower units may and which must float up.
// It returns nil where a rule leaves nothing.
func (c *criteria) solve(k int, rule func(v int) (may, must bool)) *perfect.Matching {
	score := func(v int) swiss.Points { return c.e.Units[c.left[v]].Score }
	for g, s := range c.e.groups {
		if s == score(0) && g+1 < len(c.e.groups) {
			c.next = c.e.groups[g+1]
		}
	}
	var s perfect.Scale
	c.c4, c.c5 = s.Digit(len(c.left)), map[swiss.Points]int{}
	for v := len(c.left) - 1; v >= c.residents; v-- { // lowest scores matter first [C5]
		if _, known := c.c5[score(v)]; !known {
			c.c5[score(v)] = s.Digit(k)
		}
	}
	c.c6, c.c7 = s.Digit(len(c.left)), s.Digit(k)
	weight := 0
	if c.withNext {
		weight = 1
	}
	m := perfect.New(len(c.left), &s, func(a, b int) (perfect.Edge, bool) {
		var cost perfect.Edge
		switch {
		case a < c.residents && b >= c.residents:
			cost = perfect.Edge{{Digit: c.c4, Value: 1}, {Digit: c.c5[score(b)], Value: 1}}
			if c.e.rules.SetFloats && c.e.Units[c.left[b]].Floated {
				cost = append(cost, perfect.Part{Digit: c.c7, Value: 1})
			}
		case a >= c.residents && score(a) == c.next && score(b) != c.next:
			cost = perfect.Edge{{Digit: c.c6, Value: weight}}
		}
		return cost, c.legal(a, b) && c.allows(a, b, rule)
	}, c.e.tick)
	if rule == nil {
		c.must(m)
	} else if !m.Solve() {
		return nil
	}
	return m
}

// parity returns the fewest upfloaters that what is left of the next scoregroup could do with: 0 or 1 [C6].
func (c *criteria) parity(m *perfect.Matching) int {
	n := 0
	for _, i := range c.left[c.residents:] {
		if c.e.Units[i].Score == c.next {
			n++
		}
	}
	if d, ok := c.c5[c.next]; ok {
		n -= m.Total(d)
	}
	return n % 2
}
