package devices

import (
	"encoding/binary"
	"slices"

	"wasit/app/crew"
	"wasit/app/crew/replica"
	"wasit/app/crew/wire"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/app/session"
)

// hear takes what another device says, however it came.
type hear struct {
	Data   []byte
	Linked bool // over the link with a device
	Peer   journal.DeviceID
	Shared bool // another app or a page handed it over: no person of this device asked for it
}

func (msg hear) update(m page, env session.Env) (page, []session.Cmd) {
	sealed, err := wire.Read(msg.Data)
	here := m.Event != nil && !m.Event.Loading && m.Event.Failed == nil && replica.EventTagOf(m.Event.ID) == sealed.Event
	if msg.Linked {
		if err != nil || !here || m.Event.IsDesk() && sealed.From != msg.Peer && m.via(sealed.From) != msg.Peer {
			return m, nil // it waits on the other side until the event is open here
		}
		return m.hearLinked(sealed, env)
	}
	m, done := m.scanned()
	next, cmds := msg.read(m, env, sealed, here, err)
	return next, append(done, cmds...)
}

// via is the device that passes on what another one says; 0 for one that the desk itself invited.
func (m page) via(id journal.DeviceID) journal.DeviceID {
	d, _ := m.Event.Ahead.DeviceOf(id)
	if _, there := m.Event.Ahead.DeviceOf(d.Via); !there {
		return 0
	}
	return d.Via
}

// road is over whose link a device is reached: its own, or that of the device which passes it on.
func (m page) road(id journal.DeviceID) journal.DeviceID {
	if m.Event == nil || m.link(id) >= session.LinkUp {
		return id
	}
	if via := m.via(id); m.link(via) >= session.LinkUp {
		return via
	}
	return id
}

// scanned closes the camera.
func (m page) scanned() (page, []session.Cmd) {
	if !m.Camera.Wanted {
		return m, nil
	}
	s, cmds := m.EndScan()
	m.Session = s
	return m, cmds
}

// read takes a message that came as pictures or as a file.
func (msg hear) read(m page, env session.Env, sealed wire.Sealed, here bool, err error) (page, []session.Cmd) {
	if err != nil {
		return session.Refuse(m, err)
	}
	if sealed.Kind == crew.KindInvitation {
		return msg.invitation(m, sealed, env, here)
	}
	if !here {
		return m.park(sealed.Event, msg.Data)
	}
	if m.Event.IsDesk() {
		return m.hearDevice(sealed, env)
	}
	return m.hearDesk(sealed, env)
}

// park keeps a message until its event is open.
func (m page) park(of crew.EventTag, data []byte) (page, []session.Cmd) {
	for _, e := range m.Index.Events {
		if replica.EventTagOf(e.ID) == of {
			m.Parked = data
			return m, []session.Cmd{session.Navigate{To: session.Route{Page: session.PageDevices, Event: e.ID}}}
		}
	}
	return session.Refuse(m, &session.OtherEventError{})
}

// invitation takes the task that a desk gives this device. Where the event is here already, or no person of this device asked for it, a
// person is asked first: its journal would give way.
func (msg hear) invitation(m page, sealed wire.Sealed, env session.Env, here bool) (page, []session.Cmd) {
	said, err := sealed.Open(crew.Key{})
	if err != nil {
		return session.Refuse(m, err)
	}
	in := said.Body.(crew.Invitation)
	if in.Until < env.Now.UnixMilli() {
		return session.Refuse(m, &session.InvitedError{Name: in.Device.Name})
	}
	switch known := m.isHere(sealed.Event); {
	case known && !here:
		return m.park(sealed.Event, msg.Data)
	case here && m.Event.IsDesk():
		m.Dialog, m.Notice = yieldDialog{in}, nil
		return m, []session.Cmd{session.Focus{ID: "sheet"}}
	case here || msg.Shared:
		m.Dialog, m.Notice = joinDialog{in}, nil
		return m, []session.Cmd{session.Focus{ID: "sheet"}}
	}
	return m.join(in, env)
}

// join takes an invitation. What is linked stays so until that is done.
func (m page) join(in crew.Invitation, env session.Env) (page, []session.Cmd) {
	m.Notice, m.Dialog, m.Taking = nil, nil, in
	sign := crew.Seed(env.Secret)
	lot := file.Sum256(sign[:])
	holder := int64(binary.BigEndian.Uint64(lot[:])) & int64(journal.MaxDevice)
	return m, []session.Cmd{session.JoinEvent{Invitation: in, Holder: max(holder, 1), Sign: sign}}
}

func (m page) isHere(of crew.EventTag) bool {
	return slices.ContainsFunc(m.Index.Events, func(e session.EventEntry) bool { return replica.EventTagOf(e.ID) == of })
}

// yieldDialog asks at a desk that is invited by another one: this device would only read from then on.
type yieldDialog struct{ Invitation crew.Invitation }

// joinDialog asks before an invitation takes the place of what is here, or where nobody of this device asked for one.
type joinDialog struct{ Invitation crew.Invitation }

// yield takes the invitation.
type yield struct{}

func (yield) update(m page, env session.Env) (page, []session.Cmd) {
	switch d := m.Dialog.(type) {
	case yieldDialog:
		return m.join(d.Invitation, env)
	case joinDialog:
		return m.join(d.Invitation, env)
	}
	return m, nil
}

// goBack puts back what an invitation took the place of.
type goBack struct{}

func (goBack) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Notice, m.Dialog = nil, nil
	return m, append(m.unlink(), session.GoBack{ID: m.Event.ID})
}

func (msg joined) update(m page, _ session.Env) (page, []session.Cmd) {
	in := m.Taking
	m.Taking = crew.Invitation{}
	if msg.Err != nil { // what was linked stays so
		return session.Refuse(m, msg.Err)
	}
	m.Offer, m.OfferKey = in.Offer, in.Key
	m.Notice, m.Carry, m.Reply, m.Code, m.For = &session.Notice{Kind: "ok", Title: m.Lang().T(textJoined)}, true, nil, nil, 0
	return m, append(m.unlink(), session.ListEvents{}, session.Navigate{To: session.Route{Page: session.PageDevices, Event: msg.ID}, Replace: m.Route.Page == session.PageJoin})
}

// hearDevice takes at the desk what one of its devices says.
func (m page) hearDevice(sealed wire.Sealed, env session.Env) (page, []session.Cmd) {
	m, d, msg, cmds, err := m.opened(sealed, env)
	if err != nil {
		return session.Refuse(m, err)
	}
	var more []session.Cmd
	switch body := msg.Body.(type) {
	case crew.LinkAnswer:
		return m, append(cmds, session.CompleteLink{Peer: d.ID, Code: body.Code})
	case crew.Requests:
		m, more = m.take(d, body, env)
	default:
		m, more = askAnswer{d.ID}.update(m, env)
	}
	return m, append(cmds, more...)
}

// opened proves at the desk whose message it is, and notes what the device has. The first message under an invitation uses it up.
func (m page) opened(sealed wire.Sealed, env session.Env) (page, journal.Device, crew.Message, []session.Cmd, error) {
	d, ok := m.Event.Ahead.DeviceOf(sealed.From)
	if !ok {
		return m, d, crew.Message{}, nil, &session.CrewError{Reason: crew.Uninvited}
	}
	msg, err := sealed.Open(wire.KeyOf(m.Event.Crew, d))
	if err != nil {
		return m, d, msg, nil, err
	}
	s, cmds, err := m.AdmitDevice(env, msg.Head)
	if err != nil {
		return m, d, msg, nil, err
	}
	m.Session = s.Hear(msg.Head, env.Now)
	return m, d, msg, cmds, nil
}

// take decides the requests of a device and shows the answer, which goes back as they came.
func (m page) take(d journal.Device, requests crew.Requests, env session.Env) (page, []session.Cmd) {
	m, cmds, answers := m.decided(d, requests, env)
	m.Notice = m.taken(d, answers)
	next, more := handAnswer{d.ID}.update(m, env)
	next.Dialog = answerDialog{d.ID}
	return next, append(cmds, append(more, session.LoadLog{ID: m.Event.ID}, session.Focus{ID: "sheet"})...)
}

// decided takes the requests of a device into the journal.
func (m page) decided(d journal.Device, requests crew.Requests, env session.Env) (page, []session.Cmd, []crew.Answer) {
	s, cmds, answers := m.TakeRequests(env, requests.List)
	m.Session = s
	m.Owed = append(slices.DeleteFunc(slices.Clone(m.Owed), func(o owed) bool { return o.Device == d.ID }), owed{d.ID, answers})
	return m, cmds, answers
}

// hearLinked takes what comes over a link; nobody has to touch anything.
func (m page) hearLinked(sealed wire.Sealed, env session.Env) (page, []session.Cmd) {
	if !m.Event.IsDesk() {
		return m.hearDeskLinked(sealed, env)
	}
	m, d, msg, cmds, err := m.opened(sealed, env)
	if reason := session.ReasonOf(err); reason != "" {
		return m.turnAway(d, reason, err)
	}
	if err != nil {
		return session.Refuse(m, err)
	}
	var answers []crew.Answer
	if requests, ok := msg.Body.(crew.Requests); ok {
		var more []session.Cmd
		m, more, answers = m.decided(d, requests, env)
		cmds = append(cmds, more...)
	} else if msg.Seq >= m.Event.Kept.Seq() && len(cmds) == 0 {
		return m, nil // it has everything
	}
	facts := m.facts(d, answers)
	facts.For.Link = true
	return m, append(cmds, facts)
}

// hearDeskLinked takes on a device beside the desk what comes over the link. Once it is stored the device says what it has; see [stored].
func (m page) hearDeskLinked(sealed wire.Sealed, env session.Env) (page, []session.Cmd) {
	if sealed.Kind == crew.KindHello {
		if _, err := sealed.Open(m.Event.Crew.Key); err != nil {
			return session.Refuse(m, err)
		}
		return m.greet()
	}
	was := m.Notice
	next, cmds := m.hearDesk(sealed, env)
	if sealed.Kind == crew.KindFacts && next.Notice != nil && next.Notice.Kind == "ok" {
		next.Notice, next.Owes = was, true
	}
	return next, cmds
}

// turnAway tells a device over its link why the desk does not hear it.
func (m page) turnAway(d journal.Device, why crew.Reason, err error) (page, []session.Cmd) {
	m, cmds := session.Refuse(m, err)
	e := m.Event
	return m, append(cmds, session.SayCrew{ID: e.ID, Crew: e.Crew, For: session.Parcel{To: d.ID, Link: true},
		Key: wire.KeyOf(e.Crew, d), Body: crew.Refusal{Reason: why}})
}

// answerDialog shows what goes back to a device.
type answerDialog struct{ ID journal.DeviceID }

// taken says what became of the requests of a device.
func (m page) taken(d journal.Device, answers []crew.Answer) *session.Notice {
	refused := 0
	for _, a := range answers {
		if a.Reason != "" {
			refused++
		}
	}
	l := m.Lang()
	n := &session.Notice{Kind: "ok", Title: l.N(textTaken, len(answers)-refused, m.nameOf(d.ID))}
	if refused > 0 {
		n.Kind, n.Text = "warn", l.N(textTakenRefused, refused)
	}
	if i := slices.IndexFunc(answers, func(a crew.Answer) bool {
		return a.Reason == crew.Flooded || a.Reason == crew.Full || a.Reason == crew.Locked
	}); i >= 0 {
		n = session.Explain(l, &session.CrewError{Reason: answers[i].Reason})
	}
	return n
}

// hearDesk takes on a device beside the desk what the desk says.
func (m page) hearDesk(sealed wire.Sealed, env session.Env) (page, []session.Cmd) {
	msg, err := sealed.Open(m.Event.Crew.Key)
	if err != nil {
		return session.Refuse(m, err)
	}
	switch body := msg.Body.(type) {
	case crew.Facts:
		e := *m.Event
		e.Crew.Heard = env.Now.UnixMilli()
		for _, a := range body.Answers {
			if isForGood(a.Reason) && a.N > e.Crew.Seen && !slices.ContainsFunc(e.Crew.Told, func(t crew.Answer) bool { return t.N == a.N && t.Err != nil }) {
				e.Crew.Told = append(slices.Clip(e.Crew.Told), a)
			}
		}
		m.Event = &e
		m.Notice = &session.Notice{Kind: "ok", Title: m.Lang().T(textHeardDesk)}
		return m, []session.Cmd{session.TakeFacts{ID: e.ID, Crew: e.Crew, Batch: body.Batch}}
	case crew.LinkOffer:
		m.Reply, m.Notice = nil, nil
		to := m.Route.In(session.PageDevices)
		to.Sheet = session.SheetDesk
		return m, []session.Cmd{session.AnswerLink{Code: body.Code}, session.Navigate{To: to}}
	case crew.Refusal:
		return session.Refuse(m, &session.CrewError{Reason: body.Reason, Text: body.Text})
	}
	return session.Refuse(m, &crew.MessageError{Fault: crew.Broken, Kind: sealed.Kind})
}

// isForGood reports a refusal that the journal keeps: the same request is not taken later either.
func isForGood(r crew.Reason) bool { return r == crew.Entered || r == crew.Refused || r == crew.Beyond }

// said takes a message that can leave the device.
func (msg said) update(m page, _ session.Env) (page, []session.Cmd) {
	if msg.Err != nil {
		return session.Refuse(m, msg.Err)
	}
	switch {
	case msg.For.Link:
		cmds := []session.Cmd{session.SendLink{Peer: m.road(msg.For.To), Data: msg.Data}}
		if m.Event != nil && msg.For.To != 0 {
			if _, serves := m.Event.Ahead.DeviceOf(msg.For.To); !serves {
				cmds = append(cmds, session.DropLink{Peer: msg.For.To}) // it has been told
			}
		}
		return m, cmds
	case m.Event == nil || m.Event.ID != msg.ID || m.For != msg.For.To:
	case isReply(msg.Data):
		m.Reply = msg.Data
	case m.Turn == msg.For.Turn:
		m.Code = msg.Data
	}
	return m, nil
}

// isReply reports the second code of a link, which has a place of its own on the page.
func isReply(data []byte) bool {
	sealed, err := wire.Read(data)
	return err == nil && sealed.Kind == crew.KindLinkAnswer
}
