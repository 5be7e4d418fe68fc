package desk

import (
	clockroom "wasit/app/rooms/clock"
	"wasit/app/session"
)

// Model is what the desk remembers: the case in hand, a clock that is worked out, the report, local rules being written.
type Model struct {
	inquiry
	DeskClock  clockForm
	DeskReport reportFilter
	Local      localDraft
	LawsTyped  map[lawsField]lawsNumber // numbers being typed on the page of the Laws
}

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

// Update returns session, desk and clock after msg, and the effects that it wants.
func Update(s session.Session, m Model, c clockroom.Model, msg Msg, env session.Env) (session.Session, Model, clockroom.Model, []session.Cmd) {
	p, cmds := msg.update(page{s, m, c}, env)
	return p.Session, p.Model, p.Clock, cmds
}

// Answer returns what another room asks as a message of this room, nil where it is for another.
func Answer(msg session.Msg) Msg {
	if msg, ok := msg.(session.AskArbiter); ok {
		return startOffence{Board: msg.Board}
	}
	return nil
}

// Arrive prepares the page.
func Arrive(s session.Session, m Model, c clockroom.Model, _ session.Env) (session.Session, Model, []session.Cmd) {
	p, cmds := page{s, m, c}.arrived()
	return p.Session, p.Model, cmds
}
