package clock

import "time"

// TouchGuard is how long after an accepted press another tap is taken for the same touch.
const TouchGuard = 80 * time.Millisecond

// Start starts White's clock, Art. 6.6 (E23).
func (s State) Start(at time.Duration) (State, error) {
	now, err := s.instant(at)
	if err != nil {
		return s, err
	}
	if s.phase != Ready {
		return s, &PhaseError{ActStart, s.phase}
	}
	n := s
	n.settle(now)
	n.startTurn(White)
	n.settle(now)
	return n, nil
}

// Press ends the turn of side, Art. 6.2.1 (E23). Before the start Black's press starts White's clock and is no move.
// At zero the flag falls first and nothing is added. A refused press leaves the clock as it was.
func (s State) Press(side Side, at time.Duration) (State, error) {
	now, err := s.instant(at)
	if err != nil {
		return s, err
	}
	n := s
	n.settle(now)
	switch n.phase {
	case Ready:
		if side == White {
			return s, &NotStartedError{}
		}
		n.startTurn(White)
	case Frozen:
		by, _ := n.frozenBy()
		return s, &FallenError{by}
	case Running:
		if side != n.turn {
			return s, &NotOnMoveError{side, at}
		}
		n.undo = undo{ok: true, sides: n.sides, turn: side, pressed: now, first: n.first,
			steady: n.steady, steadySide: n.steadySide, steadyUntil: n.steadyUntil}
		n.endTurn(side)
		n.startTurn(side.Other())
	default:
		return s, &PhaseError{ActPress, n.phase}
	}
	n.touched, n.lastTouch = true, now
	n.settle(now)
	return n, nil
}

// Tap is a press by touch: a tap within [TouchGuard] of the last accepted press is refused, whoever's half it is.
func (s State) Tap(side Side, at time.Duration) (State, error) {
	now, err := s.instant(at)
	if err != nil {
		return s, err
	}
	if s.touched && now-s.lastTouch <= TouchGuard.Milliseconds() {
		return s, &TouchError{at, time.Duration(s.lastTouch) * ms}
	}
	return s.Press(side, at)
}

// endTurn counts a press, gives what its method gives, and lays the side's next turn ready.
func (s *State) endTurn(side Side) {
	c, r := &s.sides[side], &s.rules[side]
	c.presses++
	if c.fallen {
		c.used = 0
		return // nothing is ever added
	}
	ruled := r.periods[c.ruled]
	c.gained = 0
	c.credit(ruled.creditAfter(r, c))
	if p := s.current(side); p.counter && !s.isLast(side) && c.presses-c.base >= p.moves {
		s.enterNext(side)
	} else {
		c.refill(p)
	}
	c.credit(s.current(side).creditBefore(r, c))
	s.layTurn(side)
}

// credit adds what a press gives, and remembers it for [State.TakeBackGain].
func (c *counter) credit(amount int64) {
	amount = min(amount, maxLeft-c.main)
	c.main += amount
	c.gained += amount
}

// creditAfter is what the press adds for the move it ends.
func (p period) creditAfter(r *rules, c *counter) int64 {
	switch p.method {
	case Fischer, Capped:
		if r.credit == AfterMove1 && c.presses >= r.from {
			return p.upToCap(c)
		}
	case Bronstein, Refund:
		return min(c.used, p.add)
	}
	return 0
}

// creditBefore is what the press adds for the move that follows, by the period in which that will be played.
func (p period) creditBefore(r *rules, c *counter) int64 {
	if (p.method == Fischer || p.method == Capped) && r.credit == BeforeMove1 && c.presses+1 >= r.from {
		return p.upToCap(c)
	}
	return 0
}

func (p period) upToCap(c *counter) int64 {
	if p.method == Capped {
		return max(0, min(p.add, p.main-c.main))
	}
	return p.add
}

// refill makes overtime whole again at a press. It never takes away what the arbiter added.
func (c *counter) refill(p *period) {
	if !c.mainOver {
		return
	}
	switch p.method {
	case ByoYomi, PerMove:
		c.over = max(c.over, p.add)
	case Canadian:
		if c.block > 0 {
			c.block--
		}
		if c.block == 0 && !p.manual {
			c.over, c.block = p.add, p.count
		}
	}
}

// layTurn prepares the next turn of a side: the method and amount of its period, the credit in advance re-based so
// that nobody gains or loses by the change.
func (s *State) layTurn(side Side) {
	c, r := &s.sides[side], &s.rules[side]
	old, p := r.periods[c.ruled], r.periods[c.period]
	if c.ruled != c.period {
		if credit := old.creditInAdvance(); c.main > credit { // less only where the arbiter took time
			c.main -= credit
		}
		c.main += p.creditInAdvance()
	}
	c.ruled, c.used, c.delay = c.period, 0, p.delay()
	c.mainOver = c.main == 0 && p.hasAfterMain() // what the old method gave back is main time, used first
}

// startTurn lets the clock of side run. A turn that was interrupted goes on with what was left of it.
func (s *State) startTurn(side Side) {
	if c := &s.sides[side]; c.used == 0 && c.ruled != c.period && !c.fallen {
		s.layTurn(side)
	}
	s.turn, s.phase = side, Running
}
