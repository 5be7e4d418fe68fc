// Package perfect finds the complete pairing that is best in a list of criteria, each a sum over pairs, and then the first
// of the best in an order: the tool of the systems whose rules read so (Dubov, Burstein, Lim, Double-Swiss, Swiss Team).
// The criteria are packed into integer weights for package matching, exactly; where one weight cannot hold them all, they
// are optimised level by level.
package perfect

import "wasit/swiss/matching"

// Edge is the cost of one pair: criteria with their values. nil is a pair that costs nothing.
type Edge []Part

// Part is the share of one pair in one criterion, a digit of the [Scale].
type Part struct{ Digit, Value int }

// Matching is a graph with its perfect matching of least cost.
type Matching struct {
	n      int
	places []unit
	sizes  []int64
	class  []int32 // n×n: index into costs, 0 no edge
	costs  []Edge
	p      *matching.Perfect
	tick   func()
}

// New builds the graph of n vertices. edge answers each pair a < b once; ok is false where the two may not meet. tick,
// if not nil, is called before every piece of work. Solve must follow.
func New(n int, s *Scale, edge func(a, b int) (cost Edge, ok bool), tick func()) *Matching {
	if tick == nil {
		tick = func() {}
	}
	tick()
	m := &Matching{n: n, class: make([]int32, n*n), costs: make([]Edge, 1), p: matching.New(n), tick: tick}
	s.Digit(n) // the least important digit belongs to Prefer
	m.places, m.sizes = s.places()
	m.p.Stop = func() bool { tick(); return false }
	free := int32(0) // the class of all edges that cost nothing
	for a := range n {
		for b := a + 1; b < n; b++ {
			cost, ok := edge(a, b)
			switch {
			case !ok:
				continue
			case cost == nil && free > 0:
				m.class[a*n+b] = free
				continue
			}
			m.class[a*n+b] = int32(len(m.costs))
			if cost == nil {
				free = int32(len(m.costs))
			}
			m.costs = append(m.costs, cost)
		}
	}
	return m
}

// weight is the negative cost of an edge a < b in one level.
func (m *Matching) weight(a, b, level int) int64 {
	var w int64
	for _, part := range m.costs[m.class[a*m.n+b]] {
		if at := m.places[part.Digit]; at.level == level {
			w -= at.value * int64(part.Value)
		}
	}
	return w
}

// Solve finds a perfect matching of least cost; false if no perfect matching exists.
func (m *Matching) Solve() bool {
	if m.n%2 != 0 {
		return false
	}
	m.tick()
	for a := range m.n {
		for b := a + 1; b < m.n; b++ {
			if m.class[a*m.n+b] != 0 {
				m.p.SetWeight(a, b, m.weight(a, b, 0))
			}
		}
	}
	if !m.p.Solve() {
		return false
	}
	for level := 1; level < len(m.sizes); level++ {
		m.p.Restrict(m.sizes[level], func(a, b int) int64 { return m.weight(a, b, level) })
		m.keep(m.p.Solve())
	}
	return true
}

func (m *Matching) keep(solved bool) {
	if !solved {
		panic("perfect: a graph lost its perfect matching without losing an edge of it")
	}
}

// Mate returns the partner of v.
func (m *Matching) Mate(v int) int { return m.p.Mate(v) }

// Total returns the sum of a digit over the matching.
func (m *Matching) Total(digit int) int {
	sum := 0
	for v := range m.n {
		if w := m.p.Mate(v); w > v {
			for _, p := range m.costs[m.class[v*m.n+w]] {
				if p.Digit == digit {
					sum += p.Value
				}
			}
		}
	}
	return sum
}

// Prefer finds, among the matchings of least cost, one in which rank(mate of v) is smallest, removes the edges of v with
// another rank, and returns the mate. rank answers values from 0 to the number of vertices.
func (m *Matching) Prefer(v int, rank func(w int) int) int {
	m.tick()
	target := m.p.Mate(v)
	for w := range m.n { // only tight edges can lie in a matching of least cost
		if m.class[min(v, w)*m.n+max(v, w)] != 0 && rank(w) < rank(target) && m.p.Tight(v, w) {
			target = w
		}
	}
	if target != m.p.Mate(v) && !m.p.Swap(v, target) {
		m.keep(m.p.Prefer(v, func(w int) int64 { return int64(m.n - rank(w)) }))
	}
	now := rank(m.p.Mate(v))
	m.keep(m.p.Keep(v, func(w int) bool { return rank(w) == now }))
	return m.p.Mate(v)
}

// Pin settles the pair of v for good and takes it out of the graph; v and its mate must not be asked for again but by Mate.
func (m *Matching) Pin(v int) { m.keep(m.p.Remove(v)) }

// Worse compares two solved matchings of one kind of problem by digits in order of priority and returns the place of the
// first in which other is worse than m, -1 if there is none.
func (m *Matching) Worse(other *Matching, digits []int) int {
	for k, d := range digits {
		if other.Total(d) > m.Total(d) {
			return k
		}
	}
	return -1
}
