package matching

import "math"

// search is the state of one search: an alternating tree from one exposed vertex. Labels stand on outermost blossoms.
// The duals of labelled blossoms are brought up to date only when the label changes (settle): until then they move with
// delta, down in S, up in T.
type search struct {
	delta  int64
	label  []label
	enter  []int64    // delta when the label was given
	via    [][2]int32 // the edge by which the label came: from the tree, into the blossom
	queue  []int32    // S vertices not yet scanned
	goals  []int32    // exposed vertices that are no roots
	marked []int32    // ids with a label, for clearing
	near   []int32    // outside S: the S vertex nearest to v …
	nearW  []int64    // … and its u+delta−weight
	across []int32    // in S: the nearest vertex in another S blossom
	acrosW []int64
	exit   [2]int32 // the edge that ends the search
	trace  []int32  // scratch: marks of the walk to the common ancestor
	walk   int32
}

type label uint8

const (
	unlabelled label = iota
	labelS
	labelT
)

const far int64 = math.MaxInt64 / 2

func (s *search) init(n int) {
	s.label, s.enter, s.via = make([]label, 2*n), make([]int64, 2*n), make([][2]int32, 2*n)
	s.near, s.nearW = make([]int32, n), make([]int64, n)
	s.across, s.acrosW = make([]int32, n), make([]int64, n)
	s.trace = make([]int32, 2*n)
}

// augment grows a tree from every exposed vertex of the list until one reaches an exposed vertex or another tree, and
// augments. It reports false if no perfect matching exists; the duals stay feasible. With more than one root every exposed
// vertex must be a root.
func (p *Perfect) augment(roots ...int32) bool {
	s := &p.search
	s.delta, s.queue, s.marked, s.goals = 0, s.queue[:0], s.marked[:0], s.goals[:0]
	for _, v := range roots {
		if p.mate[v] < 0 {
			p.giveS(p.top[v], -1, v)
		}
	}
	for _, v := range p.live {
		s.nearW[v], s.acrosW[v], s.across[v] = far, far, -1
		if p.mate[v] < 0 && s.label[p.top[v]] == unlabelled {
			s.goals = append(s.goals, v)
		}
	}
	found := p.grow()
	if found {
		p.augmentPath(s.exit[0], s.exit[1])
		if p.label[p.top[s.exit[1]]] == labelS {
			p.augmentPath(s.exit[1], s.exit[0])
		} else if t := p.top[s.exit[1]]; int(t) >= p.n {
			p.rebase(t, s.exit[1])
		}
	}
	p.finish()
	return found
}

// grow runs the tree until an exposed vertex is reached (true) or nothing can move any more (false).
func (p *Perfect) grow() bool {
	for {
		for len(p.queue) > 0 {
			v := p.queue[len(p.queue)-1]
			p.queue = p.queue[:len(p.queue)-1]
			if p.scan(v) {
				return true
			}
		}
		done, found := p.advance()
		if done {
			return found
		}
	}
}

// scan looks along every edge of the S vertex v.
func (p *Perfect) scan(v int32) bool {
	p.step()
	s := &p.search
	row := p.row(v)
	b := p.top[v]
	us := p.u[v] + s.enter[b]   // constant while v is in S
	for _, x := range s.goals { // before the tree grows for nothing
		if w := row[x]; w != Absent && us-w+p.u[x] == s.delta {
			return p.reach(v, x)
		}
	}
	for _, x := range p.live {
		w := row[x]
		if w == Absent {
			continue
		}
		t := p.top[x]
		if t == b {
			continue
		}
		val := us - w
		switch s.label[t] {
		case unlabelled:
			if val+p.u[x] == s.delta {
				if p.reach(v, x) {
					return true
				}
				b = p.top[v]
				us = p.u[v] + s.enter[b]
				continue
			}
			fallthrough
		case labelT:
			if val < s.nearW[x] {
				s.nearW[x], s.near[x] = val, v
			}
		case labelS:
			val += p.u[x] + s.enter[t]
			if val == 2*s.delta {
				if p.meet(v, x) {
					return true
				}
				b = p.top[v]
				us = p.u[v] + s.enter[b]
			} else if val < s.acrosW[v] {
				s.acrosW[v], s.across[v] = val, x
			}
		}
	}
	return false
}

// reach extends the tree over the tight edge v–x to an unlabelled x; true if x's blossom is exposed: the search ends.
func (p *Perfect) reach(v, x int32) bool {
	t := p.top[x]
	base := p.base[t]
	if p.mate[base] < 0 {
		p.exit = [2]int32{v, x}
		return true
	}
	p.giveT(t, v, x)
	return false
}

// meet follows the tight edge v–x between two S blossoms: inside a tree they shrink into one; between two trees the search
// ends and meet answers true.
func (p *Perfect) meet(v, x int32) bool {
	top := p.ancestor(p.top[v], p.top[x])
	if top < 0 {
		p.exit = [2]int32{v, x}
		return true
	}
	p.shrink(v, x, top)
	return false
}

// giveT labels blossom t, and with it the blossom its base is matched to.
func (p *Perfect) giveT(t, v, x int32) {
	p.mark(t, labelT, v, x)
	base := p.base[t]
	m := p.mate[base]
	p.giveS(p.top[m], base, m)
}

func (p *Perfect) giveS(b, v, x int32) {
	p.mark(b, labelS, v, x)
	p.push(b)
}

func (p *Perfect) push(b int32) {
	if int(b) < p.n {
		p.queue = append(p.queue, b)
		return
	}
	for _, c := range p.child[b] {
		p.push(c)
	}
}

func (p *Perfect) mark(b int32, l label, v, x int32) {
	p.label[b], p.enter[b], p.via[b] = l, p.delta, [2]int32{v, x}
	p.marked = append(p.marked, b)
}

// advance moves the duals to the next event and carries it out.
func (p *Perfect) advance() (done, found bool) {
	s := &p.search
	best, kind, at := far, 0, int32(-1)
	for _, v := range p.live {
		switch s.label[p.top[v]] {
		case unlabelled:
			if s.nearW[v] < far {
				if d := s.nearW[v] + p.u[v]; d < best {
					best, kind, at = d, 1, v
				}
			}
		case labelS:
			if p.refreshAcross(v); s.acrosW[v] < far {
				if d := s.acrosW[v] / 2; d < best {
					best, kind, at = d, 2, v
				}
			}
		}
	}
	if p.nested > 0 {
		for _, b := range s.marked {
			if int(b) >= p.n && s.label[b] == labelT && p.parent[b] < 0 {
				if d := s.enter[b] + p.z[b]/2; d < best {
					best, kind, at = d, 3, b
				}
			}
		}
	}
	switch kind {
	case 0:
		return true, false
	case 1:
		s.delta = best
		if p.reach(s.near[at], at) {
			return true, true
		}
	case 2:
		s.delta = best
		if p.meet(at, s.across[at]) {
			return true, true
		}
	case 3:
		s.delta = best
		p.expandT(at)
	}
	return false, false
}

// refreshAcross finds the nearest other S blossom of v again if the one known has become its own.
func (p *Perfect) refreshAcross(v int32) {
	s := &p.search
	b := p.top[v]
	if s.across[v] < 0 || p.top[s.across[v]] != b {
		return
	}
	s.across[v], s.acrosW[v] = -1, far
	us := p.u[v] + s.enter[b]
	row := p.row(v)
	for _, x := range p.live {
		if t := p.top[x]; row[x] != Absent && t != b && s.label[t] == labelS {
			if val := us - row[x] + p.u[x] + s.enter[t]; val < s.acrosW[v] {
				s.acrosW[v], s.across[v] = val, x
			}
		}
	}
}

// settle brings the duals of blossom b up to date with delta.
func (p *Perfect) settle(b int32) {
	d := p.delta - p.enter[b]
	p.enter[b] = p.delta
	if d == 0 {
		return
	}
	if p.label[b] == labelS {
		d = -d
	}
	p.addU(b, d)
	p.z[b] -= 2 * d
	if int(b) < p.n {
		p.z[b] = 0
	}
}

func (p *Perfect) addU(b int32, d int64) {
	if int(b) < p.n {
		p.u[b] += d
		return
	}
	for _, c := range p.child[b] {
		p.addU(c, d)
	}
}

// finish settles and clears every label, and opens the S blossoms whose dual is zero.
func (p *Perfect) finish() {
	for _, b := range p.marked {
		if p.label[b] != unlabelled && p.parent[b] < 0 {
			p.settle(b)
		}
	}
	for _, b := range p.marked {
		p.label[b] = unlabelled
	}
	for _, b := range p.marked {
		if int(b) >= p.n && p.parent[b] < 0 && p.child[b] != nil && p.z[b] == 0 {
			p.open(b)
		}
	}
}

// augmentPath flips the path from the S vertex v, to be matched with x, up to the root of v's tree.
func (p *Perfect) augmentPath(v, x int32) {
	for {
		b := p.top[v]
		if int(b) >= p.n {
			p.rebase(b, v)
		}
		p.mate[x], p.mate[v] = v, x
		if p.via[b][0] < 0 {
			return
		}
		t := p.top[p.via[b][0]] // the T blossom above
		v, x = p.via[t][0], p.via[t][1]
		if int(t) >= p.n {
			p.rebase(t, x)
		}
	}
}
