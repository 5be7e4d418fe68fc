package devices

import (
	"slices"

	"wasit/app/crew/wire"
	"wasit/app/journal"
	"wasit/app/session"
)

// linkNow is how a link with a device is; on a device beside the desk the peer is 0.
type linkNow struct {
	Peer  journal.DeviceID
	State session.LinkState
}

func (m page) link(peer journal.DeviceID) session.LinkState {
	for _, l := range m.Links {
		if l.Peer == peer {
			return l.State
		}
	}
	return session.LinkDown
}

// linkCode takes this side's code of a link. The desk puts it into the invitation, which goes without it where there is none; a device
// shows it to the desk.
func (msg linkCode) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Event == nil || m.Event.Loading {
		return m, nil
	}
	if m.Event.IsDesk() {
		d, ok := m.Event.Ahead.DeviceOf(msg.Peer)
		if !ok || m.For != msg.Peer || m.Code != nil {
			return m, nil
		}
		return m.invitation(env, d, msg.Code)
	}
	if msg.Err != nil || msg.Peer != 0 {
		return m, nil // without a link, pictures and files do
	}
	e := m.Event
	return m, []session.Cmd{session.SayCrew{ID: e.ID, Crew: e.Crew, Key: e.Crew.Key, Body: wire.LinkAnswer{Code: msg.Code}}}
}

// linkChanged keeps how a link is. When one stands, the device says what it has and what waits.
func (msg linkChanged) update(m page, env session.Env) (page, []session.Cmd) {
	was := m.link(msg.Peer)
	m.Links = append(slices.DeleteFunc(slices.Clone(m.Links), func(l linkNow) bool { return l.Peer == msg.Peer }), linkNow{msg.Peer, msg.State})
	if m.Event == nil || m.Event.Loading {
		return m, nil
	}
	switch {
	case msg.State == session.LinkUp && !m.Event.IsDesk():
		m.Reply = nil
		return m.greet()
	case msg.State == session.LinkUp && was < session.LinkUp:
		m.Notice = &session.Notice{Kind: "ok", Title: m.Lang().T(textIsLinked, m.nameOf(msg.Peer))}
		if m.Route.Sheet == session.SheetInvite && m.For == msg.Peer {
			m.Carry = true
			return m, []session.Cmd{session.Navigate{To: m.Route.In(session.PageDevices), Replace: true}}
		}
	case msg.State == session.LinkDown && was >= session.LinkUp:
		m.Notice = session.Warn(m.Lang().T(textLinkGone), m.Lang().T(textLinkGoneDo))
	}
	return m, nil
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
	return session.SayCrew{ID: e.ID, Crew: e.Crew, For: session.Parcel{Link: true}, Key: e.Crew.Key, Body: wire.Hello{}}
}

// waiting sends what waits for the desk while a link stands.
func (waiting) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.link(0) != session.LinkUp || m.Event.IsDesk() {
		return m, nil
	}
	e := *m.Event
	e.Crew.Sent = len(e.Crew.Asked)
	m.Event = &e
	return m, []session.Cmd{session.SaveCrew{ID: e.ID, Crew: e.Crew},
		session.SayCrew{ID: e.ID, Crew: e.Crew, For: session.Parcel{Link: true}, Key: e.Crew.Key, Body: wire.Requests{List: e.Waiting()}}}
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
	for _, l := range m.Links {
		d, ok := m.Event.Kept.DeviceOf(l.Peer)
		if !ok || l.State != session.LinkUp {
			continue
		}
		c := m.facts(d, nil)
		if msg.Opened {
			c.Body = wire.Hello{}
		}
		c.For.Link = true
		cmds = append(cmds, c)
	}
	return m, cmds
}
