package matching

import (
	"math/bits"
	"testing"

	"wasit/swiss/lot"
)

// largest returns the number of pairs of a maximum matching of the vertices in set, by trying all.
func largest(g *Graph, set uint, memo map[uint]int) int {
	if set == 0 {
		return 0
	}
	if n, ok := memo[set]; ok {
		return n
	}
	v := bits.TrailingZeros(set)
	rest := set &^ (1 << v)
	most := largest(g, rest, memo)
	for x := rest; x != 0; x &= x - 1 {
		if w := bits.TrailingZeros(x); g.Has(v, w) {
			most = max(most, 1+largest(g, rest&^(1<<w), memo))
		}
	}
	memo[set] = most
	return most
}

func TestMaximum(t *testing.T) {
	g := lot.New(4)
	for range 4000 {
		n := 1 + int(g.Draw(12))
		graph := NewGraph(n)
		density := g.Draw(8)
		for v := range n {
			for w := range v {
				if g.Draw(10) < density {
					graph.Join(v, w)
				}
			}
		}
		m := NewMaximum(graph)
		var parts [3][]int
		for v := range n {
			k := g.Draw(3)
			parts[k] = append(parts[k], v)
		}
		m.AddAll(parts[0])
		m.AddAll(parts[1])
		for _, v := range parts[2] {
			m.Add(v)
		}
		m = m.Clone()
		all := uint(1)<<n - 1
		memo := map[uint]int{}
		if got, want := n-m.Exposed(), 2*largest(graph, all, memo); got != want {
			t.Fatalf("%d vertices matched, want %d", got, want)
		}
		for v := range n {
			if w := m.Mate(v); w >= 0 && (m.Mate(w) != v || !graph.Has(v, w)) {
				t.Fatalf("vertex %d has mate %d", v, w)
			}
		}
		union := NewBits(n)
		m.EachExposed(func(v int) {
			for i, w := range m.Swappable(v) {
				union[i] |= w
			}
		})
		for v := range n {
			if want := largest(graph, all&^(1<<v), memo) == largest(graph, all, memo); union.Has(v) != want {
				t.Fatalf("vertex %d may be exposed: %v, want %v", v, union.Has(v), want)
			}
		}
	}
}
