package seasons

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
	case session.SeasonsLoaded:
		return seasonsLoaded(msg)
	case session.SeasonsKept:
		return seasonsKept(msg)
	case session.ArchiveLoaded:
		return archiveLoaded(msg)
	}
	return nil
}

// Arrive reads the seasons and the events of this device again: something may have been played since.
func Arrive(s session.Session, m Model, _ session.Env) (session.Session, Model, []session.Cmd) {
	m.Open, m.Places, m.BadPlaces = "", "", false
	if !m.Reading {
		m.Reading = true
		return s, m, []session.Cmd{session.LoadSeasons{}, session.LoadArchive{}}
	}
	return s, m, nil
}
