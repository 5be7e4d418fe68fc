// Package sessiontest plays the keeper for tests of the rooms: it performs effects at once on a journal in memory, and does what
// belongs to other rooms by the journal's own commands. Only tests may import it.
package sessiontest

import (
	"context"
	"fmt"
	"testing"
	"time"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// Host is the keeper's double with the session that the room under test changes.
type Host struct {
	*session.Session // of the room's step, in place
	T                testing.TB
	Time             time.Time        // of the next message; each comes seven seconds after the one before
	At               time.Duration    // when the finger went down, see [session.Env]
	Cmds             []session.Cmd    // all effects so far
	Told             []session.Msg    // what was asked of other rooms
	Log              []journal.Record // what the store holds
	Practice         bool             // the event that Open makes is a practice
	Full             bool             // the store refuses
	Lazy             bool             // the store does not answer yet
	Late             []session.Msg    // its answers meanwhile

	// Hand gives a message to the room under test, or to the session. The room's tests set it.
	Hand func(session.Msg)
	// Arrived is called when the page of the route is to look at the session again.
	Arrived func()
	// Refresh is called after every message, as the shell does, to compute what the page shows; nil: nothing.
	Refresh func()
}

// New returns a host for the session of a room's step. Its person is Rina, who speaks English, on a device of no name.
func New(t testing.TB, s *session.Session) *Host {
	h := &Host{Session: s, T: t, Time: time.Date(2026, 11, 20, 7, 0, 0, 0, time.UTC)}
	h.Settings = session.Settings{Lang: i18n.EN, Person: "Rina"}
	return h
}

// Env is what the next message gets; time goes on.
func (h *Host) Env() session.Env {
	h.Time = h.Time.Add(7 * time.Second)
	return session.Env{Now: h.Time, Random: uint64(h.Time.Unix()), Lot: uint64(h.Time.Unix()), Secret: [32]byte(fmt.Appendf(nil, "%032d", h.Time.Unix())), Touched: h.At}
}

// Own gives a message to the session; ok is false for one of a room.
func (h *Host) Own(msg session.Msg) (ok bool) {
	own, ok := msg.(session.Own)
	if !ok {
		return false
	}
	var cmds []session.Cmd
	*h.Session, cmds = own.Update(*h.Session, h.Env())
	arrive := h.Changed.Arrive
	h.Changed.Arrive = false
	if arrive {
		h.arrive()
	}
	h.Refreshed()
	h.Perform(cmds)
	return true
}

// Step gives a message to the session, or else to the room p of the test, by its update: as it is, or as what answer makes of it (nil:
// the room answers nobody). It performs what is asked for; what is for another room is told.
func Step[P, M any](h *Host, p *P, msg session.Msg, answer func(session.Msg) M, update func(M, P, session.Env) (P, []session.Cmd)) {
	h.T.Helper()
	if h.Own(msg) {
		return
	}
	own, ok := msg.(M)
	if !ok && answer != nil {
		own = answer(msg)
	}
	if any(own) == nil {
		h.Told = append(h.Told, msg)
		return
	}
	next, cmds := update(own, *p, h.Env())
	*p = next
	h.Refreshed()
	h.Perform(cmds)
}

// Refreshed has the room compute what its page shows.
func (h *Host) Refreshed() {
	if h.Refresh != nil && h.Event != nil && !h.Event.Loading {
		h.Refresh()
	}
}

// Perform does what a message asked for, at once. Requests of other rooms are kept in Cmds only.
func (h *Host) Perform(cmds []session.Cmd) {
	h.T.Helper()
	for _, c := range cmds {
		h.Cmds = append(h.Cmds, c)
		h.perform(c)
	}
}

func (h *Host) perform(c session.Cmd) {
	h.T.Helper()
	switch c := c.(type) {
	case session.CreateEvent:
		h.Log = c.Records
		h.Hand(session.EventCreated{ID: c.ID})
	case session.OpenEvent:
		h.Own(session.EventOpened{ID: c.ID, State: h.Replayed(), Writer: true})
	case session.Append:
		h.append(c)
	case session.SaveCrew:
		h.saveCrew(c)
	case session.Tell:
		h.Hand(c.Msg)
	case session.Navigate:
		h.Go(c.To.Path())
	case session.ExplainRound:
		p, err := c.System.Pair(context.Background(), c.Tournament, c.Round, swiss.Watch{})
		h.Hand(session.RoundExplained{Asked: c, Pairing: p, Err: err})
	case session.CompareRound:
		p, err := c.System.Pair(context.Background(), c.Tournament, c.Round, swiss.Watch{})
		h.Hand(session.RoundCompared{Asked: c, Pairing: p, Err: err})
	case session.PairRound:
		p, err := c.System.Pair(context.Background(), c.Tournament, c.Round, swiss.Watch{})
		if err != nil {
			h.Hand(session.PairingFailed{ID: c.ID, Err: err, Asked: c})
			return
		}
		h.Hand(session.RoundComputed{ID: c.ID, Section: c.Section, Pairing: *p, Engine: "test", Apart: c.Apart})
	}
}

// Go goes to an address, as the shell does: an event that is not open is opened from the store.
func (h *Host) Go(path string) {
	h.T.Helper()
	next := session.ParseRoute(path)
	h.Dialog, h.More = nil, 0
	if !h.Carry {
		h.Notice, h.Undo = nil, nil
	}
	h.Carry = false
	if h.Event != nil && h.Event.ID != next.Event {
		h.Event = nil
	}
	h.Route = next
	if next.Event != "" && h.Event == nil {
		h.Event = &session.Event{ID: next.Event, Loading: true}
		h.perform(session.OpenEvent{ID: next.Event})
		return
	}
	h.arrive()
}

// arrive takes the section of the address in hand and has the room look at its page.
func (h *Host) arrive() {
	*h.Session = h.TakeSection()
	h.Now = h.Time
	if h.Arrived != nil {
		h.Arrived()
	}
	h.Refreshed()
}

// append is the store: it refuses, answers later, or at once.
func (h *Host) append(c session.Append) {
	if h.Full {
		h.Own(session.AppendFailed{ID: c.ID, Err: &session.FullError{Err: fmt.Errorf("no room")}})
		h.perform(session.OpenEvent{ID: c.ID}) // the keeper reads what is really there
		return
	}
	h.Log = append(h.Log, c.Records...)
	if h.Lazy {
		h.Late = append(h.Late, session.Appended{ID: c.ID, Seq: c.After.Seq()})
		return
	}
	h.Own(session.Appended{ID: c.ID, Seq: c.After.Seq()})
}

// saveCrew is the store of the device's place, likewise.
func (h *Host) saveCrew(c session.SaveCrew) {
	switch {
	case h.Full:
		h.Own(session.CrewFailed{ID: c.ID, Err: &session.FullError{Err: fmt.Errorf("no room")}})
	case h.Lazy:
		h.Late = append(h.Late, session.CrewSaved(c))
	default:
		h.Own(session.CrewSaved(c))
	}
}

// Replayed is the state that the stored records give.
func (h *Host) Replayed() journal.State {
	h.T.Helper()
	s, err := journal.Replay(h.Log)
	if err != nil {
		h.T.Fatal(err)
	}
	return s
}
