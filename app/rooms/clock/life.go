package clock

import (
	"time"

	"wasit/app/session"
	"wasit/clock"
)

// gapAgrees is how far the two sources of time may differ; gapAlive how long the app may be silent before it counts as
// asleep.
const (
	gapAgrees = 250 * time.Millisecond
	gapAlive  = 3 * time.Second
)

// askGap compares the page's own clock with the device's time of day. Where a clock runs and the app was asleep, or the
// two disagree, it asks. A time of day set back says nothing: the page's clock was right then.
func (m page) askGap(env session.Env) (page, bool) {
	g, seen := m.Game, m.seen
	if m.Gap != nil || !g.IsRunning(g.At(seen.mono)) {
		return m, m.Gap != nil
	}
	mono := env.Mono - seen.mono
	wall := time.Duration(env.Now.UnixMilli()-seen.wall) * time.Millisecond
	if mono <= gapAlive && wall-mono <= gapAgrees {
		return m, false
	}
	from := max(seen.at, g.State.Last())
	m.Gap = &sleepGap{from, seen.at + max(mono, wall)}
	m.Dialog, m.Fix = nil, nil
	return m, true
}

// Life is the sign of life of a clock on the table, once a second and whenever something changes on it.
type Life struct{}

func (Life) update(m page, env session.Env) (page, []session.Cmd) {
	g := m.Game
	if g == nil || m.Gap != nil {
		return m, nil
	}
	if m, asked := m.askGap(env); asked {
		return m, m.keepSeen()
	}
	at := g.At(env.Mono)
	old := m.seen
	m.seen = lastSeen{env.Mono, at, env.Now.UnixMilli()}
	var cmds []session.Cmd
	if g.facts.phase == clock.Running && at/time.Second != old.at/time.Second {
		cmds = append(cmds, m.keepSeen()...)
	}
	facts := g.factsAt(at)
	cmds = append(cmds, m.signChanges(g.facts, facts)...)
	if m.Options.Speak && g.facts.phase == clock.Running {
		if text, ok := m.speechBetween(max(old.at, g.State.Last()), at); ok {
			cmds = append(cmds, session.Speak{Text: text, Volume: m.Options.Volume})
		}
	}
	if facts != g.facts {
		next := *g
		next.facts = facts
		m.Game = &next
	}
	return m, cmds
}

// signChanges gives the signs of what changed by itself. A clock in claim mode betrays nothing of a fallen flag.
func (m page) signChanges(was, is signFacts) []session.Cmd {
	var cmds []session.Cmd
	silent := m.Game.Control.Flags == clock.Claim
	for _, side := range [...]clock.Side{clock.White, clock.Black} {
		switch {
		case is.fallen[side] && !was.fallen[side]:
			if other := side.Other(); !silent && !was.fallen[other] {
				cmds = append(cmds, m.sign(session.SignFlag, side)...)
			}
		case is.period[side] > was.period[side] || is.byo[side] < was.byo[side]:
			if side == clock.White || is.period[clock.White] == was.period[clock.White] {
				cmds = append(cmds, m.sign(session.SignPeriod, side)...)
			}
		case is.low[side] && !was.low[side] && m.Options.Low:
			cmds = append(cmds, m.sign(session.SignLow, side)...)
		}
	}
	if was.delay && !is.delay && is.phase == clock.Running {
		cmds = append(cmds, m.sign(session.SignDelay, m.Game.State.Turn())...)
	}
	return cmds
}

// speechBetween returns what is said between two instants: full minutes, in the last minute every ten seconds.
func (m page) speechBetween(from, to time.Duration) (string, bool) {
	g := m.Game
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

// SayTimes speaks both times and the move number.
type SayTimes struct{}

func (SayTimes) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Game == nil {
		return m, nil
	}
	at := m.Instant(env.Mono)
	white, black := m.Game.State.Faces(at)
	l := m.Lang()
	move := white.Move
	if m.Game.State.Turn() == clock.Black {
		move = black.Move
	}
	return m, []session.Cmd{session.Speak{Volume: m.Options.Volume,
		Text: l.SpokenClock(true, white.Time) + ". " + l.SpokenClock(false, black.Time) + ". " + l.T(textClockMove, l.Int(move))}}
}

// answerGap says whether the time in which the app was asleep counts. The clock then stands, so that both are ready.
type answerGap struct{ Count bool }

func (msg answerGap) update(m page, env session.Env) (page, []session.Cmd) {
	g, gap := m.Game, m.Gap
	if g == nil || gap == nil {
		return m, nil
	}
	next := *g
	next.Offset = gap.At - env.Mono
	m.Game, m.Gap = &next, nil
	was := g.facts
	m, cmds, err := m.applySteps(env, Step{Input: clock.Input{Act: clock.ActWake, From: gap.From, At: gap.At, Count: msg.Count}})
	if err != nil {
		return session.Refuse(m, err)
	}
	if m.Game.IsRunning(gap.At) {
		var paused []session.Cmd
		m, paused = m.actByButton(env, clock.ActPause)
		cmds = append(cmds, paused...)
	}
	if m.Order != nil {
		m.Dialog = orderDialog{}
	}
	return m, append(append(cmds, m.keepSeen()...), m.signChanges(was, m.Game.facts)...)
}
