package journal

import (
	"testing"

	"wasit/app/journal/ledger"
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
