package clock

import (
	"wasit/app/session"
	"wasit/clock"
)

// toggle is a choice for the clock that is on or off.
type toggle uint8

// The choices.
const (
	optionFace toggle = iota
	optionSound
	optionVibrate
	optionFlash
	optionSpeak
	optionLow
	optionTenths
	optionHold
	optionWindow // in full screen
	optionClaim
)

// setOption switches a choice on or off.
type setOption struct {
	Option toggle
	On     bool
}

func (msg setOption) update(m page, _ session.Env) (page, []session.Cmd) {
	o := &m.Options
	switch msg.Option {
	case optionFace:
		o.Face = msg.On
	case optionSound:
		o.Sound = msg.On
	case optionVibrate:
		o.Vibrate = msg.On
	case optionFlash:
		o.Flash = msg.On
	case optionSpeak:
		o.Speak = msg.On
	case optionLow:
		o.Low = msg.On
	case optionTenths:
		o.Whole = !msg.On
	case optionHold:
		o.Hold = msg.On
	case optionWindow:
		o.Window = !msg.On
	case optionClaim:
		o.Claim = msg.On
	}
	return m, m.keepClockIndex()
}

// setPressSound chooses what a press sounds like.
type setPressSound struct{ Sound session.PressSound }

func (msg setPressSound) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Options.Press = min(msg.Sound, session.PressMute)
	return m, append(m.keepClockIndex(), session.SignClock{Sign: session.SignPress, Side: clock.White, Options: session.ClockOptions{Sound: true, Press: m.Options.Press, Volume: m.Options.Volume}})
}

// setLowAt chooses at how many seconds the alert is given, 0 as the time control has it: on a clock that is not started yet at once,
// else on the next.
type setLowAt struct{ Seconds int }

func (msg setLowAt) update(m page, env session.Env) (page, []session.Cmd) {
	m.Options.LowAt = min(max(msg.Seconds, 0), 600)
	g := m.Game
	if g == nil || g.State.Phase(g.At(env.Mono)) != clock.Ready {
		return m, m.keepClockIndex()
	}
	typed := m.Typed
	m, cmds := m.shelve()
	m, laid := m.layClock(env, g.again(false))
	m, turned := m.placeHalves(env, g.Far)
	m.Dialog, m.Typed = settingsDialog{}, typed
	return m, append(append(cmds, laid...), turned...)
}

// setVolume chooses how loud the clock sounds and speaks.
type setVolume struct{ Volume session.Volume }

func (msg setVolume) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Options.Volume = min(msg.Volume, session.Soft)
	return m, m.keepClockIndex()
}

// learning says which lever waits for its key.
type learning uint8

// Who learns.
const (
	learnsNone learning = iota
	learnsWhite
	learnsBlack
)

func learnsOf(s clock.Side) learning {
	if s == clock.Black {
		return learnsBlack
	}
	return learnsWhite
}

// maxKey bounds the name of a key.
const maxKey = 40

// learnLever has the next key be the lever of a side; again it waits no longer.
type learnLever struct{ Side clock.Side }

func (msg learnLever) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Learns == learnsOf(msg.Side) {
		m.Learns = learnsNone
	} else {
		m.Learns = learnsOf(msg.Side)
	}
	return m, nil
}

// learned is the key that was pressed. A key is the lever of one side.
type learned struct{ Key string }

func (msg learned) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Learns == learnsNone || msg.Key == "" || len(msg.Key) > maxKey {
		return m, nil
	}
	side := clock.White
	if m.Learns == learnsBlack {
		side = clock.Black
	}
	m.Learns = learnsNone
	m.Options.Levers[side] = msg.Key
	if other := side.Other(); m.Options.Levers[other] == msg.Key {
		m.Options.Levers[other] = ""
	}
	return m, m.keepClockIndex()
}

// dropLever frees the key of a side.
type dropLever struct{ Side clock.Side }

func (msg dropLever) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Options.Levers[msg.Side], m.Learns = "", learnsNone
	return m, m.keepClockIndex()
}
