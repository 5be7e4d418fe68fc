package imports

import (
	"wasit/app/lists/roster"
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
	if p.Event != nil && (!sameRows(p.Rows, m.Rows) || p.Map.Unsure != m.Map.Unsure || len(p.Compared) != len(m.Compared)) {
		p = p.withQuestions()
	}
	return p.Session, p.Model, append(cmds, p.kept(m)...)
}

// sameRows reports whether two reviews share their rows, which are never changed in place.
func sameRows(a, b []roster.Row) bool {
	return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0])
}

// Answer returns what the keeper brought back as a message of this room, nil where it is for another.
func Answer(msg session.Msg) Msg {
	switch msg := msg.(type) {
	case session.RowEdited:
		return rowEdited(msg)
	case session.DraftLoaded:
		if msg.Kind == session.DraftImport {
			return draftLoaded(msg)
		}
	case session.DraftStored:
		return draftStored(msg)
	case session.Picked:
		return picked(msg)
	case session.RoundCompared:
		if msg.Asked.Taken {
			return roundCompared(msg)
		}
	}
	return nil
}

type (
	picked session.Picked
)

// Arrive prepares the page.
func Arrive(s session.Session, m Model, env session.Env) (session.Session, Model, []session.Cmd) {
	p, cmds := page{s, m}.arrived(env)
	return p.Session, p.Model, cmds
}

// LeaveDraft drops what was opened from the home page and not entered, once its pages are left for next.
func LeaveDraft(s session.Session, m Model, next session.Page) (session.Session, Model) {
	p := page{s, m}.leaveDraft(next)
	return p.Session, p.Model
}

// SectionChanged looks again at what is doubtful in the list, which is for another section now.
func SectionChanged(s session.Session, m Model) Model {
	if !m.Reviewed {
		return m
	}
	return page{s, m}.withQuestions().Model
}
