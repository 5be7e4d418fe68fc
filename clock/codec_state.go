package clock

import "encoding/binary"

// MarshalBinary returns the exact state, a snapshot to spare the replay of a long list of inputs.
func (s State) MarshalBinary() ([]byte, error) {
	control, err := s.Control().MarshalBinary()
	if err != nil {
		return nil, err
	}
	b := binary.AppendUvarint([]byte{stateVersion}, uint64(len(control)))
	b = append(b, control...)
	s.eachField(func(n *int64, _ int64, _ string) { b = binary.AppendUvarint(b, uint64(*n)) })
	return b, nil
}

// UnmarshalBinary reads what MarshalBinary wrote. On error s is unchanged.
func (s *State) UnmarshalBinary(b []byte) error {
	r := newReader(b, MaxEncodedState, stateVersion)
	n := int(r.upTo(MaxEncodedControl, "the length of a control"))
	if r.err == nil && n > len(b)-r.pos {
		r.fail("a whole control")
	}
	if r.err != nil {
		return r.err
	}
	var c Control
	if err := c.UnmarshalBinary(b[r.pos : r.pos+n]); err != nil {
		return err
	}
	r.pos += n
	read, err := New(c)
	if err != nil {
		return err
	}
	read.eachField(func(n *int64, limit int64, want string) { *n = int64(r.upTo(uint64(limit), want)) })
	if err := r.end(); err != nil {
		return err
	}
	*s = read
	return nil
}

// eachField hands every field of the state to f with its limit, in the order of the encoding, and stores what f makes
// of it. It is the one list of fields for writing and reading.
func (s *State) eachField(f func(n *int64, limit int64, want string)) {
	num := func(n *int64, limit int64) { f(n, limit, "a time in milliseconds") }
	bit := func(v *bool) { flag(v, f) }
	side := func(v *Side) { small(v, 1, f, "a side") }
	small(&s.phase, int64(phases-1), f, "a phase")
	side(&s.turn)
	num(&s.anchor, maxInstant)
	s.first.each(bit, side)
	bit(&s.steady)
	side(&s.steadySide)
	num(&s.steadyUntil, 2*maxInstant)
	bit(&s.touched)
	num(&s.lastTouch, maxInstant)
	for i := range s.sides {
		s.sides[i].each(&s.rules[i], f)
	}
	u := &s.undo
	bit(&u.ok)
	if !u.ok {
		return
	}
	side(&u.turn)
	num(&u.pressed, s.anchor)
	num(&u.ran, s.anchor-u.pressed)
	u.first.each(bit, side)
	bit(&u.steady)
	side(&u.steadySide)
	num(&u.steadyUntil, 2*maxInstant)
	for i := range u.sides {
		u.sides[i].each(&s.rules[i], f)
	}
}

func (o *fallOrder) each(bit func(*bool), side func(*Side)) {
	bit(&o.known)
	bit(&o.both)
	side(&o.side)
}

func (c *counter) each(r *rules, f func(*int64, int64, string)) {
	for _, n := range []*int64{&c.main, &c.over, &c.up, &c.delay, &c.used, &c.spent, &c.gained} {
		f(n, maxLeft, "a time in milliseconds")
	}
	small(&c.presses, 1<<31-1, f, "a number of presses")
	small(&c.base, 1<<31-1, f, "a number of presses")
	small(&c.period, int64(r.last), f, "a period")
	small(&c.ruled, int64(r.last), f, "a period")
	small(&c.byo, int64(r.periods[c.period].count), f, "a number of periods")
	small(&c.block, int64(r.periods[c.period].count), f, "a number of moves")
	for _, b := range []*bool{&c.mainOver, &c.fallen, &c.low} {
		flag(b, f)
	}
}

// small hands a narrow field over as a number.
func small[T ~uint8 | ~int8 | ~int32](v *T, limit int64, f func(*int64, int64, string), want string) {
	n := int64(*v)
	f(&n, limit, want)
	*v = T(n)
}

func flag(v *bool, f func(*int64, int64, string)) {
	n := int64(0)
	if *v {
		n = 1
	}
	f(&n, 1, "0 or 1")
	*v = n != 0
}
