package dates

import (
	"wasit/app/session"
)

// Model is what the page of the dates remembers: its form.
type Model struct {
	Typed  bool             // into the form, and not saved
	Of     session.RoundKey // event and section whose form it is
	Form   form
	Faults []string // the controls whose values cannot stand
}

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

// A Msg is something that a person did in this room.
type Msg interface {
	update(page, session.Env) (page, []session.Cmd)
}

// Update returns session and room after msg, and the effects that it wants.
func Update(s session.Session, m Model, msg Msg, env session.Env) (session.Session, Model, []session.Cmd) {
	p, cmds := msg.update(page{s, m}, env)
	return p.Session, p.Model, cmds
}

// key is the event and the section in hand.
func (m page) key() session.RoundKey {
	return session.RoundKey{Event: m.Event.ID, Section: m.Event.Section}
}

// form is what was typed and not saved, else what the facts say.
func (m page) form() form {
	if m.Typed && m.Of == m.key() {
		return m.Model.Form
	}
	return m.told()
}

// with is the page with what was typed.
func (m page) with(f form) page {
	if m.Of != m.key() {
		m.Model = Model{}
	}
	m.Of, m.Model.Form, m.Typed = m.key(), f, true
	return m
}
