package paper

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
	switch msg := msg.(type) {
	case session.DraftLoaded:
		if msg.Kind == session.DraftCert {
			return certLoaded(msg)
		}
	case session.ClaimsSealed:
		return claimsSealed(msg)
	case session.PicturePicked:
		return logoPicked(msg)
	}
	return nil
}

// Arrive prepares the page.
func Arrive(s session.Session, m Model, env session.Env) (session.Session, Model, []session.Cmd) {
	p, cmds := page{s, m}.arrived(env)
	return p.Session, p.Model, cmds
}

// Refresh lays the sheets out again where something that they show has changed.
func Refresh(s session.Session, m Model) Model { return page{s, m}.refreshed().Model }
