package matching

import "math/bits"

// Bits is a set of small numbers.
type Bits []uint64

// NewBits returns the empty subset of 0..n-1.
func NewBits(n int) Bits { return make(Bits, (n+63)/64) }

// Has reports whether i is in the set.
func (b Bits) Has(i int) bool { return b[i>>6]>>(i&63)&1 != 0 }

// Add puts i into the set.
func (b Bits) Add(i int) { b[i>>6] |= 1 << (i & 63) }

// Drop takes i out of the set.
func (b Bits) Drop(i int) { b[i>>6] &^= 1 << (i & 63) }

// Count returns the number of members.
func (b Bits) Count() (n int) {
	for _, w := range b {
		n += bits.OnesCount64(w)
	}
	return n
}

// Each calls f for every member, ascending.
func (b Bits) Each(f func(i int)) {
	for k, w := range b {
		for ; w != 0; w &= w - 1 {
			f(k<<6 + bits.TrailingZeros64(w))
		}
	}
}

// Graph is an undirected graph on the vertices 0..n-1.
type Graph struct {
	n, words int
	rows     []uint64
}

// NewGraph returns a graph of n vertices without edges.
func NewGraph(n int) *Graph {
	words := (n + 63) / 64
	return &Graph{n: n, words: words, rows: make([]uint64, n*words)}
}

// Len returns the number of vertices.
func (g *Graph) Len() int { return g.n }

// Row returns the neighbours of v. It is the graph's own memory.
func (g *Graph) Row(v int) Bits { return g.rows[v*g.words : (v+1)*g.words] }

// Join adds the edge v–w, Cut deletes it.
func (g *Graph) Join(v, w int) { g.Row(v).Add(w); g.Row(w).Add(v) }

// Cut deletes the edge v–w.
func (g *Graph) Cut(v, w int) { g.Row(v).Drop(w); g.Row(w).Drop(v) }

// Has reports whether v and w are joined.
func (g *Graph) Has(v, w int) bool { return g.rows[v*g.words+w>>6]>>(w&63)&1 != 0 }
