package perfect

import "slices"

// ancestors lists the nodes from x up to the root of the tree.
func (s *solver[W]) ancestors(x int) []int {
	path := []int{x}
	for s.nodes[x].from != none {
		x = s.top[s.nodes[x].from]
		path = append(path, x)
	}
	return path
}

// shrink makes a blossom of the odd cycle that the tight edge a–b closes between two outer nodes.
func (s *solver[W]) shrink(a, b int) {
	left, right := s.ancestors(s.top[a]), s.ancestors(s.top[b])
	for len(left) > 1 && len(right) > 1 && left[len(left)-2] == right[len(right)-2] {
		left, right = left[:len(left)-1], right[:len(right)-1]
	}
	stem := left[len(left)-1]
	var children []int
	var edges [][2]int
	for i := len(left) - 1; i >= 0; i-- { // down to a
		children = append(children, left[i])
		if i > 0 {
			lower := &s.nodes[left[i-1]]
			edges = append(edges, [2]int{lower.from, lower.to})
		}
	}
	edges = append(edges, [2]int{a, b})
	for _, x := range right[:len(right)-1] { // and up again from b
		children = append(children, x)
		edges = append(edges, [2]int{s.nodes[x].to, s.nodes[x].from})
	}
	nb := s.allocate()
	base := &s.nodes[stem]
	var zero W
	blossom := node[W]{label: outer, from: base.from, to: base.to, parent: none, base: base.base, z: zero,
		children: children, edges: edges}
	for _, x := range children {
		child := &s.nodes[x]
		child.parent = nb
		blossom.leaves = append(blossom.leaves, child.leaves...)
		if child.label == inner {
			s.queue = append(s.queue, child.leaves...)
		}
	}
	for _, v := range blossom.leaves {
		s.top[v] = nb
	}
	s.nodes[nb] = blossom
}

func (s *solver[W]) allocate() int {
	if k := len(s.free); k > 0 {
		x := s.free[k-1]
		s.free = s.free[:k-1]
		return x
	}
	s.nodes = append(s.nodes, node[W]{})
	return len(s.nodes) - 1
}

// open removes the outermost blossom b; its children become outermost and keep their labels.
func (s *solver[W]) open(b int) {
	for _, x := range s.nodes[b].children {
		s.nodes[x].parent = none
		for _, v := range s.nodes[x].leaves {
			s.top[v] = x
		}
	}
	s.nodes[b] = node[W]{parent: none}
	s.free = append(s.free, b)
}

// childOf returns the place of the child of b that holds v.
func (s *solver[W]) childOf(b, v int) int {
	x := v
	for s.nodes[x].parent != b {
		x = s.nodes[x].parent
	}
	return slices.Index(s.nodes[b].children, x)
}

// expand opens the inner blossom b, whose dual fell to zero, and labels its children: an alternating path from where
// the tree enters it to its base stays in the tree, the others leave it.
func (s *solver[W]) expand(b int) {
	nd := s.nodes[b]
	i := s.childOf(b, nd.to)
	s.open(b)
	for _, x := range nd.children {
		s.nodes[x].label = unlabelled
	}
	from, to := nd.from, nd.to
	step := stepToBase(i)
	for j := i; ; {
		x := &s.nodes[nd.children[j]]
		x.label, x.from, x.to = inner, from, to
		if j == 0 {
			return
		}
		p, q, j1 := cycleEdge(nd, j, step)
		s.mark(nd.children[j1], p, q)
		from, to, j = cycleEdge(nd, j1, step)
	}
}

// stepToBase returns the direction from child i round the cycle to the base in an even number of steps.
func stepToBase(i int) int {
	if i%2 == 1 {
		return 1
	}
	return -1
}

// cycleEdge returns the edge from child j of a blossom to its neighbour in direction step, and that neighbour's place.
func cycleEdge[W Weight](nd node[W], j, step int) (p, q, next int) {
	k := len(nd.children)
	if step > 0 {
		e := nd.edges[j]
		return e[0], e[1], (j + 1) % k
	}
	next = (j - 1 + k) % k
	e := nd.edges[next]
	return e[1], e[0], next
}

// rebase turns the matching inside x so that v is the vertex matched outward.
func (s *solver[W]) rebase(x, v int) {
	if x < s.n {
		return
	}
	i := s.childOf(x, v)
	nd := s.nodes[x]
	s.rebase(nd.children[i], v)
	step := stepToBase(i)
	for j := i; j != 0; {
		_, _, j1 := cycleEdge(nd, j, step)
		p, q, j2 := cycleEdge(nd, j1, step)
		s.rebase(nd.children[j1], p)
		s.rebase(nd.children[j2], q)
		s.mate[p], s.mate[q] = q, p
		j = j2
	}
	out := &s.nodes[x]
	out.children = append(slices.Clone(nd.children[i:]), nd.children[:i]...)
	out.edges = append(slices.Clone(nd.edges[i:]), nd.edges[:i]...)
	out.base = v
}
