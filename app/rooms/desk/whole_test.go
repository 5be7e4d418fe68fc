package desk

import (
	"slices"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/rules/ruling"
)

// TestClaimAsksMate: a claim that would end the game by the second illegal move asks whether the claimant can checkmate (Art. 7.5.5
// (E23)); the board answers, and a draw follows. The first one does not ask.
func TestClaimAsksMate(t *testing.T) {
	d := hallOf(t, 8)
	d.playBy("E23", "standard")
	_, rows := d.m.boardRows()
	claim := func() ruling.Step {
		d.send(startOffence{Board: 2, Player: rows[1].BlackPlayer.ID, Claim: true})
		d.send(hearClaim{ruling.ClaimIllegal})
		d.send(answerQuestion{ruling.AskWhich, ruling.Answer(ruling.IllegalMove)})
		d.send(answerQuestion{ruling.AskPressed, ruling.Yes})
		step, err := d.m.claimStep()
		if err != nil {
			t.Fatal(err)
		}
		return step
	}
	if step := claim(); step.Question != "" || step.Case == nil {
		t.Fatalf("the first asks %q", step.Question)
	}
	d.send(recordOffence{})
	d.Says("the first", "Recorded", "gets 2 minutes more")
	if step := claim(); step.Question != ruling.AskMate || step.Mater != ruling.Side(false) {
		t.Fatalf("the second: %+v", step)
	}
	d.Says("the second", EN(i18n.Questions["mate"]), "Check on the board")
	d.toBoard(goToBoard{Question: ruling.AskMate}, session.TakeGame{Round: 1, Board: 2})
	if d.m.Route.Sheet != "mate-black" {
		t.Errorf("the board is asked at %s", d.m.Route.Path())
	}
	d.bring(ruling.No)
	d.Says("answered", "can no longer mate")
	d.send(recordOffence{})
	d.Says("recorded", "can no longer mate")
	if p := d.m.Event.Kept.Proposals(1, 1); len(p) != 1 || p[0].Score != journal.Drawn {
		t.Errorf("proposed %+v", p)
	}
	for _, c := range d.m.Event.Kept.Claims(1) {
		if step, err := d.m.Event.Kept.HeardStep(1, c); err != nil || step.Question != "" || !c.Whole {
			t.Errorf("claim %d as it was recorded: %+v, %v", c.ID, step, err)
		}
	}
}

// TestPageAsksFacts: a sheet asks what its ruling needs and nothing else, and the answer says what follows from it.
func TestPageAsksFacts(t *testing.T) {
	d := hallOf(t, 24)
	on := func(board int, edition, class, kind string) {
		t.Helper()
		d.playBy(edition, class)
		d.take(board, true)
		d.Touch("of-" + kind)
	}
	on(1, "E23", "standard", "both_absent")
	d.Says("both absent", "White late by (minutes)", "Black late by (minutes)", "!lose the game")
	d.Touch("late-more", "late-black-more")
	d.Says("both too late", "Both players lose the game", "6.7.1")
	d.Touch("late-less")
	d.Says("White in time", "late by", d.name(1, false)+" loses the game")
	d.Touch("late-black-less")
	d.Says("both in time", "White's clock runs from the start", "6.7.2", "!loses the game")

	d.send(setLaws{lawsSupervised, "true"})
	on(2, "E23", "rapid", "score_asked")
	d.Says("asked too often", "Which request of this game", "A.4.3", "The arbiter's penalty")
	d.Touch("request-less")
	d.Says("the fifth", "No offence", "!The arbiter's penalty")

	on(3, "E23", "standard", "knock_le2_before_press")
	d.Says("knocked over", "puts the pieces back", "!The opponent's clock ran")
	d.Enter("knocked", "true")
	d.Touch("ran-more", "ran-more")
	d.Says("pressed over", "Take 10 seconds off", "The opponent's clock ran")
	d.Says("more time for the opponent is the usual penalty", d.name(3, false)+" +2 min")
	d.Touch("desk-record", "desk-clock")
	if c := d.m.DeskClock; c.Back != 10 || c.Restore[1] != 130 {
		t.Errorf("the clock: %+v", c)
	}

	on(4, "E23", "standard", "no_recording")
	d.Says("recording", "less than 5 minutes left", "!The game was over", "!30 seconds or more")
	d.Enter("short", "true")
	d.Says("short of time", "No offence", "!30 seconds or more")

	d.send(setLaws{lawsSupervised, "false"})
	on(5, "E23", "rapid", "both_kings_in_check")
	d.Says("not answered yet", "The opponent has moved since", "!put the position right")
	d.Enter("replied", "true")
	d.Says("still illegal", "The game is drawn", "put the position right")
	d.Enter("mended", "true")
	d.Says("mended", "too late, the move stands")

	d.Did(journal.EnterResult{Section: 1, Round: 1, Board: 6, Score: journal.Drawn})
	on(6, "E23", "standard", "illegal_move")
	d.Enter("ended", "true")
	d.Says("after the end", "its result stands", "!gets 2 minutes more")
}

// TestRecordingIncrement: who has little time left need not record, unless the clock adds 30 seconds a move (Art. 8.4); that is asked
// where nobody has said what time control it is, and read from it where somebody has.
func TestRecordingIncrement(t *testing.T) {
	for code, asked := range map[string]bool{"": true, "5400": false, "5400+30": false} {
		d := newArbiter(t)
		d.Open(8, false, func(c *journal.SectionConfig) { c.Rounds, c.TimeCode = 5, code })
		d.Pair()
		d.Publish()
		d.at("")
		d.playBy("E23", "standard")
		d.take(1, true)
		d.Touch("of-no_recording")
		if code != "5400+30" {
			d.Enter("short", "true")
			d.Says(code+" short of time", "No offence: the Laws allow it")
		}
		if got := slices.Contains(d.m.openFacts(), factIncrement); got != asked {
			t.Errorf("%q asks for the increment: %v", code, got)
		}
		if asked {
			d.Enter("increment", "true")
		}
		if asked || code == "5400+30" {
			d.Says(code+" with an increment", "The arbiter's penalty")
		}
	}
}

// TestPhonesByEdition: in 2009 a phone that sounds stands among the frequent offences and one that is off is allowed (12.3b (E09)); since
// 2014 any phone does, and one in the bag is allowed where the event says so (Art. 11.3.2.1 (E23)).
func TestPhonesByEdition(t *testing.T) {
	d := hallOf(t, 8)
	row := func(edition string, kind ruling.Kind) offenceRow {
		t.Helper()
		d.playBy(edition, "standard")
		d.take(1, true)
		for _, r := range d.m.offenceRows() {
			if r.Kind == kind {
				return r
			}
		}
		t.Fatalf("%s is not on the list", kind)
		return offenceRow{}
	}
	for _, c := range []struct {
		edition string
		kind    ruling.Kind
		often   bool
	}{{"E09", ruling.DeviceSounds, true}, {"E09", ruling.Device, false}, {"E23", ruling.Device, true}, {"E23", ruling.DeviceSounds, false}} {
		if got := row(c.edition, c.kind); got.Often != c.often {
			t.Errorf("%s %s: frequent %v", c.edition, c.kind, got.Often)
		}
	}
	choose := func(edition string, kind string, says ...string) {
		t.Helper()
		d.playBy(edition, "standard")
		d.take(2, true)
		d.Touch("of-" + kind)
		d.Says(edition+" "+kind, says...)
	}
	choose("E09", "device", "The arbiter's penalty", "!loses the game")
	choose("E09", "device_sounds", "12.3b", "Can ")
	choose("E09", "device_off", "No offence")
	d.send(setLaws{lawsOffBanned, "true"})
	choose("E09", "device_off", "The arbiter's penalty", "12.3b", "!No offence")
	choose("E23", "device_off", "loses the game", "11.3.2.2")
	d.send(setLaws{lawsMilder, "true"})
	choose("E23", "device", "The tournament announced what this costs")
}

// name is a player of a board.
func (d *arbiter) name(board int, white bool) string {
	_, rows := d.m.boardRows()
	if white {
		return d.m.Name(rows[board-1].WhitePlayer)
	}
	return d.m.Name(rows[board-1].BlackPlayer)
}

// TestClaimCastling: men found set up wrongly too late cost castling, which the desk says by the edition and takes to the board (A.4a (E09),
// A.5.1.2 (E23), O2SN rapid 2).
func TestClaimCastling(t *testing.T) {
	d := hallOf(t, 8)
	_, rows := d.m.boardRows()
	for _, c := range []struct{ overlay, edition, says, article string }{
		{"none", "E23", "nor may a rook that stood wrongly", "A.5.1.2"},
		{"none", "E09", "Where king and queen had changed places", "A.4a"},
		{"O2SN-2013", "none", "Where king and queen had changed places", "O2SN rapid 2"},
	} {
		d.send(setLaws{lawsOverlay, c.overlay})
		d.playBy(c.edition, "rapid")
		d.send(startOffence{Board: 2, Player: rows[1].BlackPlayer.ID, Claim: true})
		d.send(hearClaim{ruling.ClaimSetup})
		for _, a := range []answerQuestion{{ruling.AskWrong, ruling.WrongMen}, {ruling.AskEnded, ruling.No}, {ruling.AskLimit, ruling.Yes}} {
			d.send(a)
		}
		d.Says(c.edition, EN(i18n.Decisions["play_on"]), c.says, c.article)
	}
	d.told = nil
	d.Touch("castling-board")
	if want := (session.TakeGame{Round: 1, Board: 2, Castling: true}); len(d.told) != 1 || d.told[0] != want || d.m.Route.Page != session.PageBoard {
		t.Errorf("told %+v, on %s", d.told, d.m.Route.Path())
	}
}

// TestBothFlagsSupervised: two fallen flags draw at once in rapid and blitz of 2009 (A.4d3 (E09)), but not under full supervision: there it
// is asked which fell first (Art. 6.11 (E09)).
func TestBothFlagsSupervised(t *testing.T) {
	d := hallOf(t, 8)
	_, rows := d.m.boardRows()
	for _, class := range []string{"rapid", "blitz"} {
		for _, full := range []bool{false, true} {
			d.playBy("E09", class)
			d.send(setLaws{lawsSupervised, map[bool]string{true: "true", false: "false"}[full]})
			d.send(startOffence{Board: 2, Player: rows[1].BlackPlayer.ID, Claim: true})
			d.send(hearClaim{ruling.ClaimFlag})
			d.send(answerQuestion{ruling.AskEnded, ruling.No})
			d.send(answerQuestion{ruling.AskFlags, ruling.BothFlags})
			step, err := d.m.claimStep()
			if asks := step.Question == ruling.AskFirst; err != nil || asks != full || !full && step.Article != "A.4d3" {
				t.Errorf("%s, full supervision %v: %+v, %v", class, full, step, err)
			}
		}
	}
}

// TestPointsAtDesk: a penalty in points is proposed as a result with its article and reason, and an expulsion says that the player has left
// (Art. 12.9.5, 12.9.9 (E23)).
func TestPointsAtDesk(t *testing.T) {
	d := hallOf(t, 8)
	d.playBy("E23", "standard")
	d.Did(journal.EnterResult{Section: 1, Round: 1, Board: 2, Score: journal.WhiteWins})
	d.take(2, true)
	d.Touch("of-disturbing")
	d.Touch("penalty-5", "desk-record")
	d.Says("recorded", "A penalty in points changes the result", "after the penalty", "Once this board has its result")
	d.at("")
	d.told = nil
	d.Touch("result-2")
	want := session.CorrectResult{Round: 1, Board: 2, Score: journal.WhiteHalf, Reason: d.name(2, true) + " (points −0.5): Disturbing the opponent (12.9.5)"}
	if len(d.told) != 1 || d.told[0] != want {
		t.Fatalf("told %+v, want %+v", d.told, want)
	}
	d.Did(journal.CorrectForPenalty{Section: 1, Round: 1, Board: 2, Score: want.Score, Reason: want.Reason})
	d.Says("entered", "!A penalty in points changes")
	d.take(3, false)
	d.Touch("of-help")
	d.Touch("penalty-9", "desk-record")
	d.Says("expelled", "marked as withdrawn")
	_, rows := d.m.boardRows()
	if p, _ := d.m.Event.Kept.Player(rows[2].BlackPlayer.ID); !p.IsWithdrawn() {
		t.Error("who was expelled is still in the event")
	}
}

// TestQuestionsByEdition: questions and decisions say the number of moves and the article of the edition played (A.4a (E09), A.5.1 (E23), O2SN
// rapid 2, Art. 6.13 (E09)).
func TestQuestionsByEdition(t *testing.T) {
	d := hallOf(t, 8)
	_, rows := d.m.boardRows()
	for _, c := range []struct{ overlay, edition, moves, clocks string }{
		{"none", "E23", "10", "7.1"}, {"none", "E09", "3", "6.13"}, {"O2SN-2013", "E23", "3", "7.1"},
	} {
		d.send(setLaws{lawsOverlay, c.overlay})
		d.playBy(c.edition, "rapid")
		ask := func(answers ...answerQuestion) {
			d.send(startOffence{Board: 2, Player: rows[1].BlackPlayer.ID, Claim: true})
			d.send(hearClaim{ruling.ClaimSetup})
			for _, a := range answers {
				d.send(a)
			}
		}
		ask(answerQuestion{ruling.AskWrong, ruling.WrongMen}, answerQuestion{ruling.AskEnded, ruling.No})
		d.Says(c.edition+" "+c.overlay, "Has each player made "+c.moves+" moves?")
		ask(answerQuestion{ruling.AskWrong, ruling.WrongSquare}, answerQuestion{ruling.AskEnded, ruling.No})
		d.Says(c.edition+" "+c.overlay, "the clocks by "+c.clocks)
	}
}
