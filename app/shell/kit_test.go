package shell

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/event/standing"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/swiss"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// device plays the loop and the keeper: it draws the page natively, touches what is drawn, and performs effects at once.
type device struct {
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

func newDesk(t testing.TB) *device {
	d := &device{t: t, now: time.Date(2026, 11, 20, 7, 0, 0, 0, time.UTC)}
	d.m.Settings = session.Settings{Lang: i18n.EN, Person: "Rina"}
	return d
}

func (d *device) send(msg session.Msg) {
	d.t.Helper()
	d.now = d.now.Add(7 * time.Second)
	next, cmds := Update(d.m, msg, session.Env{Now: d.now, Random: uint64(d.now.Unix()), Lot: uint64(d.now.Unix()), Touched: d.at})
	d.m = next
	for _, c := range cmds {
		d.cmds = append(d.cmds, c)
		d.perform(c)
	}
}

func (d *device) perform(c session.Cmd) {
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
func (d *device) append(c session.Append) {
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
func (d *device) page() *view.V {
	v := view.New(d.m.Lang(), "")
	d.m.render(v, 0)
	return v
}

// has reports whether the page has a key.
func (d *device) has(key string) bool {
	_, ok := d.page().ActOf(key)
	return ok
}

// tap touches keys of the page, one after the other; each must be drawn.
func (d *device) tap(keys ...string) {
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
func (d *device) hold(key string) {
	d.t.Helper()
	msg, ok := d.page().HoldOf(key)
	if !ok {
		d.t.Fatalf("%s has no key %q to hold", d.m.Route.Path(), key)
	}
	d.send(msg)
}

// fill types value into a field of the page, or chooses it there.
func (d *device) fill(field, value string) {
	d.t.Helper()
	msg, ok := d.page().InputOf(field, value)
	if !ok {
		d.t.Fatalf("%s has no field %q", d.m.Route.Path(), field)
	}
	d.send(msg)
}

// key presses a key of the keyboard.
func (d *device) key(name string) {
	d.t.Helper()
	msg, ok := d.page().KeyOf(name)
	if !ok {
		d.t.Fatalf("%s does not know the key %q", d.m.Route.Path(), name)
	}
	d.send(msg)
}

// goTo goes to a page of the event.
func (d *device) goTo(p session.Page) {
	d.t.Helper()
	d.send(Navigated{d.m.Route.In(p).Path()})
}

// did records a command that belongs to another test.
func (d *device) did(c journal.Command) {
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

func (d *device) phase() journal.Phase { return d.section().Phase }

// section returns the section in hand.
func (d *device) section() journal.Section {
	sec, _ := d.m.Event.Ahead.Section(d.m.Event.Section)
	return sec
}

// result enters a score on the board in hand.
func (d *device) result(s journal.Score) {
	d.t.Helper()
	switch s {
	case journal.BlackForfeits:
		d.tap("key-wo", "score-0")
	case journal.WhiteForfeits:
		d.tap("key-wo", "score-1")
	default:
		d.tap(map[journal.Score]string{journal.WhiteWins: "key-w", journal.Drawn: "key-d", journal.BlackWins: "key-b"}[s])
	}
}

// closedRound is an event of eight after a round 1 that White won at every board.
func closedRound(t testing.TB) *device {
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
func event(t testing.TB, n, rounds int) *device {
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

func (d *device) noNotice(when string) {
	d.t.Helper()
	if d.m.Notice != nil && d.m.Notice.Kind != "ok" {
		d.t.Fatalf("%s: refused: %s %s", when, d.m.Notice.Title, d.m.Notice.Text)
	}
}

// wizard makes an event by the form: code "" is the usual Swiss, 0 leaves a number as it is, set are more fields of the regulation.
func (d *device) wizard(code string, expected, rounds int, set ...[2]string) {
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
		d.set(s[0], s[1])
	}
	d.tap("next")
	d.tap("create")
	d.noNotice("creating")
}

// rounds steps the number of rounds of the form up or down.
func (d *device) rounds(n int) {
	d.t.Helper()
	for d.m.Setup.Rounds < n {
		d.tap("rounds-more")
	}
	for d.m.Setup.Rounds > n {
		d.tap("rounds-less")
	}
}

// drawn pairs round n and publishes it.
func (d *device) drawn(n int) {
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

// html is the page as it is drawn, on one line, with its open sheet.
func (d *device) html() string {
	html := app.HTMLString(d.m.render(view.New(d.m.Lang(), ""), 0))
	return strings.Join(strings.Fields(html), " ")
}

// scoreOn is the result of a board.
func (d *device) scoreOn(n, board int) journal.Score {
	r, _ := d.m.Event.Ahead.Round(d.m.Event.Section, n)
	return r.Boards[board-1].Score
}

// matchOn is how the match on a board of the round in hand stands; ok is false where a board is one game.
func (d *device) matchOn(board int) (now regulation.MatchStatus, ok bool) {
	list := regulation.Matches(d.m.Event.Ahead, d.m.Event.Section, d.section().Round)
	if board < 1 || board > len(list) {
		return now, false
	}
	return list[board-1], true
}

// arithmetic opens or closes the arithmetic of a row of the standings.
func (d *device) arithmetic(tpn swiss.TPN) *standing.Open {
	d.t.Helper()
	d.goTo(session.PageStandings)
	d.tap("row-" + strconv.Itoa(int(tpn)))
	open := d.m.Event.Open
	if len(open) == 0 || open[len(open)-1].TPN != tpn {
		d.t.Fatalf("the row of %d is not open", tpn)
	}
	return open[len(open)-1]
}

// player fills in fields of the form of a player and saves it; 0 is a new one.
func (d *device) player(id journal.PlayerID, fields ...string) {
	d.t.Helper()
	if id == 0 {
		d.goTo(session.PagePlayers)
		d.tap("add-player")
	} else {
		to := d.m.Route.In(session.PagePlayer)
		to.Player = int(id)
		d.send(Navigated{to.Path()})
		d.tap("edit")
	}
	for i := 0; i < len(fields); i += 2 {
		d.fill("p-"+fields[i], fields[i+1])
	}
	d.tap("save")
	if d.m.Notice == nil {
		d.goTo(session.PageRound)
	}
}

// everyRecordHasWords looks at the log.
func (d *device) everyRecordHasWords() {
	d.t.Helper()
	d.readLog()
	for d.has("more") {
		d.tap("more")
	}
	html := d.html()
	if n := strings.Count(html, "log__who"); n != len(d.log) {
		d.t.Errorf("%d lines for %d records", n, len(d.log))
	}
	for _, r := range d.log {
		if strings.Contains(html, ": "+string(r.Kind())+"<") {
			d.t.Errorf("record %d (%s) has no words", r.Seq, r.Kind())
		}
	}
}

// choose has the winner of the coin take White of an Armageddon game.
func (d *device) choose(white journal.PlayerID) {
	d.t.Helper()
	r, _ := d.m.Event.Ahead.CurrentRound(d.m.Event.Section)
	if b := r.Boards[d.m.Round.Board-1]; b.White == white {
		d.tap("choose-a")
	} else {
		d.tap("choose-b")
	}
}

// qualified counts the players whom the open sheet takes into a final.
func (d *device) qualified() int {
	_, list, _ := strings.Cut(d.html(), `id="qualified"`)
	list, _, _ = strings.Cut(list, "</ol>")
	return strings.Count(list, "<li")
}

// set chooses a value of the form: in a field, or by steps towards it.
func (d *device) set(field, value string) {
	d.t.Helper()
	want, _ := strconv.Atoi(value)
	for range 200 {
		page := d.page()
		if msg, ok := page.InputOf(field, value); ok {
			d.send(msg)
			return
		}
		if msg, ok := page.ActOf(field + "-" + value); ok {
			d.send(msg)
			return
		}
		near := -1
		for n := range 300 {
			if _, ok := page.ActOf(field + "-" + strconv.Itoa(n)); ok && (near < 0 || abs(n-want) < abs(near-want)) {
				near = n
			}
		}
		if near < 0 {
			break
		}
		d.tap(field + "-" + strconv.Itoa(near))
	}
	d.t.Fatalf("the form has no %s %s", field, value)
}

func abs(n int) int { return max(n, -n) }

// readLog goes to the page of the data, and reads the log for it.
func (d *device) readLog() {
	d.t.Helper()
	d.goTo(session.PageData)
	d.send(session.LogLoaded{ID: d.m.Event.ID, Records: d.log})
}
