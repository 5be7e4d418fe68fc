package manual

import (
	"wasit/app/session"
)

// page is what a message of this room works on: what all rooms share, and its own.
type page struct {
	session.Session
	Model
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
	if msg, ok := msg.(session.ManualRead); ok {
		return manualRead(msg)
	}
	return nil
}

type manualRead session.ManualRead

// Arrive prepares the page.
func Arrive(s session.Session, m Model, _ session.Env) (session.Session, Model, []session.Cmd) {
	p, cmds := page{s, m}.arrived()
	return p.Session, p.Model, cmds
}
