package matching

// Prefer adds bonus(x) ≥ 0 to the weight of every edge v–x and makes the matching optimal again. A bonus smaller than
// the unit of all other weights so chooses among the optimal matchings.
func (p *Perfect) Prefer(v int, bonus func(x int) int64) bool {
	i := int32(v)
	p.dissolve(i)
	p.unmatch(i)
	row := p.row(i)
	for _, x := range p.live {
		if row[x] != Absent {
			row[x] += scale * bonus(int(x))
			p.w[int(x)*p.n+v] = row[x]
		}
	}
	p.lower(i)
	return p.augmentAll()
}

// Keep deletes the edges of v to all x that keep refuses and makes the matching optimal again. Some edge of v must lie in
// an optimal matching still.
func (p *Perfect) Keep(v int, keep func(x int) bool) bool {
	i := int32(v)
	p.dissolve(i)
	row := p.row(i)
	for _, x := range p.live {
		if row[x] != Absent && !keep(int(x)) {
			row[x], p.w[int(x)*p.n+v] = Absent, Absent
			if p.mate[i] == x {
				p.unmatch(i)
			}
		}
	}
	return p.augmentAll()
}

// Remove takes the matched pair of v out of the graph.
func (p *Perfect) Remove(v int) bool {
	i, m := int32(v), p.mate[v]
	p.dissolve(i)
	p.dissolve(m)
	for _, x := range [2]int32{i, m} {
		p.unmatch(x)
		p.gone[x] = true
	}
	p.mate[i], p.mate[m] = m, i
	kept := p.live[:0]
	for _, x := range p.live {
		if !p.gone[x] {
			kept = append(kept, x)
		}
	}
	p.live = kept
	return p.augmentAll()
}

// Swap tries to match v with x by exchanging partners along tight edges alone. It reports whether v and x are matched.
func (p *Perfect) Swap(v, x int) bool {
	a, b := p.mate[v], p.mate[x]
	if int(a) == x {
		return true
	}
	for _, y := range [4]int32{int32(v), int32(x), a, b} {
		if p.top[y] != y {
			return false
		}
	}
	if p.w[int(a)*p.n+int(b)] == Absent || p.Slack(int(a), int(b)) != 0 || p.Slack(v, x) != 0 {
		return false
	}
	p.mate[v], p.mate[x], p.mate[a], p.mate[b] = int32(x), int32(v), b, a
	return true
}

// Restrict deletes every edge that lies in no optimal matching and replaces the weights of the others, so that a perfect
// matching of maximum new weight is always one of maximum old weight; then [Perfect.Solve] again. weight gives the
// weights to be optimised next, for v < w, or [Absent] to delete an edge; the sum of their absolute values over any
// matching must be below limit.
func (p *Perfect) Restrict(limit int64, weight func(v, w int) int64) {
	for i, v := range p.live {
		p.step()
		row := p.row(v)
		u := p.u[v]
		for _, x := range p.live[i+1:] {
			switch {
			case p.nested > 0 && p.top[v] == p.top[x]: // one blossom: below
			case row[x] != Absent && u+p.u[x] == row[x]:
				row[x] = scaled(weight(int(v), int(x)))
			default:
				row[x] = Absent
			}
		}
	}
	p.eachShared(func(v, x int32, s shared) {
		v, x = min(v, x), max(v, x)
		row := p.row(v)
		if row[x] == Absent || p.u[v]+p.u[x]+s.sum != row[x] {
			row[x] = Absent
			return
		}
		w := weight(int(v), int(x))
		if w != Absent {
			w += 2 * limit * s.count // an optimal matching fills every blossom with a positive dual: reward that above all
		}
		row[x] = scaled(w)
	})
	p.mirror()
	p.forget()
}

// forget drops matching and blossoms; [Perfect.Solve] finds them again.
func (p *Perfect) forget() {
	for b := p.n; b < 2*p.n && p.nested > 0; b++ {
		if p.child[b] != nil {
			p.z[b] = 0
			p.release(int32(b))
		}
	}
	for _, v := range p.live {
		p.mate[v], p.parent[v], p.top[v] = -1, -1, v
	}
}

// Each calls f for every vertex that has not been removed, ascending.
func (p *Perfect) Each(f func(v int)) {
	for _, v := range p.live {
		f(int(v))
	}
}

// Tight reports whether the edge v–w exists, neither end removed, and may lie in an optimal matching as far as the duals tell.
func (p *Perfect) Tight(v, w int) bool {
	return !p.gone[v] && !p.gone[w] && p.w[v*p.n+w] != Absent && p.Slack(v, w) == 0
}

// TightRow adds to set every vertex w for which [Perfect.Tight] holds with v.
func (p *Perfect) TightRow(v int, set Bits) {
	if p.gone[v] {
		return
	}
	row := p.row(int32(v))
	u, top := p.u[v], p.top[v]
	for _, x := range p.live {
		if row[x] == u+p.u[x] && (p.nested == 0 || p.top[x] != top) || p.nested > 0 && p.top[x] == top && p.Tight(v, int(x)) {
			set.Add(int(x))
		}
	}
}

// IsPlain reports that no blossom has a positive dual: then the optimal matchings are exactly the perfect matchings of the
// tight edges.
func (p *Perfect) IsPlain() bool {
	if p.nested > 0 {
		for _, z := range p.z {
			if z > 0 {
				return false
			}
		}
	}
	return true
}
