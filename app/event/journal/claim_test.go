package journal

import (
	"testing"

	"wasit/app/event/journal/ledger"
	"wasit/rules/ruling"
)

// TestClaims: a claim is recorded once it is decided, with the offence that it brings to light, and a granted one proposes a draw.
func TestClaims(t *testing.T) {
	h := claims(t)
	list := h.Claims(1)
	if len(list) != 3 {
		t.Fatalf("%d claims", len(list))
	}
	if step, err := h.ClaimStep(1, list[0].Claim); err != nil || step.Decision != ruling.Granted || step.Article != "9.2.2" {
		t.Errorf("%+v, %v", step, err)
	}
	in := h.Ledger(1)
	if len(in) != 1 || in[0].Offence.Offence != ruling.FalseClaim || in[0].Player != list[1].Player || len(in[0].Ruling.Penalties) != 1 {
		t.Errorf("the false claim: %+v", in)
	}
	if p := h.Proposals(1, 1); len(p) != 1 || p[0].Board != 1 || p[0].Score != Drawn {
		t.Errorf("proposed %v", p)
	}
	if _, err := h.try(HearClaim{1, ledger.Claim{Round: 1, Board: 1, Player: list[0].Player, Claim: ruling.ClaimFlag}}); err == nil {
		t.Error("an undecided claim was recorded")
	}
	for name, c := range map[string]ledger.Claim{
		"no board":       {Round: 1, Board: 9, Player: list[0].Player, Claim: ruling.ClaimTouch, Answers: []ruling.Answer{"yes"}},
		"another player": {Round: 1, Board: 2, Player: list[0].Player, Claim: ruling.ClaimTouch, Answers: []ruling.Answer{"yes"}},
		"no claim":       {Round: 1, Board: 1, Player: list[0].Player, Claim: "rain"},
		"no answer":      {Round: 1, Board: 1, Player: list[0].Player, Claim: ruling.ClaimTouch, Answers: []ruling.Answer{"perhaps"}},
		"no round":       {Round: 4, Board: 1, Player: list[0].Player, Claim: ruling.ClaimTouch, Answers: []ruling.Answer{"yes"}},
	} {
		if _, err := h.try(HearClaim{1, c}); err == nil {
			t.Errorf("%s was accepted", name)
		}
	}
	h.do(Undo{})
	h.do(Undo{})
	if len(h.Claims(1)) != 1 || len(h.Ledger(1)) != 0 {
		t.Errorf("after two undos: %v, %v", h.Claims(1), h.Ledger(1))
	}
}

// claims is a round with claims: granted, false, and one whose right was lost.
func claims(t *testing.T) *hall {
	h := laws(t)
	r, _ := h.Round(1, 1)
	for _, c := range []ledger.Claim{
		{Round: 1, Board: 1, Player: r.Boards[0].White, Claim: ruling.ClaimThreefold, Answers: []ruling.Answer{"yes", "no", "on_board", "yes"}},
		{Round: 1, Board: 2, Player: r.Boards[1].Black, Claim: ruling.ClaimFifty, Answers: []ruling.Answer{"yes", "no", "on_board", "no"}, Note: "Langkah 71"},
		{Round: 1, Board: 3, Player: r.Boards[2].Black, Claim: ruling.ClaimTouch, Answers: []ruling.Answer{"yes"}},
	} {
		h.do(HearClaim{1, c})
	}
	return h
}

// TestClaimsBefore: a claim that an older program recorded, without the question whether the winner can checkmate (Art. 7.5.5 (E23)), is
// read as it was decided; heard now it asks, and what it brings to light itself is not counted before it.
func TestClaimsBefore(t *testing.T) {
	h := laws(t)
	r, _ := h.Round(1, 1)
	c := ledger.Claim{Round: 1, Board: 1, Player: r.Boards[0].Black, Claim: ruling.ClaimIllegal, Answers: []ruling.Answer{"illegal_move", "yes"}}
	h.do(HearClaim{1, c})
	now := c
	now.Whole = true
	if step, err := h.ClaimStep(1, now); err != nil || step.Question != ruling.AskMate {
		t.Errorf("the second: %+v, %v", step, err)
	}
	if step, err := h.HeardStep(1, h.Claims(1)[0]); err != nil || step.Question != "" {
		t.Errorf("the first as it was recorded: %+v, %v", step, err)
	}
	old, err := Fold(h.State, h.Records(Stamp{At: 1}, ClaimHeard{InSection{1}, c}))
	if err != nil {
		t.Fatal(err)
	}
	list := old.Claims(1)
	if step, err := old.HeardStep(1, list[1]); err != nil || step.Question != "" || step.Case == nil || list[1].Whole {
		t.Errorf("one of an older program: %+v, %v", step, err)
	}
}

// TestBothAbsent: of two who were absent each loses who came after the default time (Art. 6.7.2 (E23)), whoever was noted.
func TestBothAbsent(t *testing.T) {
	h := laws(t)
	h.do(ChooseLaws{1, ledger.Laws{Edition: "E23", DefaultSet: true, DefaultMinutes: 15}})
	r, _ := h.Round(1, 1)
	for i, c := range []struct {
		white, black int // minutes
		want         Score
	}{{20, 20, BothForfeit}, {20, 10, WhiteForfeits}, {10, 20, BlackForfeits}, {10, 10, Score{}}} {
		h.do(RecordOffence{1, ledger.Offence{Round: 1, Board: i + 1, Player: r.Boards[i].Black, Offence: ruling.BothAbsent, LateBy: c.white * 60, OtherLateBy: c.black * 60}})
		got := Score{}
		for _, p := range h.Proposals(1, 1) {
			if p.Board == i+1 {
				got = p.Score
			}
		}
		if got != c.want {
			t.Errorf("late by %d and %d: %v, want %v", c.white, c.black, got, c.want)
		}
	}
}
