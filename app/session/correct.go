package session

import (
	"wasit/app/journal"
)

// ReasonDialog asks why, before an act that needs a reason.
type ReasonDialog struct {
	For    string // "unpublish", "reopen", "reopen-event", "annul-lot"
	N      int    // the number of the lot
	Reason string
	Needed bool
}

// AskReason opens it.
type AskReason struct {
	For string
	N   int
}

func (msg AskReason) Update(m Session, _ Env) (Session, []Cmd) {
	m.Dialog = ReasonDialog{For: msg.For, N: msg.N}
	return m, []Cmd{Focus{"reason"}}
}

// TypeReason fills it.
type TypeReason struct{ Text string }

func (msg TypeReason) Update(m Session, _ Env) (Session, []Cmd) {
	if d, ok := m.Dialog.(ReasonDialog); ok {
		d.Reason, d.Needed = msg.Text, false
		m.Dialog = d
	}
	return m, nil
}

// GiveReason performs the act that waited for its reason.
type GiveReason struct{}

func (GiveReason) Update(m Session, env Env) (Session, []Cmd) {
	d, ok := m.Dialog.(ReasonDialog)
	if !ok {
		return m, nil
	}
	if journal.Clean(d.Reason) == "" {
		d.Needed = true
		m.Dialog = d
		return m, []Cmd{Focus{"reason"}}
	}
	m.Dialog, m.Undo, m.Changed.Forget = nil, nil, true
	switch d.For {
	case "unpublish":
		return m.Act(env, journal.Unpublish{Section: m.Event.Section, Reason: d.Reason})
	case "reopen":
		return m.Act(env, journal.ReopenRound{Section: m.Event.Section, Reason: d.Reason})
	case "reopen-event":
		return m.Act(env, journal.ReopenEvent{Reason: d.Reason})
	case "annul-lot":
		return m.Act(env, journal.AnnulLot{Section: m.Event.Section, Lot: d.N, Reason: d.Reason})
	}
	return m, nil
}
