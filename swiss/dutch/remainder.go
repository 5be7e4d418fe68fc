package dutch

import (
	"slices"

	"wasit/swiss/matching"
)

// remainder pairs the residents left, or the whole of a homogeneous bracket (3.5, 6.1).
type remainder struct {
	*chooser
	list  []int // its members in ranking order: BSN 1 first
	bsn   []int // member → BSN, 0 outside
	pairs int
	s1    []bool // by member
}

func (c *chooser) remainder() error {
	var list []int
	floats := 0
	c.each(func(v int) {
		if c.isResident(v) {
			list = append(list, v)
			if c.mate(v) >= c.size() {
				floats++
			}
		}
	})
	r := c.newRemainder(list, floats)
	if m := r.plain(); m != nil && m.Exposed() == 0 {
		return r.transpose(m) // no exchange comes before every exchange
	}
	if err := r.exchange(); err != nil {
		return err
	}
	c.settle()
	return r.transpose(r.plain())
}

// each calls f for every vertex whose partner is not settled yet.
func (c *chooser) each(f func(v int)) {
	if c.matched != nil {
		c.matched.Each(f)
	} else {
		c.p.Each(f)
	}
}

// newRemainder splits the list into the original S1 and S2.
func (c *chooser) newRemainder(list []int, floats int) *remainder {
	r := &remainder{chooser: c, list: list, pairs: (len(list) - floats) / 2, bsn: make([]int, len(c.place)), s1: make([]bool, len(c.place))}
	for k, v := range list {
		r.bsn[v], r.s1[v] = k+1, k < r.pairs
	}
	return r
}

// plain returns a largest matching of the open edges that S1 and S2 allow; nil where the duals of odd sets matter.
func (r *remainder) plain() *matching.Maximum {
	if r.matched == nil {
		return nil
	}
	may := r.partners()
	g := matching.NewGraph(len(r.place))
	m := r.f.maximum(g)
	var single []int
	r.matched.Each(func(v int) {
		r.f.breathe(v)
		row := g.Row(v)
		row.With(r.open.Row(v))
		row.Only(may[r.side(v)])
		switch w := r.matched.Mate(v); {
		case !may[r.side(v)].Has(w):
			single = append(single, v)
		case v < w:
			m.Preset(v, w)
		}
	})
	m.AddAll(single)
	return m
}

// side tells where v stands: 0 in S1, 1 in S2, 2 outside.
func (r *remainder) side(v int) int {
	switch {
	case r.s1[v]:
		return 0
	case r.bsn[v] > 0:
		return 1
	}
	return 2
}

// partners returns for each side whom its vertices may be matched to, once S1 and S2 are fixed: across, or below S2.
func (r *remainder) partners() (may [3]matching.Bits) {
	for side := range may {
		may[side] = matching.NewBits(len(r.place))
	}
	for v := range r.place {
		for _, side := range [3][]int{{1}, {0, 2}, {1, 2}}[r.side(v)] {
			may[side].Add(v)
		}
	}
	return may
}

// movedDown tells whether matching v to w moves v, a player of the original S1, down to S2' [E1 of 6.5].
func (r *remainder) movedDown(v, w int) bool {
	return r.bsn[v] <= r.pairs && (r.bsn[w] == 0 || r.bsn[w] < r.bsn[v])
}

// movedUp tells whether matching v to w moves v, a player of the original S2, up to S1' [E2 of 6.5].
func (r *remainder) movedUp(v, w int) bool {
	return r.bsn[v] > r.pairs && r.bsn[w] > r.bsn[v]
}

// weighRest starts the weighted graph; the pairs settled stand in it by themselves.
func (r *remainder) weighRest(weight func(v, w int) int64) {
	left := matching.NewBits(len(r.place))
	r.matched.Each(left.Add)
	for v := range r.place {
		row := r.open.Row(v)
		if row.Only(left); !left.Has(v) {
			clear(row)
			row.Add(r.matched.Mate(v))
		}
	}
	r.weigh(weight)
	r.matched = nil
}

func (r *remainder) exchanges() bool {
	return slices.ContainsFunc(r.list, func(v int) bool { return r.movedDown(v, r.mate(v)) })
}

// exchange finds the first exchange that allows the optimum: fewest players, smallest difference of the BSN sums, then the
// highest BSNs moved down and the lowest moved up (6.3).
func (r *remainder) exchange() error {
	if !r.exchanges() {
		return nil
	}
	n := int64(len(r.list) + 1)
	weight := func(v, w int) int64 { return -r.exchangeCost(v, w, n*n) << r.shift }
	if r.p == nil {
		r.weighRest(weight)
	} else {
		r.p.Restrict(n*n*n<<r.shift, weight)
	}
	if err := r.failed(r.p.Solve()); err != nil {
		return err
	}
	if !r.exchanges() {
		return nil
	}
	for _, v := range slices.Backward(r.list[:r.pairs]) {
		down, err := r.decide(v, r.movedDown)
		if err != nil {
			return err
		}
		r.s1[v] = !down
	}
	for _, v := range r.list[r.pairs:] {
		up, err := r.decide(v, r.movedUp)
		if err != nil {
			return err
		}
		r.s1[v] = up
	}
	return nil
}

// exchangeCost adds up the first two parts of the key of 6.5: players moved down, and the difference of the sums.
func (r *remainder) exchangeCost(v, w int, one int64) (cost int64) {
	for range 2 {
		if r.bsn[v] > 0 {
			if r.movedDown(v, w) {
				cost += one - int64(r.bsn[v])
			}
			if r.movedUp(v, w) {
				cost += int64(r.bsn[v])
			}
		}
		v, w = w, v
	}
	return cost
}

// decide moves v if any candidate still left does, and fixes the decision.
func (r *remainder) decide(v int, moved func(v, w int) bool) (bool, error) {
	possible := false
	if !moved(v, r.p.Mate(v)) {
		r.p.Each(func(x int) { possible = possible || x != v && moved(v, x) && r.p.Tight(v, x) })
	}
	if possible {
		ok := r.p.Prefer(v, func(x int) int64 {
			if moved(v, x) {
				return 1
			}
			return 0
		})
		if err := r.failed(ok); err != nil {
			return false, err
		}
	}
	is := moved(v, r.p.Mate(v))
	return is, r.failed(r.p.Keep(v, func(x int) bool { return moved(v, x) == is }))
}

// transpose gives each player of S1' in turn the highest ranked opponent of S2' that leaves the optimum possible (6.2). m
// is a perfect matching of what is allowed, nil where the duals of odd sets matter.
func (r *remainder) transpose(m *matching.Maximum) error {
	var s2 []int
	for _, v := range r.list {
		if !r.s1[v] {
			s2 = append(s2, v)
		}
	}
	var err error
	if m != nil {
		err = r.transposePlain(m, s2)
	} else {
		err = r.transposeWeighted()
	}
	if err != nil {
		return err
	}
	paired := make([]bool, len(r.place))
	for _, p := range r.out.pairs {
		paired[p[0]], paired[p[1]] = true, true
	}
	for _, v := range s2 {
		if !paired[v] {
			r.out.floats = append(r.out.floats, v)
		}
	}
	return nil
}

// transposePlain works on the tight edges alone.
func (r *remainder) transposePlain(m *matching.Maximum, s2 []int) error {
	for _, v := range r.list {
		if r.s1[v] {
			if r.stop != nil && r.stop() {
				return errStopped
			}
			r.take(v, m.Rematch(v, s2))
		}
	}
	r.leave(m.Mate)
	return nil
}

// leave notes who would be left over by the next bracket in the matching found.
func (r *remainder) leave(mate func(v int) int) {
	for v := range r.deeper {
		if mate(v) >= r.deeper {
			r.out.left = append(r.out.left, r.place[v])
		}
	}
}

// transposeWeighted keeps the duals of odd sets in view.
func (r *remainder) transposeWeighted() error {
	n := len(r.place)
	may := r.partners()
	r.p.Restrict(int64(n)<<r.shift, func(v, w int) int64 {
		if may[r.side(v)].Has(w) {
			return 0
		}
		return matching.Absent
	})
	if err := r.failed(r.p.Solve()); err != nil {
		return err
	}
	for _, v := range r.list {
		if !r.s1[v] {
			continue
		}
		ok := r.p.Prefer(v, func(x int) int64 { return int64(n - x) })
		if err := r.failed(ok); err != nil {
			return err
		}
		r.take(v, r.p.Mate(v))
		if err := r.failed(r.p.Remove(v)); err != nil {
			return err
		}
	}
	r.leave(r.p.Mate)
	return nil
}

func (r *remainder) take(v, w int) {
	r.out.pairs = append(r.out.pairs, [2]int{min(v, w), max(v, w)})
}
