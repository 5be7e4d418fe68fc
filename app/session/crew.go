package session

import (
	"errors"
	"slices"
	"time"

	"wasit/app/crew"
	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// Crew is the place of this device among those that work at an event. The store keeps it beside the journal.
type Crew = crew.Place

// IsDesk reports whether this device is the desk of the event: it alone writes the journal.
func (e *Event) IsDesk() bool { return e.Crew.IsDesk(e.Kept) }

// Shown is the state that a page shows as recorded: what the store has, and on a device beside the desk also what the store keeps there
// for the desk.
func (e *Event) Shown() journal.State {
	if e.IsDesk() {
		return e.Kept
	}
	return e.sure
}

// Heard is the last that a device said to this desk: what it has, and when it said so, Unix milliseconds.
type Heard struct {
	Head crew.Head
	At   int64
}

// HeardOf returns the last that a device said; ok is false where it has said nothing since the page was loaded.
func (m Session) HeardOf(id journal.DeviceID) (h Heard, ok bool) {
	i := slices.IndexFunc(m.Heard, func(h Heard) bool { return h.Head.From == id })
	if i < 0 {
		return h, false
	}
	return m.Heard[i], true
}

// HeardAt is when a device was heard last: now, or by what of it stands in the log; 0: never.
func (m Session) HeardAt(id journal.DeviceID) int64 {
	if h, ok := m.HeardOf(id); ok {
		return h.At
	}
	for _, r := range slices.Backward(m.Event.Log) {
		if t, ok := r.Event.(journal.RequestTaken); ok && t.ID == id {
			return r.At
		}
	}
	return 0
}

// Hear notes what a device says that it has.
func (m Session) Hear(head crew.Head, at time.Time) Session {
	m.Heard = append(slices.DeleteFunc(slices.Clone(m.Heard), func(h Heard) bool { return h.Head.From == head.From }), Heard{head, at.UnixMilli()})
	return m
}

// Duty returns what this device may ask the desk for; ok is false for the desk itself, and for a device that has no task any more.
func (e *Event) Duty() (d journal.Device, ok bool) { return e.Crew.Duty(e.Kept) }

// MayLead reports whether this device may become the desk: see [crew.Place.MayLead].
func (e *Event) MayLead() bool { return e.Crew.MayLead(e.Kept) }

// OnlyReads reports a copy from a backup: the desk is another device, and this one has no task there, but may become the desk.
func (e *Event) OnlyReads() bool {
	return e != nil && !e.Loading && e.Failed == nil && e.Fault == nil && e.MayLead() && (e.Crew.Me == 0 || e.Crew.Backup)
}

// TakeDesk is where this device becomes the desk of an event.
func TakeDesk(event string) Route { return Route{Page: PageDevices, Event: event, Sheet: SheetTake} }

// DeskName is what the device at the desk is called, [i18n.ADevice] where nobody named it.
func DeskName(l i18n.Lang, s journal.State) string {
	_, id := s.Epoch()
	if d, ok := s.DeviceOf(id); ok && d.Name != "" {
		return d.Name
	}
	return l.T(i18n.ADevice)
}

// Waiting returns what is not yet at the desk, oldest first; while [Event.IsPending] the last of it may not be stored.
func (e *Event) Waiting() []crew.Request { return e.Crew.Waiting(e.Kept) }

// IsKept reports that the store has all that waits for the desk: it outlives the page, and may leave.
func (e *Event) IsKept() bool { return e.saves == 0 }

// Refused returns what the desk refused and nobody has looked at yet, oldest first.
func (e *Event) Refused() []crew.Answer { return e.Crew.Refused(e.Kept) }

// withWaiting is the event as this device shows it: what waits for the desk counts already.
func (e Event) withWaiting() Event {
	e.Ahead, e.sure = e.Crew.Ahead(e.Kept), e.stored.Ahead(e.Kept)
	return e
}

// KeepPlace asks the store to keep the place of this device. The page shows it at once, and as stored when [CrewSaved] says so.
func (m Session) KeepPlace(place Crew) (Session, Cmd) {
	e := *m.Event
	e.Crew, e.saves = place, e.saves+1
	m.Event = &e
	return m, SaveCrew{ID: e.ID, Crew: place}
}

// AdmitDevice hears at the desk that a device speaks. The first that does under an invitation is noted in the journal.
func (m Session) AdmitDevice(env Env, from crew.Head) (Session, []Cmd, error) {
	if !m.Event.CanWrite() {
		return m, nil, &CrewError{Reason: crew.Replaced}
	}
	act, after, refused := crew.Admit(m.Event.Ahead, m.Stamp(env), from.From, from.Holder, from.Sign)
	if refused != "" {
		return m, nil, &CrewError{Reason: refused}
	}
	if len(act) == 0 {
		return m, nil, nil
	}
	return m.AppendAct(act, after)
}

// TakeRequests decides at the desk what a device asks for. Its facts are on their way to the store when it returns; the answers may
// leave after them. A refusal is put into words, for the device knows this desk's journal only in part.
func (m Session) TakeRequests(env Env, list []crew.Request) (Session, []Cmd, []crew.Answer) {
	if !m.Event.CanWrite() {
		var answers []crew.Answer
		for _, r := range list {
			answers = append(answers, crew.Answer{Device: r.Device, N: r.N, Reason: crew.Replaced})
		}
		return m, nil, answers
	}
	facts, after, answers := crew.Take(m.Event.Ahead, env.Now.UnixMilli(), list)
	for i, a := range answers {
		if a.Err != nil {
			n := Explain(m.Lang(), m.numbered(a.Err))
			answers[i].Err = &crew.Said{Text: n.Title + ". " + n.Text}
		}
	}
	if len(facts) == 0 {
		return m, nil, answers
	}
	m, cmds, err := m.AppendAct(facts, after)
	if err != nil {
		return m, cmds, nil
	}
	return m, cmds, answers
}

// takeOwn decides what was asked for on this device before it became the desk, and what the old one never took.
func (m Session) takeOwn(env Env) (Session, []Cmd) {
	var told []Cmd
	if len(m.Event.Kept.Crew()) > 0 {
		told = []Cmd{Tell{CrewStored{Opened: true}}}
	}
	if !m.Event.CanWrite() {
		return m, told
	}
	place, act, after := m.Event.Crew.Own(m.Event.Ahead, m.Stamp(env))
	if len(act) == 0 {
		e := *m.Event
		e.Crew = place
		m.Event = &e
		return m, told
	}
	next, cmds, err := m.AppendAct(act, after)
	if err != nil {
		return m, told
	}
	next, cmds = next.WithPlace(cmds, place)
	return next, append(cmds, told...)
}

// InvitedError says that an invitation comes too late.
type InvitedError struct{ Name string }

func (e *InvitedError) Error() string {
	return "session: the invitation comes too late, it is of " + e.Name
}

// OtherEventError says that a message is about an event that is not on this device.
type OtherEventError struct{}

func (*OtherEventError) Error() string { return "session: the message is about another event" }

// CrewError says why the desk did not take a message of this device, or this desk one of another.
type CrewError struct {
	Reason crew.Reason
	Text   string // the desk's own words, or ""
}

func (e *CrewError) Error() string { return "session: the message was not taken: " + string(e.Reason) }

// ReasonOf returns why a message was not taken, "" for another error.
func ReasonOf(err error) crew.Reason {
	var refused *CrewError
	if errors.As(err, &refused) {
		return refused.Reason
	}
	return ""
}

// LeadEvent makes this device the desk, a fact of its journal, and decides what was asked for on it and the old desk never took. A
// device that was never invited takes the id given; the desk before has a task from then on, as old where it had none.
func (m Session) LeadEvent(env Env, fresh journal.DeviceID, old journal.Device) (Session, []Cmd, error) {
	if !m.Event.canAct() {
		return m, nil, &ReadOnlyError{}
	}
	_, desk := m.Event.Kept.Epoch()
	place, act, after, err := m.Event.Crew.Lead(m.Event.Kept, m.Stamp(env), fresh)
	if err != nil {
		return m, nil, err
	}
	marks := []journal.Command{journal.MarkDevice{ID: place.Me}}
	if _, known := after.DeviceOf(place.Me); !known {
		marks = nil
	}
	switch _, known := after.DeviceOf(desk); {
	case desk == m.Event.Crew.Me: // this one, which goes on
	case known:
		marks = append(marks, journal.MarkDevice{ID: desk, WasDesk: true})
	default:
		marks = append(marks, journal.InviteDevice{Device: old}, journal.MarkDevice{ID: old.ID, WasDesk: true})
	}
	more, after, err := journal.Decide(after, m.Stamp(env), marks...)
	if err != nil {
		return m, nil, err
	}
	act = append(act, more...)
	next, cmds, err := m.AppendAct(act, after)
	if err != nil {
		return m, nil, err
	}
	next, cmds = next.WithPlace(cmds, place)
	return next, cmds, nil
}

// WithPlace has the last act, which cmds append, stored in one transaction with the place of this device.
func (m Session) WithPlace(cmds []Cmd, place Crew) (Session, []Cmd) {
	e := *m.Event
	e.Crew = place
	if n := len(e.pending); n > 0 {
		e.pending = slices.Clone(e.pending)
		e.pending[n-1].place = &place
	}
	m.Event = &e
	for i, c := range cmds {
		if a, ok := c.(Append); ok {
			a.Crew = &place
			cmds[i] = a
		}
	}
	return m, cmds
}
