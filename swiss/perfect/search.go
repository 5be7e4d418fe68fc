package perfect

// search grows one tree from the free vertex root until it augments; false if the tree cannot grow, which proves that
// there is no perfect matching.
func (s *solver[W]) search(root int) bool {
	for i := range s.nodes {
		s.nodes[i].label = unlabelled
	}
	for v := range s.n {
		s.best[v], s.cross[v] = none, none
	}
	s.queue = s.queue[:0]
	s.mark(s.top[root], none, none)
	for {
		for len(s.queue) > 0 {
			a := s.queue[len(s.queue)-1]
			s.queue = s.queue[:len(s.queue)-1]
			if s.scan(a) {
				return true
			}
		}
		a, b, ok := s.adjust()
		if !ok {
			return false
		}
		if a >= s.n {
			s.expand(a)
		} else if s.tight(a, b) {
			return true
		}
	}
}

// mark makes the outermost node x outer; from and to are its matched edge to its parent.
func (s *solver[W]) mark(x, from, to int) {
	nd := &s.nodes[x]
	nd.label, nd.from, nd.to = outer, from, to
	s.queue = append(s.queue, nd.leaves...)
}

// scan looks at every edge of the outer vertex a; true if it augmented.
func (s *solver[W]) scan(a int) bool {
	var zero W
	row := s.class[a*s.n : (a+1)*s.n]
	for b, c := range row {
		if c == 0 || s.top[b] == s.top[a] {
			continue
		}
		gap := s.slack(a, b)
		l := s.nodes[s.top[b]].label
		switch {
		case l == inner || gap != zero && l == unlabelled:
			if x := s.best[b]; x == none || less(gap, s.slack(x, b)) {
				s.best[b] = a
			}
		case gap == zero:
			if s.tight(a, b) {
				return true
			}
		default:
			s.offer(a, b, gap)
			s.offer(b, a, gap)
		}
	}
	return false
}

// offer keeps the tightest edge from the outer vertex a to another outer blossom. A kept edge that has come into a's own
// blossom stays as the mark that the row must be read again.
func (s *solver[W]) offer(a, b int, gap W) {
	if x := s.cross[a]; x == none || s.top[x] != s.top[a] && less(gap, s.slack(a, x)) {
		s.cross[a] = b
	}
}

// tight uses the tight edge from the outer vertex a to b, which is outer or unlabelled; true if it augmented.
func (s *solver[W]) tight(a, b int) bool {
	y := s.top[b]
	switch s.nodes[y].label {
	case outer:
		if s.top[a] != y {
			s.shrink(a, b)
		}
	case unlabelled:
		base := s.nodes[y].base
		m := s.mate[base]
		if m == none {
			s.augment(a, b)
			return true
		}
		nd := &s.nodes[y]
		nd.label, nd.from, nd.to = inner, a, b
		s.mark(s.top[m], base, m)
	}
	return false
}

// adjust moves the duals until something becomes tight: an edge (a, b), or the inner blossom a.
func (s *solver[W]) adjust() (a, b int, ok bool) {
	var delta W
	a = none
	consider := func(d W, x, y int) {
		if a == none || less(d, delta) {
			delta, a, b = d, x, y
		}
	}
	half := func(w W) W {
		for k := 0; k < len(w); k++ {
			w[k] /= 2
		}
		return w
	}
	for v := range s.n {
		switch s.nodes[s.top[v]].label {
		case unlabelled:
			if x := s.best[v]; x != none {
				consider(s.slack(x, v), x, v)
			}
		case outer:
			if x := s.crossing(v); x != none {
				consider(half(s.slack(v, x)), v, x)
			}
		case inner:
			if t := s.top[v]; t >= s.n && s.nodes[t].base == v {
				consider(half(s.nodes[t].z), t, 0)
			}
		}
	}
	if a == none {
		return 0, 0, false
	}
	var zero W
	if delta != zero {
		s.shift(delta)
	}
	return a, b, true
}

// crossing returns the other end of the tightest edge from v to another outer blossom. If the remembered one has come
// into v's own blossom, the row is read again.
func (s *solver[W]) crossing(v int) int {
	if x := s.cross[v]; x == none || s.top[x] != s.top[v] {
		return x
	}
	s.cross[v] = none
	for b, c := range s.class[v*s.n : (v+1)*s.n] {
		if c != 0 && s.top[b] != s.top[v] && s.nodes[s.top[b]].label == outer {
			s.offer(v, b, s.slack(v, b))
		}
	}
	return s.cross[v]
}

func (s *solver[W]) shift(delta W) {
	for v := range s.n {
		switch s.nodes[s.top[v]].label {
		case outer:
			for k := 0; k < len(delta); k++ {
				s.u[v][k] -= delta[k]
			}
		case inner:
			for k := 0; k < len(delta); k++ {
				s.u[v][k] += delta[k]
			}
		}
	}
	for x := s.n; x < len(s.nodes); x++ {
		nd := &s.nodes[x]
		if nd.parent != none || len(nd.children) == 0 {
			continue
		}
		switch nd.label {
		case outer:
			for k := 0; k < len(delta); k++ {
				nd.z[k] += 2 * delta[k]
			}
		case inner:
			for k := 0; k < len(delta); k++ {
				nd.z[k] -= 2 * delta[k]
			}
		}
	}
}

// augment flips the path from the root over a to the free blossom of b.
func (s *solver[W]) augment(a, b int) {
	s.rebase(s.top[b], b)
	s.mate[b] = a
	v, partner := a, b
	for {
		x := s.top[v]
		s.rebase(x, v)
		s.mate[v] = partner
		if s.nodes[x].from == none {
			break
		}
		y := s.top[s.nodes[x].from] // the inner node above
		from, to := s.nodes[y].from, s.nodes[y].to
		s.rebase(y, to)
		s.mate[to] = from
		v, partner = from, to
	}
	s.dissolve()
}

// dissolve opens the outermost blossoms whose dual is zero, and those that come to light.
func (s *solver[W]) dissolve() {
	var zero W
	for again := true; again; {
		again = false
		for x := s.n; x < len(s.nodes); x++ {
			if nd := &s.nodes[x]; nd.parent == none && len(nd.children) > 0 && nd.z == zero {
				s.open(x)
				again = true
			}
		}
	}
}
