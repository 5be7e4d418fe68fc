package journal

import (
	"errors"
	"testing"

	"wasit/app/event/journal/ledger"
	"wasit/rules"
	"wasit/rules/ruling"
)

// TestLocalRules: an organiser's own cards rule once the Laws name them, in each class by its own number, and all defects of a set
// are told together.
func TestLocalRules(t *testing.T) {
	h := local(t)
	last := func() ruling.Ruling {
		t.Helper()
		list := h.Ledger(1)
		r, err := h.RulingUnder(1, list[len(list)-1].ID, h.Laws(1))
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	in := h.Ledger(1)
	if len(in) != 2 || in[1].Ruling.Cards.Cards != 3 || in[1].Ruling.Result != rules.BlackWins || in[1].Ruling.Article != "Kota 1" {
		t.Fatalf("%+v", in[len(in)-1].Ruling)
	}
	h.do(ChooseLaws{1, ledger.Laws{Edition: "E23", Overlay: ledger.OwnRules, Class: "standard"}})
	if r := last(); r.Cards.Cards != 2 || r.Cards.ToLose != 5 || r.Ends() {
		t.Errorf("in standard play %+v", r)
	}
	h.do(ChooseLaws{1, ledger.Laws{Edition: "E23", Class: "standard"}})
	if r := last(); r.Carded || r.Count != 1 {
		t.Errorf("without own rules %+v", r)
	}
	var bad *rules.OverlayError
	if _, err := h.try(SetLocalRules{1, ledger.LocalRules{ToLose: [3]int{-1, 0, 0}, Offences: []ledger.LocalOffence{{Offence: "yawning"}}}}); !errors.As(err, &bad) || len(bad.Defects) < 4 {
		t.Errorf("defects: %v", err)
	}
	begin := ledger.O2SNRules()
	if err := begin.Check(); err != nil || len(begin.Offences) != 14 {
		t.Errorf("O2SN as a beginning: %v", err)
	}
	h.do(SetLocalRules{1, ledger.LocalRules{Name: "Bendera", FlagByClaim: true}})
	h.do(ChooseLaws{1, ledger.Laws{Edition: "E23", Overlay: ledger.OwnRules, Class: "standard"}})
	round, _ := h.Round(1, 1)
	if r, err := h.PreviewRuling(1, ledger.Offence{Round: 1, Board: 2, Player: round.Boards[1].White, Offence: ruling.FlagFallen}); err != nil || (r.Refusal != ruling.OnlyByClaim || r.Article != "Bendera") {
		t.Errorf("a flag that only a player may call: %+v, %v", r, err)
	}
	h.do(SetLocalRules{1, ledger.LocalRules{Name: "Kosong"}})
	h.do(ChooseLaws{1, ledger.Laws{Edition: "E23", Overlay: ledger.OwnRules, Class: "standard"}})
	if r := last(); r.Carded || r.Count != 1 {
		t.Errorf("empty rules of one's own change nothing: %+v", r)
	}
}

// local is a blitz section with cards of its own.
func local(t *testing.T) *hall {
	h := laws(t)
	r, _ := h.Round(1, 1)
	h.do(SetLocalRules{1, ledger.LocalRules{Name: "Kota", ToLose: [3]int{5, 4, 3}, Offences: []ledger.LocalOffence{
		{Offence: ruling.IllegalMove, Cards: [3]int{1, 1, 2}, Arbiter: true, Opponent: true},
		{Offence: ruling.Disturbing, Cards: [3]int{1, 1, 1}, Arbiter: true}}}})
	h.do(ChooseLaws{1, ledger.Laws{Edition: "E23", Overlay: ledger.OwnRules, Class: "blitz"}})
	for _, k := range []ruling.Kind{ruling.Disturbing, ruling.IllegalMove} {
		h.do(RecordOffence{1, ledger.Offence{Round: 1, Board: 1, Player: r.Boards[0].White, Offence: k}})
	}
	return h
}
