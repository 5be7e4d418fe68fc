package desk

import (
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/rules/ruling"
)

// TestClaimWords: every claim, question, answer and decision of every path has words in every language.
func TestClaimWords(t *testing.T) {
	seen := map[string]bool{}
	check := func(kind, code string, text i18n.Text, ok bool) {
		if !seen[kind+code] && (!ok || text.ID == "" || text.EN == "" || text.HR == "") {
			t.Errorf("%s %q has no words", kind, code)
		}
		seen[kind+code] = true
	}
	var walk func(r *ruling.Rules, c ruling.Claim, answers []ruling.Answer)
	walk = func(r *ruling.Rules, c ruling.Claim, answers []ruling.Answer) {
		s, err := r.Hear(c, ruling.Side(true), answers)
		if err != nil {
			t.Fatal(err)
		}
		if s.Question == "" {
			text, ok := i18n.Decisions[string(s.Decision)]
			check("decision", string(s.Decision), text, ok)
			return
		}
		text, ok := i18n.Questions[string(s.Question)]
		check("question", string(s.Question), text, ok)
		for _, a := range s.Answers {
			text, ok := i18n.Answers[string(a)]
			if !ok {
				text, ok = i18n.Offences[string(a)]
			}
			check("answer", string(a), text, ok)
			walk(r, c, append(answers[:len(answers):len(answers)], a))
		}
	}
	for _, l := range []ledger.Laws{{Edition: "E23", Quickplay: true}, {Edition: "E23", Class: "rapid"}, {Edition: "E09"}, {Edition: "E18", Class: "rapid"}} {
		d := hallOf(t, 4)
		d.Did(journal.ChooseLaws{Section: 1, Laws: l})
		r := d.m.Event.Ahead.Rules(1)
		for _, c := range ruling.Claims() {
			text, ok := i18n.Claims[string(c)]
			check("claim", string(c), text, ok)
			walk(&r, c, nil)
		}
	}
	for name, n := range map[string]int{"claim": len(i18n.Claims), "question": len(i18n.Questions), "decision": len(i18n.Decisions)} {
		got := 0
		for code := range seen {
			if len(code) > len(name) && code[:len(name)] == name {
				got++
			}
		}
		if got != n {
			t.Errorf("%d words for a %s, %d are used", n, name, got)
		}
	}
}

// TestDeskClaim hears a claim from the board to the record: an answer is corrected, a false claim costs time, undo brings the claim
// in hand again.
func TestDeskClaim(t *testing.T) {
	d := hallOf(t, 8)
	d.playBy("E23", "standard")
	_, rows := d.m.boardRows()
	d.send(startOffence{Board: 2, Player: rows[1].BlackPlayer.ID, Claim: true})
	d.send(hearClaim{ruling.ClaimThreefold})
	answer := func(q ruling.Question, a ruling.Answer) { d.send(answerQuestion{q, a}) }
	answer(ruling.AskToMove, ruling.No)
	d.send(stepBack{})
	answer(ruling.AskToMove, ruling.Yes)
	answer(ruling.AskToMove, ruling.Yes) // a second touch on the same key
	d.send(recordOffence{})              // not decided yet
	if d.m.Notice == nil || len(d.m.Event.Kept.Claims(1)) != 0 {
		t.Fatalf("an undecided claim: %v, %v", d.m.Notice, d.m.Event.Kept.Claims(1))
	}
	answer(ruling.AskTouched, ruling.No)
	answer(ruling.AskHow, ruling.OnBoard)
	answer(ruling.AskThree, ruling.No)
	d.send(recordOffence{})
	in := d.m.Event.Kept.Ledger(1)
	if len(in) != 1 || in[0].Offence.Offence != ruling.FalseClaim || in[0].Player != rows[1].BlackPlayer.ID || in[0].ID != d.m.Done+1 {
		t.Fatalf("%+v", in)
	}
	if got := len(d.m.answeredIn(d.m.Event.Kept.Claims(1)[0].Claim)); got != 4 {
		t.Errorf("%d answers", got)
	}
	d.send(undoRecord{})
	if d.m.Step != stepRuling || len(d.m.Event.Kept.Claims(1))+len(d.m.Event.Kept.Ledger(1)) != 0 {
		t.Error("undo takes back the claim and its offence")
	}
	d.send(takeBackAnswer{3})
	answer(ruling.AskThree, ruling.Yes)
	d.send(recordOffence{})
	if p := d.m.Event.Kept.Proposals(1, 1); len(p) != 1 || p[0].Score != journal.Drawn {
		t.Errorf("proposed %v", p)
	}
}

// TestDeskBring: a question of a claim, and of an offence, goes to the board, and its answer comes back to where it was asked; who
// goes back without one finds the question as it was.
func TestDeskBring(t *testing.T) {
	d := hallOf(t, 8)
	d.playBy("E23", "standard")
	_, rows := d.m.boardRows()
	d.send(startOffence{Board: 2, Player: rows[1].WhitePlayer.ID, Claim: true})
	d.send(hearClaim{ruling.ClaimResign})
	d.send(answerQuestion{ruling.AskEnded, ruling.No})
	if step, err := d.m.claimStep(); err != nil || step.Question != ruling.AskMate || step.Mater != ruling.Side(false) {
		t.Errorf("White resigns: %+v, %v", step, err)
	}
	second := session.TakeGame{Round: 1, Board: 2}
	d.toBoard(goToBoard{Question: ruling.AskMate}, second)
	if d.m.Route.Sheet != "mate-black" {
		t.Fatalf("on %s", d.m.Route.Path())
	}
	d.bring("")
	if step, err := d.m.claimStep(); err != nil || step.Question != ruling.AskMate || d.m.DeskCheck != nil {
		t.Fatalf("back without an answer: %+v, %v", step, err)
	}
	d.toBoard(goToBoard{Question: ruling.AskMate}, second)
	d.bring(ruling.No)
	if step, err := d.m.claimStep(); err != nil || step.Decision != ruling.Granted || step.Article != "5.1.2" {
		t.Fatalf("after the proof: %+v, %v", step, err)
	}
	d.send(recordOffence{})
	if p := d.m.Event.Ahead.Proposals(1, 1); len(p) != 1 || p[0].Score != journal.Drawn {
		t.Errorf("proposed: %+v", p)
	}

	d.send(startOffence{Board: 3, Player: rows[2].BlackPlayer.ID, Claim: true})
	d.send(hearClaim{ruling.ClaimThreefold})
	for _, a := range []answerQuestion{{ruling.AskToMove, ruling.Yes}, {ruling.AskTouched, ruling.No}, {ruling.AskHow, ruling.OnBoard}} {
		d.send(a)
	}
	d.toBoard(goToBoard{Question: ruling.AskThree}, session.TakeGame{Round: 1, Board: 3})
	d.bring(ruling.Yes)
	if step, err := d.m.claimStep(); err != nil || step.Decision != ruling.Granted {
		t.Fatalf("the third time on the board: %+v, %v", step, err)
	}

	d.take(1, true)
	d.send(chooseOffence{ruling.FlagFallen})
	d.toBoard(goToBoard{Question: ruling.AskMate}, session.TakeGame{Round: 1, Board: 1})
	d.bring(ruling.Yes)
	if d.m.Offence.Mate != "can" {
		t.Errorf("the offence in hand: %+v", d.m.Offence)
	}
}

// TestDeskAsksBoard: a claim that rests on a written move tells the board so, and the answer decides it; the game of the board
// in hand is to be had without a question.
func TestDeskAsksBoard(t *testing.T) {
	d := hallOf(t, 8)
	_, rows := d.m.boardRows()
	d.send(startOffence{Board: 2, Player: rows[1].WhitePlayer.ID, Claim: true})
	d.send(hearClaim{ruling.ClaimThreefold})
	for _, a := range []answerQuestion{{ruling.AskToMove, ruling.Yes}, {ruling.AskTouched, ruling.No}, {ruling.AskHow, ruling.Written}, {ruling.AskWritten, ruling.Yes}} {
		d.send(a)
	}
	want := session.TakeGame{Round: 1, Board: 2, Written: true}
	d.toBoard(goToBoard{Question: ruling.AskThree}, want)
	d.bring(ruling.Yes)
	if step, err := d.m.claimStep(); err != nil || step.Decision != ruling.Granted {
		t.Fatalf("the claim stands at %+v, %v", step, err)
	}
	d.told = nil
	d.send(openGameSheet{})
	if len(d.told) != 1 || d.told[0] != want || d.m.DeskCheck != nil || d.m.Route.Page != session.PageBoard {
		t.Errorf("on %s, told %+v, question %+v", d.m.Route.Path(), d.told, d.m.DeskCheck)
	}
}
