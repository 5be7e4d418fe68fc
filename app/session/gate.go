package session

import (
	"errors"

	"wasit/app/event/journal"
)

// GateDialog is the one sheet of FIDE mode: what an act of level 3, 4 or 5 is, and on a second step who leaves the mode, and why.
type GateDialog struct {
	Gate   journal.GateError
	Leaves bool // the second step: the section leaves the mode
	Told   bool // of leaving: the consequences were read
	Reason string
	Needed bool

	Again Msg    // what was refused, to be sent again once it is confirmed; the shell fills it in
	Under Dialog // the sheet that was open then
}

// Confirm is what somebody has read and takes upon himself, for the one message that is sent again.
type Confirm struct {
	Level  journal.Level
	Reason string
}

// confirmed wraps commands in what was confirmed of them.
func (m Session) confirmed(cmds []journal.Command) []journal.Command {
	if m.Confirm == nil {
		return cmds
	}
	list := make([]journal.Command, len(cmds))
	for i, c := range cmds {
		list[i] = journal.Confirmed{Command: c, Level: m.Confirm.Level, Reason: m.Confirm.Reason}
	}
	return list
}

// gated opens the sheet of FIDE mode for a refusal by it; ok is false for any other, and on a device that is not the desk.
func (m Session) gated(err error) (_ Session, ok bool) {
	var gate *journal.GateError
	if !errors.As(err, &gate) || m.Event == nil || !m.Event.IsDesk() {
		return m, false
	}
	m.Notice, m.Dialog = nil, GateDialog{Gate: *gate}
	return m, true
}

// understood returns the rule of level 2 that an act was noted under, "" where there is none.
func understood(act []journal.Record) journal.Rule {
	for _, r := range act {
		if e, ok := r.Event.(journal.DeviationNoted); ok && e.Level == journal.Undescribed {
			return e.Rule
		}
	}
	return ""
}

// AskLeave opens the way out of FIDE mode for the section in hand.
type AskLeave struct{}

// Update is part of [Own].
func (AskLeave) Update(m Session, _ Env) (Session, []Cmd) {
	m.Dialog = GateDialog{Gate: journal.GateError{Section: m.Event.Section, Level: journal.Departure}, Leaves: true, Again: NoMsg{}}
	return m, []Cmd{Focus{"sheet"}}
}

// NoMsg does nothing: nothing is sent again.
type NoMsg struct{}

// Update is part of [Own].
func (NoMsg) Update(m Session, _ Env) (Session, []Cmd) { return m, nil }

// GateStep goes on in the sheet: from the explanation to leaving, from the consequences to the reason.
type GateStep struct{}

// Update is part of [Own].
func (GateStep) Update(m Session, _ Env) (Session, []Cmd) {
	d, ok := m.Dialog.(GateDialog)
	if !ok {
		return m, nil
	}
	if !d.Leaves {
		d.Leaves = true
		m.Dialog = d
		return m, []Cmd{Focus{"sheet"}}
	}
	d.Told = true
	m.Dialog = d
	return m, []Cmd{Focus{"reason"}}
}

// GateReason fills in why.
type GateReason struct{ Text string }

// Update is part of [Own].
func (msg GateReason) Update(m Session, _ Env) (Session, []Cmd) {
	if d, ok := m.Dialog.(GateDialog); ok {
		d.Reason, d.Needed = msg.Text, false
		m.Dialog = d
	}
	return m, nil
}

// GateClose stays in FIDE mode: nothing is done, and the sheet that was open before is open again.
type GateClose struct{}

// Update is part of [Own].
func (GateClose) Update(m Session, _ Env) (Session, []Cmd) {
	if d, ok := m.Dialog.(GateDialog); ok {
		m.Dialog = d.Under
	}
	return m, nil
}

// GateDo does what the sheet says: an act of level 3 with its reason, an act of level 4 that leaves the mode, or leaving alone, after which
// what was prohibited can be done.
type GateDo struct{}

// Update is part of [Own].
func (GateDo) Update(m Session, env Env) (Session, []Cmd) {
	d, ok := m.Dialog.(GateDialog)
	if !ok {
		return m, nil
	}
	if journal.Clean(d.Reason) == "" {
		d.Needed = true
		m.Dialog = d
		return m, []Cmd{Focus{"reason"}}
	}
	m.Dialog = d.Under
	if _, none := d.Again.(NoMsg); d.Gate.Level == journal.Prohibited || none {
		return m.Act(env, journal.LeaveMode{Section: d.Gate.Section, Rule: d.Gate.Rule, Reason: d.Reason})
	}
	m.Confirm = &Confirm{Level: d.Gate.Level, Reason: d.Reason}
	return m, []Cmd{Tell{Msg: d.Again}, Tell{Msg: unconfirm{}}}
}

// unconfirm ends what was confirmed for one message.
type unconfirm struct{}

// Update is part of [Own].
func (unconfirm) Update(m Session, _ Env) (Session, []Cmd) {
	m.Confirm = nil
	return m, nil
}

// Understood takes the note on an act of level 2 away.
type Understood struct{}

// Update is part of [Own].
func (Understood) Update(m Session, _ Env) (Session, []Cmd) {
	m.Noted = ""
	return m, nil
}
