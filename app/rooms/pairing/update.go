package pairing

import (
	"wasit/app/event/journal"
	"wasit/app/session"
)

// Model is what the room remembers while a round is being paired.
type Model struct {
	Running     bool             // the engine is at work
	Done, Total int              // how far it is
	NoPairing   int              // the round for which the engine found no pairing
	Swap        bool             // the draft is being changed by hand
	First       journal.PlayerID // the player touched first
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
	case session.RoundTurned:
		return roundTurned(msg)
	case session.RoundComputed:
		return roundComputed(msg)
	case session.PairingFailed:
		return pairingFailed(msg)
	case session.PairingProgress:
		return pairingProgress(msg)
	case session.PairingStopped:
		return pairingStopped(msg)
	case session.RoundExplained:
		return roundExplained(msg)
	}
	return nil
}

type (
	roundComputed   session.RoundComputed
	pairingFailed   session.PairingFailed
	pairingProgress session.PairingProgress
	pairingStopped  session.PairingStopped
	roundExplained  session.RoundExplained
)

// roundTurned forgets what was touched in the draft of another round.
type roundTurned session.RoundTurned

func (roundTurned) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Model = Model{}
	return m, nil
}
