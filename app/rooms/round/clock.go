package round

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/session"
)

// openClock lays the clock of a board: names, time control, flags and edition are those of the event.
type openClock struct{ Board int }

func (msg openClock) update(m page, _ session.Env) (page, []session.Cmd) {
	n, _ := m.Shown()
	order, ok := session.ClockOf(m.Session, n, msg.Board)
	if !ok {
		return m, nil
	}
	m.Dialog = nil
	return m, []session.Cmd{session.Tell{Msg: order}, session.Navigate{To: session.Route{Page: session.PageClock}}}
}

// clockResults are what clocks of this device say of boards of a round that have another result, or none.
func (m page) clockResults(round int) []session.ClockResult {
	var list []session.ClockResult
	for _, r := range m.Session.ClockResults {
		if r.Place.Event == m.Event.ID && r.Place.Section == m.Event.Section && r.Place.Round == round && m.scoreOn(round, r.Place.Board) != r.Score {
			list = append(list, r)
		}
	}
	return list
}

// enterClockResult enters what the clock of a board says, as the keys would; in a round that is closed the correction asks for the reason.
type enterClockResult struct {
	Board int
	Score journal.Score
}

func (msg enterClockResult) update(m page, env session.Env) (page, []session.Cmd) {
	n, _ := m.Shown()
	i := slices.IndexFunc(m.clockResults(n), func(r session.ClockResult) bool { return r.Place.Board == msg.Board && r.Score == msg.Score })
	if i < 0 {
		return m, nil
	}
	place := m.clockResults(n)[i].Place
	was := m.scoreOn(n, msg.Board)
	other := m.turned(msg.Board)
	next, cmds, err := m.recordScore(env, n, msg.Board, msg.Score)
	if err != nil {
		return session.Refuse(m, err)
	}
	next, cmds = next.entered(msg.Board, msg.Score, was, cmds)
	next.Echo.Other, next.Echo.At = other, env.Now
	var kept []session.Cmd
	next.Session, kept = next.Session.WithoutClockResult(place)
	return next, append(cmds, kept...)
}

// giveResult enters what the clock of the board in hand says, where its key was pressed at the clock: one act, not two. Where the board has
// another result by now, the round is closed, or this page may not record, it stays a proposal with its own key.
func (m page) giveResult(env session.Env, cmds []session.Cmd) (page, []session.Cmd) {
	n, _ := m.Shown()
	r, ok := m.Section().RoundAt(n)
	i := slices.IndexFunc(m.clockResults(n), func(c session.ClockResult) bool { return c.Place.Board == m.Board })
	if !m.GivesResult || !ok || i < 0 || m.Event.Loading || !m.Event.Writer || r.Phase != journal.Published || !m.scoreOn(n, m.Board).IsZero() {
		return m, cmds
	}
	next, more := enterClockResult{Board: m.Board, Score: m.clockResults(n)[i].Score}.update(m, env)
	return next, append(cmds, more...)
}

// dropClockResult puts away what the clock of a board says.
type dropClockResult struct{ Board int }

func (msg dropClockResult) update(m page, _ session.Env) (page, []session.Cmd) {
	n, _ := m.Shown()
	var cmds []session.Cmd
	m.Session, cmds = m.Session.WithoutClockResult(session.BoardPlace{Event: m.Event.ID, Section: m.Event.Section, Round: n, Board: msg.Board})
	return m, cmds
}
