package board

import (
	clockroom "wasit/app/rooms/clock"
	"wasit/app/session"
)

// page is what a message of this room works on: what all rooms share, and its own.
type page struct {
	session.Session
	Model
	Clock clockroom.Model
}

// With returns p with another session.
func (p page) With(s session.Session) page {
	p.Session = s
	return p
}

// A Msg is something that a person did in this room, or an answer to it.
type Msg interface {
	update(page, session.Env) (page, []session.Cmd)
}

// Update returns session, board and clock after msg, and the effects that it wants.
func Update(s session.Session, m Model, c clockroom.Model, msg Msg, env session.Env) (session.Session, Model, clockroom.Model, []session.Cmd) {
	p, cmds := msg.update(page{s, m, c}, env)
	return p.Session, p.Model, p.Clock, p.fromTop(m, cmds)
}

// fromTop shows the table from its top where another screen, which may have been scrolled, was there before.
func (m page) fromTop(before Model, cmds []session.Cmd) []session.Cmd {
	if m.Screen != screenTable || before.Screen == screenTable || !before.Loaded {
		return cmds
	}
	for _, c := range cmds {
		switch c.(type) {
		case session.Navigate, session.Focus:
			return cmds // a page is shown from its top, and so is what gets the focus
		}
	}
	return append(cmds, session.Focus{ID: "main"})
}

// Answer returns what the keeper brought back as a message of this room, nil where it is for another.
func Answer(msg session.Msg) Msg {
	if b, ok := msg.(session.OfBook); ok && b.Of() != session.BoardBook {
		return nil
	}
	switch msg := msg.(type) {
	case session.TakeGame:
		return takeGame(msg)
	case session.ClockReady:
		return clockReady(msg)
	case session.Picked:
		if msg.Purpose == session.FilePGN && msg.Err == nil {
			return pickedPGN(msg)
		}
	case session.BookOpened:
		return bookOpened(msg)
	case session.GameOpened:
		return gameOpened(msg)
	case session.BookElsewhere:
		return bookElsewhere(msg)
	case session.PlayKept:
		return bookKept(msg)
	case session.PlayMate:
		return mateFound(msg)
	}
	return nil
}

type (
	bookOpened    session.BookOpened
	gameOpened    session.GameOpened
	bookElsewhere session.BookElsewhere
	bookKept      session.PlayKept
	mateFound     session.PlayMate
)

// clockReady goes on where the game on the board waited for the clock.
type clockReady session.ClockReady

func (clockReady) update(m page, env session.Env) (page, []session.Cmd) {
	m, cmds := m.layOrLink(env, nil)
	asks := m.AsksClock && m.Route.Page == session.PageBoard && m.Game != nil
	if m.AsksClock = false; !asks {
		return m, cmds
	}
	m, more := chooseClock{}.update(m, env)
	return m, append(cmds, more...)
}

// Arrive prepares the page.
func Arrive(s session.Session, m Model, c clockroom.Model, env session.Env) (session.Session, Model, clockroom.Model, []session.Cmd) {
	p, cmds := page{s, m, c}.arrived(env)
	return p.Session, p.Model, p.Clock, cmds
}

// Give does what waited for the event that is open now.
func Give(s session.Session, m Model, env session.Env) (session.Session, Model, []session.Cmd) {
	p, cmds := page{Session: s, Model: m}.giveWaiting(env)
	return p.Session, p.Model, cmds
}

// Clock is the clock that runs for the game on the board, nil for none.
func Clock(m Model, c clockroom.Model) *clockroom.Game {
	return page{Model: m, Clock: c}.gameClock()
}

// HasLiveClock reports that the clock is shown beside the board.
func HasLiveClock(s session.Session, m Model, c clockroom.Model) bool {
	return page{s, m, c}.showsClock()
}
