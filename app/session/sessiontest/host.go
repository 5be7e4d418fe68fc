// Package sessiontest plays the keeper for tests of the rooms: it performs effects at once on a journal in memory, and does what
// belongs to other rooms by the journal's own commands. Only tests may import it.
package sessiontest

import (
	"context"
	"fmt"
	"testing"
	"time"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/regulation"
	"wasit/app/session"
	"wasit/swiss"
	"wasit/swiss/lot"
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
	// Arrived is called when the page of the route is to look at the session anew.
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
	return session.Env{Now: h.Time, Random: uint64(h.Time.Unix()), Touched: h.At}
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

// Replayed is the state that the stored records give.
func (h *Host) Replayed() journal.State {
	h.T.Helper()
	s, err := journal.Replay(h.Log)
	if err != nil {
		h.T.Fatal(err)
	}
	return s
}

// Did records commands that belong to another room.
func (h *Host) Did(list ...journal.Command) {
	h.T.Helper()
	for _, c := range list {
		next, cmds, err := h.Record(h.Env(), c)
		if err != nil {
			h.T.Fatalf("%T: %v", c, err)
		}
		*h.Session = next
		h.Refreshed()
		h.Perform(cmds)
	}
}

// Open makes an event of one section and n players, rated from 2100 down where rated, and opens it on a page. The section is
// the usual one of a school, as changed by change.
func (h *Host) Open(n int, rated bool, change func(*journal.SectionConfig)) {
	h.T.Helper()
	config := regulation.School(h.Lang())
	config.Order.Seed = 7
	if change != nil {
		change(&config)
	}
	env := h.Env()
	info := journal.EventInfo{ID: session.NewID(env.Random), Name: "Cup", Practice: h.Practice, Language: h.Lang().Tag(), Seed: lot.Seed(env.Random), Start: journal.Date{Year: 2026, Month: 11, Day: 20}, End: journal.Date{Year: 2026, Month: 11, Day: 20}}
	_, records, err := h.FoldNew(env, []journal.Command{journal.CreateEvent{EventInfo: info}, journal.AddSection{SectionConfig: config}})
	if err != nil {
		h.T.Fatal(err)
	}
	h.Log = records
	h.Event = &session.Event{ID: info.ID, Loading: true}
	h.Route = session.Route{Page: session.PageRound, Event: info.ID}
	h.Own(session.EventOpened{ID: info.ID, State: h.Replayed(), Writer: true})
	h.Event.Section = h.Event.Ahead.Sections()[0].ID
	if n == 0 {
		return
	}
	list := make([]journal.PlayerInfo, n)
	for i := range list {
		list[i] = journal.PlayerInfo{Name: fmt.Sprintf("Player %02d", i+1), Club: fmt.Sprintf("School %d", i%7)}
		if rated {
			list[i].Rating = 2100 - 13*i
		}
	}
	h.Did(journal.ImportPlayers{Section: h.Event.Section, Players: list})
}

// OpenTwo makes an event of boys and girls, with n of each.
func (h *Host) OpenTwo(n int) {
	h.T.Helper()
	h.Open(0, false, func(c *journal.SectionConfig) { c.Name, c.Sex = "Boys", swiss.Male })
	girls := h.SectionNow().SectionConfig
	girls.Name, girls.Sex = "Girls", swiss.Female
	h.Did(journal.AddSection{SectionConfig: girls})
	for i, sex := range []swiss.Sex{swiss.Male, swiss.Female} {
		var list []journal.PlayerInfo
		for k := range n {
			list = append(list, journal.PlayerInfo{Name: string(rune('A'+i)) + " " + string(rune('a'+k)), Sex: sex})
		}
		if n > 0 {
			h.Did(journal.ImportPlayers{Section: journal.SectionID(i + 1), Players: list})
		}
	}
}

// SectionNow is the section in hand, as it is now.
func (h *Host) SectionNow() journal.Section {
	sec, _ := h.Event.Ahead.Section(h.Event.Section)
	return sec
}

// Pair fixes what stands before round 1, and makes the draft of the next round by the engine.
func (h *Host) Pair() {
	h.T.Helper()
	id := h.Event.Section
	if sec := h.SectionNow(); sec.Round == 0 {
		if !sec.Ordered || len(h.Event.Ahead.Next(id).Left) > 0 {
			h.Did(journal.FixOrder{Section: id})
		}
		if sec := h.SectionNow(); sec.DrawsLot() {
			h.Did(journal.DrawColor{Section: id, Seed: h.Lot(1)})
		}
	}
	n := h.Event.Ahead.Next(id).Round
	t, err := regulation.ForPairing(h.Event.Ahead, id, n)
	if err != nil {
		h.T.Fatal(err)
	}
	system, err := regulation.System(h.Event.Ahead, id)
	if err != nil {
		h.T.Fatal(err)
	}
	p, err := system.Pair(context.Background(), t, n, swiss.Watch{})
	if err != nil {
		h.T.Fatal(err)
	}
	h.Did(journal.PairRound{Section: id, Pairing: *p, Engine: "test"})
}

// Publish puts the draft on the wall.
func (h *Host) Publish() {
	h.T.Helper()
	h.Did(journal.Publish{Section: h.Event.Section, Time: h.Time.UnixMilli()})
}

// Score gives every board of the round that has no result one.
func (h *Host) Score(s journal.Score) {
	h.T.Helper()
	id, n := h.Event.Section, h.SectionNow().Round
	for _, b := range h.Event.Ahead.MissingBoards(id, n) {
		h.Did(journal.EnterResult{Section: id, Round: n, Board: b, Score: s})
	}
}

// Close ends the round.
func (h *Host) Close() {
	h.T.Helper()
	h.Did(journal.CloseRound{Section: h.Event.Section, Time: h.Time.UnixMilli()})
}

// Closed pairs, publishes and closes a round that White wins at every board.
func (h *Host) Closed() {
	h.T.Helper()
	h.Pair()
	h.Publish()
	h.Score(journal.WhiteWins)
	h.Close()
}

// NoNotice fails where something was refused.
func (h *Host) NoNotice(when string) {
	h.T.Helper()
	if h.Notice != nil && h.Notice.Kind != "ok" {
		h.T.Fatalf("%s: refused: %s %s", when, h.Notice.Title, h.Notice.Text)
	}
}
