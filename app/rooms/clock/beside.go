package clock

import (
	"wasit/app/session"
	"wasit/clock"
)

// Do applies steps to the game on the table, all or none, and stores them; for the board, which runs the clock beside it.
func Do(s session.Session, m Model, env session.Env, steps ...Step) (session.Session, Model, []session.Cmd, error) {
	p, cmds, err := page{s, m}.applySteps(env, steps...)
	return p.Session, p.Model, cmds, err
}

// Act does acts without a side, such as a pause, at once.
func Act(s session.Session, m Model, env session.Env, acts ...clock.Act) (session.Session, Model, []session.Cmd) {
	p, cmds := page{s, m}.actByButton(env, acts...)
	return p.Session, p.Model, cmds
}

// AskGap asks what a gap in the clock's life was, where there is one.
func AskGap(s session.Session, m Model, env session.Env) (session.Session, Model, bool, []session.Cmd) {
	p, asked := page{s, m}.askGap(env)
	if !asked {
		return s, m, false, nil
	}
	return p.Session, p.Model, true, p.keepSeen()
}

// StepsOf lists the steps of a game with what they changed.
func StepsOf(g *Game) []clock.Step { return pastOf(g).Steps }

// Sign gives the signs of something that happened on the clock.
func Sign(m Model, s session.ClockSign, side clock.Side) []session.Cmd {
	return page{Model: m}.sign(s, side)
}
