package journal

import (
	"reflect"
	"testing"

	"wasit/app/event/journal/ledger"
	"wasit/rules/ruling"
)

// TestRulingsStay: whatever puts other Laws in force – class, edition, local rules and their text, the time control, the first day – what
// was ruled on and heard before stays word for word, and the next one follows the new Laws. Taken back, the old ones are in force again.
func TestRulingsStay(t *testing.T) {
	own := ledger.LocalRules{Name: "Kota", ToLose: [3]int{3, 3, 3}, Offences: []ledger.LocalOffence{
		{Offence: ruling.IllegalMove, Cards: [3]int{1, 1, 1}, Arbiter: true, Opponent: true}}}
	for name, change := range map[string]func(*hall){
		"class":   func(h *hall) { h.do(ChooseLaws{1, ledger.Laws{Edition: "E23", Class: "blitz"}}) },
		"edition": func(h *hall) { h.do(ChooseLaws{1, ledger.Laws{Edition: "E09", Class: "standard"}}) },
		"cards":   func(h *hall) { h.do(ChooseLaws{1, ledger.Laws{Overlay: "O2SN-2013", Class: "standard"}}) },
		"own rules": func(h *hall) {
			h.do(SetLocalRules{1, own})
			h.do(ChooseLaws{1, ledger.Laws{Edition: "E23", Class: "standard", Overlay: ledger.OwnRules}})
		},
		"first day": func(h *hall) {
			h.do(ChooseLaws{1, ledger.Laws{Class: "standard"}})
			info := h.Event()
			info.Start = Date{2011, 3, 4}
			h.do(ChangeEvent{info})
		},
		"twice": func(h *hall) {
			h.do(ChooseLaws{1, ledger.Laws{Edition: "E23", Class: "rapid"}})
			h.do(ChooseLaws{1, ledger.Laws{Edition: "E23", Class: "blitz"}})
		},
	} {
		h := laws(t)
		h.do(ChooseLaws{1, ledger.Laws{Edition: "E23", Class: "standard"}})
		r, _ := h.Round(1, 1)
		offence := ledger.Offence{Round: 1, Board: 1, Player: r.Boards[0].White, Offence: ruling.IllegalMove}
		h.do(RecordOffence{1, offence})
		before := h.Ledger(1)
		change(h)
		after := h.Ledger(1)
		if !reflect.DeepEqual(before[0].Ruling, after[0].Ruling) || after[0].Laws != before[0].Laws {
			t.Errorf("%s: the ruling became %+v", name, after[0].Ruling)
		}
		if one, err := h.RulingOn(1, before[0].ID); err != nil || !reflect.DeepEqual(one, before[0].Ruling) {
			t.Errorf("%s: looked at alone it became %+v, %v", name, one, err)
		}
		offence.Player = r.Boards[0].Black
		h.do(RecordOffence{1, offence})
		if next := h.Ledger(1)[1]; reflect.DeepEqual(next.Ruling.Articles, before[0].Ruling.Articles) && name != "edition" && name != "first day" || next.Laws == before[0].Laws {
			t.Errorf("%s: the next one is still ruled on by %+v: %v", name, next.Laws, next.Ruling.Articles)
		}
	}
}

// TestOwnRulesRewritten: an organiser's own rules that are written anew leave what was ruled on by the old ones.
func TestOwnRulesRewritten(t *testing.T) {
	h := local(t)
	before := h.Ledger(1)
	h.do(SetLocalRules{1, ledger.LocalRules{Name: "Kota", ToLose: [3]int{9, 9, 9}}})
	for i, in := range h.Ledger(1) {
		if !reflect.DeepEqual(in.Ruling, before[i].Ruling) {
			t.Errorf("ruling %d became %+v", i, in.Ruling)
		}
	}
}
