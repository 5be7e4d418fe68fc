package journal

import (
	"slices"
	"testing"

	"wasit/app/event/journal/ledger"
	"wasit/rules"
	"wasit/rules/ruling"
)

// TestSittingOutIsNoPairing: who sits a round out is not paired in it, whatever bye he asked for, and plays again when the
// ruling falls.
func TestSittingOutIsNoPairing(t *testing.T) {
	h := laws(t)
	r, _ := h.Round(1, 1)
	who := r.Boards[0].White
	h.do(ChooseLaws{1, ledger.Laws{Edition: "E09", Overlay: "O2SN-2013"}})
	h.do(RecordOffence{1, ledger.Offence{Round: 1, Board: 1, Player: who, Offence: ruling.TellsFinished}})
	h.results(1)
	h.do(CloseRound{Section: 1, Time: 2 * hour})
	p, _ := h.Player(who)
	if kind, away := h.Absence(p, 2); !away || kind != Zero {
		t.Fatalf("absence %v %v", kind, away)
	}
	if _, away := h.Absence(p, 3); away {
		t.Error("out of round 3 too")
	}
	overturned := h.State
	h.pair()
	second, _ := h.Round(1, 2)
	if !slices.Contains(second.Absent, Absence{who, Zero}) || h.BoardOf(1, 2, who) != 0 || second.PAB == who {
		t.Errorf("round 2: absent %v, board %d, bye %v", second.Absent, h.BoardOf(1, 2, who), second.PAB)
	}
	if w := h.DraftWarnings(1); slices.ContainsFunc(w, func(w Warning) bool { return w.Kind == WarnUnpaired || w.Kind == WarnAbsentPaired }) {
		t.Errorf("warnings %v", w)
	}
	h.do(Overturn{1, h.Incidents(1)[0].ID, "Bukan dia"})
	if !h.IsStale(1) {
		t.Error("the draft without him is not stale after the ruling fell")
	}
	if events, _, err := Decide(overturned, Stamp{}, Overturn{1, overturned.Incidents(1)[0].ID, ""}); err == nil {
		t.Errorf("overturned without a reason: %v", events)
	}
}

// TestProposals: a ruling that ends a game proposes its result until it is entered; the first one on a board counts.
func TestProposals(t *testing.T) {
	h := laws(t)
	r, _ := h.Round(1, 1)
	at := func(board int, white bool, k ruling.Kind) ledger.Offence {
		o := ledger.Offence{Round: 1, Board: board, Offence: k, Player: r.Boards[board-1].Black, Mate: "can"}
		if white {
			o.Player = r.Boards[board-1].White
		}
		return o
	}
	h.do(RecordOffence{1, at(1, true, ruling.Device)})
	h.do(RecordOffence{1, at(1, false, ruling.Device)})
	late := at(2, false, ruling.Late)
	late.LateBy = 3600
	h.do(RecordOffence{1, late})
	open := at(3, true, ruling.FlagFallen)
	open.Mate, open.Claimed = "", true
	h.do(RecordOffence{1, open})
	h.do(RecordIncident{1, at(4, true, ruling.Disturbing), []ledger.Penalty{{Kind: rules.GameLost, Reason: "Berulang kali"}}})
	want := map[int]Score{1: BlackWins, 2: BlackForfeits, 4: BlackWins}
	got := map[int]Score{}
	for _, p := range h.Proposals(1, 1) {
		got[p.Board] = p.Score
	}
	if len(got) != len(want) || got[1] != want[1] || got[2] != want[2] || got[4] != want[4] {
		t.Errorf("proposed %v, want %v", got, want)
	}
	h.do(EnterResult{1, 1, 1, BlackWins})
	if p := h.Proposals(1, 1); len(p) != 2 || p[0].Board != 2 {
		t.Errorf("after board 1 was entered: %v", p)
	}
	h.do(Overturn{1, h.Incidents(1)[2].ID, "Bus mogok"})
	if p := h.Proposals(1, 1); len(p) != 1 || p[0].Board != 4 {
		t.Errorf("after the overturned ruling: %v", p)
	}
	h.do(Undo{})
	if h.Incidents(1)[2].IsOverturned() {
		t.Error("an overturned ruling is not taken back whole")
	}
}

// TestCardsInRound: cards and counted illegal moves of a round, by player.
func TestCardsInRound(t *testing.T) {
	h := laws(t)
	r, _ := h.Round(1, 1)
	white := r.Boards[0].White
	o := ledger.Offence{Round: 1, Board: 1, Player: white, Offence: ruling.IllegalMove, Claimed: true, Mate: "can"}
	h.do(RecordOffence{1, o})
	if got := h.CardsInRound(1, 1)[white]; got != (ledger.GameCards{Illegal: 1, Of: 2, Offences: 1}) {
		t.Errorf("E23: %+v", got)
	}
	h.do(ChooseLaws{1, ledger.Laws{Edition: "E09", Overlay: "O2SN-2013", Class: "standard"}})
	h.do(RecordOffence{1, o})
	if got := h.CardsInRound(1, 1)[white]; got.Cards != 4 || got.ToLose != 4 || !got.Red {
		t.Errorf("O2SN: %+v", got)
	}
	for i, in := range h.Ledger(1) {
		want, err := h.RulingOn(1, in.ID)
		if err != nil || want.Article != in.Ruling.Article || want.Cards.Cards != in.Ruling.Cards.Cards {
			t.Errorf("incident %d: %+v, want %+v, %v", i, in.Ruling, want, err)
		}
	}
}
