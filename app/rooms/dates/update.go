package dates

import (
	"wasit/app/session"
)

// Model is what the page of the dates remembers: its form, and the days of the week that the rounds are spread over.
type Model struct {
	session.Typed[form]
	On [7]bool // by time.Weekday; none chosen: all of them
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

// form is what was typed and not saved, else what the facts say.
func (m page) form() form { return m.Or(m.Session, m.told) }

// with is the page with what was typed.
func (m page) with(f form) page {
	m.Typed = m.Keep(m.Session, f)
	return m
}
