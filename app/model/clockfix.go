package model

import (
	"time"

	"wasit/clock"
	"wasit/rules"
)

// ClockOpenFix opens the arbiter's sheet with the present values.
type ClockOpenFix struct{}

// Update implements Msg.
func (ClockOpenFix) Update(m Model, env Env) (Model, []Cmd) {
	g := m.Clock.Game
	if g == nil || m.Clock.Gap != nil {
		return m, nil
	}
	at := g.At(env.Mono)
	if phase := g.State.Phase(at); phase != clock.Paused && phase != clock.Frozen && phase != clock.Ready {
		return m, nil
	}
	m.Clock.Fix = &ClockFix{Values: [2]clock.Values{g.State.Values(clock.White, at), g.State.Values(clock.Black, at)},
		Sel: g.State.Turn().Other(), Turn: g.State.Turn()}
	m.Dialog = nil
	return m, []Cmd{Focus{"sheet"}}
}

// ClockEditFix changes the draft of the arbiter's sheet, as it is by then: a key may be touched twice between two drawings.
type ClockEditFix struct{ Change func(*ClockFix) }

// Update implements Msg.
func (msg ClockEditFix) Update(m Model, _ Env) (Model, []Cmd) {
	if m.Clock.Fix == nil {
		return m, nil
	}
	f := *m.Clock.Fix
	msg.Change(&f)
	f.Err = nil
	for i := range f.Values {
		f.Values[i].Time = min(max(f.Values[i].Time, 0), clock.MaxTime)
		f.Values[i].Presses = min(max(f.Values[i].Presses, 0), clock.MaxPresses)
	}
	m.Clock.Fix = &f
	return m, nil
}

// ClockApplyFix corrects the clock, with the reason and the old values in the log.
type ClockApplyFix struct{}

// Update implements Msg.
func (ClockApplyFix) Update(m Model, env Env) (Model, []Cmd) {
	g, f := m.Clock.Game, m.Clock.Fix
	if g == nil || f == nil {
		return m, nil
	}
	at := g.At(env.Mono)
	steps := fixSteps(g, *f, at)
	m, cmds, err := m.clockDo(env, steps...)
	if err != nil {
		next := *f
		next.Err = err
		m.Clock.Fix = &next
		return m, nil
	}
	m.Clock.Fix = nil
	return m, append(cmds, m.sign(SignFixed, f.Sel)...)
}

// fixSteps are the acts that a correction consists of: only what it changes.
func fixSteps(g *ClockGame, f ClockFix, at time.Duration) []ClockStep {
	why := max(f.Why, FixIllegal)
	var steps []ClockStep
	if f.Values[0] != g.State.Values(clock.White, at) || f.Values[1] != g.State.Values(clock.Black, at) {
		steps = append(steps, ClockStep{Input: clock.Input{Act: clock.ActCorrect, At: at, Fix: f.Values}, Why: why})
	}
	if f.Gain {
		steps = append(steps, ClockStep{Input: clock.Input{Act: clock.ActTakeBackGain, Side: f.Sel, At: at}, Why: why})
	}
	turn := g.State.Turn()
	if f.Swap {
		steps = append(steps, ClockStep{Input: clock.Input{Act: clock.ActSwapColors, At: at}, Why: why})
		if g.State.Phase(at) != clock.Ready {
			turn = turn.Other()
		}
	}
	if f.Turn != turn && g.State.Phase(at) == clock.Paused {
		steps = append(steps, turnSteps(f.Turn, at)...)
	}
	return steps
}

// claimCosts gives the time that a false claim costs to the opponent on the clock of the game on the board (Art. 9.5.3 (E23)).
func (m Model) claimCosts(env Env, r rules.Ruling) (Model, []Cmd) {
	c := m.PlayClock()
	if c == nil || m.Clock.Gap != nil {
		return m, nil
	}
	at := c.At(env.Mono)
	values := [2]clock.Values{c.State.Values(clock.White, at), c.State.Values(clock.Black, at)}
	was := values
	for _, p := range r.Penalties {
		if p.Kind == rules.TimeToOpponent {
			values[clockSide(p.Offender.Other())].Time += p.Time
		}
	}
	if values == was {
		return m, nil
	}
	next, cmds, err := m.clockDo(env, ClockStep{Input: clock.Input{Act: clock.ActCorrect, At: at, Fix: values}, Why: FixClaim})
	if err != nil { // the clock is beyond its end: what the notice says is done by hand
		return m, nil
	}
	return next, cmds
}
