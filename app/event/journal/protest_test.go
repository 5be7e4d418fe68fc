package journal

import (
	"errors"
	"testing"

	"wasit/app/event/journal/ledger"
	"wasit/rules/ruling"
)

// TestProtests: the deadline runs from the publication of what is protested against; a protest is decided once, with a reason.
func TestProtests(t *testing.T) {
	h := protests(t)
	r, _ := h.Round(1, 1)
	until, ok := h.Deadline(1, 1, ledger.AboutPairing)
	if !ok || until != r.Published+30*60_000 {
		t.Errorf("pairings until %d %v", until, ok)
	}
	if until, ok = h.Deadline(1, 1, ledger.AboutResult); !ok || until != r.Closed+30*60_000 {
		t.Errorf("results until %d %v", until, ok)
	}
	if _, ok = h.Deadline(1, 1, ledger.AboutOther); ok {
		t.Error("a deadline for anything")
	}
	list := h.Protests(1)
	if len(list) != 2 || list[0].DecidedAt == 0 || !list[0].Accepted || list[1].DecidedAt != 0 {
		t.Fatalf("%+v", list)
	}
	late := list[1]
	late.At = until + 1
	list[1].At = r.Closed + 30*60_000
	if h.IsLate(1, list[1]) || !h.IsLate(1, late) {
		t.Error("late is later than the deadline")
	}
	var again *ledger.AppealError
	if _, err := h.try(DecideProtest{1, list[0].ID, true, "lagi"}); !errors.As(err, &again) {
		t.Errorf("decided twice: %v", err)
	}
	for name, c := range map[string]Command{
		"without words":  LodgeProtest{1, ledger.Protest{Round: 1, About: ledger.AboutPairing}},
		"no such board":  LodgeProtest{1, ledger.Protest{Round: 1, Board: 44, About: ledger.AboutPairing, Text: "x"}},
		"about nothing":  LodgeProtest{1, ledger.Protest{Round: 1, About: "rain", Text: "x"}},
		"without reason": DecideProtest{1, list[1].ID, true, " "},
		"unknown":        DecideProtest{1, 9999, true, "x"},
	} {
		if _, err := h.try(c); err == nil {
			t.Errorf("%s was accepted", name)
		}
	}
	h.do(RecordOffence{1, ledger.Offence{Round: 1, Board: 1, Player: r.Boards[0].White, Offence: ruling.TwoHands}})
	h.do(AppealDecision{1, h.Incidents(1)[0].ID, "Tidak benar"})
	in := h.Incidents(1)[0]
	in.At = in.Appeal.At - 30*60_000
	if h.IsAppealLate(1, &in) {
		t.Error("an appeal at once is late")
	}
	in.At = in.Appeal.At - 30*60_000 - 1
	if !h.IsAppealLate(1, &in) {
		t.Error("an appeal after hours is not late")
	}
}

// protests is a closed round with two protests, one of them decided.
func protests(t *testing.T) *hall {
	h := laws(t)
	h.do(ChooseLaws{1, ledger.Laws{Edition: "E23", AppealMinutes: 30}})
	h.do(LodgeProtest{1, ledger.Protest{Round: 1, Board: 2, About: ledger.AboutPairing, By: "SDN Tapos 2", Text: "Warna sama dua kali"}})
	h.do(DecideProtest{1, h.Protests(1)[0].ID, true, "Warna ditukar"})
	h.results(1)
	h.do(CloseRound{Section: 1, Time: 2 * hour})
	h.do(LodgeProtest{1, ledger.Protest{Round: 1, About: ledger.AboutResult, By: "Orang tua", Text: "Papan 3 tertukar"}})
	return h
}
