package desk

import (
	"wasit/app/event/journal/ledger"
	"wasit/app/session"
)

// offenceFact is a fact about the offence in hand that is so or not, or a question that its ruling hangs on.
type offenceFact uint8

// The questions that a ruling may hang on, in the order in which they are asked; then facts that are always asked.
const (
	factReplied offenceFact = iota
	factMended
	factUnpressed
	factSameMove
	factShort
	factIncrement // 30 seconds a move or more, where the time control is not known
	factEnded
	factMate // answered by setMate
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

// tickFact says whether a fact of the offence in hand is so.
type tickFact struct {
	Fact offenceFact
	On   bool
}

func (msg tickFact) update(m page, _ session.Env) (page, []session.Cmd) {
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
		m = m.changeOffence(o)
		m.Penalty = m.usualPenalty()
		return m, nil
	}
	return m.changeOffence(o), nil
}

// setMate says whether the opponent can still mate: "can", "cannot", or "" where it is not proven.
type setMate struct{ Can string }

func (msg setMate) update(m page, _ session.Env) (page, []session.Cmd) {
	o := m.Offence
	o.Mate = msg.Can
	if o.Check() != nil {
		return m, nil
	}
	return m.changeOffence(o), nil
}

// changeLateness sets how many minutes late a player is.
type changeLateness struct {
	Minutes int
	Other   bool // Black, where neither player has come
}

func (msg changeLateness) update(m page, _ session.Env) (page, []session.Cmd) {
	o := m.Offence
	n := &o.LateBy
	if msg.Other {
		n = &o.OtherLateBy
	}
	*n = min(max(60*msg.Minutes, 0), maxLate)
	return m.changeOffence(o), nil
}

// countRequest sets which wish to see the record it is in the game.
type countRequest struct{ N int }

func (msg countRequest) update(m page, _ session.Env) (page, []session.Cmd) {
	o := m.Offence
	o.Request = min(max(msg.N, 1), maxRequest)
	return m.changeOffence(o), nil
}

// changeRan sets for how many seconds the opponent's clock ran while pieces were put back.
type changeRan struct{ Seconds int }

func (msg changeRan) update(m page, _ session.Env) (page, []session.Cmd) {
	o := m.Offence
	o.Ran = min(max(msg.Seconds, 0), maxRan)
	return m.changeOffence(o), nil
}

// typeNote types the note of the offence or claim in hand.
type typeNote struct{ Text string }

func (msg typeNote) update(m page, _ session.Env) (page, []session.Cmd) {
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
	if m.Step != stepRuling {
		return m
	}
	m.Offence = o
	if r, err := m.preview(o); err == nil && len(r.Discretion) == 0 {
		m.Penalty = ledger.Penalty{}
	}
	return m
}
