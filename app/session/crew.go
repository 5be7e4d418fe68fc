package session

import (
	"slices"

	"wasit/app/crew"
	"wasit/app/event/journal"
)

// Crew is the place of this device among those that work at an event. The store keeps it beside the journal.
type Crew struct {
	Me     journal.DeviceID // 0: no other desk has invited this device
	Secret crew.Key         // of the desk: what the keys of its devices are made of
	Key    crew.Key         // of a device that was invited: for what it and the desk say to each other
	Asked  []crew.Request   // of this device, oldest first
	Sent   int              // how many of them have left it
	Told   []crew.Answer    // why the desk refused some
	Seen   int              // the last refused one that a person has looked at
	Heard  int64            // when the desk was heard last, Unix milliseconds
	Claims []Claim          // at the desk: results that a person is to settle
	Backup bool             // the person has left the event and kept the copy
	Left   []journal.Record // of a desk that was replaced: what it alone has, to be entered again or dropped
}

// A Claim is a result of a device for a board that has another one, which the device had not seen.
type Claim struct {
	Device  journal.DeviceID
	By      string
	At      int64 // Unix milliseconds, by the clock of the device
	Section journal.SectionID
	Round   int
	Board   int
	Score   journal.Score
}

// IsDesk reports whether this device is the desk of the event: it alone writes the journal.
func (e *Event) IsDesk() bool {
	_, desk := e.Kept.Epoch()
	return desk == e.Crew.Me && !e.Crew.Backup
}

// Shown is the state that a page shows as recorded: what the store has, and on a device beside the desk also what waits there for the
// desk.
func (e *Event) Shown() journal.State {
	if e.IsDesk() {
		return e.Kept
	}
	return e.Ahead
}

// IsCopy reports whether the device came to the event with an invitation, and is not its desk.
func (c Crew) IsCopy() bool { return c.Backup || c.Key != crew.Key{} }

// Duty returns what this device may ask the desk for; ok is false for the desk itself, and for a device that has no task any more.
func (e *Event) Duty() (d journal.Device, ok bool) {
	if e.IsDesk() {
		return journal.Device{}, false
	}
	return e.Kept.DeviceOf(e.Crew.Me)
}

// Waiting returns what is not yet at the desk, oldest first.
func (e *Event) Waiting() []crew.Request {
	if e.IsDesk() {
		return nil
	}
	taken, _ := e.Kept.Requests(e.Crew.Me)
	return e.Crew.Asked[min(taken, len(e.Crew.Asked)):]
}

// Refused returns what the desk refused and nobody has looked at yet, oldest first. The reason is [crew.Refused] without words where the
// answer was lost on its way.
func (e *Event) Refused() []crew.Answer {
	_, numbers := e.Kept.Requests(e.Crew.Me)
	var list []crew.Answer
	for _, n := range numbers {
		if n <= e.Crew.Seen || n > len(e.Crew.Asked) {
			continue
		}
		a := crew.Answer{Device: e.Crew.Me, N: n, Reason: crew.Refused}
		if i := slices.IndexFunc(e.Crew.Told, func(t crew.Answer) bool { return t.N == n }); i >= 0 {
			a = e.Crew.Told[i]
		}
		list = append(list, a)
	}
	return list
}

// withWaiting is the event as this device shows it: what waits for the desk counts already. What the desk will refuse is left out.
func (e Event) withWaiting() Event {
	e.Ahead = e.Kept
	device, _ := e.Duty()
	for _, r := range e.Waiting() {
		stamp := journal.Stamp{At: r.At, Device: device.Name, By: r.By}
		if _, after, err := journal.Decide(e.Ahead, stamp, r.Wish); err == nil {
			e.Ahead = after
		}
	}
	return e
}

// TakeRequests decides at the desk what a device asks for. Its facts are on their way to the store when it returns; the answers may
// leave behind them. A refusal is put into words, for the device knows this desk's journal only in part.
func (m Session) TakeRequests(env Env, list []crew.Request) (Session, []Cmd, []crew.Answer) {
	if !m.Event.CanWrite() {
		var answers []crew.Answer
		for _, r := range list {
			answers = append(answers, crew.Answer{Device: r.Device, N: r.N, Reason: crew.Replaced})
		}
		return m, nil, answers
	}
	s, claims := m.Event.Ahead, m.Event.Crew.Claims
	var facts []journal.Record
	var answers []crew.Answer
	for _, r := range list {
		act, after, a := crew.Decide(s, env.Now.UnixMilli(), r)
		if a.Err != nil {
			n := Explain(m.Lang(), m.numbered(a.Err))
			a.Err = &crew.Said{Text: n.Title + ". " + n.Text}
		}
		if c, ok := claimOf(r); ok && a.Reason == crew.Entered && len(act) > 0 {
			claims = append(slices.Clip(claims), c)
		}
		s, facts, answers = after, append(facts, act...), append(answers, a)
	}
	if len(facts) == 0 {
		return m, nil, answers
	}
	m, cmds, err := m.AppendAct(facts, s)
	if err != nil {
		return m, cmds, nil
	}
	if len(claims) > len(m.Event.Crew.Claims) {
		m = m.withClaims(claims)
		cmds = append(cmds, SaveCrew{m.Event.ID, m.Event.Crew})
	}
	return m, cmds, answers
}

// claimOf is the result that a request claims for a board; ok is false for a request of something else.
func claimOf(r crew.Request) (c Claim, ok bool) {
	c = Claim{Device: r.Device, By: r.By, At: r.At}
	switch w := r.Wish.(type) {
	case journal.EnterResult:
		c.Section, c.Round, c.Board, c.Score = w.Section, w.Round, w.Board, w.Score
	case journal.CorrectResult:
		c.Section, c.Round, c.Board, c.Score = w.Section, w.Round, w.Board, w.Score
	default:
		return c, false
	}
	return c, true
}

func (m Session) withClaims(list []Claim) Session {
	e := *m.Event
	e.Crew.Claims = list
	m.Event = &e
	return m
}

// behind returns c, as it was read, with what was asked for and settled while it was being read.
func (c Crew) behind(now Crew) Crew {
	if c.Me != now.Me {
		return c
	}
	if len(c.Asked) < len(now.Asked) {
		c.Asked = now.Asked
	}
	c.Sent, c.Seen, c.Claims = max(c.Sent, now.Sent), max(c.Seen, now.Seen), now.Claims
	return c
}

// takeOwn decides what was asked for on this device before it became the desk, and what the old one never took.
func (m Session) takeOwn(env Env) (Session, []Cmd) {
	var told []Cmd
	if len(m.Event.Kept.Crew()) > 0 {
		told = []Cmd{Tell{CrewStored{Opened: true}}}
	}
	taken, _ := m.Event.Ahead.Requests(m.Event.Crew.Me)
	if !m.Event.CanWrite() || taken >= len(m.Event.Crew.Asked) {
		return m, told
	}
	m, cmds, _ := m.TakeRequests(env, m.Event.Crew.Asked[taken:])
	return m, append(told, cmds...)
}

// Invited is the place of a device that takes an invitation; s is the event as it is then. What waits for the desk goes with it. Only the
// device that asked for things under an id may come back under it.
func (c Crew) Invited(in crew.Invitation, s journal.State) (Crew, error) {
	if c.Me == in.Device.ID {
		c.Key = in.Key
		return c, nil
	}
	if taken, _ := s.Requests(in.Device.ID); taken > 0 {
		return c, &InvitedError{Name: in.Device.Name}
	}
	next := Crew{Me: in.Device.ID, Key: in.Key, Left: c.Left}
	taken, _ := s.Requests(c.Me)
	for _, r := range c.Asked[min(taken, len(c.Asked)):] {
		r.Device, r.N = next.Me, len(next.Asked)+1
		next.Asked = append(next.Asked, r)
	}
	return next, nil
}

// InvitedError says that an invitation was taken by another device before, or comes too late.
type InvitedError struct {
	Name string
	Late bool
}

func (e *InvitedError) Error() string { return "session: the invitation is of " + e.Name }

// OtherEventError says that a message is about an event that is not on this device.
type OtherEventError struct{}

func (*OtherEventError) Error() string { return "session: the message is about another event" }

// CrewError says why the desk did not take a message of this device, or this desk one of another.
type CrewError struct {
	Reason crew.Reason
	Text   string // the desk's own words, or ""
}

func (e *CrewError) Error() string { return "session: the message was not taken: " + string(e.Reason) }

// LeadEvent makes this device the desk, a fact of its journal, and decides what was asked for on it and the old desk never took. A
// device that was never invited takes the id given.
func (m Session) LeadEvent(env Env, fresh journal.DeviceID) (Session, []Cmd, error) {
	if !m.Event.canAct() || m.Event.IsDesk() {
		return m, nil, &ReadOnlyError{}
	}
	e := *m.Event
	if e.Crew.Me == 0 {
		e.Crew.Me = fresh
	}
	act, after, err := journal.Decide(e.Kept, m.Stamp(env), journal.TakeDesk{ID: e.Crew.Me})
	if err != nil {
		return m, nil, err
	}
	for _, r := range m.Event.Waiting() {
		more, next, _ := crew.Decide(after, env.Now.UnixMilli(), r)
		act, after = append(act, more...), next
	}
	e.Crew.Backup, e.Crew.Key, e.Crew.Secret = false, crew.Key{}, crew.Key{}
	m.Event = &e
	m, cmds, err := m.AppendAct(act, after)
	return m, append([]Cmd{SaveCrew{e.ID, e.Crew}}, cmds...), err
}
