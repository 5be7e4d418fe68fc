package desk

import (
	"wasit/app/journal/ledger"
	"wasit/app/session"
)

// deskFact is a fact about the offence in hand that is so or not, or a question that its ruling hangs on.
type deskFact uint8

// The questions that a ruling may hang on, in the order in which they are asked; then facts that are always asked.
const (
	factReplied deskFact = iota
	factUnpressed
	factSameMove
	factMate // answered by deskMate
	factClaimed
	factManyKnocked
	factKnockPressed // the clock was pressed over the pieces
)

// maxLate is how many seconds a player can be late: a day.
const maxLate = 86400

// deskTick says whether a fact of the offence in hand is so.
type deskTick struct {
	Fact deskFact
	On   bool
}

func (msg deskTick) update(m page, _ session.Env) (page, []session.Cmd) {
	o := m.Offence
	switch msg.Fact {
	case factReplied:
		o.Replied = msg.On
	case factUnpressed:
		o.Unpressed = msg.On
	case factSameMove:
		o.SameMove = msg.On
	case factClaimed:
		o.Claimed = msg.On
	case factManyKnocked, factKnockPressed:
		if !isKnock(o.Offence) {
			return m, nil
		}
		many, pressed := knockIs(o.Offence)
		if msg.Fact == factManyKnocked {
			many = msg.On
		} else {
			pressed = msg.On
		}
		o.Offence = knockOf(many, pressed)
	}
	return m.changeOffence(o), nil
}

// deskMate says whether the opponent can still mate: "can", "cannot", or "" where it is not proven.
type deskMate struct{ Can string }

func (msg deskMate) update(m page, _ session.Env) (page, []session.Cmd) {
	o := m.Offence
	o.Mate = msg.Can
	if o.Check() != nil {
		return m, nil
	}
	return m.changeOffence(o), nil
}

// deskLate makes a player some minutes later, or less late.
type deskLate struct{ Minutes int }

func (msg deskLate) update(m page, _ session.Env) (page, []session.Cmd) {
	o := m.Offence
	o.LateBy = min(max(o.LateBy+60*msg.Minutes, 0), maxLate)
	return m.changeOffence(o), nil
}

// deskNote types the note of the offence or claim in hand.
type deskNote struct{ Text string }

func (msg deskNote) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Hearing {
		m.Claim.Note = msg.Text
		return m, nil
	}
	o := m.Offence
	o.Note = msg.Text
	return m.changeOffence(o), nil
}

// changeOffence replaces the offence in hand. The chosen penalty goes where the Laws leave nothing more to the arbiter.
func (m page) changeOffence(o ledger.Offence) page {
	if m.Step != deskRuling {
		return m
	}
	m.Offence = o
	if r, err := m.preview(o); err == nil && len(r.Discretion) == 0 {
		m.Penalty = ledger.Penalty{}
	}
	return m
}
