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
	factMended
	factUnpressed
	factSameMove
	factShort
	factIncrement // 30 seconds a move or more, where the time control is not known
	factEnded
	factMate // answered by deskMate
	factClaimed
	factManyKnocked
	factKnockPressed // the clock was pressed over the pieces
)

// maxLate is how many seconds a player can be late: a day. maxRequest is the number of a wish to see the record that is asked for.
const (
	maxLate    = 86400
	maxRequest = 20
	maxRan     = 3600 // seconds
)

// longIncrement are the seconds a move that keep the duty to record (Art. 8.4).
const longIncrement = 30

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
	case factMended:
		o.Mended = msg.On
	case factUnpressed:
		o.Unpressed = msg.On
	case factSameMove:
		o.SameMove = msg.On
	case factShort:
		o.Short = msg.On
	case factIncrement:
		o.Increment = 0
		if msg.On {
			o.Increment = longIncrement
		}
	case factEnded:
		o.Ended = msg.On
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
		if o.Offence = knockOf(many, pressed); !pressed {
			o.Ran = 0
		}
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
type deskLate struct {
	Minutes int
	Other   bool // Black, where neither player has come
}

func (msg deskLate) update(m page, _ session.Env) (page, []session.Cmd) {
	o := m.Offence
	n := &o.LateBy
	if msg.Other {
		n = &o.OtherLateBy
	}
	*n = min(max(*n+60*msg.Minutes, 0), maxLate)
	return m.changeOffence(o), nil
}

// deskRequest says that a wish to see the record is another one of the game.
type deskRequest struct{ By int }

func (msg deskRequest) update(m page, _ session.Env) (page, []session.Cmd) {
	o := m.Offence
	o.Request = min(max(o.Request+msg.By, 1), maxRequest)
	return m.changeOffence(o), nil
}

// deskRan changes for how many seconds the opponent's clock ran while men were put back.
type deskRan struct{ Seconds int }

func (msg deskRan) update(m page, _ session.Env) (page, []session.Cmd) {
	o := m.Offence
	o.Ran = min(max(o.Ran+msg.Seconds, 0), maxRan)
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
