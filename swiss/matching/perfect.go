package matching

import "math"

// Absent is the weight of an edge that does not exist.
const Absent int64 = math.MinInt64

// MaxWeight bounds the absolute weight of an edge, so that no sum of duals overflows.
const MaxWeight int64 = 1 << 56

const scale = 4

// Perfect is a perfect matching of maximum weight in a dense graph, with the dual solution that proves it. After [New]
// set weights with [Perfect.Fill], then call [Perfect.Solve]. The other methods keep the matching optimal.
//
// The state obeys the usual conditions: slack(v,w) = u(v)+u(w)+Σz(B∋v,w) − weight(v,w) is never negative and is zero on
// matched edges and on the edges that hold a blossom together; z is never negative. Weights are kept fourfold and the first
// duals even, so that all stay whole numbers: in one tree every tight edge joins duals of equal parity, and the roots of
// all trees move together as long as there is more than one.
type Perfect struct {
	n    int
	w    []int64 // fourfold, row by row
	u    []int64
	mate []int32 // −1: exposed
	live []int32 // vertices not removed, ascending
	gone []bool

	// Stop is asked often, some thousand steps apart; if it answers true the method ends early and reports false.
	Stop  func() bool
	steps int

	blossoms
	search
}

// blossoms is the laminar family of odd sets. Ids below n are vertices, the others blossoms.
type blossoms struct {
	top    []int32 // vertex → outermost blossom that holds it (itself, if none)
	parent []int32 // id → blossom that holds it directly, −1 if outermost
	base   []int32 // id → the vertex not matched inside
	child  [][]int32
	link   [][][2]int32 // link[b][i] joins child i to child i+1
	z      []int64
	free   []int32 // unused ids
	nested int     // number of blossoms alive
}

// New returns a graph of n vertices whose edges [Perfect.Fill] sets.
func New(n int) *Perfect {
	p := &Perfect{n: n, w: make([]int64, n*n), u: make([]int64, n), mate: make([]int32, n), live: make([]int32, n), gone: make([]bool, n)}
	b := &p.blossoms
	b.top = make([]int32, n)
	b.parent, b.base = make([]int32, 2*n), make([]int32, 2*n)
	b.child, b.link, b.z = make([][]int32, 2*n), make([][][2]int32, 2*n), make([]int64, 2*n)
	for v := range n {
		p.mate[v], p.live[v] = -1, int32(v)
		b.top[v], b.base[v] = int32(v), int32(v)
	}
	for id := range b.parent {
		b.parent[id] = -1
	}
	for id := 2*n - 1; id >= n; id-- {
		b.free = append(b.free, int32(id))
	}
	p.search.init(n)
	return p
}

// scaled returns a weight as it is kept.
func scaled(weight int64) int64 {
	if weight != Absent {
		weight *= scale
	}
	return weight
}

// Fill sets the weights of all edges before Solve: set is asked once for each vertex v and writes the weights of the edges
// v–w, w > v, into row[w]; those it leaves alone stay [Absent].
func (p *Perfect) Fill(set func(v int, row []int64)) {
	for v := range p.n {
		p.step()
		row := p.row(int32(v))
		for w := v; w < p.n; w++ {
			row[w] = Absent
		}
		set(v, row)
		for w := v + 1; w < p.n; w++ {
			row[w] = scaled(row[w])
		}
	}
	p.mirror()
}

// mirror copies the weights above the diagonal below it, square by square, as neighbours in a column lie far apart.
func (p *Perfect) mirror() {
	const side = 32
	for top := 0; top < p.n; top += side {
		p.step()
		for left := top; left < p.n; left += side {
			for v := top; v < min(top+side, p.n); v++ {
				row := p.row(int32(v))
				for w := max(left, v+1); w < min(left+side, p.n); w++ {
					p.w[w*p.n+v] = row[w]
				}
			}
		}
	}
}

// Mate returns the partner of v, −1 while v has none.
func (p *Perfect) Mate(v int) int { return int(p.mate[v]) }

// Solve finds a perfect matching of maximum weight. It reports false if there is no perfect matching, or if Stop said so.
func (p *Perfect) Solve() bool {
	p.start()
	for p.isExposed() {
		if p.Stop != nil && p.Stop() || !p.augment(p.live...) {
			return false
		}
		p.grabAll()
	}
	return true
}

func (p *Perfect) isExposed() bool {
	for _, v := range p.live {
		if p.mate[v] < 0 {
			return true
		}
	}
	return false
}

// grabAll matches exposed vertices that a tight edge joins.
func (p *Perfect) grabAll() {
	for _, v := range p.live {
		if p.mate[v] < 0 {
			p.grab(v)
		}
	}
}

// start chooses feasible duals and matches along tight edges as far as that goes.
func (p *Perfect) start() {
	for _, v := range p.live {
		p.step()
		best := Absent
		row := p.row(v)
		for _, x := range p.live {
			best = max(best, row[x])
		}
		if best == Absent {
			best = 0
		}
		p.u[v] = best / 2
	}
	for _, v := range p.live {
		if p.mate[v] < 0 {
			p.lower(v)
			p.grab(v)
		}
	}
}

// lower sets the dual of v, which is in no blossom, to the least feasible value.
func (p *Perfect) lower(v int32) {
	p.step()
	best := Absent
	row := p.row(v)
	for _, x := range p.live {
		if w := row[x]; w != Absent {
			best = max(best, w-p.u[x])
		}
	}
	if best != Absent {
		p.u[v] = best
	}
}

// grab matches v with the first exposed vertex that a tight edge reaches.
func (p *Perfect) grab(v int32) {
	row := p.row(v)
	for _, x := range p.live {
		if p.mate[x] < 0 && row[x] != Absent && row[x] == p.u[v]+p.u[x] && p.top[x] != p.top[v] {
			p.mate[v], p.mate[x] = x, v
			return
		}
	}
}

// step counts a pass over one row and now and then asks Stop, which may use the pause; its answer is heeded between
// searches.
func (p *Perfect) step() {
	if p.steps++; p.steps%16 == 0 && p.Stop != nil {
		p.Stop()
	}
}

func (p *Perfect) row(v int32) []int64 { return p.w[int(v)*p.n : (int(v)+1)*p.n] }

// augmentAll matches every exposed vertex, each by a search of its own.
func (p *Perfect) augmentAll() bool {
	for _, v := range p.live {
		if p.mate[v] < 0 {
			if p.Stop != nil && p.Stop() || !p.augment(v) {
				return false
			}
		}
	}
	return true
}

// Slack returns how far the edge v–w is from lying in an optimal matching, in doubled weight: an edge with positive slack
// lies in none. The edge must exist.
func (p *Perfect) Slack(v, w int) int64 {
	s := p.u[v] + p.u[w] - p.w[v*p.n+w]
	if p.nested > 0 && p.top[v] == p.top[w] {
		s += p.commonZ(int32(v), int32(w))
	}
	return s
}

// commonZ sums the duals of the blossoms that hold both v and w.
func (p *Perfect) commonZ(v, w int32) (sum int64) {
	s := &p.search
	s.walk++
	for b := p.parent[v]; b >= 0; b = p.parent[b] {
		s.trace[b] = s.walk
	}
	for b := p.parent[w]; b >= 0; b = p.parent[b] {
		if s.trace[b] == s.walk {
			sum += p.z[b]
		}
	}
	return sum
}

// shared is what the vertices of one blossom have in common: the sum of the duals of all blossoms that hold both, and
// the number of those duals that are positive.
type shared struct{ sum, count int64 }

// eachShared calls f once for every two vertices of a common blossom.
func (p *Perfect) eachShared(f func(v, w int32, s shared)) {
	for b := p.n; b < 2*p.n; b++ {
		if p.child[b] != nil && p.parent[b] < 0 {
			p.shareIn(int32(b), shared{}, f)
		}
	}
}

// shareIn visits the pairs inside blossom b and returns its vertices.
func (p *Perfect) shareIn(b int32, s shared, f func(v, w int32, s shared)) []int32 {
	if int(b) < p.n {
		return []int32{b}
	}
	if p.z[b] > 0 {
		s.sum, s.count = s.sum+p.z[b], s.count+1
	}
	var all []int32
	for _, c := range p.child[b] {
		part := p.shareIn(c, s, f)
		for _, v := range part {
			for _, w := range all {
				f(v, w, s)
			}
		}
		all = append(all, part...)
	}
	return all
}
