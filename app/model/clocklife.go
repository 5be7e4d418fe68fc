package model

import (
	"time"

	"wasit/app/i18n"
	"wasit/clock"
)

// gapAgrees is how far the two sources of time may differ; gapAlive how long the app may be silent before it counts as
// asleep.
const (
	gapAgrees = 250 * time.Millisecond
	gapAlive  = 3 * time.Second
)

// clockGap compares the page's own clock with the device's time of day. Where a clock runs and the app was asleep, or the
// two disagree, it asks. A time of day set back says nothing: the page's clock was right then.
func (m Model) clockGap(env Env) (Model, bool) {
	g, seen := m.Clock.Game, m.Clock.seen
	if m.Clock.Gap != nil || !g.isRunning(g.At(seen.mono)) {
		return m, m.Clock.Gap != nil
	}
	mono := env.Mono - seen.mono
	wall := time.Duration(env.Now.UnixMilli()-seen.wall) * time.Millisecond
	if mono <= gapAlive && wall-mono <= gapAgrees {
		return m, false
	}
	from := max(seen.at, g.State.Last())
	m.Clock.Gap = &ClockGap{from, seen.at + max(mono, wall)}
	m.Dialog, m.Clock.Fix = nil, nil
	return m, true
}

// ClockLife is the sign of life of a clock on the table, once a second and whenever something changes on it.
type ClockLife struct{}

// Update implements Msg.
func (ClockLife) Update(m Model, env Env) (Model, []Cmd) {
	g := m.Clock.Game
	if g == nil || m.Clock.Gap != nil {
		return m, nil
	}
	if m, asked := m.clockGap(env); asked {
		return m, m.keepSeen()
	}
	at := g.At(env.Mono)
	old := m.Clock.seen
	m.Clock.seen = clockSeen{env.Mono, at, env.Now.UnixMilli()}
	var cmds []Cmd
	if g.facts.phase == clock.Running && at/time.Second != old.at/time.Second {
		cmds = append(cmds, m.keepSeen()...)
	}
	facts := g.factsAt(at)
	cmds = append(cmds, m.clockSigns(g.facts, facts)...)
	if m.Clock.Options.Speak && g.facts.phase == clock.Running {
		if text, ok := m.clockSpeech(max(old.at, g.State.Last()), at); ok {
			cmds = append(cmds, Speak{Text: text, Volume: m.Clock.Options.Volume})
		}
	}
	if facts != g.facts {
		next := *g
		next.facts = facts
		m.Clock.Game = &next
	}
	return m, cmds
}

// clockSigns are given for what changed by itself. A clock in claim mode betrays nothing of a fallen flag.
func (m Model) clockSigns(was, is clockFacts) []Cmd {
	var cmds []Cmd
	silent := m.Clock.Game.Control.Flags == clock.Claim
	for _, side := range [...]clock.Side{clock.White, clock.Black} {
		switch {
		case is.fallen[side] && !was.fallen[side]:
			if other := side.Other(); !silent && !was.fallen[other] {
				cmds = append(cmds, m.sign(SignFlag, side)...)
			}
		case is.period[side] > was.period[side] || is.byo[side] < was.byo[side]:
			if side == clock.White || is.period[clock.White] == was.period[clock.White] {
				cmds = append(cmds, m.sign(SignPeriod, side)...)
			}
		case is.low[side] && !was.low[side] && m.Clock.Options.Low:
			cmds = append(cmds, m.sign(SignLow, side)...)
		}
	}
	if was.delay && !is.delay && is.phase == clock.Running {
		cmds = append(cmds, m.sign(SignDelay, m.Clock.Game.State.Turn())...)
	}
	return cmds
}

// clockSpeech is what is said between two instants: full minutes, in the last minute every ten seconds.
func (m Model) clockSpeech(from, to time.Duration) (string, bool) {
	g := m.Clock.Game
	side := g.State.Turn()
	step := func(at time.Duration) int {
		left := int((g.State.Remaining(side, at) + time.Second - 1) / time.Second)
		if left <= 60 {
			return (left + 9) / 10
		}
		return 5 + (left+59)/60
	}
	before, now := step(from), step(to)
	if now >= before || now == 0 {
		return "", false
	}
	return m.Lang().SpokenClock(side == clock.White, g.State.Remaining(side, to)), true
}

// ClockSay speaks both times and the move number.
type ClockSay struct{}

// Update implements Msg.
func (ClockSay) Update(m Model, env Env) (Model, []Cmd) {
	if m.Clock.Game == nil {
		return m, nil
	}
	at := m.Clock.Instant(env.Mono)
	white, black := m.Clock.Game.State.Faces(at)
	l := m.Lang()
	move := white.Move
	if m.Clock.Game.State.Turn() == clock.Black {
		move = black.Move
	}
	return m, []Cmd{Speak{Volume: m.Clock.Options.Volume,
		Text: l.SpokenClock(true, white.Time) + ". " + l.SpokenClock(false, black.Time) + ". " + l.T(i18n.ClockMove, l.Int(move))}}
}

// ClockAnswerGap says whether the time in which the app was asleep counts. The clock then stands, so that both are ready.
type ClockAnswerGap struct{ Count bool }

// Update implements Msg.
func (msg ClockAnswerGap) Update(m Model, env Env) (Model, []Cmd) {
	g, gap := m.Clock.Game, m.Clock.Gap
	if g == nil || gap == nil {
		return m, nil
	}
	next := *g
	next.Offset = gap.At - env.Mono
	m.Clock.Game, m.Clock.Gap = &next, nil
	steps := []ClockStep{{Input: clock.Input{Act: clock.ActWake, From: gap.From, At: gap.At, Count: msg.Count}}}
	if s, err := next.State.Wake(gap.From, gap.At, msg.Count); err == nil && s.Phase(gap.At) == clock.Running {
		steps = append(steps, ClockStep{Input: clock.Input{Act: clock.ActPause, At: gap.At}})
	}
	was := g.facts
	m, cmds, err := m.clockDo(env, steps...)
	if err != nil {
		return m.refuse(err)
	}
	return m, append(append(cmds, m.keepSeen()...), m.clockSigns(was, m.Clock.Game.facts)...)
}
