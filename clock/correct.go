package clock

import "time"

// Values are what a correction sets for one side, all absolute. [State.Values] returns the present ones to start from.
type Values struct {
	Time     time.Duration // the shown counter: Bronstein with its credit, US delay without the delay
	Up       time.Duration // counted up
	Presses  int
	Period   int  // from 1
	MainOver bool // Time is of the running byo-yomi period, block or move
	Byo      int  // byo-yomi periods left, with the running one; 0 in a changed period: all
	Block    int  // presses due in the block; 0 in a changed period: all
}

// Values returns what a correction of side at an instant would leave unchanged.
func (s State) Values(side Side, at time.Duration) Values {
	s.settle(s.clamp(at))
	c := &s.sides[side]
	return Values{
		Time: time.Duration(s.shown(side)) * ms, Up: time.Duration(c.up) * ms, Presses: int(c.presses),
		Period: int(c.period) + 1, MainOver: c.mainOver, Byo: int(c.byo), Block: int(c.block),
	}
}

// Correct sets both sides, Art. 6.10.2 (E23). Time for a side whose flag has fallen makes it whole again; a frozen clock
// is then paused. A side that still runs must be left with time, otherwise the error is a [*RangeError].
func (s State) Correct(white, black Values, at time.Duration) (State, error) {
	n, err := s.settled(at)
	if err != nil {
		return s, err
	}
	for side, v := range [...]Values{white, black} {
		if err := n.set(Side(side), v); err != nil {
			return s, err
		}
	}
	n.corrected()
	return n, nil
}

func (s *State) set(side Side, v Values) error {
	c, r := &s.sides[side], &s.rules[side]
	for _, f := range [...]RangeError{
		{side, FieldTime, v.Time.Milliseconds(), 0, max(MaxTime.Milliseconds(), s.shown(side))},
		{side, FieldUp, v.Up.Milliseconds(), 0, max(MaxTime.Milliseconds(), c.up)},
		{side, FieldPresses, int64(v.Presses), 0, max(MaxPresses, int64(c.presses))},
		{side, FieldPeriod, int64(v.Period), 1, int64(r.last) + 1},
	} {
		if f.Value < f.Min || f.Value > f.Max {
			return &f
		}
	}
	c.presses = int32(v.Presses)
	if to := int8(v.Period - 1); to != c.period {
		s.moveToPeriod(side, to, &v)
	}
	p := s.current(side)
	if err := s.setOvertime(side, p, v); err != nil {
		return err
	}
	c.setTime(p, v.Time.Milliseconds(), v.MainOver)
	c.up = v.Up.Milliseconds()
	return s.mustHaveTime(side)
}

// moveToPeriod changes the period of a side without touching its time. Full overtime is the default there.
func (s *State) moveToPeriod(side Side, to int8, v *Values) {
	c, r := &s.sides[side], &s.rules[side]
	c.period, c.ruled, c.base = to, to, 0
	for _, p := range r.periods[:to] {
		if !p.counter {
			c.base = c.presses // how many moves the earlier periods took is not known
			break
		}
		c.base += p.moves
	}
	p := r.periods[to]
	c.startOvertime(p)
	if c.used == 0 {
		c.delay = p.delay()
	} else {
		c.delay = min(c.delay, p.delay())
	}
	if v.Byo == 0 {
		v.Byo = int(c.byo)
	}
	if v.Block == 0 {
		v.Block = int(c.block)
	}
}

func (s *State) setOvertime(side Side, p *period, v Values) error {
	c := &s.sides[side]
	if c.fallen && v.Time > 0 && p.method == ByoYomi {
		v.Byo = max(v.Byo, 1) // made whole: there is at least the period that runs
	}
	byo, block := RangeError{side, FieldByo, int64(v.Byo), 0, 0}, RangeError{side, FieldBlock, int64(v.Block), 0, 0}
	switch p.method {
	case ByoYomi:
		byo.Max = int64(p.count)
		if !c.fallen || v.Time > 0 {
			byo.Min = 1
		}
	case Canadian:
		block.Max = int64(p.count)
		if !p.manual {
			block.Min = 1
		}
	}
	for _, e := range [...]RangeError{byo, block} {
		if e.Value < e.Min || e.Value > e.Max {
			return &e
		}
	}
	c.byo, c.block = int32(v.Byo), int32(v.Block)
	return nil
}

// setTime sets the shown counter.
func (c *counter) setTime(p *period, left int64, mainOver bool) {
	if p.method.hasOvertime() && left == 0 && c.fallen {
		return // still fallen
	}
	if p.method.hasOvertime() && (mainOver || left == 0) {
		if !c.mainOver && !mainOver {
			left = c.over // no main time: overtime has begun, as it does on a running clock
		}
		c.main, c.over, c.mainOver = 0, left, true
		if p.method == ByoYomi && left > 0 {
			c.byo = max(c.byo, 1)
		}
		return
	}
	if p.method.hasOvertime() && c.mainOver {
		c.over = p.add
	}
	c.main, c.mainOver = left, mainOver && left == 0 && p.method == CountUp
}

// mustHaveTime accepts a side that has time, or whose fallen flag stays fallen.
func (s *State) mustHaveTime(side Side) error {
	c := &s.sides[side]
	if s.bucket(side) != nil || !c.mainOver && s.current(side).method.hasOvertime() || s.current(side).method == CountUp {
		c.fallen = false
		return nil
	}
	if c.fallen {
		return nil
	}
	return &RangeError{side, FieldTime, s.shown(side), 1, MaxTime.Milliseconds()}
}

// corrected brings phase and alerts in line after a change by hand. A press before it can no longer be taken back.
func (s *State) corrected() {
	if _, frozen := s.frozenBy(); !frozen && s.phase == Frozen {
		s.phase = Paused
	}
	s.undo = undo{}
	s.updateLow(White)
	s.updateLow(Black)
}

// Adjust adds time to the shown counters, or takes it: Art. 7.5.5 (E23) gives the opponent two minutes more.
func (s State) Adjust(white, black time.Duration, at time.Duration) (State, error) {
	n, err := s.settled(at)
	if err != nil {
		return s, err
	}
	for side, by := range [...]time.Duration{white, black} {
		if by == 0 {
			continue
		}
		if by > MaxTime || by < -MaxTime {
			return s, &RangeError{Side(side), FieldTime, by.Milliseconds(), -MaxTime.Milliseconds(), MaxTime.Milliseconds()}
		}
		if err := n.add(Side(side), by.Milliseconds()); err != nil {
			return s, err
		}
	}
	n.corrected()
	return n, nil
}

// add changes the shown counter of a side by some milliseconds.
func (s *State) add(side Side, by int64) error {
	c := &s.sides[side]
	left := s.shown(side) + by
	if most := max(MaxTime.Milliseconds(), s.shown(side)); left < 0 || left > most {
		return &RangeError{side, FieldTime, left, 1, most}
	}
	c.setTime(s.current(side), left, c.mainOver)
	return s.mustHaveTime(side)
}

// Gained returns what [State.TakeBackGain] would take from side: zero where nothing was added, or all of it taken already.
func (s State) Gained(side Side) time.Duration {
	if c := &s.sides[side]; !c.fallen {
		return time.Duration(c.gained) * ms
	}
	return 0
}

// TakeBackGain takes back what the last press of side added, once.
func (s State) TakeBackGain(side Side, at time.Duration) (State, error) {
	n, err := s.settled(at)
	if err != nil {
		return s, err
	}
	c := &n.sides[side]
	if c.gained == 0 || c.fallen {
		return s, &NothingToTakeBackError{ActTakeBackGain, side}
	}
	if err := n.add(side, -c.gained); err != nil {
		return s, err
	}
	c.gained = 0
	n.corrected()
	return n, nil
}

// ReloadBlock gives side a new Canadian block where blocks are reloaded by hand.
func (s State) ReloadBlock(side Side, at time.Duration) (State, error) {
	n, err := s.settled(at)
	if err != nil {
		return s, err
	}
	c, p := &n.sides[side], n.current(side)
	if !p.manual || p.method != Canadian || !c.mainOver || c.block > 0 || c.fallen {
		return s, &BlockError{side, int(c.block)}
	}
	c.over, c.block = p.add, p.count
	n.corrected()
	return n, nil
}

// SwapColors exchanges the colours: what each half of the board shows stays, White becomes Black.
func (s State) SwapColors(at time.Duration) (State, error) {
	n, err := s.settled(at)
	if err != nil {
		return s, err
	}
	n.rules[White], n.rules[Black] = n.rules[Black], n.rules[White]
	n.sides[White], n.sides[Black] = n.sides[Black], n.sides[White]
	if n.phase != Ready {
		n.turn = n.turn.Other()
	}
	if n.first.known {
		n.first.side = n.first.side.Other()
	}
	n.steadySide = n.steadySide.Other()
	n.undo = undo{}
	return n, nil
}
