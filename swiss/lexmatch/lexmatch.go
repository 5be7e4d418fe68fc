// Package lexmatch finds the complete pairing that is best in a list of criteria, each a sum over pairs, and then the first
// of the best in an order: the tool of the systems whose rules read so (Dubov, Burstein, Lim, Double-Swiss, Swiss Team).
// The criteria are packed into integer weights for package matching, exactly; where one weight cannot hold them all, they
// are optimised level by level.
package lexmatch

import (
	"cmp"
	"slices"

	"wasit/swiss"
	"wasit/swiss/matching"
)

// Matching is a complete pairing of vertices, best in its criteria.
type Matching struct {
	n        int
	criteria []Criterion
	digits   []digit
	levels   [][]term
	p        *matching.Perfect
	tick     func()
}

// term is what one criterion weighs in one level.
type term struct {
	*Criterion
	sum    int64   // 0: the sum belongs to another level
	scores []int64 // nil: none of the list belongs to this level
}

// Best finds a pairing of all vertices from 0 to n-1 along legal that is best in the criteria, the most important first;
// nil if there is none. legal and the criteria are asked about a < b. tick, if not nil, is called before every piece of
// work.
func Best(n int, criteria []Criterion, legal func(a, b int) bool, tick func()) *Matching {
	if tick == nil {
		tick = func() {}
	}
	tick()
	if n%2 != 0 {
		return nil
	}
	m := &Matching{n: n, criteria: criteria, p: matching.New(n), tick: tick}
	var sizes []int64
	m.digits, sizes = digitsOf(criteria, n)
	m.arrange(len(sizes))
	m.p.Stop = func() bool { tick(); return false }
	m.p.Fill(func(a int, row []int64) {
		free := m.free(a)
		for b := a + 1; b < n; b++ {
			switch {
			case !legal(a, b):
			case free:
				row[b] = 0
			default:
				row[b] = m.weight(a, b, 0)
			}
		}
	})
	if !m.p.Solve() {
		return nil
	}
	for level := 1; level < len(sizes); level++ {
		m.p.Restrict(sizes[level], func(a, b int) int64 { return m.weight(a, b, level) })
		m.keep(m.p.Solve())
	}
	return m
}

// arrange sorts the digits by level and criterion.
func (m *Matching) arrange(levels int) {
	m.levels = make([][]term, levels)
	for _, d := range m.digits {
		c := &m.criteria[d.criterion]
		terms := &m.levels[d.level]
		if k := len(*terms); k == 0 || (*terms)[k-1].Criterion != c {
			*terms = append(*terms, term{Criterion: c})
		}
		t := &(*terms)[len(*terms)-1]
		switch {
		case d.score == sum:
			t.sum = d.unit
		case t.scores == nil:
			t.scores = make([]int64, len(c.Scores))
			fallthrough
		default:
			t.scores[d.score] = d.unit
		}
	}
}

// free reports whether no pair whose first vertex is a costs anything.
func (m *Matching) free(a int) bool {
	return !slices.ContainsFunc(m.criteria, func(c Criterion) bool { return !c.free(a) })
}

// weight is the negative cost of an edge a < b in one level.
func (m *Matching) weight(a, b, level int) (w int64) {
	for i := range m.levels[level] {
		t := &m.levels[level][i]
		cost := t.cost(a, b)
		if cost == 0 {
			continue
		}
		w -= t.sum * int64(cost)
		if t.scores != nil {
			w -= t.scores[t.Score(a, b)]
		}
	}
	return w
}

func (m *Matching) keep(solved bool) {
	if !solved {
		panic("lexmatch: a graph lost its perfect matching without losing an edge of it")
	}
}

// Mate returns the partner of v.
func (m *Matching) Mate(v int) int { return m.p.Mate(v) }

// total returns the sum of a digit over the matching.
func (m *Matching) total(d *digit) (n int) {
	for v := range m.n {
		if w := m.p.Mate(v); w > v {
			n += int(m.criteria[d.criterion].adds(d, v, w))
		}
	}
	return n
}

// Values returns what the pairing reaches in every criterion, lists in descending order.
func (m *Matching) Values() []swiss.Value {
	values := Nothing(m.criteria)
	for i := range m.digits {
		d := &m.digits[i]
		v := &values[d.criterion]
		if n := m.total(d); d.score == sum {
			v.Value = n
		} else {
			v.List = append(v.List, slices.Repeat([]swiss.Points{m.criteria[d.criterion].Scores[d.score].Points}, n)...)
		}
	}
	for i := range values {
		slices.SortFunc(values[i].List, func(a, b swiss.Points) int { return cmp.Compare(b, a) })
	}
	return values
}

// Value returns what the pairing reaches in the criterion of that name, which must be one of those given.
func (m *Matching) Value(name string) swiss.Value {
	values := m.Values()
	return values[slices.IndexFunc(values, func(v swiss.Value) bool { return v.Criterion == name })]
}

// Compare notes in trial, which tells of theirs, the first criterion in which theirs is worse than m, "order" if there is
// none, by its name in chapter. Both must have been found by the same criteria, whose limits may differ. Where a list decides, Mine and Theirs
// count the score that does.
func (m *Matching) Compare(theirs *Matching, trial *swiss.Trial, chapter string) {
	for i := range m.digits {
		d := &m.digits[i]
		x, y := m.total(d), theirs.total(d)
		if y <= x {
			continue
		}
		trial.Criterion, trial.Mine, trial.Theirs = chapter+" "+m.criteria[d.criterion].Name, x, y
		if d.score != sum {
			trial.MyList, trial.TheirList = m.Values()[d.criterion].List, theirs.Values()[d.criterion].List
		}
		return
	}
	trial.Criterion = Order
}

// Order stands for a criterion where only the order of the pairings decides.
const Order = "order"

// Prefer finds, among the matchings of least cost, one in which rank(mate of v) is smallest, removes the edges of v with
// another rank, and returns the mate. rank is asked about vertices joined to v and answers from 0 to their number.
func (m *Matching) Prefer(v int, rank func(w int) int) int {
	m.tick()
	target := m.p.Mate(v)
	for w := range m.n { // only tight edges can lie in a matching of least cost
		if w != v && m.p.Tight(v, w) && rank(w) < rank(target) {
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
