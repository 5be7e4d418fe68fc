package model

import (
	"testing"

	"wasit/app/i18n"
	"wasit/app/journal"
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
	for _, l := range []journal.Laws{{Edition: "E23", Quickplay: true}, {Edition: "E23", Class: "rapid"}, {Edition: "E09"}, {Edition: "E18", Class: "rapid"}} {
		d := hallOf(t, 4)
		d.send(SetLaws{func(x *journal.Laws) { *x = l }})
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
	d.send(SetLaws{func(l *journal.Laws) { l.Edition, l.Class = "E23", "standard" }})
	_, rows := d.m.DeskRows()
	d.send(DeskStart{Board: 2, Player: rows[1].BlackPlayer.ID, Claim: true})
	d.send(DeskHear{ruling.ClaimThreefold})
	answer := func(q ruling.Question, a ruling.Answer) { d.send(DeskAnswer{q, a}) }
	answer(ruling.AskToMove, ruling.No)
	d.send(DeskBack{})
	answer(ruling.AskToMove, ruling.Yes)
	answer(ruling.AskToMove, ruling.Yes) // a second touch on the same key
	d.send(DeskRecord{})                 // not decided yet
	if d.m.Notice == nil || len(d.m.Event.Kept.Claims(1)) != 0 {
		t.Fatalf("an undecided claim: %v, %v", d.m.Notice, d.m.Event.Kept.Claims(1))
	}
	answer(ruling.AskTouched, ruling.No)
	answer(ruling.AskHow, ruling.OnBoard)
	answer(ruling.AskThree, ruling.No)
	d.send(DeskRecord{})
	in := d.m.Event.Kept.Ledger(1)
	if len(in) != 1 || in[0].Offence.Offence != ruling.FalseClaim || in[0].Player != rows[1].BlackPlayer.ID || in[0].ID != d.m.Desk.Done+1 {
		t.Fatalf("%+v", in)
	}
	if got := len(d.m.AnsweredIn(d.m.Event.Kept.Claims(1)[0].Claim)); got != 4 {
		t.Errorf("%d answers", got)
	}
	d.send(DeskUndo{})
	if d.m.Desk.Step != DeskRuling || len(d.m.Event.Kept.Claims(1))+len(d.m.Event.Kept.Ledger(1)) != 0 {
		t.Error("undo takes back the claim and its offence")
	}
	d.send(DeskUnanswer{3})
	answer(ruling.AskThree, ruling.Yes)
	d.send(DeskRecord{})
	if p := d.m.Event.Kept.Proposals(1, 1); len(p) != 1 || p[0].Score != journal.Drawn {
		t.Errorf("proposed %v", p)
	}
	for _, r := range d.log {
		if line := d.m.LogLine(r); line == "" || line == d.m.Lang().T(i18n.LogUnknown) {
			t.Errorf("record %d (%s) has no words", r.Seq, r.Event.Kind())
		}
	}
}
