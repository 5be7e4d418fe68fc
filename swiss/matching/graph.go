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

// AddRange puts all from from up to, but not including, to into the set.
func (b Bits) AddRange(from, to int) {
	b.eachWord(from, to, func(k int, mask uint64) { b[k] |= mask })
}

// DropRange takes all from from up to, but not including, to out of the set.
func (b Bits) DropRange(from, to int) {
	b.eachWord(from, to, func(k int, mask uint64) { b[k] &^= mask })
}

// eachWord calls f for every word that the range touches, with the part of it that belongs to the range.
func (b Bits) eachWord(from, to int, f func(k int, mask uint64)) {
	for from < to {
		n := min(64-from&63, to-from)
		f(from>>6, ^uint64(0)>>(64-n)<<(from&63))
		from += n
	}
}

// AddFrom puts i−from+at into the set for every i of src from from up to, but not including, to.
func (b Bits) AddFrom(src Bits, from, to, at int) {
	for from < to {
		n := min(64-from&63, 64-at&63, to-from) // as many as lie in one word here and there
		b[at>>6] |= src[from>>6] >> (from & 63) & (^uint64(0) >> (64 - n)) << (at & 63)
		from, at = from+n, at+n
	}
}

// With puts all members of other into the set. Both must be of the same length.
func (b Bits) With(other Bits) {
	for k, w := range other {
		b[k] |= w
	}
}

// Only takes all but the members of other out of the set. Both must be of the same length.
func (b Bits) Only(other Bits) {
	for k, w := range other {
		b[k] &= w
	}
}

// Without takes all members of other out of the set. Both must be of the same length.
func (b Bits) Without(other Bits) {
	for k, w := range other {
		b[k] &^= w
	}
}

// Meets reports whether the sets have a member in common. They must be of the same length.
func (b Bits) Meets(other Bits) bool {
	for k, w := range b {
		if w&other[k] != 0 {
			return true
		}
	}
	return false
}

// firstIn returns the first member that is in both other sets too, −1 if there is none.
func (b Bits) firstIn(x, y Bits) int {
	for k, w := range b {
		if w &= x[k] & y[k]; w != 0 {
			return k<<6 + bits.TrailingZeros64(w)
		}
	}
	return -1
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

// Join adds the edge v–w.
func (g *Graph) Join(v, w int) { g.Row(v).Add(w); g.Row(w).Add(v) }

// Cut deletes the edge v–w.
func (g *Graph) Cut(v, w int) { g.Row(v).Drop(w); g.Row(w).Drop(v) }

// Has reports whether v and w are joined.
func (g *Graph) Has(v, w int) bool { return g.rows[v*g.words+w>>6]>>(w&63)&1 != 0 }
