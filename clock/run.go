package clock

// settle counts everything up to now.
func (s *State) settle(now int64) {
	passed := now - s.anchor
	switch s.phase {
	case Running:
		s.run(passed)
	case Paused, Ended:
		s.holdSteady(passed)
	}
	s.anchor = now
	s.updateLow(White)
	s.updateLow(Black)
}

// holdSteady moves the end of the steady flag: a pause does not count.
func (s *State) holdSteady(by int64) {
	if s.steady {
		s.steadyUntil += by
	}
}

// run lets the clock of the side on move run for left milliseconds, bucket by bucket; s.anchor follows.
func (s *State) run(left int64) {
	c := &s.sides[s.turn]
	for {
		bucket := s.bucket(s.turn)
		if c.fallen || bucket == &c.up {
			s.spend(c, left)
			c.up += s.counted(c, left)
			return
		}
		if bucket == nil { // zero comes first, at the instant itself
			c.low = true
			if s.nextBucket(s.turn) {
				s.updateLow(White)
				s.updateLow(Black)
				continue
			}
			s.fall(s.turn)
			if s.phase == Frozen {
				return
			}
			continue
		}
		if left == 0 {
			return
		}
		part := min(left, *bucket)
		*bucket -= part
		left -= part
		s.spend(c, part)
		if s.isShared() {
			s.sides[s.turn.Other()].main += part
		}
	}
}

// bucket returns the counter from which the side's time runs at this instant, nil when it is empty.
func (s *State) bucket(side Side) *int64 {
	c := &s.sides[side]
	switch {
	case c.delay > 0:
		return &c.delay
	case !c.mainOver && c.main > 0:
		return &c.main
	case c.mainOver && s.current(side).method == CountUp:
		return &c.up
	case c.mainOver && c.over > 0:
		return &c.over
	}
	return nil
}

func (s *State) spend(c *counter, part int64) {
	c.used += part
	c.spent += part
	s.anchor += part
	if s.undo.ok {
		s.undo.ran += part
	}
}

// counted is the part of the thinking time that counts up: none of a fallen clock's.
func (s *State) counted(c *counter, part int64) int64 {
	if c.fallen {
		return 0
	}
	return part
}

// isShared reports whether the opponent gains what the side on move uses. A fallen clock gains nothing.
func (s *State) isShared() bool {
	mine, other := &s.sides[s.turn], &s.sides[s.turn.Other()]
	return s.rules[s.turn].periods[mine.ruled].method == Hourglass &&
		s.current(s.turn.Other()).method == Hourglass && !other.fallen
}

// nextBucket goes on after a counter reached zero: into overtime, the next byo-yomi period, or the next period where
// time ends it. It reports false where the flag falls.
func (s *State) nextBucket(side Side) bool {
	c, p := &s.sides[side], s.current(side)
	if !c.mainOver && p.hasAfterMain() {
		c.mainOver = true
		return true
	}
	if c.byo > 0 {
		if c.byo--; c.byo > 0 {
			c.over = p.add
			return true
		}
	}
	if s.isLast(side) || p.counter {
		return false
	}
	s.endByTime(side)
	return true
}

// endByTime ends a period whose time is over: the next main time goes to every side that is in it.
func (s *State) endByTime(side Side) {
	ended := s.sides[side].period
	s.enterNext(side)
	if o := side.Other(); s.sides[o].period == ended && !s.isLast(o) && !s.current(o).counter && !s.sides[o].fallen {
		s.enterNext(o)
	}
	s.steady, s.steadySide, s.steadyUntil = true, side, s.anchor+steadyTime
}

// enterNext brings a side into its next period. Time not used is carried over, Art. 6.3.2 (E23).
func (s *State) enterNext(side Side) {
	c := &s.sides[side]
	c.period++
	p := s.current(side)
	c.main += p.main
	c.base = c.presses
	c.startOvertime(*p)
}

// fall marks the flag of a side; who was first is kept (Art. 6.8 (E23)).
func (s *State) fall(side Side) {
	s.sides[side].fallen = true
	switch {
	case !s.first.known:
		s.first = fallOrder{known: true, side: side}
	case s.first.side != side:
		s.first.both = true
	}
	if s.freezes(side) {
		s.phase = Frozen
	}
}

// freezes reports whether the fall of a side stops both clocks.
func (s *State) freezes(side Side) bool {
	return s.flags != Claim && (s.freeze || s.current(side).method.alwaysFreezes() || !s.isLast(side))
}

// frozenBy returns the side whose fallen flag keeps both clocks from running.
func (s *State) frozenBy() (Side, bool) {
	for _, side := range [...]Side{White, Black} {
		if s.sides[side].fallen && s.freezes(side) {
			return side, true
		}
	}
	return White, false
}
