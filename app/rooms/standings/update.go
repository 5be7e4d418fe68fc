package standings

import (
	"wasit/app/session"
)

// page is what a message of this room works on: what all rooms share, and its own.
type page struct {
	session.Session
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

// Update returns the session after msg, and the effects that it wants.
func Update(s session.Session, msg Msg, env session.Env) (session.Session, []session.Cmd) {
	p, cmds := msg.update(page{s}, env)
	return p.Session, cmds
}
