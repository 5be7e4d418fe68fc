package shell

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/pairing"
	"wasit/app/round"
	"wasit/app/session"
	"wasit/swiss"
	"wasit/swiss/lot"
)

// desk plays the host: it performs effects at once and keeps what it was asked to.
type desk struct {
	t    *testing.T
	m    Model
	now  time.Time
	cmds []session.Cmd // all effects so far
	log  []journal.Record
	full bool // the store refuses
	lazy bool // the store does not answer yet
	late []session.Msg
	at   time.Duration // when the finger went down, see [Env]
}

func newDesk(t *testing.T) *desk {
	d := &desk{t: t, now: time.Date(2026, 11, 20, 7, 0, 0, 0, time.UTC)}
	d.m.Settings = session.Settings{Lang: i18n.EN, Person: "Rina"}
	return d
}

func (d *desk) send(msg session.Msg) {
	d.t.Helper()
	d.now = d.now.Add(7 * time.Second)
	next, cmds := msg.Update(d.m, session.Env{Now: d.now, Random: uint64(d.now.Unix()), Touched: d.at})
	d.m = next.Refresh()
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
		d.send(session.EventCreated{c.ID})
	case session.Navigate:
		d.send(Navigated{c.To.Path()})
	case session.OpenEvent:
		s, err := journal.Replay(d.log)
		if err != nil {
			d.t.Fatal(err)
		}
		d.send(session.EventOpened{ID: c.ID, State: s, Writer: true})
	case session.Append:
		if d.full {
			d.send(session.AppendFailed{c.ID, &session.FullError{fmt.Errorf("no room")}})
			d.perform(session.OpenEvent{c.ID}) // the host reads what is really there
			return
		}
		d.log = append(d.log, c.Records...)
		if d.lazy {
			d.late = append(d.late, session.Appended{c.ID, c.After.Seq()})
			return
		}
		d.send(session.Appended{c.ID, c.After.Seq()})
	case session.ExplainRound:
		p, err := c.System.Pair(context.Background(), c.Tournament, c.Round, swiss.Watch{})
		d.send(session.RoundExplained{c, p, err})
	case session.CompareRound:
		p, err := c.System.Pair(context.Background(), c.Tournament, c.Round, swiss.Watch{})
		d.send(session.RoundCompared{c, p, err})
	case session.PairRound:
		p, err := c.System.Pair(context.Background(), c.Tournament, c.Round, swiss.Watch{})
		if err != nil {
			d.send(session.PairingFailed{c.ID, err, c})
			return
		}
		d.send(session.RoundComputed{ID: c.ID, Section: c.Section, Pairing: *p, Engine: "test", Apart: c.Apart})
	}
}

// did records a command that belongs to another page's tests.
func (d *desk) did(c journal.Command) {
	d.t.Helper()
	next, cmds, err := d.m.Record(session.Env{Now: d.now}, c)
	if err != nil {
		d.t.Fatal(err)
	}
	d.m = next.Refresh()
	for _, c := range cmds {
		d.perform(c)
	}
}

func (d *desk) phase() journal.Phase {
	sec, _ := d.m.Event.Ahead.Section(d.m.Event.Section)
	return sec.Phase
}

// closedRound is an event of eight after a round 1 that White won at every board.
func closedRound(t *testing.T) *desk {
	t.Helper()
	d := event(t, 8, 3)
	d.send(pairing.PairNext{})
	d.send(pairing.draw{})
	d.send(round.publishRound{})
	for range 4 {
		d.send(round.enterScore{Score: journal.WhiteWins})
	}
	d.send(round.closeRound{})
	return d
}

// event begins an event of n players in a Swiss of rounds, on the round page.
func event(t *testing.T, n, rounds int) *desk {
	t.Helper()
	d := newDesk(t)
	d.send(Navigated{"/new"})
	d.send(setup.wizardSet{"name", "Cup"})
	d.send(setup.wizardSet{"rounds", fmt.Sprint(rounds)})
	d.send(setup.wizardCreate{})
	var list []journal.PlayerInfo
	for i := range n {
		list = append(list, journal.PlayerInfo{Name: fmt.Sprintf("Player %02d", i+1), Club: fmt.Sprintf("School %d", i%7)})
	}
	d.did(journal.ImportPlayers{Section: d.m.Event.Section, Players: list})
	d.send(Navigated{d.m.Route.In(session.PageRound).Path()})
	return d
}

func (d *desk) noNotice(when string) {
	d.t.Helper()
	if d.m.Notice != nil && d.m.Notice.Kind != "ok" {
		d.t.Fatalf("%s: refused: %s %s", when, d.m.Notice.Title, d.m.Notice.Text)
	}
}

func TestWholeEvent(t *testing.T) {
	d := event(t, 11, 4)
	for n := 1; n <= 4; n++ {
		d.send(pairing.PairNext{})
		if n == 1 {
			if _, ok := d.m.Dialog.(pairing.DrawDialog); !ok {
				t.Fatal("round 1 needs the draw first")
			}
			d.send(pairing.draw{})
		}
		d.noNotice("pairing")
		if d.phase() != journal.Draft {
			t.Fatalf("round %d is %v after pairing", n, d.phase())
		}
		d.send(round.publishRound{})
		for b := 1; b <= 5; b++ {
			if d.m.Entry.Board != b {
				t.Fatalf("round %d: board %d in hand, want %d", n, d.m.Entry.Board, b)
			}
			d.send(round.enterScore{Score: []journal.Score{journal.WhiteWins, journal.Drawn, journal.BlackWins}[(b+n)%3]})
		}
		if d.phase() != journal.Complete || d.m.Entry.Board != 0 {
			t.Fatalf("round %d: %v, board %d in hand", n, d.phase(), d.m.Entry.Board)
		}
		d.send(round.closeRound{})
		d.noNotice("closing")
	}
	d.send(pairing.PairNext{})
	d.send(session.FinishEvent{})
	d.noNotice("finishing")
	if !d.m.Event.Kept.IsFinished() || d.m.Route.Page != session.PageStandings {
		t.Fatalf("finished %v on page %v", d.m.Event.Kept.IsFinished(), d.m.Route.Page)
	}
	if tb := d.m.Event.Table; tb == nil || len(tb.Rows) != 11 || !tb.Final || tb.Err != nil {
		t.Fatalf("final standings: %+v", d.m.Event.Table)
	}
	d.send(standings.toggleArithmetic{d.m.Event.Table.Rows[0].TPN})
	if o := d.m.Event.Open; o == nil || len(o.Parts) != len(d.m.Event.Table.Codes) {
		t.Errorf("arithmetic of the first row: %+v", o)
	}
	for _, r := range d.log {
		if line := records.logLine(d.m, r); line == "" || line == d.m.Lang().T(records.textLogUnknown) {
			t.Errorf("record %d (%s) has no words", r.Seq, r.Kind())
		}
	}
}

func TestResultsAreTakenBackOneAfterAnother(t *testing.T) {
	d := event(t, 8, 3)
	d.send(pairing.PairNext{})
	d.send(pairing.draw{})
	d.send(round.publishRound{})
	d.send(round.enterScore{Score: journal.WhiteWins})
	d.send(round.enterScore{Score: journal.Drawn})
	d.send(round.enterScore{Score: journal.BlackWins})
	for b := 3; b >= 1; b-- {
		d.send(round.undoResult{})
		d.noNotice("undo")
		if d.m.Entry.Board != b {
			t.Fatalf("after undo board %d is in hand, want %d", d.m.Entry.Board, b)
		}
	}
	if missing := d.m.Event.Kept.MissingBoards(1, 1); len(missing) != 4 {
		t.Errorf("missing %v", missing)
	}
	d.send(round.undoResult{})
	if d.m.Notice == nil {
		t.Error("nothing left to undo must be said")
	}
}

func TestQuickHandsDoNotWaitForTheStore(t *testing.T) {
	d := event(t, 20, 3)
	d.send(pairing.PairNext{})
	d.send(pairing.draw{})
	d.send(round.publishRound{})
	d.lazy = true
	for range 10 {
		d.send(round.enterScore{Score: journal.WhiteWins})
	}
	if len(d.m.Event.Ahead.MissingBoards(1, 1)) != 0 || len(d.m.Event.Kept.MissingBoards(1, 1)) != 10 || !d.m.Event.IsPending() {
		t.Fatal("ten touches are decided at once and shown as saved only when the store said so")
	}
	d.perform(session.OpenEvent{d.m.Event.ID}) // read before the acts
	if len(d.m.Event.Ahead.MissingBoards(1, 1)) != 0 || !d.m.Event.IsPending() {
		t.Fatal("what was read before the acts takes none of them back")
	}
	for _, msg := range d.late {
		d.send(msg)
	}
	if len(d.m.Event.Kept.MissingBoards(1, 1)) != 0 || d.m.Event.IsPending() {
		t.Error("the store confirmed ten acts")
	}
}

func TestAFullDiskLosesNothingAcknowledged(t *testing.T) {
	d := event(t, 8, 3)
	d.send(pairing.PairNext{})
	d.send(pairing.draw{})
	d.send(round.publishRound{})
	d.send(round.enterScore{Score: journal.WhiteWins})
	before := d.m.Event.Kept
	d.full = true
	d.send(round.enterScore{Score: journal.Drawn})
	if d.m.Event.Unsaved == nil || d.m.Event.Ahead.Seq() != before.Seq() || len(d.m.Event.Ahead.MissingBoards(1, 1)) != 3 {
		t.Fatalf("a failed act is taken off the screen and said: %v, %d", d.m.Event.Unsaved, d.m.Event.Ahead.Seq())
	}
	if d.m.Entry.Board != 2 || d.m.Entry.Echo != nil {
		t.Errorf("the board whose result was not stored is in hand again, without an echo: board %d, %v", d.m.Entry.Board, d.m.Entry.Echo)
	}
	d.full = false
	d.send(round.enterScore{Score: journal.Drawn})
	if d.m.Event.Unsaved != nil || len(d.m.Event.Kept.MissingBoards(1, 1)) != 2 {
		t.Error("once there is room the act can be done again")
	}
}

func TestANumberChoosesTheBoardAndAResultIsReplacedOnlyTwice(t *testing.T) {
	d := event(t, 24, 3)
	d.send(pairing.PairNext{})
	d.send(pairing.draw{})
	d.send(round.publishRound{})
	d.send(round.toggleNumbers{})
	d.send(round.digit{1})
	d.send(round.digit{2})
	if d.m.Entry.Board != 12 {
		t.Fatalf("1 2 is board 12, got %d", d.m.Entry.Board)
	}
	d.send(round.enterScore{Score: journal.WhiteWins})
	d.send(round.digit{1})
	d.send(round.digit{2})
	d.send(round.enterScore{Score: journal.BlackWins})
	if got := round.scoreOn(d.m, 1, 12); got != journal.WhiteWins {
		t.Fatalf("one press on a board with a result must not replace it: %v", got)
	}
	d.send(round.enterScore{Score: journal.BlackWins})
	if got := round.scoreOn(d.m, 1, 12); got != journal.BlackWins || d.m.Entry.Echo.Was != journal.WhiteWins {
		t.Errorf("the second press replaces it and says so: %v, %+v", got, d.m.Entry.Echo)
	}
	d.send(round.digit{9})
	d.send(round.digit{9})
	if d.m.Entry.Board != 9 {
		t.Errorf("99 is no board: the last figure begins anew, got %d", d.m.Entry.Board)
	}
}

func TestACorrectionNamesItsReasonAndTheDraftBecomesStale(t *testing.T) {
	d := closedRound(t)
	d.send(pairing.PairNext{})
	d.send(round.OpenCorrect{1, 2})
	dialog, ok := d.m.Dialog.(round.CorrectDialog)
	if !ok || !dialog.Effect.Draft || !dialog.Effect.Reason {
		t.Fatalf("a correction under a draft: %+v", d.m.Dialog)
	}
	d.send(round.correctSet{Score: journal.BlackWins})
	d.send(round.correct{})
	if dialog := d.m.Dialog.(round.CorrectDialog); !dialog.Needed {
		t.Fatal("a correction that later rounds rest on needs a reason")
	}
	d.send(round.correctSet{Reason: "slip read the wrong way", Typed: true})
	d.send(round.correct{})
	d.noNotice("correction")
	if !d.m.Event.Kept.IsStale(1) {
		t.Fatal("the draft rests on the old result")
	}
	d.send(pairing.PairAgain{})
	d.noNotice("pairing again")
	if d.m.Event.Kept.IsStale(1) || d.phase() != journal.Draft {
		t.Errorf("paired anew: stale %v, %v", d.m.Event.Kept.IsStale(1), d.phase())
	}
}

func TestAReaderRefusesActs(t *testing.T) {
	d := event(t, 8, 3)
	d.send(session.WriterChanged{d.m.Event.ID, false})
	d.send(pairing.PairNext{})
	if d.m.Notice == nil || d.phase() != journal.NoRound {
		t.Errorf("a tab that only reads refuses: %+v", d.m.Notice)
	}
}

func TestAnEventIsChangedUntilRoundOneIsPublicAndThenWithAReason(t *testing.T) {
	d := event(t, 8, 3)
	d.send(Navigated{d.m.Route.In(session.PageRules).Path()})
	d.send(setup.wizardSet{"name", "Another cup"})
	d.send(setup.wizardSet{"rounds", "4"})
	d.send(setup.wizardSet{"order", "alphabet"})
	d.send(setup.wizardTieBreak{0, 0})
	d.send(setup.wizardSave{})
	d.noNotice("changing")
	sec, _ := d.m.Event.Kept.Section(1)
	if d.m.Event.Kept.Event().Name != "Another cup" || sec.Rounds != 4 || len(sec.TieBreaks) != 3 || sec.Order.Keys[0] != journal.ByAlphabet {
		t.Fatalf("changed: %q, %+v", d.m.Event.Kept.Event().Name, sec.SectionConfig)
	}
	d.send(Navigated{d.m.Route.In(session.PageRound).Path()})
	d.send(pairing.PairNext{})
	d.send(pairing.draw{Color: swiss.Black})
	d.send(round.publishRound{})
	d.send(Navigated{d.m.Route.In(session.PageRules).Path()})
	d.send(setup.wizardSet{"rounds", "5"})
	d.send(setup.wizardSave{})
	if !d.m.Wizard.NoReason {
		t.Fatal("another number of rounds after round 1 needs a reason (C.04.1 1)")
	}
	d.send(setup.wizardSet{"reason", "hall free until evening"})
	d.send(setup.wizardSave{})
	d.noNotice("changing with a reason")
	if sec, _ = d.m.Event.Kept.Section(1); sec.Rounds != 5 || sec.Color != swiss.Black || !sec.ByHand {
		t.Errorf("rounds %d, colour %v by hand %v", sec.Rounds, sec.Color, sec.ByHand)
	}
}

func TestLotsAreNumberedInTheirOrder(t *testing.T) {
	d := event(t, 8, 3) // the school template orders by lot: lot 1
	seed := d.m.Event.Ahead.Event().Seed
	if sec, _ := d.m.Event.Ahead.Section(1); sec.Order.Seed != lot.Lot(seed, 1) {
		t.Errorf("the order's seed is %v", sec.Order.Seed)
	}
	d.send(pairing.PairNext{})
	if dialog := d.m.Dialog.(pairing.DrawDialog); dialog.ColorSeed != lot.Lot(seed, 2) || dialog.OrderSeed != lot.Lot(seed, 1) {
		t.Errorf("seeds shown: %+v", dialog)
	}
}

func TestTablesForSpreadsheets(t *testing.T) {
	d := event(t, 8, 3)
	d.did(journal.ChangePlayer{ID: 1, PlayerInfo: journal.PlayerInfo{Name: "=1+1", Club: "School; of \"Chess\""}})
	d.send(pairing.PairNext{})
	d.send(pairing.draw{})
	d.send(round.publishRound{})
	for range 4 {
		d.send(round.enterScore{Score: journal.Drawn})
	}
	d.send(round.closeRound{})
	d.m.Settings.Lang = i18n.HR
	for _, table := range []string{"standings", "crosstable", "pairings", "players"} {
		d.send(records.exportCSV{table})
		d.noNotice(table)
		file, ok := d.cmds[len(d.cmds)-1].(session.SaveFile)
		text := string(file.Data)
		if !ok || !strings.HasPrefix(text, "\uFEFF") || !strings.Contains(text, ";") {
			t.Fatalf("%s: %T %q", table, d.cmds[len(d.cmds)-1], text)
		}
		if strings.Contains(text, ";=1+1") || strings.Contains(text, "\n=1+1") {
			t.Errorf("%s: a name that begins with = must not become a formula: %q", table, text)
		}
	}
	d.send(records.exportPGN{})
	file := d.cmds[len(d.cmds)-1].(session.SaveFile)
	if n := strings.Count(string(file.Data), "[White "); n != 4 {
		t.Errorf("the PGN list has %d games, want 4: %s", n, file.Data)
	}
}
