package shell

import (
	"slices"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/rooms/board"
	"wasit/app/session"
	"wasit/rules"
	"wasit/rules/ruling"
)

// claim begins a claim of White at board 2, on the arbiter's desk.
func (d *device) claim(c ruling.Claim) {
	d.t.Helper()
	to := d.m.Route.In(session.PageArbiter)
	to.Sheet = "claim"
	d.send(Navigated{to.Path()})
	d.tap("figure-2", "desk-take", "take-w", "claim-"+string(c))
}

func (d *device) answer(q ruling.Question, a ruling.Answer) {
	d.t.Helper()
	d.tap(string(q) + "-" + string(a))
}

// TestClaimOnBoard: the question of a claim is answered on the board of the event's game, and the answer comes back; the moves
// are kept with the event, stand in its PGN, and come from there again.
func TestClaimOnBoard(t *testing.T) {
	d := event(t, 8, 5)
	d.drawn(1)
	row := d.m.Event.Ahead.Rows(1, 1)[1]
	white := d.m.Name(row.WhitePlayer)
	d.claim(ruling.ClaimThreefold)
	d.answer(ruling.AskToMove, ruling.Yes)
	d.answer(ruling.AskTouched, ruling.No)
	d.answer(ruling.AskHow, ruling.Written)
	d.answer(ruling.AskWritten, ruling.Yes)
	asked := d.m.Route
	d.tap("on-board")
	if !slices.Contains(d.cmds, session.Cmd(session.OpenBook{Book: session.BoardBook})) || d.m.Event != nil {
		t.Fatalf("on %s", d.m.Route.Path())
	}
	d.send(session.BookOpened{Book: session.BoardBook})
	if head := d.m.Board.Game.Head; head.White != white || head.Black != d.m.Name(row.BlackPlayer) {
		t.Fatalf("on the board play %q and %q", head.White, head.Black)
	}
	for _, move := range strings.Fields("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1") {
		d.fill("typed", move)
		d.tap("make")
	}
	if d.has("desk-bring") {
		t.Error("an answer before the written move is known")
	}
	d.fill("written", "Ng8")
	d.tap("desk-bring")
	if d.m.Route != asked || d.m.DeskCheck != nil {
		t.Fatalf("on %s with the question %+v", d.m.Route.Path(), d.m.DeskCheck)
	}
	d.tap("desk-record")
	if p := d.m.Event.Kept.Proposals(1, 1); len(p) != 1 || p[0].Board != 2 || p[0].Score != journal.Drawn {
		t.Fatalf("proposed %+v", p)
	}
	d.goTo(session.PageArbiter)
	d.tap("result-2")
	if rows := d.m.Event.Kept.Rows(1, 1); rows[1].Score != journal.Drawn {
		t.Errorf("entered %v", rows[1].Score)
	}
	d.gameSheet()
	d.tap("keep-moves")
	if got := d.m.Event.Kept.Moves(1, 1, 2); !strings.Contains(got, "1. Nf3 Nf6") || strings.Contains(got, white) {
		t.Errorf("kept %q", got)
	}
	d.everyRecordHasWords()
	d.tap("pgn")
	file := d.cmds[len(d.cmds)-1].(session.SaveFile)
	if pgn := string(file.Data); !strings.Contains(pgn, "[White \""+white+"\"]") || !strings.Contains(pgn, "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1\r\n") {
		t.Errorf("PGN of the event:\n%s", pgn)
	}
	back := d.m.Route
	d.send(Navigated{"/board"})
	d.tap("menu", "menu-new", "begin")
	if d.m.Board.Game.Ply() != 0 || d.m.Board.Game.Head.White != "" {
		t.Fatal("the game of the event is still on the board")
	}
	d.send(Navigated{back.Path()})
	d.gameSheet()
	if head := d.m.Board.Game.Head; head.White != white {
		t.Errorf("from the event came the game of %q", head.White)
	}
}

// gameSheet takes the game of board 2 onto the board of this device.
func (d *device) gameSheet() {
	d.t.Helper()
	d.goTo(session.PageArbiter)
	d.tap("offence", "figure-2", "desk-take", "game-sheet")
	if got := d.m.Board.Game.Ply(); got != 7 || d.m.Route.Page != session.PageBoard {
		d.t.Fatalf("on %s with %d half-moves", d.m.Route.Path(), got)
	}
}

// TestRulingCorrects: the result that a ruling gives a board of a closed round is a correction, which opens on the desk's page.
func TestRulingCorrects(t *testing.T) {
	d := closedRound(t)
	d.claim(ruling.ClaimThreefold)
	d.answer(ruling.AskToMove, ruling.Yes)
	d.answer(ruling.AskTouched, ruling.No)
	d.answer(ruling.AskHow, ruling.OnBoard)
	d.answer(ruling.AskThree, ruling.Yes)
	d.tap("desk-record")
	d.goTo(session.PageArbiter)
	d.tap("result-2")
	if rows := d.m.Event.Kept.Rows(1, 1); d.m.Dialog == nil || rows[1].Score != journal.WhiteWins {
		t.Fatalf("entered %v without a correction", rows[1].Score)
	}
	d.tap("correct")
	d.noNotice("correcting")
	if rows := d.m.Event.Kept.Rows(1, 1); rows[1].Score != journal.Drawn || d.m.Route.Page != session.PageArbiter {
		t.Errorf("on %s: %v", d.m.Route.Path(), rows[1].Score)
	}
}

// TestLedgerHasWords: what the desk records is told in the log, whatever it is.
func TestLedgerHasWords(t *testing.T) {
	d := event(t, 8, 5)
	d.drawn(1)
	player := d.m.Event.Ahead.Rows(1, 1)[0].WhitePlayer.ID
	incident := func(k ruling.Kind, p ...ledger.Penalty) journal.IncidentID {
		id := journal.IncidentID(d.m.Event.Ahead.Seq() + 1)
		d.did(journal.RecordIncident{Section: 1, Offence: ledger.Offence{Round: 1, Board: 1, Player: player, Offence: k}, Penalties: p})
		return id
	}
	d.did(journal.SetLocalRules{Section: 1, Rules: ledger.O2SNRules()})
	d.did(journal.ChooseLaws{Section: 1, Laws: ledger.Laws{Edition: "E23", Class: "standard", Overlay: ledger.OwnRules}})
	d.did(journal.ChooseLaws{Section: 1, Laws: ledger.Laws{Edition: "E23", Class: "rapid", AppealMinutes: 10}})
	first := incident(ruling.IllegalMove)
	d.did(journal.AppealDecision{Section: 1, Incident: first, Reason: "two witnesses"})
	d.did(journal.DecideAppeal{Section: 1, Incident: first, Reason: "true"})
	second := incident(ruling.Disturbing, ledger.Penalty{Kind: rules.GameLost})
	d.did(journal.AppealDecision{Section: 1, Incident: second, Reason: "too hard"})
	d.did(journal.DecideAppeal{Section: 1, Incident: second, Stands: true, Reason: "not the first time"})
	d.did(journal.Overturn{Section: 1, Incident: incident(ruling.IllegalMove), Reason: "it was legal"})
	protest := journal.IncidentID(d.m.Event.Ahead.Seq() + 1)
	d.did(journal.LodgeProtest{Section: 1, Protest: ledger.Protest{Round: 1, Board: 2, About: ledger.AboutPairing, By: "School 3", Text: "wrong colour"}})
	d.did(journal.DecideProtest{Section: 1, Protest: protest, Reason: "the pairing is right"})
	d.did(journal.HearClaim{Section: 1, Claim: ledger.Claim{Round: 1, Board: 1, Player: player, Claim: ruling.ClaimThreefold,
		Answers: []ruling.Answer{ruling.Yes, ruling.No, ruling.OnBoard, ruling.No}}})
	d.did(journal.Undo{})
	d.everyRecordHasWords()
}

// TestQuestionWaits: a question of the desk waits on the board and among the Laws, and nowhere else.
func TestQuestionWaits(t *testing.T) {
	d := event(t, 8, 5)
	d.drawn(1)
	d.claim(ruling.ClaimResign)
	d.answer(ruling.AskEnded, ruling.No)
	d.tap("on-board")
	d.send(session.BookOpened{Book: session.BoardBook})
	d.send(Navigated{"/laws"})
	d.send(Navigated{"/board/mate-black"})
	if c := d.m.DeskCheck; c == nil || c.Question != ruling.AskMate || c.Board != 2 {
		t.Fatalf("after a look into the Laws the desk asks %+v", c)
	}
	d.tap("desk-back")
	if d.m.DeskCheck != nil || !d.has(string(ruling.AskMate)+"-"+string(ruling.No)) {
		t.Fatalf("back without an answer: %+v on %s", d.m.DeskCheck, d.m.Route.Path())
	}
	d.tap("on-board")
	d.send(Navigated{"/"})
	if d.m.DeskCheck != nil {
		t.Error("the question still waits on another page")
	}
}

// TestBoardGetsClock: the board leads to the choice of a time control and back, and the clock is tied to its game; who runs it
// is not led away by a swipe.
func TestBoardGetsClock(t *testing.T) {
	d := newDesk(t)
	d.send(Navigated{"/board"})
	d.send(session.BookOpened{Book: session.BoardBook})
	d.tap("menu", "menu-clock")
	if !slices.Contains(d.cmds, session.Cmd(session.OpenBook{Book: session.ClockBook})) { // one may be on the table
		t.Fatalf("on %s nobody asks for the clock", d.m.Route.Path())
	}
	d.send(session.BookOpened{Book: session.ClockBook})
	if d.m.Route.Page != session.PageClock {
		t.Fatalf("on %s", d.m.Route.Path())
	}
	d.tap("preset-1")
	if d.m.Route.Page != session.PageBoard || board.Clock(d.m.Board, d.m.Clock) == nil {
		t.Fatalf("on %s the clock is not tied to the game", d.m.Route.Path())
	}
	d.tap("clock-run")
	d.send(Navigated{"/"})
	if d.m.Route.Page != session.PageBoard {
		t.Errorf("a running clock was left for %s", d.m.Route.Path())
	}
	d.send(Navigated{"/clock"})
	if d.m.Route.Page != session.PageClock {
		t.Errorf("on %s instead of the clock", d.m.Route.Path())
	}
}

// TestClockComesLate: the board waits for a clock that the store brings after the game.
func TestClockComesLate(t *testing.T) {
	d := newDesk(t)
	d.send(Navigated{"/clock"})
	d.send(session.BookOpened{Book: session.ClockBook})
	d.tap("preset-1")
	id := d.m.Clock.Game.ID
	var rows []string
	for _, c := range d.cmds {
		if keep, ok := c.(session.KeepClock); ok {
			rows = append(rows, keep.Row)
		}
	}
	again := newDesk(t)
	again.now = d.now
	again.send(Navigated{"/board/clock"})
	again.send(session.BookOpened{Book: session.BoardBook})
	if !again.m.WantsClock || !slices.Contains(again.cmds, session.Cmd(session.OpenBook{Book: session.ClockBook})) {
		t.Fatal("the board does not wait for the clock")
	}
	again.send(session.BookOpened{Book: session.ClockBook, Index: `{"v":1,"options":{},"current":"` + id + `"}`})
	again.send(session.GameOpened{Book: session.ClockBook, ID: id, Rows: rows})
	if g := board.Clock(again.m.Board, again.m.Clock); g == nil || g.ID != id || again.m.WantsClock {
		t.Errorf("tied to the clock %+v", g)
	}
}
