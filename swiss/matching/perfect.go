package matching

import "math"

// Absent is the weight of an edge that does not exist.
const Absent int64 = math.MinInt64

// MaxWeight bounds the absolute weight of an edge, so that no sum of duals overflows.
const MaxWeight int64 = 1 << 56

// Perfect is a perfect matching of maximum weight in a dense graph, with the dual solution that proves it. After [New]
// set weights with [Perfect.SetWeight], then call [Perfect.Solve]. The other methods keep the matching optimal.
//
// The state obeys the usual conditions: slack(v,w) = u(v)+u(w)+Σz(B∋v,w) − weight(v,w) is never negative and is zero on
// matched edges and on the edges that hold a blossom together; z is never negative. Weights are kept doubled, so that all
// duals stay whole numbers: a search grows one tree only, and in one tree every tight edge joins duals of equal parity.
type Perfect struct {
	n    int
	w    []int64 // doubled, row by row
	u    []int64
	mate []int32 // −1: exposed
	live []int32 // vertices not removed, ascending
	gone []bool

	// Stop is asked before every search; if it answers true the method ends early and reports false.
	Stop func() bool

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

// New returns a graph of n vertices without edges.
func New(n int) *Perfect {
	p := &Perfect{n: n, w: make([]int64, n*n), u: make([]int64, n), mate: make([]int32, n), live: make([]int32, n), gone: make([]bool, n)}
	for i := range p.w {
		p.w[i] = Absent
	}
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

// SetWeight sets the weight of the edge v–w before Solve.
func (p *Perfect) SetWeight(v, w int, weight int64) {
	if weight != Absent {
		weight *= 2
	}
	p.w[v*p.n+w], p.w[w*p.n+v] = weight, weight
}

// Weight returns the weight of the edge v–w, [Absent] if there is none.
func (p *Perfect) Weight(v, w int) int64 {
	if x := p.w[v*p.n+w]; x != Absent {
		return x / 2
	}
	return Absent
}

// Mate returns the partner of v, −1 while v has none.
func (p *Perfect) Mate(v int) int { return int(p.mate[v]) }

// Solve finds a perfect matching of maximum weight. It reports false if there is no perfect matching, or if Stop said so.
func (p *Perfect) Solve() bool {
	p.start()
	return p.augmentAll()
}

// start chooses feasible duals and matches along tight edges as far as that goes.
func (p *Perfect) start() {
	for _, v := range p.live {
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
		if p.mate[x] < 0 && row[x] != Absent && x != v && row[x] == p.u[v]+p.u[x] {
			p.mate[v], p.mate[x] = x, v
			return
		}
	}
}

func (p *Perfect) row(v int32) []int64 { return p.w[int(v)*p.n : (int(v)+1)*p.n] }

// augmentAll matches every exposed vertex, each by one search.
func (p *Perfect) augmentAll() bool {
	for _, v := range p.live {
		if p.mate[v] < 0 {
			if p.Stop != nil && p.Stop() || !p.augmentFrom(v) {
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
	for b := p.parent[v]; b >= 0; b = p.parent[b] {
		if p.holds(b, w) {
			sum += p.z[b]
		}
	}
	return sum
}

// common counts the blossoms with a positive dual that hold both v and w.
func (p *Perfect) common(v, w int32) (count int64) {
	for b := p.parent[v]; b >= 0; b = p.parent[b] {
		if p.z[b] > 0 && p.holds(b, w) {
			count++
		}
	}
	return count
}

func (p *Perfect) holds(b, v int32) bool {
	for id := v; id >= 0; id = p.parent[id] {
		if id == b {
			return true
		}
	}
	return false
}

// leaves calls f for every vertex of blossom id.
func (p *Perfect) leaves(id int32, f func(v int32)) {
	if int(id) < p.n {
		f(id)
		return
	}
	for _, c := range p.child[id] {
		p.leaves(c, f)
	}
}
