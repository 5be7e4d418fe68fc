package clock

import (
	"wasit/app/session"
)

// page is what a message of this room works on: what all rooms share, and its own.
type page struct {
	session.Session
	Model
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

// Update returns session and room after msg, and the effects that it wants.
func Update(s session.Session, m Model, msg Msg, env session.Env) (session.Session, Model, []session.Cmd) {
	p, cmds := msg.update(page{s, m}, env)
	return p.Session, p.Model, cmds
}

// Answer returns what the keeper brought back as a message of this room, nil where it is for another.
func Answer(msg session.Msg) Msg {
	if b, ok := msg.(session.OfBook); ok && b.Of() != session.ClockBook {
		return nil
	}
	switch msg := msg.(type) {
	case session.BookOpened:
		return bookOpened(msg)
	case session.BookPeeked:
		return bookPeeked(msg)
	case session.GameOpened:
		return gameOpened(msg)
	case session.BookElsewhere:
		return bookElsewhere(msg)
	case session.LayClock:
		return layOrder(msg)
	case session.IndexRead:
		return indexRead(msg)
	case session.ClockKept:
		return bookKept(msg)
	case session.ClockDeviceFound:
		return deviceFound(msg)
	case session.DraftLoaded:
		if msg.Kind == session.DraftClocks {
			return resultsRead(msg)
		}
	}
	return nil
}

type (
	bookOpened    session.BookOpened
	bookPeeked    session.BookPeeked
	gameOpened    session.GameOpened
	bookElsewhere session.BookElsewhere
	bookKept      session.ClockKept
	deviceFound   session.ClockDeviceFound
	resultsRead   session.DraftLoaded
)

type (
	layOrder  session.LayClock
	indexRead session.IndexRead
)

// Arrive prepares the page.
func Arrive(m Model) []session.Cmd {
	if !m.Loaded {
		return []session.Cmd{session.OpenBook{Book: session.ClockBook}}
	}
	return nil
}

// Peek asks whether a clock stands in a game, for a page that says so.
func Peek(m Model) []session.Cmd {
	if !m.Loaded {
		return []session.Cmd{session.PeekBook{Book: session.ClockBook}}
	}
	return nil
}

// IsLive reports whether the clock on the table is on the screen.
func IsLive(s session.Session, m Model) bool {
	return s.Route.Page == session.PageClock && m.Screen == screenTable && m.Game != nil
}
