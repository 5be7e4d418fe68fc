// Package perfect finds perfect matchings of least cost in general graphs and keeps them least while costs change: the
// tool of the systems whose criteria are sums over pairs (Dubov, Burstein, Lim, Double-Swiss, Swiss Team). Costs are lists
// of criteria compared in order of priority, exactly, in integers.
//
// It is Edmonds' blossom algorithm in its primal-dual form, one search tree at a time, so that a changed vertex costs one
// or two searches: O(n²) each where blossoms are few.
package perfect

// Edge is the cost of one pair: digits of the [Scale] with their values. nil is an edge that costs nothing.
type Edge []Part

// Part is the share of one pair in one criterion.
type Part struct{ Digit, Value int }

// Matching is a graph with its matching of least cost.
type Matching interface {
	// Solve makes the matching perfect and of least cost; false if no perfect matching exists.
	Solve() bool
	// Mate returns the partner of v, -1 before the matching is perfect.
	Mate(v int) int
	// Has reports whether the edge exists.
	Has(a, b int) bool
	// Forbid removes an edge for good; Solve must follow.
	Forbid(v int, drop func(w int) bool)
	// Prefer finds, among the matchings of least cost, one in which rank(mate of v) is smallest, removes the edges of v
	// with another rank, and returns the mate. rank answers values from 0 to the number of vertices. The matching must
	// be perfect, and stays so.
	Prefer(v int, rank func(w int) int) int
	// Pin removes every edge of v but the one to its mate.
	Pin(v int)
	// Clone returns an independent copy.
	Clone() Matching
	// Total returns the sum of a digit over the matching.
	Total(digit int) int
}

// New builds the graph of n vertices. edge answers each pair a < b once; ok is false where the two may not meet. tick,
// if not nil, is called once a search.
func New(n int, s *Scale, edge func(a, b int) (cost Edge, ok bool), tick func()) Matching {
	rank := s.Digit(n) // the least important digit belongs to Prefer
	places, words := s.places()
	switch {
	case words <= 2:
		return build[[2]int64](n, places, rank, edge, tick)
	case words <= 8:
		return build[[8]int64](n, places, rank, edge, tick)
	}
	return build[[128]int64](n, places, rank, edge, tick)
}

func build[W Weight](n int, places []unit, rank int, edge func(a, b int) (Edge, bool), tick func()) *solver[W] {
	s := newSolver[W](n)
	s.places, s.rank, s.tick = places, places[rank], tick
	seen := map[W]int32{}
	for a := range n {
		for b := a + 1; b < n; b++ {
			cost, ok := edge(a, b)
			if !ok {
				continue
			}
			var w W
			for _, p := range cost {
				at := places[p.Digit]
				w[at.word] += 2 * at.value * int64(p.Value) // doubled: duals move by halves
			}
			class, known := seen[w]
			if !known {
				class = int32(len(s.table))
				seen[w] = class
				s.table = append(s.table, w)
				s.costs = append(s.costs, cost)
			}
			s.class[a*n+b], s.class[b*n+a] = class, class
		}
	}
	s.start()
	return s
}
