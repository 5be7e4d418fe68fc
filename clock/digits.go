package clock

import "time"

// tenthsBelow is the time from which on tenths are shown, where they are wanted.
const tenthsBelow = 10_000

// Digits are a time as a clock shows it.
type Digits struct {
	Hours, Minutes, Seconds int
	Tenth                   int  // of a second
	HasTenth                bool // below ten seconds, where wanted
}

// DigitsOf rounds up, so that zero is shown only when the time is really over.
func DigitsOf(t time.Duration, tenths bool) Digits {
	left := t.Milliseconds()
	if tenths && left < tenthsBelow {
		left = (left + 99) / 100
		return Digits{Seconds: int(left / 10), Tenth: int(left % 10), HasTenth: true}
	}
	return wholeSeconds((left + 999) / 1000)
}

// UpDigitsOf is for a counter that counts up: it rounds down.
func UpDigitsOf(t time.Duration) Digits { return wholeSeconds(t.Milliseconds() / 1000) }

func wholeSeconds(n int64) Digits {
	return Digits{Hours: int(n / 3600), Minutes: int(n / 60 % 60), Seconds: int(n % 60)}
}

// NextChange returns the first instant after at at which a digit, the period or the steady flag of either side changes, if nobody
// acts. ok is false where nothing moves.
func (s State) NextChange(at time.Duration, tenths bool) (next time.Duration, ok bool) {
	s.settle(s.clamp(at))
	if s.phase != Running && s.phase != Frozen {
		return 0, false
	}
	best := int64(-1)
	sooner := func(in int64) {
		if best < 0 || in < best {
			best = in
		}
	}
	if s.steady && s.steadyUntil > s.anchor {
		sooner(s.steadyUntil - s.anchor)
	}
	if c := &s.sides[s.turn]; s.phase == Running && !c.fallen {
		switch bucket := s.bucket(s.turn); {
		case bucket == &c.up:
			sooner(1000 - c.up%1000)
		case bucket != nil:
			sooner(untilLess(*bucket, tenths))
		}
		if s.isShared() {
			sooner(untilMore(s.sides[s.turn.Other()].main, tenths))
		}
	}
	return time.Duration(s.anchor+best) * ms, best >= 0
}

// untilLess is how long a counter runs down until its digits change.
func untilLess(left int64, tenths bool) int64 {
	unit := int64(1000)
	if tenths && left < tenthsBelow {
		unit = 100
	}
	in := left - ((left+unit-1)/unit-1)*unit
	if tenths && left >= tenthsBelow {
		in = min(in, left-tenthsBelow+1)
	}
	return in
}

// untilMore is how long a counter rises until its digits change.
func untilMore(left int64, tenths bool) int64 {
	unit := int64(1000)
	if tenths && left < tenthsBelow {
		unit = 100
	}
	in := (unit-left%unit)%unit + 1
	if tenths && left < tenthsBelow {
		in = min(in, tenthsBelow-left)
	}
	return in
}

// LowThreshold returns the time at which the low-time alert of side fires: [Control.Low], else one eighth of what the
// period gives (in overtime: of the period, block or move running, at most half of it), between 10 and 60 seconds.
func (s State) LowThreshold(side Side, at time.Duration) time.Duration {
	s.settle(s.clamp(at))
	return time.Duration(s.threshold(side)) * ms
}

func (s *State) threshold(side Side) int64 {
	if s.low > 0 {
		return s.low
	}
	p := s.current(side)
	if s.sides[side].mainOver {
		return min(max(p.add/8, 10_000), 60_000, p.add/2)
	}
	return min(max(p.main/8, 10_000), 60_000)
}

// updateLow fires the alert at the threshold; it arms again only above one and a half times of it, otherwise it would
// fire at every move of an increment game.
func (s *State) updateLow(side Side) {
	c := &s.sides[side]
	left, at := s.shown(side), s.threshold(side)
	switch {
	case s.current(side).method == CountUp:
		c.low = !c.mainOver && left <= at && left > 0
	case left <= at:
		c.low = true
	case 2*left > 3*at:
		c.low = false
	}
}
