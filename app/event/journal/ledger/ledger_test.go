package ledger

import (
	"errors"
	"slices"
	"testing"

	"wasit/app/event/journal/term"
	"wasit/rules"
	"wasit/rules/ruling"
)

// seats is a round of one board: player 1 has White, player 2 Black.
func seats(round, board int) (white, black term.PlayerID) {
	if round == 1 && board == 1 {
		return 1, 2
	}
	return 0, 0
}

// twice is a ledger of two illegal moves of the same player, by the Laws of 2023.
func twice() (Ledger, Laws) {
	var l Ledger
	l.Laws = Laws{Edition: "E23", Class: "standard"}
	o := Offence{Round: 1, Board: 1, Player: 1, Offence: ruling.IllegalMove, Claimed: true, Mate: "can"}
	l.RecordOffence(Entry{ID: 5}, o)
	l.RecordOffence(Entry{ID: 6}, o)
	return l, l.Laws
}

// TestRulings: the second illegal move loses (Art. 7.5.5 (E23)), unless the ruling on the first falls on appeal (Art. 11.10).
func TestRulings(t *testing.T) {
	l, laws := twice()
	if r, err := l.RulingOn(6, laws, seats); err != nil || r.Count != 2 || r.Result != rules.BlackWins {
		t.Errorf("the second: %+v, %v", r, err)
	}
	before := l
	if err := l.Appeal(Entry{ID: 7, At: 9}, 5, "protes"); err != nil {
		t.Fatal(err)
	}
	if err := l.DecideAppeal(5, false, "saksi"); err != nil {
		t.Fatal(err)
	}
	if r, err := l.RulingOn(6, laws, seats); err != nil || r.Count != 1 || r.Result != rules.Ongoing {
		t.Errorf("after the appeal: %+v, %v", r, err)
	}
	if before.Incidents[0].Appeal != nil {
		t.Error("the older state changed")
	}
}

// TestRulingsWithoutSeat: an incident whose round was taken back has no ruling, and the others keep theirs.
func TestRulingsWithoutSeat(t *testing.T) {
	l, laws := twice()
	l.RecordOffence(Entry{ID: 8}, Offence{Round: 2, Board: 1, Player: 1, Offence: ruling.TwoHands})
	list := l.Rulings(laws, seats)
	if len(list) != 3 || list[1].Err != nil || !errors.As(list[2].Err, new(*term.UnknownError)) {
		t.Errorf("%+v", list)
	}
}

func TestSitsOut(t *testing.T) {
	l, laws := twice()
	if err := l.GivePenalty(6, Penalty{Kind: rules.RoundsOut, Rounds: 2}); err != nil {
		t.Fatal(err)
	}
	for round, want := range map[int][]term.PlayerID{1: nil, 2: {1}, 3: {1}, 4: nil} {
		if got := l.SitsOut(round, laws, seats); !slices.Equal(got, want) {
			t.Errorf("round %d: %v, want %v", round, got, want)
		}
	}
}

func TestLedgerRefuses(t *testing.T) {
	l, _ := twice()
	var open *AppealError
	var gone *term.UnknownError
	if err := l.DecideAppeal(5, true, "x"); !errors.As(err, &open) || open.Open {
		t.Errorf("no appeal is open: %v", err)
	}
	if err := l.GivePenalty(99, Penalty{Kind: rules.Warning}); !errors.As(err, &gone) || gone.Incident != 99 {
		t.Errorf("no such incident: %v", err)
	}
	l.LodgeProtest(Entry{ID: 7}, Protest{Round: 1, About: AboutPairing, Text: "x"})
	if err := l.DecideProtest(Entry{ID: 8, At: 3}, 7, true, "ya"); err != nil || !l.Protests[0].Accepted || l.Protests[0].DecidedAt != 3 {
		t.Errorf("%+v, %v", l.Protests[0], err)
	}
	if err := l.DecideProtest(Entry{ID: 9, At: 4}, 7, false, "x"); !errors.As(err, &open) {
		t.Errorf("a second decision: %v", err)
	}
	l.Incidents = append(l.Incidents, nil)
	if err := l.Check(); err == nil {
		t.Error("a ledger with a hole was accepted")
	}
}
