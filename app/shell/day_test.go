package shell

import (
	"slices"
	"strings"
	"testing"
	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/lot"
)

func TestWholeEvent(t *testing.T) {
	d := event(t, 11, 4)
	for n := 1; n <= 4; n++ {
		d.tap("pair")
		if n == 1 {
			if !d.has("draw") {
				t.Fatal("round 1 needs the draw first")
			}
			d.tap("draw")
		}
		d.noNotice("pairing")
		if d.phase() != journal.Draft {
			t.Fatalf("round %d is %v after pairing", n, d.phase())
		}
		d.tap("publish")
		for b := 1; b <= 5; b++ {
			if d.m.Round.Board != b {
				t.Fatalf("round %d: board %d in hand, want %d", n, d.m.Round.Board, b)
			}
			d.result([]journal.Score{journal.WhiteWins, journal.Drawn, journal.BlackWins}[(b+n)%3])
		}
		if d.phase() != journal.Complete || d.m.Round.Board != 0 {
			t.Fatalf("round %d: %v, board %d in hand", n, d.phase(), d.m.Round.Board)
		}
		d.tap("close")
		d.noNotice("closing")
	}
	d.tap("finish")
	d.noNotice("finishing")
	if !d.m.Event.Kept.IsFinished() || d.m.Route.Page != session.PageStandings {
		t.Fatalf("finished %v on page %v", d.m.Event.Kept.IsFinished(), d.m.Route.Page)
	}
	if tb := d.m.Event.Table; tb == nil || len(tb.Rows) != 11 || !tb.Final || tb.Err != nil {
		t.Fatalf("final standings: %+v", d.m.Event.Table)
	}
	d.arithmetic(d.m.Event.Table.Rows[0].TPN)
	if o := d.m.Event.Open; len(o) != 1 || len(o[0].Parts) != len(d.m.Event.Table.Codes) {
		t.Errorf("arithmetic of the first row: %+v", o)
	}
	d.everyRecordHasWords()
}

func TestResultsAreTakenBackOneAfterAnother(t *testing.T) {
	d := event(t, 8, 3)
	d.drawn(1)
	d.result(journal.WhiteWins)
	d.result(journal.Drawn)
	d.result(journal.BlackWins)
	for b := 3; b >= 1; b-- {
		d.tap("key-undo")
		d.noNotice("undo")
		if d.m.Round.Board != b {
			t.Fatalf("after undo board %d is in hand, want %d", d.m.Round.Board, b)
		}
	}
	if missing := d.m.Event.Kept.MissingBoards(1, 1); len(missing) != 4 {
		t.Errorf("missing %v", missing)
	}
	d.tap("key-undo")
	if d.m.Notice == nil {
		t.Error("nothing left to undo must be said")
	}
}

func TestQuickHandsDoNotWaitForTheStore(t *testing.T) {
	d := event(t, 20, 3)
	d.drawn(1)
	d.lazy = true
	for range 10 {
		d.result(journal.WhiteWins)
	}
	if len(d.m.Event.Ahead.MissingBoards(1, 1)) != 0 || len(d.m.Event.Kept.MissingBoards(1, 1)) != 10 || !d.m.Event.IsPending() {
		t.Fatal("ten touches are decided at once and shown as saved only when the store said so")
	}
	d.perform(session.OpenEvent{ID: d.m.Event.ID}) // read before the acts
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
	d.drawn(1)
	d.result(journal.WhiteWins)
	before := d.m.Event.Kept
	d.full = true
	d.result(journal.Drawn)
	if d.m.Event.Unsaved == nil || d.m.Event.Ahead.Seq() != before.Seq() || len(d.m.Event.Ahead.MissingBoards(1, 1)) != 3 {
		t.Fatalf("a failed act is taken off the screen and said: %v, %d", d.m.Event.Unsaved, d.m.Event.Ahead.Seq())
	}
	if d.m.Round.Board != 2 || d.m.Round.Echo != nil {
		t.Errorf("the board whose result was not stored is in hand again, without an echo: board %d, %v", d.m.Round.Board, d.m.Round.Echo)
	}
	d.full = false
	d.result(journal.Drawn)
	if d.m.Event.Unsaved != nil || len(d.m.Event.Kept.MissingBoards(1, 1)) != 2 {
		t.Error("once there is room the act can be done again")
	}
}

func TestANumberChoosesTheBoardAndAResultIsReplacedOnlyTwice(t *testing.T) {
	d := event(t, 24, 3)
	d.drawn(1)
	d.key("Escape") // the sheet of what comes after publishing
	d.tap("key-123")
	d.key("1")
	d.key("2")
	if d.m.Round.Board != 12 {
		t.Fatalf("1 2 is board 12, got %d", d.m.Round.Board)
	}
	d.result(journal.WhiteWins)
	d.key("1")
	d.key("2")
	d.result(journal.BlackWins)
	if got := d.scoreOn(1, 12); got != journal.WhiteWins {
		t.Fatalf("one press on a board with a result must not replace it: %v", got)
	}
	d.result(journal.BlackWins)
	if got := d.scoreOn(1, 12); got != journal.BlackWins || d.m.Round.Echo.Was != journal.WhiteWins {
		t.Errorf("the second press replaces it and says so: %v, %+v", got, d.m.Round.Echo)
	}
	d.key("9")
	d.key("9")
	if d.m.Round.Board != 9 {
		t.Errorf("99 is no board: the last figure begins anew, got %d", d.m.Round.Board)
	}
}

func TestACorrectionNamesItsReasonAndTheDraftBecomesStale(t *testing.T) {
	d := closedRound(t)
	d.tap("pair")
	d.send(session.OpenCorrection{Round: 1, Board: 2})
	if effect, err := d.m.Event.Ahead.EffectOf(1, 1, 2); err != nil || !effect.Draft || !effect.Reason || !d.has("correct") {
		t.Fatalf("a correction under a draft: %+v, %v", effect, err)
	}
	d.fill("correct-score", journal.BlackWins.String())
	d.tap("correct")
	if !d.m.Event.Kept.IsStale(1) && d.m.Dialog == nil {
		t.Fatal("a correction that later rounds rest on needs a reason")
	}
	d.fill("correct-reason", "slip read the wrong way")
	d.tap("correct")
	d.noNotice("correction")
	if !d.m.Event.Kept.IsStale(1) {
		t.Fatal("the draft rests on the old result")
	}
	d.tap("again")
	d.noNotice("pairing again")
	if d.m.Event.Kept.IsStale(1) || d.phase() != journal.Draft {
		t.Errorf("paired anew: stale %v, %v", d.m.Event.Kept.IsStale(1), d.phase())
	}
}

func TestAReaderRefusesActs(t *testing.T) {
	d := event(t, 8, 3)
	d.send(session.WriterChanged{ID: d.m.Event.ID, Writer: false})
	d.tap("pair")
	if d.m.Notice == nil || d.phase() != journal.NoRound {
		t.Errorf("a tab that only reads refuses: %+v", d.m.Notice)
	}
}

func TestAnEventIsChangedUntilRoundOneIsPublicAndThenWithAReason(t *testing.T) {
	d := event(t, 8, 3)
	d.goTo(session.PageRules)
	d.fill("name", "Another cup")
	d.rounds(4)
	d.fill("order", "alphabet")
	d.tap("tie-0-x")
	d.tap("save")
	d.noNotice("changing")
	sec, _ := d.m.Event.Kept.Section(1)
	if d.m.Event.Kept.Event().Name != "Another cup" || sec.Rounds != 4 || len(sec.TieBreaks) != 3 || sec.Order.Keys[0] != journal.ByAlphabet {
		t.Fatalf("changed: %q, %+v", d.m.Event.Kept.Event().Name, sec.SectionConfig)
	}
	d.goTo(session.PageRound)
	d.tap("pair", "coin-black")
	d.tap("publish")
	d.goTo(session.PageRules)
	d.rounds(5)
	d.tap("save")
	if !d.m.Setup.NoReason {
		t.Fatal("another number of rounds after round 1 needs a reason (C.04.1 1)")
	}
	d.fill("reason", "hall free until evening")
	d.tap("save")
	d.noNotice("changing with a reason")
	if sec, _ = d.m.Event.Kept.Section(1); sec.Rounds != 5 || sec.Color != swiss.Black || !sec.ByHand {
		t.Errorf("rounds %d, colour %v by hand %v", sec.Rounds, sec.Color, sec.ByHand)
	}
}

// TestOwnTieListIsATemplate: a list of tie-breaks that was arranged by hand, as a federation announces it, goes into the next event that is
// made like this one; the form says so.
func TestOwnTieListIsATemplate(t *testing.T) {
	d := event(t, 8, 3)
	d.goTo(session.PageRules)
	if html := d.html(); !strings.Contains(html, "FIDE prescribes no list") || !strings.Contains(html, "a tournament made like this one takes it along") {
		t.Errorf("the form does not say where lists of federations come from: %s", html)
	}
	for d.has("tie-0-x") {
		d.tap("tie-0-x")
	}
	own := []string{"SB", "WIN", "DE", "BH/C1"}
	for _, code := range own {
		d.tap("tie-add-" + strings.TrimSuffix(code, "/C1"))
	}
	d.fill("tie-form-3", "BH/C1")
	d.tap("save")
	d.noNotice("saving")
	old := d.m.Event.ID
	d.goTo(session.PageOverview)
	d.tap("copy-event")
	d.fill("copy-name", "Next year")
	d.tap("copy-do")
	d.noNotice("copying")
	if sec := d.section(); d.m.Event.ID == old || !slices.Equal(sec.TieBreaks, own) {
		t.Errorf("the next event is ranked by %v, want %v", sec.TieBreaks, own)
	}
}

func TestLotsAreNumberedInTheirOrder(t *testing.T) {
	d := event(t, 8, 3) // the school template orders by lot: lot 1
	seed := d.m.Event.Ahead.Event().Seed
	if sec, _ := d.m.Event.Ahead.Section(1); sec.Order.Seed != lot.Lot(seed, 1) {
		t.Errorf("the order's seed is %v", sec.Order.Seed)
	}
	d.tap("pair")
	if html := d.html(); !strings.Contains(html, lot.Lot(seed, 2).String()) || !strings.Contains(html, lot.Lot(seed, 1).String()) {
		t.Errorf("the seeds %v and %v are shown: %s", lot.Lot(seed, 1), lot.Lot(seed, 2), html)
	}
}

func TestTablesForSpreadsheets(t *testing.T) {
	d := event(t, 8, 3)
	d.did(journal.ChangePlayer{ID: 1, PlayerInfo: journal.PlayerInfo{Name: "=1+1", Club: "School; of \"Chess\""}})
	d.drawn(1)
	for range 4 {
		d.result(journal.Drawn)
	}
	d.tap("close")
	d.m.Settings.Lang = i18n.HR
	for _, table := range []string{"standings", "crosstable", "pairings", "players"} {
		d.readLog()
		d.tap("csv-" + table)
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
	d.tap("pgn")
	file := d.cmds[len(d.cmds)-1].(session.SaveFile)
	if n := strings.Count(string(file.Data), "[White "); n != 4 {
		t.Errorf("the PGN list has %d games, want 4: %s", n, file.Data)
	}
}
