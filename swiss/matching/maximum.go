package matching

import "math/bits"

// Maximum is a matching of the largest size in the subgraph of those vertices that have been added. It grows with them.
type Maximum struct {
	// Pause, if not nil, is called before every search.
	Pause func()

	g       *Graph
	mate    []int32
	in      Bits // vertices added
	exposed Bits // of these, the unmatched
	tree
}

// tree is the state of one alternating search; blossoms are kept as a common base.
type tree struct {
	outer, unseen, inBlossom Bits
	core                     Bits // vertices whose base is the root: in a dense graph soon most of them
	base, from               []int32
	next                     []int32 // the vertices of one base, in a ring
	joining                  []int32 // bases of the blossom being made
	queue                    []int32
	touched                  []int32 // whose base, from or next the search has set
}

// NewMaximum returns the empty matching of g.
func NewMaximum(g *Graph) *Maximum {
	m := &Maximum{g: g, mate: make([]int32, g.n), in: NewBits(g.n), exposed: NewBits(g.n)}
	for v := range m.mate {
		m.mate[v] = -1
	}
	m.tree = tree{outer: NewBits(g.n), unseen: NewBits(g.n), inBlossom: NewBits(g.n), core: NewBits(g.n),
		base: make([]int32, g.n), from: make([]int32, g.n), next: make([]int32, g.n)}
	for v := range m.base {
		m.base[v], m.from[v], m.next[v] = int32(v), -1, int32(v)
	}
	return m
}

// Clone returns a copy that shares the graph alone.
func (m *Maximum) Clone() *Maximum {
	c := NewMaximum(m.g)
	c.Pause = m.Pause
	copy(c.mate, m.mate)
	copy(c.in, m.in)
	copy(c.exposed, m.exposed)
	return c
}

// Mate returns the partner of v, −1 if it has none.
func (m *Maximum) Mate(v int) int { return int(m.mate[v]) }

// Exposed returns the number of vertices left unmatched.
func (m *Maximum) Exposed() int { return m.exposed.Count() }

// EachExposed calls f for every unmatched vertex, ascending.
func (m *Maximum) EachExposed(f func(v int)) { m.exposed.Each(f) }

// Add lets v take part and reports whether one more pair became possible.
func (m *Maximum) Add(v int) bool {
	m.in.Add(v)
	m.exposed.Add(v)
	return m.augment(v)
}

// AddAll lets every vertex of the list take part: first each with the first partner at hand, then by searches.
func (m *Maximum) AddAll(vertices []int) {
	for _, v := range vertices {
		m.in.Add(v)
		m.exposed.Add(v)
	}
	for _, v := range vertices {
		if m.exposed.Has(v) {
			m.greedy(v)
		}
	}
	exposed := m.list(m.exposed)
	left := len(exposed)
	for _, v := range exposed {
		if left < 2 {
			return // a pair more would need two
		}
		if m.exposed.Has(v) && m.augment(v) {
			left -= 2
		}
	}
}

func (m *Maximum) list(b Bits) (vertices []int) {
	b.Each(func(v int) { vertices = append(vertices, v) })
	return vertices
}

func (m *Maximum) greedy(v int) {
	for k, w := range m.g.Row(v) {
		if w &= m.exposed[k]; w != 0 {
			m.match(v, k<<6+bits.TrailingZeros64(w))
			return
		}
	}
}

func (m *Maximum) match(v, w int) {
	m.mate[v], m.mate[w] = int32(w), int32(v)
	m.exposed.Drop(v)
	m.exposed.Drop(w)
}

// Swappable returns the vertices that some other maximum matching could leave exposed in place of v, which must be
// exposed now, v included.
func (m *Maximum) Swappable(v int) Bits {
	m.exposed.Drop(v) // look at v's tree alone: other exposed vertices cannot be reached in a maximum matching
	m.search(v, nowhere)
	m.exposed.Add(v)
	return append(Bits(nil), m.outer...)
}

// augment searches from the exposed vertex root and enlarges the matching if it can.
func (m *Maximum) augment(root int) bool {
	m.exposed.Drop(root)
	end := m.search(root, nowhere)
	if end < 0 {
		m.exposed.Add(root)
		return false
	}
	m.exposed.Drop(end)
	m.flip(int32(end))
	return true
}

// flip turns the alternating path from v back to the root of the tree.
func (m *Maximum) flip(v int32) {
	for v >= 0 {
		u := m.from[v]
		next := m.mate[u]
		m.mate[v], m.mate[u] = u, v
		v = next
	}
}

// nowhere is no goal of a search.
const nowhere = -1

// search grows the alternating tree of root, until goal is one of its outer vertices, and returns an exposed vertex it
// reached, −1 if there is none.
func (m *Maximum) search(root, goal int) int {
	if m.Pause != nil {
		m.Pause()
	}
	t := &m.tree
	for i := range t.outer {
		t.outer[i], t.core[i], t.unseen[i] = 0, 0, m.in[i]
	}
	for _, i := range t.touched { // a search that ends soon must not cost a look at every vertex
		t.base[i], t.from[i], t.next[i] = i, -1, i
	}
	t.touched = append(t.touched[:0], int32(root))
	t.core.Add(root)
	t.unseen.Drop(root)
	t.outer.Add(root)
	t.queue = append(t.queue[:0], int32(root))
	for head := 0; head < len(t.queue) && (goal < 0 || !t.outer.Has(goal)); head++ {
		if end := m.scan(int(t.queue[head])); end >= 0 {
			return end
		}
	}
	return -1
}

func (m *Maximum) scan(v int) int {
	row := m.g.Row(v)
	for k, w := range row {
		if x := w & m.exposed[k] & m.unseen[k]; x != 0 {
			end := k<<6 + bits.TrailingZeros64(x)
			m.from[end] = int32(v)
			m.touched = append(m.touched, int32(end))
			return end
		}
	}
	for k, w := range row {
		for x := w & m.unseen[k]; x != 0; x &= x - 1 {
			inner := k<<6 + bits.TrailingZeros64(x)
			if !m.unseen.Has(inner) {
				continue // became a mate meanwhile
			}
			mate := int(m.mate[inner])
			m.from[inner] = int32(v)
			m.touched = append(m.touched, int32(inner), int32(mate))
			m.unseen.Drop(inner)
			m.unseen.Drop(mate)
			m.outer.Add(mate)
			m.queue = append(m.queue, int32(mate))
		}
	}
	for k, w := range row {
		x := w & m.outer[k]
		if m.core.Has(v) {
			x &^= m.core[k]
		}
		for ; x != 0; x &= x - 1 {
			if o := k<<6 + bits.TrailingZeros64(x); m.base[o] != m.base[v] {
				m.contract(int32(v), int32(o))
			}
		}
	}
	return -1
}

// contract joins the cycle closed by the edge v–w between two outer vertices into one blossom; all of it becomes outer.
func (m *Maximum) contract(v, w int32) {
	top := m.ancestor(v, w)
	m.joining = m.joining[:0]
	m.markPath(v, w, top)
	m.markPath(w, v, top)
	for _, b := range m.joining {
		if m.base[b] != b {
			continue // marked twice
		}
		for i, done := b, false; !done; i = m.next[i] {
			m.rebase(i, top)
			done = m.next[i] == b
		}
		m.next[top], m.next[b] = m.next[b], m.next[top] // two rings become one
	}
}

// rebase takes vertex i into the blossom of top.
func (m *Maximum) rebase(i, top int32) {
	m.base[i] = top
	if m.core.Has(int(top)) {
		m.core.Add(int(i))
	}
	if !m.outer.Has(int(i)) {
		m.outer.Add(int(i))
		m.queue = append(m.queue, i)
	}
}

// markPath notes the bases from v up to top and directs the way back through the edge to child.
func (m *Maximum) markPath(v, child, top int32) {
	for m.base[v] != top {
		mate := m.mate[v]
		m.joining = append(m.joining, m.base[v], m.base[mate])
		m.from[v] = child
		child = mate
		v = m.from[mate]
	}
}

func (m *Maximum) ancestor(a, b int32) int32 {
	clear(m.inBlossom)
	for {
		a = m.base[a]
		m.inBlossom.Add(int(a))
		if m.mate[a] < 0 {
			break
		}
		a = m.from[m.mate[a]]
	}
	for {
		b = m.base[b]
		if m.inBlossom.Has(int(b)) {
			return b
		}
		b = m.from[m.mate[b]]
	}
}

// Preset adds v and w, matched to each other.
func (m *Maximum) Preset(v, w int) {
	m.in.Add(v)
	m.in.Add(w)
	m.match(v, w)
}

// Rematch gives v the first partner of the list that some matching of the same size allows, leaves all other vertices
// matched or not as they were (they may change partners), and takes v and its partner out. v must be matched. Partners
// not joined to v are passed over. It returns the partner.
func (m *Maximum) Rematch(v int, list []int) int {
	old := int(m.mate[v])
	row := m.g.Row(v)
	first := nowhere
	for _, x := range list {
		if !row.Has(x) || !m.in.Has(x) {
			continue
		}
		first = x
		if x == old {
			return m.take(v, x)
		}
		if y := int(m.mate[x]); y >= 0 && m.g.Has(old, y) {
			m.match(old, y)
			return m.take(v, x)
		}
		break
	}
	m.in.Drop(v)
	m.mate[v], m.mate[old] = -1, -1
	m.search(old, first)
	for _, x := range list {
		if row.Has(x) && m.in.Has(x) && m.outer.Has(x) {
			m.attach(v, x)
			return m.take(v, x)
		}
	}
	panic("matching: a matched vertex has no possible partner") // the list must hold the partner of v
}

// attach matches v with the outer vertex x and turns the path from there to the root.
func (m *Maximum) attach(v, x int) {
	m.from[v] = int32(x)
	m.touched = append(m.touched, int32(v))
	m.flip(int32(v))
}

func (m *Maximum) take(v, x int) int {
	m.mate[v], m.mate[x] = int32(x), int32(v)
	m.in.Drop(v)
	m.in.Drop(x)
	return x
}

// Confine leaves v, in the graph too, only partners of the set, if all can still be matched then; other vertices may change
// partners. All who take part must be matched. It reports false, and changes nothing, where v can have no such partner.
func (m *Maximum) Confine(v int, set Bits) bool {
	if old := int(m.mate[v]); !set.Has(old) {
		m.in.Drop(v)
		m.mate[v], m.mate[old] = -1, -1
		m.search(old, nowhere)
		x := m.g.Row(v).firstIn(set, m.outer)
		m.in.Add(v)
		if x < 0 {
			m.match(v, old)
			return false
		}
		m.attach(v, x)
	}
	row := m.g.Row(v)
	for k, w := range row {
		for w &^= set[k]; w != 0; w &= w - 1 {
			m.g.Cut(v, k<<6+bits.TrailingZeros64(w))
		}
	}
	return true
}

// Each calls f for every vertex that takes part, ascending.
func (m *Maximum) Each(f func(v int)) { m.in.Each(f) }
