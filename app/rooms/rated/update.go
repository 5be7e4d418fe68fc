package rated

import (
	"wasit/app/event/journal"
	"wasit/app/session"
)

// Model is what the page of the rating report remembers: its form.
type Model struct{ session.Typed[form] }

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
func (m page) form() form { return m.Or(m.Session, m.filed) }

// with is the page with what was typed.
func (m page) with(f form) page {
	m.Typed = m.Keep(m.Session, f)
	return m
}

// filed is the form as the facts fill it.
func (m page) filed() form {
	s := m.Event.Ahead
	info := s.Event()
	sec, _ := s.In(m.Event.Section)
	f := form{Place: info.Place, Start: info.Start.String(), End: info.End.String(), Federation: info.Federation, Organizer: info.Organizer,
		Contact: info.Papers.Contact, List: sec.Rating.List, Code: sec.Rating.Code,
		People: []official{{info.Arbiter, info.Papers.Arbiter.Title, info.Papers.Arbiter.FIDEID}}}
	for i, name := range info.Deputies {
		o := official{Name: name}
		if i < len(info.Papers.Deputies) {
			o.Title, o.ID = info.Papers.Deputies[i].Title, info.Papers.Deputies[i].FIDEID
		}
		f.People = append(f.People, o)
	}
	return f
}

// rate says whether the event is to be rated.
type rate struct{ On bool }

func (msg rate) update(m page, env session.Env) (page, []session.Cmd) {
	info := m.Event.Ahead.Event()
	info.Papers.Rated = msg.On
	return session.Act(m, env, journal.FilePapers{Info: info})
}

// fill leads to a field of the form, or to a player.
type fill struct{ ID string }

func (msg fill) update(m page, _ session.Env) (page, []session.Cmd) {
	return m, []session.Cmd{session.Focus(msg)}
}
