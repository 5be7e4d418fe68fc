package round

import (
	"wasit/app/event/journal"
	"wasit/app/rooms/pairing"
	"wasit/app/session"
)

// page is what a message of this room works on: what all rooms share, and its own.
type page struct {
	session.Session
	Model
	Pairing pairing.Model // of the same round; it is read, not changed
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

// Update returns session and room after msg, and the effects that it wants. What the round's pairing remembers is only read.
func Update(s session.Session, m Model, p pairing.Model, msg Msg, env session.Env) (session.Session, Model, []session.Cmd) {
	next, cmds := msg.update(page{s, m, p}, env)
	return next.Session, next.Model, cmds
}

// Answer returns what the keeper brought back as a message of this room, nil where it is for another.
func Answer(msg session.Msg) Msg {
	switch msg := msg.(type) {
	case session.OpenCorrection:
		return openCorrect(msg)
	case session.CorrectResult:
		return setResult(msg)
	case session.PairingBegun:
		return pairingBegun(msg)
	case session.RoundCompared:
		return roundCompared(msg)
	}
	return nil
}

type (
	roundCompared session.RoundCompared
)

// pairingBegun forgets the round that is left for the next one.
type pairingBegun session.PairingBegun

func (pairingBegun) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Model = Model{}
	return m, nil
}

// Arrive prepares the page.
func Arrive(s session.Session, m Model, p pairing.Model, env session.Env) (session.Session, Model, []session.Cmd) {
	next, cmds := page{s, m, p}.arrived(env)
	return next.Session, next.Model, cmds
}

// Again takes the first board whose result could not be stored in hand once more; lost is the state with those results.
func Again(s session.Session, m Model, lost journal.State) Model {
	return page{Session: s, Model: m}.again(lost).Model
}

// HandedOver takes no board in hand where this tab has become the writer: the next result goes to a board that has none, whatever
// was looked at meanwhile. An open sheet stays, with its board.
func HandedOver(s session.Session, m Model) Model {
	if s.Event.Writer && m.Check == "" && s.Dialog == nil {
		m.Board, m.Typed, m.Twice = 0, "", journal.Score{}
	}
	return m
}

// IsLate reports whether msg is the message of a timer for which nothing waits any more.
func IsLate(m Model, msg session.Msg) bool {
	late, ok := msg.(quietEcho)
	return ok && late.isLate(page{Model: m})
}
