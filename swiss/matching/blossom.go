package matching

// shrink joins the tree paths from the S blossom top down to the tight edge v–x into a new S blossom.
func (p *Perfect) shrink(v, x, top int32) {
	b := p.free[len(p.free)-1]
	p.free = p.free[:len(p.free)-1]
	p.nested++
	children, links := p.gather(v, x, top)
	p.child[b], p.link[b] = children, links
	p.base[b], p.z[b], p.parent[b] = p.base[top], 0, -1
	via := p.via[top]
	for _, c := range children {
		p.settle(c)
		if p.label[c] == labelT {
			p.push(c) // its vertices join S and must be scanned
		}
	}
	for _, c := range children {
		p.label[c], p.parent[c] = unlabelled, b
		p.setTop(c, b)
	}
	p.mark(b, labelS, via[0], via[1])
}

func (p *Perfect) setTop(id, b int32) {
	if int(id) < p.n {
		p.top[id] = b
		return
	}
	for _, c := range p.child[id] {
		p.setTop(c, b)
	}
}

// up returns the S blossom two steps above b in the tree, −1 above the root.
func (p *Perfect) up(b int32) int32 {
	if p.via[b][0] < 0 {
		return -1
	}
	t := p.top[p.via[b][0]]
	return p.top[p.via[t][0]]
}

// ancestor returns the lowest S blossom above both a and b, −1 if they stand in different trees.
func (p *Perfect) ancestor(a, b int32) int32 {
	p.walk++
	for a >= 0 || b >= 0 {
		if a >= 0 {
			if p.trace[a] == p.walk {
				return a
			}
			p.trace[a] = p.walk
			a = p.up(a)
		}
		a, b = b, a
	}
	return -1
}

// gather lists the blossoms of the cycle v … top … x in order, starting with top, with the links between them.
func (p *Perfect) gather(v, x, top int32) (children []int32, links [][2]int32) {
	// From v up to top, collected backwards.
	for b := p.top[v]; b != top; {
		e := p.via[b] // T vertex, S vertex
		t := p.top[e[0]]
		f := p.via[t] // S vertex, T vertex
		children = append(children, b, t)
		links = append(links, e, f)
		b = p.top[f[0]]
	}
	children = append(children, top)
	reverse(children)
	reverse(links)
	links = append(links, [2]int32{v, x})
	for b := p.top[x]; b != top; {
		e := p.via[b]
		t := p.top[e[0]]
		f := p.via[t]
		children = append(children, b, t)
		links = append(links, [2]int32{e[1], e[0]}, [2]int32{f[1], f[0]})
		b = p.top[f[0]]
	}
	return children, links
}

func reverse[T any](s []T) {
	for i, j := 0, len(s)-1; i < j; i, j = i+1, j-1 {
		s[i], s[j] = s[j], s[i]
	}
}

// open removes blossom b, whose dual is zero; its children become outermost. Those with a zero dual open as well.
func (p *Perfect) open(b int32) {
	for _, c := range p.detach(b) {
		if int(c) >= p.n && p.z[c] == 0 {
			p.open(c)
		} else {
			p.setTop(c, c) // once for each vertex, however deep the blossoms that open stand in each other
		}
	}
}

// release takes blossom b apart and returns its children, now outermost.
func (p *Perfect) release(b int32) []int32 {
	children := p.detach(b)
	for _, c := range children {
		p.setTop(c, c)
	}
	return children
}

// detach takes blossom b apart and returns its children; their vertices must be told their new outermost blossom.
func (p *Perfect) detach(b int32) []int32 {
	children := p.child[b]
	for _, c := range children {
		p.parent[c] = -1
	}
	p.child[b], p.link[b], p.z[b], p.label[b] = nil, nil, 0, unlabelled
	p.free = append(p.free, b)
	p.nested--
	return children
}

// expandT takes apart a T blossom whose dual has come down to zero. The children on the even way from the entry to the
// base stay in the tree, the others leave it.
func (p *Perfect) expandT(b int32) {
	p.settle(b)
	via, links := p.via[b], p.link[b]
	children := p.release(b)
	k := len(children)
	entry := indexOf(children, p.top[via[1]])
	step := -1
	if entry%2 == 1 {
		step = 1
	}
	v, x := via[0], via[1]
	for i := entry; ; {
		c := children[i%k]
		if i%k == 0 {
			p.mark(c, labelT, v, x) // the base child: what it is matched to is in the tree already
			return
		}
		e := linkFrom(links, i, step, k) // matched, from c to the next child
		p.mark(c, labelT, v, x)
		i = (i + step + k) % k
		p.giveS(children[i], e[0], e[1])
		e = linkFrom(links, i, step, k)
		v, x = e[0], e[1]
		i = (i + step + k) % k
	}
}

// linkFrom returns the link from child i to its neighbour in direction step.
func linkFrom(links [][2]int32, i, step, k int) [2]int32 {
	if step > 0 {
		return links[i]
	}
	e := links[(i-1+k)%k]
	return [2]int32{e[1], e[0]}
}

func indexOf(s []int32, x int32) int {
	for i, y := range s {
		if x == y {
			return i
		}
	}
	panic("matching: a blossom does not hold its own vertex") // our own invariant
}

// rebase rotates blossom b so that v becomes its base, flipping the matching inside.
func (p *Perfect) rebase(b, v int32) {
	t := v
	for p.parent[t] != b {
		t = p.parent[t]
	}
	if int(t) >= p.n {
		p.rebase(t, v)
	}
	children, links := p.child[b], p.link[b]
	k := len(children)
	i := indexOf(children, t)
	step := -1
	if i%2 == 1 {
		step = 1
	}
	for j := i; j != 0; {
		j = (j + step + k) % k
		e := linkFrom(links, j, step, k)
		if c := children[j]; int(c) >= p.n {
			p.rebase(c, e[0])
		}
		j = (j + step + k) % k
		if c := children[j]; int(c) >= p.n {
			p.rebase(c, e[1])
		}
		p.mate[e[0]], p.mate[e[1]] = e[1], e[0]
	}
	p.child[b] = append(append(make([]int32, 0, k), children[i:]...), children[:i]...)
	p.link[b] = append(append(make([][2]int32, 0, k), links[i:]...), links[:i]...)
	p.base[b] = v
}

// dissolve takes apart every blossom that holds v. Matched edges that leave such a blossom at its base lose their
// tightness with its dual and are undone.
func (p *Perfect) dissolve(v int32) {
	for b := p.top[v]; int(b) >= p.n; b = p.top[v] {
		if z := p.z[b]; z > 0 {
			p.addU(b, z/2)
			p.z[b] = 0
			p.unmatch(p.base[b])
		}
		p.release(b)
	}
}

func (p *Perfect) unmatch(v int32) {
	if m := p.mate[v]; m >= 0 {
		p.mate[v], p.mate[m] = -1, -1
	}
}
