package shell

import (
	"context"
	"fmt"
	"testing"
	"time"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/swiss"
)

// desk plays the loop and the keeper: it draws the page natively, touches what is drawn, and performs effects at once.
type desk struct {
	t    testing.TB
	m    Model
	now  time.Time
	cmds []session.Cmd // all effects so far
	log  []journal.Record
	full bool // the store refuses
	lazy bool // the store does not answer yet
	late []session.Msg
	at   time.Duration // when the finger went down, see [session.Env]
}

func newDesk(t testing.TB) *desk {
	d := &desk{t: t, now: time.Date(2026, 11, 20, 7, 0, 0, 0, time.UTC)}
	d.m.Settings = session.Settings{Lang: i18n.EN, Person: "Rina"}
	return d
}

func (d *desk) send(msg session.Msg) {
	d.t.Helper()
	d.now = d.now.Add(7 * time.Second)
	next, cmds := Update(d.m, msg, session.Env{Now: d.now, Random: uint64(d.now.Unix()), Touched: d.at})
	d.m = next
	for _, c := range cmds {
		d.cmds = append(d.cmds, c)
		d.perform(c)
	}
}

func (d *desk) perform(c session.Cmd) {
	d.t.Helper()
	switch c := c.(type) {
	case session.CreateEvent:
		d.log = c.Records
		d.send(session.EventCreated{ID: c.ID})
	case session.Navigate:
		d.send(Navigated{c.To.Path()})
	case session.OpenEvent:
		s, err := journal.Replay(d.log)
		if err != nil {
			d.t.Fatal(err)
		}
		d.send(session.EventOpened{ID: c.ID, State: s, Writer: true})
	case session.Append:
		d.append(c)
	case session.ExplainRound:
		p, err := c.System.Pair(context.Background(), c.Tournament, c.Round, swiss.Watch{})
		d.send(session.RoundExplained{Asked: c, Pairing: p, Err: err})
	case session.CompareRound:
		p, err := c.System.Pair(context.Background(), c.Tournament, c.Round, swiss.Watch{})
		d.send(session.RoundCompared{Asked: c, Pairing: p, Err: err})
	case session.PairRound:
		p, err := c.System.Pair(context.Background(), c.Tournament, c.Round, swiss.Watch{})
		if err != nil {
			d.send(session.PairingFailed{ID: c.ID, Err: err, Asked: c})
			return
		}
		d.send(session.RoundComputed{ID: c.ID, Section: c.Section, Pairing: *p, Engine: "test", Apart: c.Apart})
	}
}

// append is the store: it refuses, answers later, or at once.
func (d *desk) append(c session.Append) {
	if d.full {
		d.send(session.AppendFailed{ID: c.ID, Err: &session.FullError{Err: fmt.Errorf("no room")}})
		d.perform(session.OpenEvent{ID: c.ID}) // the keeper reads what is really there
		return
	}
	d.log = append(d.log, c.Records...)
	if d.lazy {
		d.late = append(d.late, session.Appended{ID: c.ID, Seq: c.After.Seq()})
		return
	}
	d.send(session.Appended{ID: c.ID, Seq: c.After.Seq()})
}

// page draws the page as it is now, with all its rows.
func (d *desk) page() *view.V {
	v := view.New(d.m.Lang(), "")
	d.m.render(v, 0)
	return v
}

// has reports whether the page has a key.
func (d *desk) has(key string) bool {
	_, ok := d.page().ActOf(key)
	return ok
}

// tap touches keys of the page, one after the other; each must be drawn.
func (d *desk) tap(keys ...string) {
	d.t.Helper()
	for _, key := range keys {
		msg, ok := d.page().ActOf(key)
		if !ok {
			d.t.Fatalf("%s has no key %q", d.m.Route.Path(), key)
		}
		d.send(msg)
	}
}

// hold presses a key long.
func (d *desk) hold(key string) {
	d.t.Helper()
	msg, ok := d.page().HoldOf(key)
	if !ok {
		d.t.Fatalf("%s has no key %q to hold", d.m.Route.Path(), key)
	}
	d.send(msg)
}

// fill types value into a field of the page, or chooses it there.
func (d *desk) fill(field, value string) {
	d.t.Helper()
	msg, ok := d.page().InputOf(field, value)
	if !ok {
		d.t.Fatalf("%s has no field %q", d.m.Route.Path(), field)
	}
	d.send(msg)
}

// key presses a key of the keyboard.
func (d *desk) key(name string) {
	d.t.Helper()
	msg, ok := d.page().KeyOf(name)
	if !ok {
		d.t.Fatalf("%s does not know the key %q", d.m.Route.Path(), name)
	}
	d.send(msg)
}

// goTo goes to a page of the event.
func (d *desk) goTo(p session.Page) {
	d.t.Helper()
	d.send(Navigated{d.m.Route.In(p).Path()})
}

// did records a command that belongs to another test.
func (d *desk) did(c journal.Command) {
	d.t.Helper()
	next, cmds, err := d.m.Record(session.Env{Now: d.now}, c)
	if err != nil {
		d.t.Fatal(err)
	}
	d.m.Session = next
	d.m = d.m.refresh()
	for _, c := range cmds {
		d.perform(c)
	}
}

func (d *desk) phase() journal.Phase { return d.section().Phase }

// section returns the section in hand.
func (d *desk) section() journal.Section {
	sec, _ := d.m.Event.Ahead.Section(d.m.Event.Section)
	return sec
}

// result enters a score on the board in hand.
func (d *desk) result(s journal.Score) {
	d.t.Helper()
	key := map[journal.Score]string{journal.WhiteWins: "key-w", journal.Drawn: "key-d", journal.BlackWins: "key-b"}[s]
	d.tap(key)
}

// closedRound is an event of eight after a round 1 that White won at every board.
func closedRound(t testing.TB) *desk {
	t.Helper()
	d := event(t, 8, 3)
	d.drawn(1)
	for range 4 {
		d.result(journal.WhiteWins)
	}
	d.tap("close")
	return d
}

// event begins an event of n players in a Swiss of rounds, on the round page.
func event(t testing.TB, n, rounds int) *desk {
	t.Helper()
	d := newDesk(t)
	d.wizard("", 0, rounds)
	var list []journal.PlayerInfo
	for i := range n {
		list = append(list, journal.PlayerInfo{Name: fmt.Sprintf("Player %02d", i+1), Club: fmt.Sprintf("School %d", i%7)})
	}
	d.did(journal.ImportPlayers{Section: d.m.Event.Section, Players: list})
	d.goTo(session.PageRound)
	return d
}

func (d *desk) noNotice(when string) {
	d.t.Helper()
	if d.m.Notice != nil && d.m.Notice.Kind != "ok" {
		d.t.Fatalf("%s: refused: %s %s", when, d.m.Notice.Title, d.m.Notice.Text)
	}
}

// wizard makes an event by the form: code "" is the usual Swiss, 0 leaves a number as it is, set are more fields of the regulation.
func (d *desk) wizard(code string, expected, rounds int, set ...[2]string) {
	d.t.Helper()
	d.send(Navigated{"/new"})
	d.fill("name", "Cup")
	d.tap("next")
	if expected > 0 {
		d.fill("expected", fmt.Sprint(expected))
	}
	if code != "" {
		d.fill("system", code)
	}
	if rounds > 0 && d.m.Setup.Choice.Rounds(expected) == 0 {
		d.rounds(rounds)
	}
	for _, s := range set {
		d.fill(s[0], s[1])
	}
	d.tap("next")
	d.tap("create")
	d.noNotice("creating")
}

// rounds steps the number of rounds of the form up or down.
func (d *desk) rounds(n int) {
	d.t.Helper()
	for d.m.Setup.Rounds < n {
		d.tap("rounds-up")
	}
	for d.m.Setup.Rounds > n {
		d.tap("rounds-down")
	}
}

// drawn pairs round n and publishes it.
func (d *desk) drawn(n int) {
	d.t.Helper()
	d.tap("pair")
	if n == 1 {
		if d.m.Dialog == nil {
			d.t.Fatalf("round 1 needs the draw first: %+v", d.m.Notice)
		}
		d.tap("draw")
	}
	d.noNotice("pairing")
	if d.phase() != journal.Draft || d.section().Round != n {
		d.t.Fatalf("round %d is %v after pairing round %d", d.section().Round, d.phase(), n)
	}
	d.tap("publish")
	d.noNotice("publishing")
}
