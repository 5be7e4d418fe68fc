package perfect

import "slices"

// none marks an absent vertex, mate or edge; class 0 is an absent edge.
const none = -1

// solver is a Matching for one width of weights. Vertices are 0..n-1; blossoms take numbers from n on.
//
// Invariants between searches: slack of every edge ≥ 0, 0 for matched edges and for the edges of blossoms; z of every
// blossom ≥ 0 and even in each word.
type solver[W Weight] struct {
	n      int
	class  []int32 // n×n: index into table, 0 no edge
	table  []W     // doubled costs
	costs  []Edge  // as given, by class
	places []unit
	rank   unit
	tick   func()

	rankOf  int     // the vertex whose edges carry ranks, or none
	ranking []int64 // doubled ranks by partner

	u     []W   // dual of each vertex
	mate  []int // partner by vertex
	top   []int // outermost blossom (or the vertex itself) of each vertex
	nodes []node[W]
	free  []int // unused blossom numbers

	// state of one search
	best  []int // by vertex outside S: the S vertex of its tightest edge
	cross []int // by S vertex: the S vertex outside its blossom with the tightest edge
	queue []int
}

// node is a vertex or a blossom.
type node[W Weight] struct {
	label    label
	from, to int // the edge that gave the label: from in the parent, to inside; from none at the root
	parent   int // enclosing blossom, none on top
	base     int // the vertex matched outward

	// blossoms only
	z        W
	children []int
	edges    [][2]int // edges[i] leads from a vertex of children[i] to one of children[i+1]
	leaves   []int
}

type label uint8

const (
	unlabelled label = iota
	outer            // S: even distance from the root
	inner            // T
)

func newSolver[W Weight](n int) *solver[W] {
	s := &solver[W]{n: n, class: make([]int32, n*n), table: make([]W, 1), costs: make([]Edge, 1), rankOf: none,
		ranking: make([]int64, n), u: make([]W, n), mate: make([]int, n), top: make([]int, n),
		nodes: make([]node[W], n, n+n/2+1), best: make([]int, n), cross: make([]int, n)}
	for v := range n {
		s.mate[v], s.top[v] = none, v
		s.nodes[v] = node[W]{parent: none, base: v, leaves: []int{v}}
	}
	return s
}

// start sets feasible duals and matches what is tight at once.
func (s *solver[W]) start() {
	for v := range s.n {
		first := true
		var low W
		for w := range s.n {
			if c := s.class[v*s.n+w]; c != 0 && (first || less(s.table[c], low)) {
				low, first = s.table[c], false
			}
		}
		for k := 0; k < len(low); k++ {
			s.u[v][k] = -low[k] / 2
		}
	}
	var zero W
	for v := range s.n {
		for d := 0; d < s.n && s.mate[v] == none; d++ {
			w := (v + s.n/2 + d) % s.n // halves against each other, as most systems propose
			if s.mate[w] == none && s.Has(v, w) && s.slack(v, w) == zero {
				s.mate[v], s.mate[w] = w, v
			}
		}
	}
}

// slack returns the slack of an edge between different outermost blossoms.
func (s *solver[W]) slack(a, b int) W {
	w := s.table[s.class[a*s.n+b]]
	for k := 0; k < len(w); k++ {
		w[k] += s.u[a][k] + s.u[b][k]
	}
	switch s.rankOf {
	case a:
		w[s.rank.word] += s.ranking[b]
	case b:
		w[s.rank.word] += s.ranking[a]
	}
	return w
}

// Has reports whether the edge exists.
func (s *solver[W]) Has(a, b int) bool { return s.class[a*s.n+b] != 0 }

// Mate returns the partner of v.
func (s *solver[W]) Mate(v int) int { return s.mate[v] }

// Clone returns an independent copy; what never changes is shared.
func (s *solver[W]) Clone() Matching {
	c := *s
	c.class, c.ranking = slices.Clone(s.class), slices.Clone(s.ranking)
	c.u, c.mate, c.top = slices.Clone(s.u), slices.Clone(s.mate), slices.Clone(s.top)
	c.nodes, c.free = slices.Clone(s.nodes), slices.Clone(s.free) // lists inside a node are replaced, never written
	c.best, c.cross, c.queue = slices.Clone(s.best), slices.Clone(s.cross), nil
	return &c
}

// Total returns the sum of a digit over the matching.
func (s *solver[W]) Total(digit int) int {
	sum := 0
	for v, w := range s.mate {
		if w > v {
			for _, p := range s.costs[s.class[v*s.n+w]] {
				if p.Digit == digit {
					sum += p.Value
				}
			}
		}
	}
	return sum
}

// Solve makes the matching perfect and of least cost.
func (s *solver[W]) Solve() bool {
	if s.n%2 != 0 {
		return false
	}
	for v := range s.n {
		for s.mate[v] == none {
			if s.tick != nil {
				s.tick()
			}
			if !s.search(v) {
				return false
			}
		}
	}
	return true
}

// Forbid removes the edges from v that drop names.
func (s *solver[W]) Forbid(v int, drop func(w int) bool) {
	changed := false
	for w := range s.n {
		if s.Has(v, w) && drop(w) {
			s.class[v*s.n+w], s.class[w*s.n+v] = 0, 0
			if s.mate[v] == w {
				s.mate[v], s.mate[w] = none, none
			}
			changed = true
		}
	}
	if changed {
		s.isolate(v)
		s.settle(v)
	}
}

// Pin removes every edge of v but the one to its mate.
func (s *solver[W]) Pin(v int) {
	m := s.mate[v]
	s.Forbid(v, func(w int) bool { return w != m })
	s.Forbid(m, func(w int) bool { return w != v })
}

// Prefer commits v to the smallest rank that a matching of least cost allows.
func (s *solver[W]) Prefer(v int, rank func(w int) int) int {
	target, exact := s.goal(v, rank)
	if target != s.mate[v] && !(exact && s.exchange(v, target)) {
		s.rankBySearch(v, rank)
	}
	now := rank(s.mate[v])
	s.Forbid(v, func(w int) bool { return rank(w) != now })
	s.mustSolve()
	return s.mate[v]
}

// goal returns the partner of v with the smallest rank, its mate where that is as good. exact is true if only tight edges
// were asked, which alone can lie in a matching of least cost; inside a blossom tightness is not looked up.
func (s *solver[W]) goal(v int, rank func(w int) int) (target int, exact bool) {
	var zero W
	target, exact = s.mate[v], s.top[v] == v
	now := rank(target)
	for w := range s.n {
		if s.Has(v, w) && (!exact || s.slack(v, w) == zero) {
			if r := rank(w); r < now {
				now, target = r, w
			}
		}
	}
	return target, exact
}

// exchange matches v with w if swapping partners along tight edges does it.
func (s *solver[W]) exchange(v, w int) bool {
	var zero W
	a, b := s.mate[v], s.mate[w]
	for _, x := range [4]int{v, w, a, b} {
		if s.top[x] != x {
			return false
		}
	}
	if !s.Has(a, b) || s.slack(a, b) != zero {
		return false
	}
	s.mate[v], s.mate[w], s.mate[a], s.mate[b] = w, v, b, a
	return true
}

// rankBySearch adds the ranks to the edges of v and makes the matching least again, then keeps the edges of the rank that
// won and takes the ranks away.
func (s *solver[W]) rankBySearch(v int, rank func(w int) int) {
	for w := range s.n {
		if s.Has(v, w) {
			s.ranking[w] = 2 * s.rank.value * int64(rank(w))
		}
	}
	s.rankOf = v
	s.isolate(v)
	s.settle(v)
	s.mustSolve()
	now := rank(s.mate[v])
	s.Forbid(v, func(w int) bool { return rank(w) != now })
	s.isolate(v)
	s.rankOf = none
	s.settle(v) // equal ranks on all its edges: taking them away only shifts its dual
	s.mustSolve()
}

func (s *solver[W]) mustSolve() {
	if !s.Solve() {
		panic("perfect: a graph lost its perfect matching without losing an edge of it")
	}
}

// isolate opens every blossom around v, giving its dual to its vertices; edges that lose their tightness so lose their
// place in the matching.
func (s *solver[W]) isolate(v int) {
	for s.top[v] != v {
		b := s.top[v]
		z := s.nodes[b].z
		var zero W
		if z != zero {
			for _, w := range s.nodes[b].leaves {
				for k := 0; k < len(z); k++ {
					s.u[w][k] += z[k] / 2
				}
			}
			if base := s.nodes[b].base; s.mate[base] != none {
				s.mate[s.mate[base]], s.mate[base] = none, none
			}
		}
		s.open(b)
	}
}

// settle gives v, which stands in no blossom, the smallest feasible dual and frees it if its matched edge is not tight.
func (s *solver[W]) settle(v int) {
	first := true
	var low W
	for w := range s.n {
		if s.Has(v, w) {
			if g := s.slack(v, w); first || less(g, low) {
				low, first = g, false
			}
		}
	}
	for k := 0; k < len(low); k++ {
		s.u[v][k] -= low[k]
	}
	var zero W
	if m := s.mate[v]; m != none && s.slack(v, m) != zero {
		s.mate[v], s.mate[m] = none, none
	}
}
