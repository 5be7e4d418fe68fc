package dutch

import "wasit/swiss/matching"

// order takes the decisions of section 6 in their order.
func (c *chooser) order() error {
	var seated []int
	for v := range c.mdps {
		in, err := c.seat(v)
		if err != nil {
			return err
		}
		if in {
			seated = append(seated, v)
		} else {
			c.out.floats = append(c.out.floats, v)
		}
	}
	for _, v := range seated {
		if err := c.opponent(v); err != nil {
			return err
		}
		c.out.pairs = append(c.out.pairs, [2]int{v, c.mate(v)})
	}
	return c.remainder()
}

func (c *chooser) isResident(v int) bool { return v >= c.mdps && v < c.size() }

// residents lists the vertices that stand for residents.
func (c *chooser) residents() []int {
	list := make([]int, 0, c.size()-c.mdps)
	for v := c.mdps; v < c.size(); v++ {
		list = append(list, v)
	}
	return list
}

// seat puts MDP v into S1 if it can (6.4 (1)): sets of MDPs are tried in the order of their BSNs.
func (c *chooser) seat(v int) (in bool, err error) {
	if c.matched != nil {
		if c.stop != nil && c.stop() {
			return false, errStopped
		}
		here, away := matching.NewBits(len(c.place)), matching.NewBits(len(c.place))
		here.AddRange(c.mdps, c.size())
		away.AddRange(c.size(), len(c.place))
		return c.matched.Confine(v, here) || !c.matched.Confine(v, away), nil
	}
	if !c.isResident(c.p.Mate(v)) {
		ok := c.p.Prefer(v, func(x int) int64 {
			if c.isResident(x) {
				return 1
			}
			return 0
		})
		if err := c.failed(ok); err != nil {
			return false, err
		}
	}
	in = c.isResident(c.p.Mate(v))
	return in, c.failed(c.p.Keep(v, func(x int) bool { return c.isResident(x) == in }))
}

// opponent gives MDP v of S1 its opponent, the highest ranked resident possible (6.4 (2)).
func (c *chooser) opponent(v int) error {
	if c.matched != nil {
		if c.stop != nil && c.stop() {
			return errStopped
		}
		c.matched.Rematch(v, c.residents())
		return nil
	}
	n := c.size()
	for w := c.mdps; w < n; w++ {
		if !c.p.Tight(v, w) {
			continue
		}
		if c.p.Swap(v, w) {
			break
		}
		ok := c.p.Prefer(v, func(x int) int64 {
			if c.isResident(x) {
				return int64(n - x)
			}
			return 0
		})
		if err := c.failed(ok); err != nil {
			return err
		}
		break
	}
	return c.failed(c.p.Remove(v))
}
