package devices

import (
	"errors"
	"slices"

	"wasit/app/crew"
	"wasit/app/crew/wire"
	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// linkNow is how a link with a device is; on a device beside the desk the peer is 0.
type linkNow struct {
	Peer  journal.DeviceID
	State session.LinkState
	Stood bool // it did at any time
}

func (m page) link(peer journal.DeviceID) session.LinkState {
	for _, l := range m.Links {
		if l.Peer == peer {
			return l.State
		}
	}
	return session.LinkDown
}

// linkCode takes this side's code of a link. The desk puts it into the invitation, which goes without it where there is none, or shows it
// alone; a device shows it to the desk.
func (msg linkCode) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Event == nil || m.Event.Loading {
		return m, nil
	}
	e := m.Event
	if e.IsDesk() {
		return msg.offered(m, env)
	}
	if msg.Peer != 0 {
		return m, nil
	}
	if msg.Err != nil { // pictures and files do without
		if m.Notice == nil {
			m.Notice = session.Warn(m.Lang().T(textNoLink), m.Lang().T(textNoLinkDo))
		}
		return m, nil
	}
	return m, []session.Cmd{session.SayCrew{ID: e.ID, Crew: e.Crew, Key: e.Crew.Key, Body: crew.LinkAnswer{Code: msg.Code}}}
}

// offered takes the code at the desk.
func (msg linkCode) offered(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Event.Ahead.DeviceOf(msg.Peer)
	if !ok || m.For != msg.Peer || m.Turn != msg.Turn || m.Code != nil {
		return m, nil
	}
	var full *session.LinkFullError
	if errors.As(msg.Err, &full) {
		m.Notice = session.Explain(m.Lang(), msg.Err)
	}
	if _, alone := m.Dialog.(linkDialog); !alone {
		return m.invitation(env, d, msg.Code)
	}
	if msg.Err != nil {
		return m.noLink()
	}
	m, cmds := m.withSecret(env)
	e := m.Event
	return m, append(cmds, session.SayCrew{ID: e.ID, Crew: e.Crew, For: session.Parcel{To: d.ID, Turn: m.Turn}, Key: wire.KeyOf(e.Crew, d), Body: crew.LinkOffer{Code: msg.Code}})
}

// linkDialog shows the first code of a link with a device that has its invitation.
type linkDialog struct{ ID journal.DeviceID }

// linkAgain makes that code.
type linkAgain struct{ ID journal.DeviceID }

func (msg linkAgain) update(m page, _ session.Env) (page, []session.Cmd) {
	d, ok := m.Event.Ahead.DeviceOf(msg.ID)
	if !ok || !m.Event.CanWrite() {
		return session.Refuse(m, &session.ReadOnlyError{})
	}
	m.Notice, m.Dialog = nil, linkDialog(msg)
	m, cmds := m.offer(d)
	return m, append(cmds, session.Focus{ID: "sheet"})
}

// noLink says that this browser makes no code of a link, and what does without.
func (m page) noLink() (page, []session.Cmd) {
	m.Dialog = nil
	if m.Notice == nil {
		m.Notice = session.Warn(m.Lang().T(textNoLink), m.Lang().T(textNoLinkDo))
	}
	return m, nil
}

// linkChanged keeps how a link is. When one stands, the device says what it has and what waits.
func (msg linkChanged) update(m page, env session.Env) (page, []session.Cmd) {
	was := m.link(msg.Peer)
	now := linkNow{msg.Peer, msg.State, msg.State >= session.LinkUp}
	for _, l := range m.Links {
		now.Stood = now.Stood || l.Peer == msg.Peer && l.Stood
	}
	m.Links = append(slices.DeleteFunc(slices.Clone(m.Links), func(l linkNow) bool { return l.Peer == msg.Peer }), now)
	if m.Event == nil || m.Event.Loading {
		return m, nil
	}
	switch {
	case msg.State == session.LinkDown:
		return msg.ended(m, was, env)
	case msg.State == session.LinkSilent:
		return m.silent()
	case msg.State == session.LinkUp && !m.Event.IsDesk():
		if m.Notice != nil && m.Notice.Title == m.Lang().T(textDeskSilent) {
			m.Notice = nil
		}
		shown := m.Reply != nil && m.Route.Page == session.PageDevices
		m.Reply = nil
		next, cmds := m.greet()
		if to := next.work(); shown && to != next.Route {
			cmds = append(cmds, session.Navigate{To: to})
		}
		return next, cmds
	case msg.State == session.LinkUp && was < session.LinkUp:
		m.Notice = &session.Notice{Kind: "ok", Title: m.Lang().T(textIsLinked, m.nameOf(msg.Peer))}
		if m.Dialog == (linkDialog{msg.Peer}) {
			m.Dialog = nil
		}
		if m.Route.Sheet == session.SheetInvite && m.For == msg.Peer {
			m.Carry = true
			return m, []session.Cmd{session.Navigate{To: m.Route.In(session.PageDevices), Replace: true}}
		}
	}
	return m, nil
}

// silent says on an arbiter's device that the desk is not heard, and how this one takes its place.
func (m page) silent() (page, []session.Cmd) {
	if m.Event.IsDesk() || !m.Event.MayLead() {
		return m, nil
	}
	m.Notice = session.Warn(m.Lang().T(textDeskSilent), m.Lang().T(textDeskSilentDo))
	m.offerDesk()
	return m, nil
}

// offerDesk adds to a notice the way to become the desk.
func (m page) offerDesk() {
	if !m.Event.IsDesk() && m.Event.MayLead() {
		to := m.Route.In(session.PageDevices)
		to.Sheet = session.SheetTake
		m.Notice.Way, m.Notice.To = m.Lang().T(i18n.BecomeDesk), &to
	}
}

// work is the page on which a device does its duty.
func (m page) work() session.Route {
	d, _ := m.Event.Duty()
	switch d.Duty {
	case journal.DutyDoor:
		return m.Route.In(session.PageCheckIn)
	case journal.DutyScreen:
		return m.Route.In(session.PageScreen)
	case journal.DutyArbiter, journal.DutyFloor:
		return m.Route.In(session.PageRound)
	}
	return m.Route.In(session.PageDevices)
}

// ended says that a link is gone, or came to nothing, and what to do. To an answer whose first code is gone, since the desk was restarted or
// the code was too old, the desk shows a new one.
func (msg linkChanged) ended(m page, was session.LinkState, env session.Env) (page, []session.Cmd) {
	l, desk := m.Lang(), m.Event.IsDesk()
	_, known := m.Event.Ahead.DeviceOf(msg.Peer)
	switch {
	case desk != (msg.Peer != 0) || desk && !known: // of a desk that was, or of a device that has left
	case was >= session.LinkUp && m.Dialog == (linkDialog{msg.Peer}): // a new one takes its place
	case was >= session.LinkUp && desk:
		m.Notice = session.Warn(l.T(textLinkLost, m.nameOf(msg.Peer)), l.T(textLinkLostDo))
	case was >= session.LinkUp:
		m.Notice = session.Warn(l.T(textLinkGone), l.T(textLinkGoneDo))
		m.offerDesk()
	case was == session.LinkOpens:
		m.Reply = nil
		m.Notice = session.Warn(l.T(textNoLink), l.T(textNoLinkDo))
	case desk && errors.Is(msg.Err, session.ErrNoLink):
		next, cmds := linkAgain{msg.Peer}.update(m, env)
		next.Notice = session.Warn(l.T(textOldAnswer), l.T(textOldAnswerDo))
		return next, cmds
	case msg.Err != nil:
		return session.Refuse(m, msg.Err)
	}
	return m, nil
}

// unlink ends all links of this device.
func (m page) unlink() []session.Cmd {
	if slices.ContainsFunc(m.Links, func(l linkNow) bool { return l.State != session.LinkDown }) {
		return []session.Cmd{session.DropLink{}}
	}
	return nil
}

// greet says over the link what this device has, with what waits for the desk.
func (m page) greet() (page, []session.Cmd) {
	if len(m.Event.Waiting()) > 0 {
		return waiting{}.update(m, session.Env{})
	}
	return m, []session.Cmd{m.hello()}
}

func (m page) hello() session.Cmd {
	e := m.Event
	return session.SayCrew{ID: e.ID, Crew: e.Crew, For: session.Parcel{Link: true}, Key: e.Crew.Key, Body: crew.Hello{}}
}

// waiting sends what waits for the desk while a link stands.
func (waiting) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.link(0) != session.LinkUp || m.Event.IsDesk() {
		return m, nil
	}
	return m.sent(session.Parcel{Link: true})
}

// stored brings every device with a link up to what the desk has stored. A desk that was away from the event asks them what waits.
func (msg stored) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Event == nil {
		return m, nil
	}
	if !m.Event.IsDesk() {
		if !m.Owes || !msg.Opened || m.link(0) != session.LinkUp {
			return m, nil
		}
		m.Owes = false
		return m, []session.Cmd{m.hello()}
	}
	var cmds []session.Cmd
	if m.link(0) != session.LinkDown { // it was a device beside another desk until now
		return m, m.unlink()
	}
	for _, l := range m.Links {
		d, ok := m.Event.Kept.DeviceOf(l.Peer)
		if !ok || l.State != session.LinkUp {
			continue
		}
		c := m.facts(d, nil)
		if msg.Opened {
			c.Body = crew.Hello{}
		}
		c.For.Link = true
		cmds = append(cmds, c)
	}
	return m, cmds
}
