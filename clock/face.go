package clock

import "time"

// A Face is all that a clock shows of one side at an instant.
type Face struct {
	Time     time.Duration // the large counter: main time (Bronstein with its credit), then the running period, block or move
	Delay    time.Duration // US delay left of this turn, to show beside Time
	Credit   time.Duration // Bronstein's credit not yet used in this turn, a part of Time
	Up       time.Duration // counted up after the main time
	Used     time.Duration // thinking time of this turn so far
	Method   Method        // of the period
	Period   int           // from 1
	Periods  int
	Presses  int
	Move     int // the move the side is on or plays next
	Due      int // moves still due in the period, 0 where none are stated
	Byo      int // byo-yomi periods left with the running one
	Block    int // presses due in the block
	Order    int // 1 passed the limit first, 2 second, 0 not; kept until a reset
	MainOver bool
	Running  bool
	Fallen   bool // its time is over
	Flag     bool // the flag that all may see: never in claim mode, never the second one
	Steady   bool // for five minutes after this side ended a period by time: the moves are to be checked
	Low      bool // the low-time alert is on
}

// Face returns what side shows at an instant.
func (s State) Face(side Side, at time.Duration) Face {
	s.settle(s.clamp(at))
	return s.face(side)
}

// Faces returns what White and Black show at an instant.
func (s State) Faces(at time.Duration) (white, black Face) {
	s.settle(s.clamp(at))
	return s.face(White), s.face(Black)
}

func (s *State) face(side Side) Face {
	c, r, p := &s.sides[side], &s.rules[side], s.current(side)
	f := Face{
		Time: time.Duration(s.shown(side)) * ms, Delay: time.Duration(c.delay) * ms, Up: time.Duration(c.up) * ms,
		Used: time.Duration(c.used) * ms, Method: p.method,
		Period: int(c.period) + 1, Periods: int(r.last) + 1, Presses: int(c.presses), Move: int(c.presses) + 1,
		Byo: int(c.byo), Block: int(c.block), Order: s.order(side), MainOver: c.mainOver, Fallen: c.fallen,
		Running: s.phase == Running && s.turn == side, Low: c.low,
	}
	if p.moves > 0 {
		f.Due = max(0, int(p.moves-(c.presses-c.base)))
	}
	if ruled := r.periods[c.ruled]; !c.fallen {
		f.Credit = time.Duration(max(0, min(ruled.creditInAdvance()-c.used, c.main))) * ms
	}
	first, ok := s.flag()
	f.Flag = ok && first == side
	f.Steady = s.steady && s.steadySide == side && s.steadyUntil > s.anchor
	return f
}

// shown returns the large counter of a side in milliseconds.
func (s *State) shown(side Side) int64 {
	if c := &s.sides[side]; c.mainOver && s.current(side).method.hasOvertime() {
		return c.over
	} else {
		return c.main
	}
}

func (s *State) order(side Side) int {
	switch {
	case !s.first.known:
		return 0
	case s.first.side == side:
		return 1
	case s.first.both:
		return 2
	}
	return 0
}

// flag returns the side whose flag all may see: of those that are down now, the one that fell first.
func (s *State) flag() (Side, bool) {
	if s.flags == Claim {
		return White, false
	}
	switch w, b := s.sides[White].fallen, s.sides[Black].fallen; {
	case w && b:
		return s.first.side, true
	case b:
		return Black, true
	default:
		return White, w
	}
}

// Remaining returns the large counter of side at an instant.
func (s State) Remaining(side Side, at time.Duration) time.Duration {
	s.settle(s.clamp(at))
	return time.Duration(s.shown(side)) * ms
}

// Spent returns the thinking time of side in the whole game up to an instant, also what ran after its flag fell. The sum
// of both sides is the time the clock has run.
func (s State) Spent(side Side, at time.Duration) time.Duration {
	s.settle(s.clamp(at))
	return time.Duration(s.sides[side].spent) * ms
}

// FirstFlag returns who passed the limit first; it is known until a reset, also after a correction.
func (s State) FirstFlag(at time.Duration) (Side, bool) {
	s.settle(s.clamp(at))
	return s.first.side, s.first.known
}

// Mismatch reports press counters that cannot be right: White's presses are neither Black's nor one more.
func (s State) Mismatch(at time.Duration) bool {
	s.settle(s.clamp(at))
	more := s.sides[White].presses - s.sides[Black].presses
	return more != 0 && more != 1
}

// FlagAt returns the instant at which the running flag will fall if nobody presses.
func (s State) FlagAt() (at time.Duration, ok bool) {
	c, r := &s.sides[s.turn], &s.rules[s.turn]
	if s.phase != Running || c.fallen {
		return 0, false
	}
	left := c.delay + c.main
	for i := c.period; ; i++ {
		p := r.periods[i]
		if p.method == CountUp {
			return 0, false
		}
		if i > c.period {
			left += p.main + p.overtime()
		} else {
			left += c.over + max(0, int64(c.byo)-1)*p.add
		}
		if i == r.last || p.counter {
			return time.Duration(s.anchor+left) * ms, true
		}
	}
}

// overtime is all that a period has after its main time.
func (p period) overtime() int64 {
	switch p.method {
	case ByoYomi:
		return p.add * int64(p.count)
	case Canadian, PerMove:
		return p.add
	}
	return 0
}
