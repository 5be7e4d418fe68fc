package journal

import (
	"errors"
	"slices"
	"testing"

	"wasit/app/event/journal/ledger"
	"wasit/rules"
	"wasit/rules/ruling"
)

// TestLedger: the same facts give the rulings of the Laws that the section has chosen, and one that an appeal overturned, Art. 11.10 (E23),
// counts no more.
func TestLedger(t *testing.T) {
	h := laws(t)
	r, _ := h.Round(1, 1)
	white := r.Boards[0].White
	offence := ledger.Offence{Round: 1, Board: 1, Player: white, Offence: ruling.IllegalMove, Claimed: true, Mate: "can"}
	preview, err := h.PreviewRuling(1, offence)
	if err != nil || preview.Count != 1 || preview.Result != rules.Ongoing {
		t.Fatalf("before the first: %+v, %v", preview, err)
	}
	first := h.do(RecordOffence{1, offence})[0].(OffenceRecorded)
	if len(h.Incidents(1)) != 1 || first.Player != white {
		t.Fatalf("incidents %v", h.Incidents(1))
	}
	h.do(RecordOffence{1, offence})
	list := h.Incidents(1)
	second := list[1].ID
	for _, c := range []struct {
		laws   ledger.Laws
		result rules.Result
		count  int
		cards  int
	}{
		{ledger.Laws{Edition: "E23"}, rules.BlackWins, 2, 0},
		{ledger.Laws{Edition: "E09"}, rules.Ongoing, 2, 0},
		{ledger.Laws{Edition: "E09", Overlay: "O2SN-2013"}, rules.BlackWins, 0, 4},
		{ledger.Laws{Edition: "E14", Class: "blitz"}, rules.BlackWins, 2, 0},
	} {
		got, err := h.RulingUnder(1, second, c.laws)
		if err != nil || got.Result != c.result || got.Count != c.count || got.Cards.Cards != c.cards {
			t.Errorf("%+v: %+v, %v", c.laws, got, err)
		}
	}
	h.do(AppealDecision{1, list[0].ID, "Jam belum ditekan"})
	var open *ledger.AppealError
	if _, err := h.try(AppealDecision{1, list[0].ID, "lagi"}); !errors.As(err, &open) || !open.Open {
		t.Errorf("a second appeal: %v", err)
	}
	h.do(DecideAppeal{1, list[0].ID, false, "Saksi membenarkan"})
	if got, err := h.RulingOn(1, second); err != nil || got.Count != 1 || got.Result != rules.Ongoing {
		t.Errorf("after the first was overturned: %+v, %v", got, err)
	}
	if _, err := h.try(DecideAppeal{1, second, true, "tidak ada"}); !errors.As(err, &open) || open.Open {
		t.Errorf("a decision without an appeal: %v", err)
	}
}

// TestSitsOut: a round to sit out comes from a ruling or from a penalty that an arbiter chose.
func TestSitsOut(t *testing.T) {
	h := laws(t)
	r, _ := h.Round(1, 1)
	a, b := r.Boards[0].White, r.Boards[1].Black
	h.do(ChooseLaws{1, ledger.Laws{Edition: "E09", Overlay: "O2SN-2013"}})
	h.do(RecordOffence{1, ledger.Offence{Round: 1, Board: 1, Player: a, Offence: ruling.TellsFinished}})
	h.do(RecordOffence{1, ledger.Offence{Round: 1, Board: 2, Player: b, Offence: ruling.Disturbing}})
	if got := h.SitsOut(1, 2); !slices.Equal(got, []PlayerID{a}) {
		t.Errorf("out of round 2: %v, want %v", got, a)
	}
	h.do(GivePenalty{1, h.Incidents(1)[1].ID, ledger.Penalty{Kind: rules.RoundsOut, Rounds: 2, Reason: "Berulang kali"}})
	if got, want := h.SitsOut(1, 2), []PlayerID{min(a, b), max(a, b)}; !slices.Equal(got, want) {
		t.Errorf("out of round 2: %v, want %v", got, want)
	}
	if got := h.SitsOut(1, 3); !slices.Equal(got, []PlayerID{b}) {
		t.Errorf("out of round 3: %v, want %v", got, b)
	}
}

func TestLedgerRefuses(t *testing.T) {
	h := laws(t)
	r, _ := h.Round(1, 1)
	good := ledger.Offence{Round: 1, Board: 1, Player: r.Boards[0].White, Offence: ruling.TwoHands}
	for name, spoil := range map[string]func(*ledger.Offence){
		"another player": func(o *ledger.Offence) { o.Player = r.Boards[1].White },
		"no board":       func(o *ledger.Offence) { o.Board = 99 },
		"no round":       func(o *ledger.Offence) { o.Round = 2 },
		"no offence":     func(o *ledger.Offence) { o.Offence = "yawning" },
		"no verdict":     func(o *ledger.Offence) { o.Mate = "perhaps" },
		"lateness":       func(o *ledger.Offence) { o.LateBy = -1 },
	} {
		o := good
		spoil(&o)
		before := h.Seq()
		if _, err := h.try(RecordOffence{1, o}); err == nil || h.Seq() != before {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, l := range []ledger.Laws{{Edition: "E99"}, {Overlay: "mine"}, {Class: "bullet"}, {DefaultMinutes: -1}} {
		if _, err := h.try(ChooseLaws{1, l}); err == nil {
			t.Errorf("%+v was accepted", l)
		}
	}
	if _, err := h.try(GivePenalty{1, 12345, ledger.Penalty{Kind: rules.Warning}}); err == nil {
		t.Error("a penalty for no incident was accepted")
	}
}

// laws is an event in its first round, under E23.
func laws(t *testing.T) *hall {
	h := open(t, 8, 5)
	h.start()
	h.pair()
	h.do(Publish{1, hour})
	h.do(ChooseLaws{1, ledger.Laws{Edition: "E23"}})
	return h
}

// deskHall is a round with offences, penalties and an appeal.
func deskHall(t *testing.T) *hall {
	h := laws(t)
	r, _ := h.Round(1, 1)
	for _, o := range []ledger.Offence{
		{Round: 1, Board: 1, Player: r.Boards[0].White, Offence: ruling.IllegalMove, Claimed: true, Mate: "can", Note: "Raja dalam skak"},
		{Round: 1, Board: 2, Player: r.Boards[1].Black, Offence: ruling.Disturbing},
		{Round: 1, Board: 1, Player: r.Boards[0].White, Offence: ruling.TwoHands, Mate: "cannot"},
		{Round: 1, Board: 3, Player: r.Boards[2].White, Offence: ruling.Late, LateBy: 1900},
	} {
		h.do(RecordOffence{1, o})
	}
	list := h.Incidents(1)
	h.do(GivePenalty{1, list[1].ID, ledger.Penalty{Kind: rules.TimeOff, Seconds: 120, Reason: "Peringatan kedua"}})
	h.do(AppealDecision{1, list[3].ID, "Bus mogok"})
	h.do(DecideAppeal{1, list[3].ID, false, "Kesalahan panitia"})
	return h
}
