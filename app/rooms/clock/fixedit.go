package clock

import (
	"strconv"
	"time"

	"wasit/app/session"
	"wasit/clock"
)

// What is set on the arbiter's sheet before it is applied. Each message changes the draft as it is by then: a key may be touched
// twice between two drawings.
type (
	fixWhy     struct{ Why fixReason }
	fixSelect  struct{ Side clock.Side }  // whose values the keys change
	fixTurn    struct{ Side clock.Side }  // who runs next
	fixGain    struct{}                   // what the last press added is taken back, or not
	fixSwap    struct{}                   // the colours are exchanged, or not
	fixTime    struct{ By time.Duration } // of the selected side
	fixPeriod  struct{ By int }           // of the selected side
	fixPresses struct {
		Side clock.Side
		By   int
	}
	fixPressesTyped struct {
		Side clock.Side
		Text string
	}
	fixTyped struct {
		Side clock.Side
		Unit fixUnit
		Text string
	}
)

// fixUnit is a part of a time in seconds: an hour, a minute or a second.
type fixUnit int

// The units.
const (
	fixHours   fixUnit = 3600
	fixMinutes fixUnit = 60
	fixSeconds fixUnit = 1
)

// of is that part of a time that is rounded up, as the digits are.
func (u fixUnit) of(d time.Duration) int {
	n := int((d + time.Second - 1) / time.Second)
	if u == fixHours {
		return n / int(u)
	}
	return n / int(u) % 60
}

// most is the largest number of the unit that can be typed.
func (u fixUnit) most() int {
	if u == fixHours {
		return int(clock.MaxTime / time.Hour)
	}
	return 59
}

// editFix changes a copy of the draft, and keeps its values in their range.
func (m page) editFix(change func(*FixSheet)) (page, []session.Cmd) {
	if m.Fix == nil {
		return m, nil
	}
	f := *m.Fix
	change(&f)
	f.Err = nil
	for i := range f.Values {
		f.Values[i].Time = min(max(f.Values[i].Time, 0), clock.MaxTime)
		f.Values[i].Presses = min(max(f.Values[i].Presses, 0), clock.MaxPresses)
	}
	m.Fix = &f
	return m, nil
}

func (msg fixWhy) update(m page, _ session.Env) (page, []session.Cmd) {
	if msg.Why > FixOther {
		return m, nil
	}
	return m.editFix(func(f *FixSheet) { f.Why = msg.Why })
}

func (msg fixSelect) update(m page, _ session.Env) (page, []session.Cmd) {
	return m.editFix(func(f *FixSheet) {
		f.Gain = f.Gain && f.Sel == msg.Side // what one side gained is not taken from the other
		f.Sel = msg.Side
	})
}

func (msg fixTurn) update(m page, _ session.Env) (page, []session.Cmd) {
	return m.editFix(func(f *FixSheet) { f.Turn = msg.Side })
}

func (fixGain) update(m page, _ session.Env) (page, []session.Cmd) {
	return m.editFix(func(f *FixSheet) { f.Gain = !f.Gain })
}

func (fixSwap) update(m page, _ session.Env) (page, []session.Cmd) {
	return m.editFix(func(f *FixSheet) { f.Swap = !f.Swap })
}

func (msg fixTime) update(m page, _ session.Env) (page, []session.Cmd) {
	return m.editFix(func(f *FixSheet) { f.Values[f.Sel].Time += msg.By })
}

func (msg fixPeriod) update(m page, _ session.Env) (page, []session.Cmd) {
	g := m.Game
	if g == nil {
		return m, nil
	}
	return m.editFix(func(f *FixSheet) {
		x := &f.Values[f.Sel]
		x.Period, x.Byo, x.Block = min(max(x.Period+msg.By, 1), len(g.Control.Side(f.Sel).Periods)), 0, 0
	})
}

func (msg fixPresses) update(m page, _ session.Env) (page, []session.Cmd) {
	return m.editFix(func(f *FixSheet) { f.Values[msg.Side].Presses += msg.By })
}

// typedWithin is the number that a text means, most at the most; what is no number is not taken.
func typedWithin(text string, most int) (n int, ok bool) {
	n, err := strconv.Atoi(text)
	return min(n, most), err == nil && n >= 0
}

func (msg fixPressesTyped) update(m page, _ session.Env) (page, []session.Cmd) {
	n, ok := typedWithin(msg.Text, clock.MaxPresses)
	if !ok {
		return m, nil
	}
	return m.editFix(func(f *FixSheet) { f.Values[msg.Side].Presses = n })
}

func (msg fixTyped) update(m page, _ session.Env) (page, []session.Cmd) {
	n, ok := typedWithin(msg.Text, msg.Unit.most())
	if !ok {
		return m, nil
	}
	return m.editFix(func(f *FixSheet) {
		f.Sel = msg.Side
		t := &f.Values[msg.Side].Time
		*t += time.Duration((n-msg.Unit.of(*t))*int(msg.Unit)) * time.Second
	})
}
