package devices

import (
	"slices"

	"wasit/app/crew"
	"wasit/app/crew/wire"
	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// deviceDialog offers what can be done with a device.
type deviceDialog struct{ ID journal.DeviceID }

// openDevice opens it.
type openDevice struct{ ID journal.DeviceID }

func (msg openDevice) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog = deviceDialog(msg)
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// handDialog renames a device that changes hands, and is locked until that is done.
type handDialog struct {
	ID   journal.DeviceID
	Name string
}

// changeHands locks a device and asks for its new name.
type changeHands struct{ ID journal.DeviceID }

func (msg changeHands) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Event.Ahead.DeviceOf(msg.ID)
	if !ok {
		return m, nil
	}
	next, cmds, err := session.Record(m, env, journal.MarkDevice{ID: d.ID, Locked: true, WasDesk: m.Event.Ahead.WasDesk(d.ID)})
	if err != nil {
		return session.Refuse(m, err)
	}
	next.Form = form{}
	next.Notice, next.Dialog = nil, handDialog{d.ID, next.proposeName(d.Duty)}
	return next, append(cmds, session.Focus{ID: "hand-name"})
}

// typeHand changes the name.
type typeHand struct{ Value string }

func (msg typeHand) update(m page, _ session.Env) (page, []session.Cmd) {
	if d, ok := m.Dialog.(handDialog); ok {
		d.Name = msg.Value
		m.Dialog = d
	}
	return m, nil
}

// unlock lets a device go on under its new name.
type unlock struct{}

func (unlock) update(m page, env session.Env) (page, []session.Cmd) {
	hand, ok := m.Dialog.(handDialog)
	d, there := m.Event.Ahead.DeviceOf(hand.ID)
	if !ok || !there {
		return m, nil
	}
	if name := journal.Clean(hand.Name); name != "" {
		d.Name = name
	}
	next, cmds, err := session.Record(m, env, journal.InviteDevice{Device: d, For: m.Event.Ahead.Succeeds(d.ID)},
		journal.MarkDevice{ID: d.ID, WasDesk: m.Event.Ahead.WasDesk(d.ID)})
	if err != nil {
		return session.Refuse(m, err)
	}
	next.Dialog, next.Notice = nil, nil
	return next, cmds
}

// dismissDialog asks before a task is taken back.
type dismissDialog struct{ ID journal.DeviceID }

// askDismiss opens it.
type askDismiss struct{ ID journal.DeviceID }

func (msg askDismiss) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog = dismissDialog(msg)
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// dismiss takes the task of a device back.
type dismiss struct{}

func (dismiss) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(dismissDialog)
	if !ok {
		return m, nil
	}
	m.Dialog = nil
	m, cmds := m.withSecret(env)
	device, _ := m.Event.Ahead.DeviceOf(d.ID)
	next, more, err := session.Record(m, env, journal.DismissDevice{ID: d.ID})
	if err != nil {
		return session.Refuse(m, err)
	}
	if cmds = append(cmds, more...); next.link(d.ID) == session.LinkUp {
		told := next.facts(device, nil)
		told.For.Link = true
		cmds = append(cmds, told)
	}
	next.Notice = nil
	return next, cmds
}

// settle ends a dispute: the result of the device is taken, or the one that stands is kept. Both are one act of the journal.
type settle struct {
	Dispute int
	Take    bool
}

func (msg settle) update(m page, env session.Env) (page, []session.Cmd) {
	list := m.Event.Ahead.Disputes()
	i := slices.IndexFunc(list, func(d journal.Dispute) bool { return d.Seq == msg.Dispute })
	if i < 0 {
		return m, nil
	}
	acts := []journal.Command{journal.SettleDispute{Dispute: msg.Dispute, Taken: msg.Take}}
	if msg.Take {
		acts = append([]journal.Command{m.disputed(list[i])}, acts...)
	}
	next, cmds, err := session.Record(m, env, acts...)
	if err != nil {
		return session.Refuse(m, err)
	}
	next.Notice = nil
	return next, cmds
}

// disputed is the command that gives a board the result that a device entered.
func (m page) disputed(d journal.Dispute) journal.Command {
	if r, _ := m.Event.Ahead.Round(d.Section, d.Round); r.Phase == journal.Published || r.Phase == journal.Complete {
		return journal.EnterResult{Section: d.Section, Round: d.Round, Board: d.Board, Score: d.Score}
	}
	return journal.CorrectResult{Section: d.Section, Round: d.Round, Board: d.Board, Score: d.Score, Reason: m.Lang().T(textClaimReason, m.nameOf(d.Device))}
}

// nameOf is what a device is called.
func (m page) nameOf(id journal.DeviceID) string {
	if d, ok := m.Event.Ahead.DeviceOf(id); ok && d.Name != "" {
		return d.Name
	}
	return m.Lang().T(i18n.ADevice)
}

// handAnswer writes what a device is owed, with the records that it lacks.
type handAnswer struct{ ID journal.DeviceID }

func (msg handAnswer) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Event.Ahead.DeviceOf(msg.ID)
	if !ok {
		return m, nil
	}
	m, cmds := m.withSecret(env)
	m = m.showing(d.ID)
	m.Dialog = nil
	return m, append(cmds, m.facts(d, m.owedTo(d.ID)))
}

// facts is the message that brings a device up to the journal.
func (m page) facts(d journal.Device, answers []crew.Answer) session.SayCrew {
	e := m.Event
	c := session.SayCrew{ID: e.ID, Crew: e.Crew, For: session.Parcel{To: d.ID, Turn: m.Turn}, Key: wire.KeyOf(e.Crew, d), To: d.Duty, Body: crew.Facts{Answers: answers}}
	if h, ok := m.HeardOf(d.ID); ok {
		c.Have = h.Head
	}
	return c
}

func (m page) owedTo(id journal.DeviceID) []crew.Answer {
	for _, o := range m.Owed {
		if o.Device == id {
			return o.Answers
		}
	}
	return nil
}

// moveDesk gives the desk to another device. This one records nothing more from now on.
type moveDesk struct{ To journal.DeviceID }

func (msg moveDesk) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Event.Ahead.DeviceOf(msg.To)
	if !ok || d.Duty != journal.DutyArbiter || !m.Event.CanWrite() {
		return session.Refuse(m, &session.ReadOnlyError{})
	}
	m, cmds := m.withSecret(env)
	me, acts := m.Event.Crew.Me, []journal.Command{}
	if _, known := m.Event.Ahead.DeviceOf(me); !known {
		if me == 0 {
			me = newDevice(env)
		}
		acts = append(acts, journal.InviteDevice{Device: journal.Device{ID: me, Name: m.Lang().T(textOldDesk), Duty: journal.DutyArbiter}})
	}
	next, more, err := session.Record(m, env, append(acts, journal.MarkDevice{ID: me, WasDesk: true}, journal.MarkDevice{ID: d.ID}, journal.TakeDesk{ID: d.ID})...)
	if err != nil {
		return session.Refuse(m, err)
	}
	place := next.Event.Crew
	place.Me = me
	next.Session, more = next.WithPlace(more, place)
	next = next.showing(d.ID)
	next.Notice = nil
	facts := next.facts(d, next.owedTo(d.ID))
	cmds = slices.Concat(cmds, more, []session.Cmd{facts})
	if next.link(d.ID) == session.LinkUp {
		facts.For.Link = true // nobody needs to show anything
		cmds = append(cmds, facts)
	}
	for _, l := range next.Links {
		if l.Peer != d.ID && l.State != session.LinkDown {
			cmds = append(cmds, session.DropLink{Peer: l.Peer})
		}
	}
	return next, cmds
}

// askAnswer opens what a device is to get: answers, and the records that it lacks.
type askAnswer struct{ ID journal.DeviceID }

func (msg askAnswer) update(m page, env session.Env) (page, []session.Cmd) {
	next, cmds := handAnswer(msg).update(m, env)
	next.Dialog, next.Notice = answerDialog(msg), nil
	return next, append(cmds, session.Focus{ID: "sheet"})
}
