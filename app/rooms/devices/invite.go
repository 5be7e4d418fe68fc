package devices

import (
	"slices"
	"strconv"
	"time"

	"wasit/app/crew"
	"wasit/app/crew/wire"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// form is an invitation that is being made.
type form struct {
	ID          journal.DeviceID // 0: nothing was chosen yet
	Duty        journal.Duty
	Name        string
	Section     journal.SectionID // 0: all
	First, Last string            // of the boards, by their numbers in the hall; "": all
	Stale       bool              // changed since the code was made
	Fault       bool              // the boards are no range
}

// validFor is how long an invitation holds: a day of an event.
const validFor = 12 * time.Hour

// startInvite opens an empty invitation.
type startInvite struct{}

func (startInvite) update(m page, _ session.Env) (page, []session.Cmd) {
	m = m.showing(0)
	m.Form = form{}
	to := m.Route.In(session.PageDevices)
	to.Sheet = session.SheetInvite
	return m, []session.Cmd{session.Navigate{To: to}}
}

// chooseDuty says what the device is for; its code is made at once.
type chooseDuty struct{ Duty journal.Duty }

func (msg chooseDuty) update(m page, env session.Env) (page, []session.Cmd) {
	f := &m.Form
	if f.Duty = msg.Duty; f.Duty != journal.DutyScorer {
		f.Section, f.First, f.Last = 0, "", ""
	}
	if f.Name == "" || m.isProposed(f.Name) {
		f.Name = m.proposeName(f.Duty)
	}
	return makeCode{}.update(m, env)
}

// dutyTexts name the duties.
var dutyTexts = map[journal.Duty]i18n.Text{journal.DutyScorer: i18n.DutyScorer, journal.DutyDoor: i18n.DutyDoor,
	journal.DutyArbiter: i18n.DutyArbiter, journal.DutyFloor: i18n.DutyFloor, journal.DutyScreen: i18n.DutyScreen}

// proposeName returns the first free name for a device of a duty: "Scorer 2".
func (m page) proposeName(d journal.Duty) string {
	for n := 1; ; n++ {
		name := m.Lang().T(dutyTexts[d]) + " " + strconv.Itoa(n)
		if !slices.ContainsFunc(m.Event.Ahead.Crew(), func(o journal.Device) bool { return o.Name == name && o.ID != m.Form.ID }) {
			return name
		}
	}
}

func (m page) isProposed(name string) bool {
	for d := range dutyTexts {
		for n := range len(m.Event.Ahead.Crew()) + 1 {
			if name == m.Lang().T(dutyTexts[d])+" "+strconv.Itoa(n+1) {
				return true
			}
		}
	}
	return false
}

// typeForm changes a field of the invitation: "name", "section", "first" or "last".
type typeForm struct{ Field, Value string }

func (msg typeForm) update(m page, _ session.Env) (page, []session.Cmd) {
	f := &m.Form
	switch msg.Field {
	case "name":
		f.Name = msg.Value
	case "section":
		n, _ := strconv.Atoi(msg.Value)
		f.Section, f.First, f.Last = journal.SectionID(n), "", ""
	case "first":
		f.First = msg.Value
	case "last":
		f.Last = msg.Value
	}
	f.Stale, f.Fault = true, false
	return m, nil
}

// device is what the form says; ok is false where its boards are no range.
func (f form) device(s journal.State) (d journal.Device, ok bool) {
	d = journal.Device{ID: f.ID, Name: f.Name, Duty: f.Duty, Section: f.Section}
	if list := s.Sections(); len(list) == 1 && f.First+f.Last != "" {
		d.Section = list[0].ID
	}
	first, good := session.Whole(f.First, journal.MaxPlayers)
	last, good2 := session.Whole(f.Last, journal.MaxPlayers)
	if first == 0 && last == 0 {
		return d, good && good2
	}
	zero := s.BoardNumber(d.Section, 1) - 1
	d.First, d.Last = first-zero, last-zero
	return d, good && good2 && d.Section != 0 && d.First >= 1 && d.Last >= d.First
}

// makeCode records the invitation and writes it.
type makeCode struct{}

func (makeCode) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Form.ID == 0 {
		m.Form.ID = newDevice(env)
	}
	d, ok := m.Form.device(m.Event.Ahead)
	if !ok {
		m.Form.Fault = true
		return m, []session.Cmd{session.Focus{ID: "first"}}
	}
	next, cmds, err := session.Record(m, env, journal.InviteDevice{Device: d, For: m.Event.Ahead.Succeeds(d.ID)})
	if err != nil {
		return session.Refuse(m, err)
	}
	next.Notice, next.Form.Stale, next.Form.Fault = nil, false, false
	next, more := next.offer(d)
	return next, slices.Concat(cmds, more, []session.Cmd{session.Reveal{ID: "invitation"}})
}

// offer begins a link with a device: its first code goes with the invitation.
func (m page) offer(d journal.Device) (page, []session.Cmd) {
	m = m.showing(d.ID)
	return m, []session.Cmd{session.OfferLink{Peer: d.ID, Turn: m.Turn}, session.After{Millis: offerMillis, Msg: noOffer{d.ID, m.Turn}}}
}

// showing takes away what is shown: a message for a device is being written. What was being written before is no longer shown.
func (m page) showing(to journal.DeviceID) page {
	m.Code, m.For = nil, to
	m.Turn++
	return m
}

// offerMillis is how long an invitation waits for the code of a link; a browser without any network may look for it for long.
const offerMillis = 2500

// noOffer makes the invitation without a link.
type noOffer struct {
	ID   journal.DeviceID
	Turn int
}

func (msg noOffer) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Event == nil || m.Event.Loading || !m.Event.IsDesk() || m.For != msg.ID || m.Turn != msg.Turn || m.Code != nil {
		return m, nil
	}
	d, ok := m.Event.Ahead.DeviceOf(msg.ID)
	if !ok {
		return m, nil
	}
	if m.Dialog == (linkDialog{msg.ID}) {
		return m.noLink()
	}
	return m.invitation(env, d, nil)
}

// newDevice draws the id of a device by lot.
func newDevice(env session.Env) journal.DeviceID { return deviceOf(env.Random) }

func deviceOf(drawn uint64) journal.DeviceID {
	return max(journal.DeviceID(drawn)&journal.MaxDevice, 1)
}

// invitation writes the invitation of a device, with the first code of a link where there is one.
func (m page) invitation(env session.Env, d journal.Device, offer []byte) (page, []session.Cmd) {
	m, cmds := m.withSecret(env)
	e := m.Event
	in := crew.Invitation{EventID: e.ID, EventName: e.Ahead.Event().Name, Device: d, Key: wire.KeyOf(e.Crew, d), Until: env.Now.Add(validFor).UnixMilli(), Offer: offer}
	return m, append(cmds, session.SayCrew{ID: e.ID, Crew: e.Crew, For: session.Parcel{To: d.ID, Turn: m.Turn}, To: d.Duty, Body: in})
}

// keysFrom makes of what was drawn what the keys of devices are made of, and what invitations are signed with: neither tells the other.
func keysFrom(drawn [32]byte) (secret crew.Key, sign crew.Seed) {
	of := func(what string) [32]byte { return file.Sum256(append([]byte("wasit "+what+" "), drawn[:]...)) }
	sum := of("devices")
	return crew.Key(sum[:16]), crew.Seed(of("invitations"))
}

// withSecret draws the desk's secrets, once.
func (m page) withSecret(env session.Env) (page, []session.Cmd) {
	if m.Event.Crew.Secret != (crew.Key{}) && m.Event.Crew.Sign != (crew.Seed{}) {
		return m, nil
	}
	place := m.Event.Crew
	secret, sign := keysFrom(env.Secret)
	if place.Secret == (crew.Key{}) {
		place.Secret = secret
	}
	if place.Sign == (crew.Seed{}) {
		place.Sign = sign
	}
	m, save := session.KeepPlace(m, place)
	return m, []session.Cmd{save}
}

// showCode shows an invitation of a device that was invited before, such as by the desk before this one. One that nobody has taken yet is
// shown again. Of one that was taken a new one is made, under another id: the device that has the old one works on until somebody takes it.
type showCode struct{ ID journal.DeviceID }

func (msg showCode) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Event.Ahead.DeviceOf(msg.ID)
	if !ok || !m.Event.CanWrite() {
		return session.Refuse(m, &session.ReadOnlyError{})
	}
	again := journal.InviteDevice{Device: d, For: m.Event.Ahead.Succeeds(d.ID), Again: true}
	if again.Via = 0; d.Via != 0 || m.used(d.ID) { // this desk invites, whoever did before
		again.For, again.ID = d.ID, newDevice(env)
		for _, o := range m.Event.Ahead.Crew() {
			if m.Event.Ahead.Succeeds(o.ID) == d.ID {
				again.ID = o.ID // made before, and not taken
			}
		}
	}
	d = again.Device
	next, cmds, err := session.Record(m, env, again)
	if err != nil {
		return session.Refuse(m, err)
	}
	m = next
	m.Form = form{ID: d.ID, Duty: d.Duty, Name: d.Name, Section: d.Section}
	if d.First > 0 {
		m.Form.First = strconv.Itoa(m.Event.Ahead.BoardNumber(d.Section, d.First))
		m.Form.Last = strconv.Itoa(m.Event.Ahead.BoardNumber(d.Section, d.Last))
	}
	m.Dialog = nil
	m, more := m.offer(d)
	to := m.Route.In(session.PageDevices)
	to.Sheet = session.SheetInvite
	return m, slices.Concat(cmds, more, []session.Cmd{session.Navigate{To: to}})
}

// used reports that a device has taken its invitation: nobody else may come under it.
func (m page) used(id journal.DeviceID) bool {
	_, joined := m.Event.Ahead.Holder(id)
	taken, _ := m.Event.Ahead.Requests(id)
	return joined || taken > 0
}
