package devices

import (
	"wasit/app/crew"
	"wasit/app/event/journal"
	"wasit/app/session"
)

// Model is what the room remembers that is no fact of the event.
type Model struct {
	Form     form
	Code     []byte // the message that is shown, to be read or taken by another device
	For      journal.DeviceID
	Covers   int             // how many requests of this device are in it, or were before
	Turn     int             // counts the messages that were to be shown
	Owed     []owed          // answers that have not been handed over
	Board    int             // a scorer has it in hand; 0: the next without result
	Parked   []byte          // a message for an event that is being opened
	Offer    []byte          // the first code of a link, that an invitation brought
	Taking   crew.Invitation // while it is being stored
	Reply    []byte          // the second code as a message, for the desk to read
	Links    []linkNow
	OfferKey crew.Key // of the place in which that code is to be answered
	Owes     bool     // the desk is to hear over the link what this device has, once it is stored
}

// owed are the answers to what a device asked for.
type owed struct {
	Device  journal.DeviceID
	Answers []crew.Answer
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
	case session.CrewSaid:
		return said(msg)
	case session.EventJoined:
		return joined(msg)
	case session.MessageRead:
		return hear{Data: msg.Data, Shared: msg.Shared}
	case session.LinkCode:
		return linkCode(msg)
	case session.LinkChanged:
		return linkChanged(msg)
	case session.LinkHeard:
		return hear{Data: msg.Data, Linked: true, Peer: msg.Peer}
	case session.CrewWaits:
		return waiting(msg)
	case session.CrewStored:
		return stored(msg)
	}
	return nil
}

type (
	said        session.CrewSaid
	joined      session.EventJoined
	linkCode    session.LinkCode
	linkChanged session.LinkChanged
	waiting     session.CrewWaits
	stored      session.CrewStored
)

// Arrive prepares the page.
func Arrive(s session.Session, m Model, env session.Env) (session.Session, Model, []session.Cmd) {
	p, cmds := page{s, m}.arrived(env)
	return p.Session, p.Model, cmds
}

func (m page) arrived(env session.Env) (page, []session.Cmd) {
	if m.Parked != nil {
		data := m.Parked
		m.Parked = nil
		return hear{Data: data}.update(m, env)
	}
	if m.Event == nil {
		return m, []session.Cmd{session.ListEvents{}} // an invitation may be to one that is here
	}
	e := m.Event
	if m.Offer != nil && !e.IsDesk() && e.Crew.Key == m.OfferKey {
		offer := m.Offer
		m.Offer = nil
		return m, []session.Cmd{session.AnswerLink{Code: offer}}
	}
	if m.Route.Sheet == session.SheetDesk && m.sends() {
		return sendDesk{}.update(m, env)
	}
	if d, ok := e.Duty(); ok && d.Section != 0 && d.Section != e.Section {
		to := m.Route
		to.Section = m.AddressOf(d.Section)
		return m, []session.Cmd{session.Navigate{To: to, Replace: true}}
	}
	if len(e.Log) < e.Kept.Seq() && (e.IsDesk() || len(e.Refused()) > 0) { // it says who was heard when, and who entered what
		return m, []session.Cmd{session.LoadLog{ID: e.ID}}
	}
	return m, nil
}

// Home returns where a device goes that is to do one thing at an event, when its person opens the event; ok is false for all others.
func Home(s session.Session) (to session.Route, ok bool) {
	if s.Event == nil {
		return to, false
	}
	d, ok := s.Event.Duty()
	if !ok || s.Event.Crew.Backup {
		return to, false
	}
	switch s.Route.Page {
	case session.PageOverview, session.PageRound:
		switch d.Duty {
		case journal.DutyScorer, journal.DutyScreen:
			return s.Route.In(session.PageDevices), true
		case journal.DutyDoor:
			return s.Route.In(session.PageCheckIn), true
		}
	}
	return to, false
}
