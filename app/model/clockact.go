package model

import (
	"time"

	"wasit/clock"
)

// ClockPickControl lays a clock with a time control on the table.
type ClockPickControl struct {
	Text      string
	BlackDraw bool
}

// Update implements Msg.
func (msg ClockPickControl) Update(m Model, env Env) (Model, []Cmd) {
	control, err := clock.Parse(msg.Text)
	if err != nil {
		return m.refuse(err)
	}
	if m.Clock.Options.Claim {
		control.Flags, control.Freeze = clock.Claim, false
	}
	return m.layClock(env, msg.Text, msg.BlackDraw, control)
}

func (m Model) layClock(env Env, text string, blackDraw bool, control clock.Control) (Model, []Cmd) {
	state, err := clock.New(control)
	if err != nil {
		return m.refuse(err)
	}
	g := &ClockGame{ID: NewID(env.Random), Text: text, BlackDraw: blackDraw, Control: control, Started: env.Now.UnixMilli(),
		State: state, Far: clock.Black, Offset: -env.Mono}
	g.facts = g.factsAt(0)
	m.Clock.Game, m.Clock.Screen, m.Clock.Gap, m.Clock.Fix, m.Clock.Locked = g, ClockTable, nil, nil, false
	m.Dialog, m.Notice = nil, nil
	m.Clock.seen = clockSeen{env.Mono, 0, env.Now.UnixMilli()}
	cmds := []Cmd{WatchClock{}}
	if m.Clock.Failed == nil {
		cmds = append(cmds, KeepClock{g.ID, 1, g.head()})
	}
	if m.Play.Link { // the board waits for it
		cmds = append(cmds, Navigate{To: Route{Page: PageBoard, Sheet: "clock"}})
	}
	return m, append(cmds, m.keepClockIndex()...)
}

// clockDo applies steps to the game on the table, all or none, and stores them. at stands in the steps' inputs already.
func (m Model) clockDo(env Env, steps ...ClockStep) (Model, []Cmd, error) {
	next := *m.Clock.Game
	var cmds []Cmd
	for _, s := range steps {
		s.Wall = env.Now.UnixMilli()
		if err := next.do(s); err != nil { // appends behind what earlier models hold of the list: none of them sees it
			return m, nil, err
		}
		if m.Clock.Failed == nil {
			cmds = append(cmds, KeepClock{next.ID, len(next.Steps) + 1, s.row()})
		}
	}
	at := next.State.Last()
	if m.Clock.Gap == nil {
		m.Clock.seen = clockSeen{env.Mono, max(at, next.At(env.Mono)), env.Now.UnixMilli()}
	}
	next.facts = next.factsAt(at)
	m.Clock.Game = &next
	return m, cmds, nil
}

// clockAct is the common body of an act by button.
func (m Model) clockAct(env Env, acts ...clock.Act) (Model, []Cmd) {
	g := m.Clock.Game
	if g == nil || m.Clock.Gap != nil {
		return m, nil
	}
	at := g.At(env.Mono)
	steps := make([]ClockStep, len(acts))
	for i, act := range acts {
		steps[i].Input = clock.Input{Act: act, At: at}
	}
	m, cmds, err := m.clockDo(env, steps...)
	if err != nil {
		return m.refuse(err)
	}
	return m, cmds
}

// ClockPress ends the turn of a side, or for Black starts the game. Touch says that it was a touch, with its own stamp.
type ClockPress struct {
	Side  clock.Side
	Touch bool
	Stamp time.Duration // on the clock of [Env.Mono]
}

// Update implements Msg.
func (msg ClockPress) Update(m Model, env Env) (Model, []Cmd) {
	g := m.Clock.Game
	if g == nil || m.Clock.Gap != nil || m.Clock.Fix != nil || m.Dialog != nil || m.Clock.Screen != ClockTable {
		return m, nil
	}
	if m, asked := m.clockGap(env); asked { // the touch woke the device: what to count is asked first
		return m, m.keepSeen()
	}
	at := g.At(env.Mono)
	if msg.Touch {
		at = g.At(msg.Stamp)
		if _, err := g.State.Tap(msg.Side, at); err != nil {
			return m, nil // the idle half, a second finger, a clock that stands: no press, and no reproach
		}
	}
	started := g.State.Phase(at) == clock.Ready
	m, cmds, err := m.clockDo(env, ClockStep{Input: clock.Input{Act: clock.ActPress, Side: msg.Side, At: at}})
	if err != nil {
		return m, nil
	}
	if started {
		m.Notice = nil
		cmds = append(cmds, WatchClock{On: true, Screen: !m.Clock.Options.Window})
	}
	return m, append(cmds, m.sign(SignPress, msg.Side)...)
}

func (m Model) sign(s ClockSign, side clock.Side) []Cmd {
	if o := m.Clock.Options; o.Sound || o.Vibrate || o.Flash {
		return []Cmd{SignClock{s, side, o}}
	}
	return nil
}

// ClockPause stops both clocks.
type ClockPause struct{}

// Update implements Msg.
func (ClockPause) Update(m Model, env Env) (Model, []Cmd) {
	if m.Clock.Game == nil {
		return m, nil
	}
	if m, asked := m.clockGap(env); asked {
		return m, m.keepSeen()
	}
	return m.clockAct(env, clock.ActPause)
}

// ClockResume lets the clock run on.
type ClockResume struct{}

// Update implements Msg.
func (ClockResume) Update(m Model, env Env) (Model, []Cmd) {
	if m.Clock.Locked {
		return m, nil
	}
	m, cmds := m.clockAct(env, clock.ActResume)
	return m, append(cmds, WatchClock{On: true})
}

// ClockSwapTurn makes the other side the one that runs on.
type ClockSwapTurn struct{}

// Update implements Msg.
func (ClockSwapTurn) Update(m Model, env Env) (Model, []Cmd) {
	g := m.Clock.Game
	if g == nil || m.Clock.Gap != nil {
		return m, nil
	}
	at := g.At(env.Mono)
	m, cmds, err := m.clockDo(env, turnSteps(g.State.Turn().Other(), at)...)
	if err != nil {
		return m.refuse(err)
	}
	return m, cmds
}

// turnSteps hand a stopped clock to a side: it runs for no time at all.
func turnSteps(side clock.Side, at time.Duration) []ClockStep {
	return []ClockStep{{Input: clock.Input{Act: clock.ActResumeSide, Side: side, At: at}}, {Input: clock.Input{Act: clock.ActPause, At: at}}}
}

// ClockSwapHalves moves White to the other half of the screen; the values stay with the colours.
type ClockSwapHalves struct{}

// Update implements Msg.
func (ClockSwapHalves) Update(m Model, env Env) (Model, []Cmd) {
	if m.Clock.Game == nil {
		return m, nil
	}
	far := m.Clock.Game.Far.Other()
	m, cmds, err := m.clockDo(env, ClockStep{Far: &far})
	if err != nil {
		return m.refuse(err)
	}
	return m, cmds
}

// ClockLock keeps a paused clock from being run again by accident, or frees it.
type ClockLock struct{}

// Update implements Msg.
func (ClockLock) Update(m Model, _ Env) (Model, []Cmd) {
	m.Clock.Locked = !m.Clock.Locked
	return m, nil
}

// ClockDeviceFound brings what the device can and cannot do.
type ClockDeviceFound struct{ Device ClockDevice }

// Update implements Msg.
func (msg ClockDeviceFound) Update(m Model, _ Env) (Model, []Cmd) {
	m.Clock.Device = msg.Device
	return m, nil
}

// ClockSetOptions changes choices for the clock, as they are by then: two switches may be touched between two drawings.
type ClockSetOptions struct{ Change func(*ClockOptions) }

// Update implements Msg.
func (msg ClockSetOptions) Update(m Model, _ Env) (Model, []Cmd) {
	msg.Change(&m.Clock.Options)
	return m, m.keepClockIndex()
}
