package field

import (
	"errors"
	"testing"

	"wasit/swiss"
)

func withColors(tpn swiss.TPN, h string) *Player {
	p := &Player{TPN: tpn}
	for _, c := range h {
		p.Colors = append(p.Colors, map[rune]swiss.Color{'W': swiss.White, 'B': swiss.Black}[c])
	}
	p.Preference = swiss.ColorHistoryOf(p.Colors).Preference
	return p
}

func TestAllocate(t *testing.T) { // C.04.4.1 5.2, C.04.4.2 5.2
	for _, c := range []struct {
		a, b  *Player
		color swiss.Color // of a
		rule  int
	}{
		{withColors(3, ""), withColors(4, ""), swiss.White, 1},
		{withColors(4, ""), withColors(3, ""), swiss.Black, 1},
		{withColors(1, ""), withColors(2, "W"), swiss.White, 2},
		{withColors(1, "B"), withColors(2, ""), swiss.White, 2},
		{withColors(1, "W"), withColors(2, "B"), swiss.Black, 2},
		{withColors(1, "W"), withColors(2, "WW"), swiss.White, 3},
		{withColors(1, "BB"), withColors(2, "B"), swiss.White, 3},
		{withColors(1, "BWBW"), withColors(2, "WBBW"), swiss.Black, 4}, // they differ first in the second game: 2 had Black
		{withColors(1, "WBW"), withColors(2, "W"), swiss.Black, 5},
		{withColors(2, "W"), withColors(1, "W"), swiss.Black, 5},
	} {
		if c.rule == 4 { // both want Black mildly; a gets what b had when they differed
			if got := Swap(c.a.Colors, c.b.Colors); got == 0 {
				t.Fatal("the histories must differ")
			}
		}
		color, rule := Allocate(c.a, c.b, swiss.White)
		if color != c.color || rule != c.rule {
			t.Errorf("%v against %v: %v by %d, want %v by %d", c.a.Colors, c.b.Colors, color, rule, c.color, c.rule)
		}
	}
}

func TestNewRefuses(t *testing.T) {
	d := swiss.Draft{TotalRounds: 3, InitialColor: swiss.White, Players: []swiss.Player{{TPN: 1}, {TPN: 2}}}
	need := func(d swiss.Draft, round int, want swiss.Need) {
		t.Helper()
		tour, err := swiss.NewTournament(d)
		if err != nil {
			t.Fatal(err)
		}
		var re *swiss.RequestError
		if _, err := New(tour, round); !errors.As(err, &re) || re.Need != want {
			t.Errorf("round %d: %v, want %s", round, err, want)
		}
	}
	need(d, 4, swiss.NeedRoundInEvent)
	need(d, 2, swiss.NeedEarlierRound)
	d.InitialColor = 0
	need(d, 1, swiss.NeedInitialColor)
	d.TotalRounds = 0
	need(d, 1, swiss.NeedTotalRounds)
	d.TotalRounds, d.InitialColor = 3, swiss.White
	for i := range d.Players {
		d.Players[i].Rounds = []swiss.Entry{{Outcome: swiss.ZeroBye}}
	}
	need(d, 1, swiss.NeedPlayers)
}

// TestBarred: who may not have the bye (C.04.1 4).
func TestBarred(t *testing.T) {
	for o, want := range map[swiss.Outcome]bool{swiss.PAB: true, swiss.FullBye: true, swiss.HalfBye: false, swiss.ZeroBye: false} {
		d := swiss.Draft{TotalRounds: 3, InitialColor: swiss.White, Players: []swiss.Player{{TPN: 1, Rounds: []swiss.Entry{{Outcome: o}}},
			{TPN: 2, Rounds: []swiss.Entry{{Outcome: swiss.ForfeitWin, Opponent: 3, Color: swiss.White}}},
			{TPN: 3, Rounds: []swiss.Entry{{Outcome: swiss.ForfeitLoss, Opponent: 2, Color: swiss.Black}}}}}
		tour, err := swiss.NewTournament(d)
		if err != nil {
			t.Fatal(err)
		}
		f, err := New(tour, 2)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range f.Players {
			if got := p.Barred; got != map[swiss.TPN]bool{1: want, 2: true, 3: false}[p.TPN] {
				t.Errorf("%v: player %d barred %v", o, p.TPN, got)
			}
		}
	}
}
