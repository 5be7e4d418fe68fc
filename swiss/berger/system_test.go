package berger

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"wasit/swiss"
)

func field(n, rounds int) swiss.Draft {
	d := swiss.Draft{TotalRounds: rounds}
	for i := range n {
		d.Players = append(d.Players, swiss.Player{TPN: swiss.TPN(i + 1), Name: fmt.Sprintf("P%02d", i+1)})
	}
	return d
}

func tournament(t *testing.T, d swiss.Draft) *swiss.Tournament {
	t.Helper()
	tour, err := swiss.NewTournament(d)
	if err != nil {
		t.Fatal(err)
	}
	return tour
}

func pair(t *testing.T, s System, tour *swiss.Tournament, r int) *swiss.Pairing {
	t.Helper()
	p, err := s.Pair(t.Context(), tour, r, swiss.Watch{})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestDoubleSeam: with the last two rounds of the first cycle swapped nobody has three equal colours in a row; in table
// order somebody has (C.05 Annex 1).
func TestDoubleSeam(t *testing.T) {
	for n := 4; n <= 30; n++ {
		tour := tournament(t, field(n, 0))
		for _, keep := range []bool{false, true} {
			s := System{Cycles: 2, KeepOrder: keep}
			met, three := map[swiss.Pair]int{}, false
			colors := make([][]byte, n+1)
			for r := 1; r <= s.Rounds(n); r++ {
				for _, p := range pair(t, s, tour, r).Pairs {
					met[p]++
					colors[p.White] = append(colors[p.White], 'w')
					colors[p.Black] = append(colors[p.Black], 'b')
				}
			}
			for _, c := range colors {
				for i := 2; i < len(c); i++ {
					three = three || c[i] == c[i-1] && c[i] == c[i-2]
				}
			}
			if len(met) != n*(n-1) {
				t.Errorf("n=%d: %d different games, want each pair with both colours once", n, len(met))
			}
			if n%2 == 0 && three != keep {
				t.Errorf("n=%d keepOrder=%v: three in a row = %v", n, keep, three)
			}
		}
	}
}

func TestSingleKeepsTableOrder(t *testing.T) {
	tour := tournament(t, field(6, 0))
	if got := pair(t, System{}, tour, 5).Pairs; fmt.Sprint(got) != "[{3 6} {4 2} {5 1}]" {
		t.Error(got)
	}
	if got := pair(t, System{Cycles: 2}, tour, 5).Pairs; fmt.Sprint(got) != "[{6 5} {1 4} {2 3}]" {
		t.Error(got)
	}
	p := pair(t, System{}, tournament(t, field(5, 0)), 2)
	if !slices.Equal(p.Rest, []swiss.TPN{4}) || p.PAB != 0 || len(p.Pairs) != 2 {
		t.Errorf("a free round is no bye: %+v", p)
	}
}

func TestPairErrors(t *testing.T) {
	tour := tournament(t, field(4, 0))
	var need *swiss.RequestError
	if _, err := (System{}).Pair(t.Context(), tour, 4, swiss.Watch{}); !errors.As(err, &need) || need.Need != swiss.NeedRoundInEvent {
		t.Error(err)
	}
	for _, c := range []struct {
		seats Seats
		kind  SeatErrorKind
	}{{Seats{1, 2, 3, 9}, SeatUnknown}, {Seats{1, 2, 3, 3}, SeatTwice}, {Seats{1, 2, 3, 0}, SeatMissing}} {
		var se *SeatError
		if _, err := (System{Seats: c.seats}).Pair(t.Context(), tour, 1, swiss.Watch{}); !errors.As(err, &se) || se.Kind != c.kind {
			t.Errorf("%v: %v", c.seats, err)
		}
	}
}

func TestSeatsChangeAfterTheDrawing(t *testing.T) {
	base := Seats{3, 1, 2}
	for name, c := range map[string]struct {
		got  func() (Seats, error)
		want Seats
		kind SeatErrorKind
	}{
		"exchange":           {func() (Seats, error) { return base.Exchange(3, 2) }, Seats{2, 1, 3}, ""},
		"exchange stranger":  {func() (Seats, error) { return base.Exchange(3, 9) }, nil, SeatUnknown},
		"substitute":         {func() (Seats, error) { return base.Substitute(1, 7) }, Seats{3, 7, 2}, ""},
		"substitute seated":  {func() (Seats, error) { return base.Substitute(1, 2) }, nil, SeatTwice},
		"vacate":             {func() (Seats, error) { return base.Vacate(1) }, Seats{3, 0, 2}, ""},
		"enter at n+1":       {func() (Seats, error) { return base.Enter(4) }, Seats{3, 1, 2, 4}, ""},
		"enter empty":        {func() (Seats, error) { return Seats{3, 0, 2}.Enter(4) }, Seats{3, 4, 2}, ""},
		"enter a full table": {func() (Seats, error) { return Seats{1, 2}.Enter(4) }, nil, SeatFull},
		"enter twice":        {func() (Seats, error) { return base.Enter(3) }, nil, SeatTwice},
	} {
		got, err := c.got()
		var se *SeatError
		if c.kind == "" && err != nil || c.kind != "" && (!errors.As(err, &se) || se.Kind != c.kind) || !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, %v", name, got, err)
		}
	}
	if !slices.Equal(base, Seats{3, 1, 2}) {
		t.Error("seats changed in place")
	}
	// An empty seat frees its opponents and leaves the other games as announced.
	tour := tournament(t, field(3, 0))
	p := pair(t, System{Seats: Seats{3, 0, 2, 1}}, tour, 1) // 1-4 2-3
	if fmt.Sprint(p.Pairs, p.Rest) != "[{3 1}] [2]" {
		t.Error(p.Pairs, p.Rest)
	}
}

func play(d *swiss.Draft, r int, white, black swiss.TPN, w, b swiss.Outcome) {
	enter(&d.Players[white-1], r, swiss.Entry{Outcome: w, Opponent: black, Color: swiss.White})
	enter(&d.Players[black-1], r, swiss.Entry{Outcome: b, Opponent: white, Color: swiss.Black})
}

// TestHalfRule: 6 players, five games each; 6 leaves after two games, 5 after three (C.05).
func TestHalfRule(t *testing.T) {
	d := field(6, 5)
	play(&d, 1, 1, 6, swiss.Win, swiss.Loss)
	play(&d, 1, 2, 5, swiss.Loss, swiss.Win)
	play(&d, 1, 3, 4, swiss.Draw, swiss.Draw)
	play(&d, 2, 6, 4, swiss.Win, swiss.Loss)
	play(&d, 2, 5, 3, swiss.Draw, swiss.Draw)
	play(&d, 2, 1, 2, swiss.Win, swiss.Loss)
	play(&d, 3, 4, 5, swiss.Loss, swiss.Win)
	tour := tournament(t, d)
	settled, verdicts, err := System{}.Settle(tour, []swiss.TPN{6, 5})
	if err != nil {
		t.Fatal(err)
	}
	if fmt.Sprint(verdicts) != "[{6 2 5 false} {5 3 5 true}]" {
		t.Error(verdicts)
	}
	// 6 counts for nobody: 1 keeps the win over 2 and 4 keeps the draw; 5 loses the missing game with 1.
	for tpn, want := range map[swiss.TPN]swiss.Points{1: 20, 2: 0, 3: 10, 4: 5, 5: 25, 6: 0} {
		if got := settled.Score(tpn, 5); got != want {
			t.Errorf("player %d: %v, want %v", tpn, got, want)
		}
	}
	if e := settled.Entry(1, 5); e.Outcome != swiss.ForfeitWin || e.Opponent != 5 {
		t.Errorf("the missing game of a counting player is won by forfeit: %+v", e)
	}
	if tour.Score(4, 5) != 5 || tour.Entry(1, 1).Outcome != swiss.Win {
		t.Error("the event itself keeps every result")
	}
	both, _, err := System{}.Settle(tour, []swiss.TPN{5})
	if err != nil || both.Score(1, 5) != 30 {
		t.Errorf("%v %v", both.Score(1, 5), err)
	}
}

func TestHalfRuleBothAbsent(t *testing.T) {
	d := field(4, 3)
	play(&d, 1, 1, 4, swiss.Draw, swiss.Draw)
	play(&d, 1, 2, 3, swiss.Draw, swiss.Draw)
	play(&d, 2, 4, 3, swiss.Draw, swiss.Draw)
	play(&d, 2, 1, 2, swiss.Draw, swiss.Draw)
	settled, v, err := System{}.Settle(tournament(t, d), []swiss.TPN{2, 4})
	if err != nil || !v[0].Counts || !v[1].Counts {
		t.Fatal(v, err)
	}
	if a, b := settled.Entry(2, 3), settled.Entry(4, 3); a.Outcome != swiss.ForfeitLoss || b.Outcome != swiss.ForfeitLoss {
		t.Errorf("both withdrawn: both lose, %v %v", a, b)
	}
}
