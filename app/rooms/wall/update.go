package wall

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

// Arrive prepares the page.
func Arrive(s session.Session, m Model, _ session.Env) (session.Session, Model, []session.Cmd) {
	p, cmds := page{s, m}.arrived()
	return p.Session, p.Model, cmds
}

// Leave stops the timer and lets the screen go dark again, where the page was on.
func Leave(m Model) (Model, []session.Cmd) {
	if !m.On {
		return m, nil
	}
	p, cmds := page{Model: m}.left()
	return p.Model, cmds
}

// Refresh computes what the page shows and the room does not hold yet.
func Refresh(s session.Session, m Model) Model { return page{s, m}.refreshed().Model }
