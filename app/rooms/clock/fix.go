package clock

import (
	"time"

	"wasit/app/session"
	"wasit/clock"
)

// openFix opens the arbiter's sheet with the present values.
type openFix struct{}

func (openFix) update(m page, env session.Env) (page, []session.Cmd) {
	g := m.Game
	if g == nil || m.Gap != nil || m.Locked {
		return m, nil
	}
	at := g.At(env.Mono)
	if phase := g.State.Phase(at); phase != clock.Paused && phase != clock.Frozen && phase != clock.Ready {
		return m, nil
	}
	m.Fix = &FixSheet{Values: [2]clock.Values{g.State.Values(clock.White, at), g.State.Values(clock.Black, at)},
		Sel: g.State.Turn().Other(), Turn: g.State.Turn()}
	m.Dialog, m.Hint = nil, heldNothing
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// ApplyFix corrects the clock, with the reason and the old values in the log.
type ApplyFix struct{}

func (ApplyFix) update(m page, env session.Env) (page, []session.Cmd) {
	g, f := m.Game, m.Fix
	if g == nil || f == nil {
		return m, nil
	}
	at := g.At(env.Mono)
	steps := fixSteps(g, *f, at)
	m, cmds, err := m.applySteps(env, steps...)
	if err != nil {
		next := *f
		next.Err = err
		m.Fix = &next
		return m, nil
	}
	m.Fix = nil
	return m, append(cmds, m.sign(session.SignFixed, f.Sel)...)
}

// outcome is what the clock shows after the correction as it stands on the sheet; ok is false where the clock would refuse it.
func (f FixSheet) outcome(g *Game, at time.Duration) (times [2]time.Duration, ok bool) {
	s := g.State
	for _, step := range fixSteps(g, f, at) {
		next, err := s.Do(step.Input)
		if err != nil {
			return times, false
		}
		s = next
	}
	return [2]time.Duration{s.Values(clock.White, at).Time, s.Values(clock.Black, at).Time}, true
}

// fixSteps are the acts that a correction consists of: only what it changes.
func fixSteps(g *Game, f FixSheet, at time.Duration) []Step {
	why := f.Why
	if why == 0 {
		why = FixOther // nobody said which: the log names none of the rest
	}
	var steps []Step
	if f.Values[0] != g.State.Values(clock.White, at) || f.Values[1] != g.State.Values(clock.Black, at) {
		steps = append(steps, Step{Input: clock.Input{Act: clock.ActCorrect, At: at, Fix: f.Values}, Why: why})
	}
	if f.Gain {
		steps = append(steps, Step{Input: clock.Input{Act: clock.ActTakeBackGain, Side: f.Sel, At: at}, Why: why})
	}
	turn := g.State.Turn()
	if f.Swap {
		steps = append(steps, Step{Input: clock.Input{Act: clock.ActSwapColors, At: at}, Why: why})
		if g.State.Phase(at) != clock.Ready {
			turn = turn.Other()
		}
	}
	if f.Turn != turn && g.State.Phase(at) == clock.Paused {
		steps = append(steps, turnSteps(f.Turn, at)...)
	}
	return steps
}
