package baku

import (
	"errors"
	"slices"
	"testing"

	"wasit/swiss"
	"wasit/swiss/burstein"
	"wasit/swiss/doubleswiss"
	"wasit/swiss/dubov"
	"wasit/swiss/dutch"
	"wasit/swiss/lim"
	"wasit/swiss/team"
	"wasit/swiss/tiebreak"
)

func TestGroupIsRoundedToEven(t *testing.T) { // C.04.7 2
	for n, want := range map[int]int{161: 82, 160: 80, 162: 82, 5: 4, 4: 2, 6: 4, 8: 4, 9: 6, 2: 2, 1: 2} {
		if got := GroupSize(n); got != want || got%2 != 0 {
			t.Errorf("GroupSize(%d) = %d, want %d", n, got, want)
		}
	}
}

func TestBorderStaysTheSameParticipant(t *testing.T) { // C.04.7 2
	border := Border([]swiss.TPN{5, 3, 1, 2, 4})
	if border != 4 {
		t.Fatalf("five participants: the fourth is the border, not %d", border)
	}
	// A late entry placed as 2 pushes the border to 5; one placed as 4 too; one placed as 5 leaves it at 4.
	for at, now := range map[swiss.TPN]swiss.TPN{2: 5, 4: 5, 5: 4} {
		in := 0
		for tpn := swiss.TPN(1); tpn <= 6; tpn++ {
			if InFirstGroup(tpn, now) {
				in++
			}
		}
		if InFirstGroup(at, now) != (at < 5) || in != int(now) {
			t.Errorf("entry at %d: %d members", at, in)
		}
	}
	if Border(nil) != 0 || Border([]swiss.TPN{7}) != 7 {
		t.Error("small fields")
	}
}

func TestVirtualPoints(t *testing.T) { // C.04.7 3
	for _, c := range []struct {
		total int
		win   swiss.Points
		want  []swiss.Points
	}{
		{9, 10, []swiss.Points{10, 10, 10, 5, 5, 0, 0, 0, 0}},
		{11, 20, []swiss.Points{20, 20, 20, 10, 10, 10, 0, 0, 0, 0, 0}},
		{7, 10, []swiss.Points{10, 10, 5, 5, 0, 0, 0}},
		{1, 10, []swiss.Points{10}},
	} {
		for r, want := range c.want {
			if got := Virtual(c.total, c.win, r+1); got != want {
				t.Errorf("%d rounds, round %d: %v, want %v", c.total, r+1, got, want)
			}
		}
	}
}

func TestAccelerate(t *testing.T) {
	d := swiss.Draft{TotalRounds: 9}
	for i := range 5 {
		d.Players = append(d.Players, swiss.Player{TPN: swiss.TPN(i + 1)})
	}
	got, err := Accelerate(d, 0)
	if err != nil {
		t.Fatal(err)
	}
	tour, err := swiss.NewTournament(got)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(got.Players[3].Virtual, []swiss.Points{10, 10, 10, 5, 5}) || got.Players[4].Virtual != nil || d.Players[0].Virtual != nil {
		t.Error(got.Players)
	}
	if tour.PairingScore(1, 4) != 5 || tour.Score(1, 3) != 0 {
		t.Error("virtual points count for pairing only")
	}
	d.Scoring = swiss.ScoringOf(30, 10, 0)
	var se *ScoringError
	if _, err := Accelerate(d, 0); !errors.As(err, &se) {
		t.Error("3 for a win and 1 for a draw is not allowed (C.04.7 1)")
	}
	var re *swiss.RequestError
	if _, err := Accelerate(swiss.Draft{}, 0); !errors.As(err, &re) || re.Need != swiss.NeedTotalRounds {
		t.Error(err)
	}
}

// accelerated gives the units of a match event the virtual points of the acceleration; win is what a match can give.
func accelerated(m swiss.MatchDraft, win swiss.Points) swiss.MatchDraft {
	tpns := make([]swiss.TPN, len(m.Units))
	for i, u := range m.Units {
		tpns[i] = u.TPN
	}
	for i := range m.Units {
		u := &m.Units[i]
		for r := 1; r <= m.TotalRounds && InFirstGroup(u.TPN, Border(tpns)); r++ {
			if v := Virtual(m.TotalRounds, win, r); v > 0 {
				u.Virtual = append(u.Virtual, v)
			}
		}
	}
	return m
}

// TestEverySystemUsesThem: with the acceleration the first half meets the first half in round 1.
func TestEverySystemUsesThem(t *testing.T) {
	d := swiss.Draft{TotalRounds: 9, InitialColor: swiss.White}
	m := swiss.MatchDraft{TotalRounds: 9, InitialColor: swiss.White}
	for i := range 16 {
		d.Players = append(d.Players, swiss.Player{TPN: swiss.TPN(i + 1), Rating: 2400 - 10*i})
		m.Units = append(m.Units, swiss.Unit{TPN: swiss.TPN(i + 1)})
	}
	d, err := Accelerate(d, 0)
	if err != nil {
		t.Fatal(err)
	}
	m = accelerated(m, 20)
	tour, err := swiss.NewTournament(d)
	if err != nil {
		t.Fatal(err)
	}
	matches, err := swiss.NewMatches(m)
	if err != nil {
		t.Fatal(err)
	}
	pairings := map[string]*swiss.Pairing{}
	for _, s := range []swiss.System{dutch.System{}, dubov.System{}, burstein.System{}, lim.System{}} {
		p, err := s.Pair(t.Context(), tour, 1, swiss.Watch{})
		if err != nil {
			t.Fatal(s.Code(), err)
		}
		pairings[s.Code()] = p
	}
	for _, s := range []swiss.MatchSystem{doubleswiss.System{}, team.System{}} {
		p, err := s.PairMatches(t.Context(), matches, 1, swiss.Watch{})
		if err != nil {
			t.Fatal(s.Code(), err)
		}
		pairings[s.Code()] = p
	}
	for code, p := range pairings {
		for _, pair := range p.Pairs {
			if (pair.White <= 8) != (pair.Black <= 8) {
				t.Errorf("%s: %v crosses the border of the groups", code, pair)
			}
		}
	}
}

// TestNeverInStandings: a round of White wins, paired by each system; virtual points count where round 2 is paired and
// nowhere else (C.04.7 1.5).
func TestNeverInStandings(t *testing.T) {
	for _, s := range []swiss.System{dutch.System{}, dubov.System{}, burstein.System{}, lim.System{}} {
		d := swiss.Draft{TotalRounds: 9, InitialColor: swiss.White}
		for i := range 18 { // 10 in the upper group
			d.Players = append(d.Players, swiss.Player{TPN: swiss.TPN(i + 1), Rating: 2400 - 10*i})
		}
		d, err := Accelerate(d, 0)
		if err != nil {
			t.Fatal(err)
		}
		tour, err := swiss.NewTournament(d)
		if err != nil {
			t.Fatal(err)
		}
		p, err := s.Pair(t.Context(), tour, 1, swiss.Watch{})
		if err != nil {
			t.Fatal(s.Code(), err)
		}
		points := map[swiss.TPN]swiss.Points{}
		for _, pair := range p.Pairs {
			points[pair.White] = 10
			d.Players[pair.White-1].Rounds = []swiss.Entry{{Outcome: swiss.Win, Opponent: pair.Black, Color: swiss.White}}
			d.Players[pair.Black-1].Rounds = []swiss.Entry{{Outcome: swiss.Loss, Opponent: pair.White, Color: swiss.Black}}
		}
		if tour, err = swiss.NewTournament(d); err != nil {
			t.Fatal(err)
		}
		rows, err := tiebreak.Standings(tour, tiebreak.Options{})
		if err != nil || len(rows) != 18 {
			t.Fatalf("%s: %d rows, %v", s.Code(), len(rows), err)
		}
		for _, row := range rows {
			virtual := swiss.Points(0)
			if row.TPN <= 10 {
				virtual = 10
			}
			if row.Points != points[row.TPN] || tour.PairingScore(row.TPN, 2) != row.Points+virtual {
				t.Errorf("%s: player %d stands with %v and is paired with %v, want %v and %v more", s.Code(), row.TPN, row.Points, tour.PairingScore(row.TPN, 2), points[row.TPN], virtual)
			}
		}
	}
	for _, s := range []swiss.MatchSystem{doubleswiss.System{}, team.System{}} {
		m := swiss.MatchDraft{TotalRounds: 9, InitialColor: swiss.White}
		for i := range 18 {
			m.Units = append(m.Units, swiss.Unit{TPN: swiss.TPN(i + 1)})
		}
		m = accelerated(m, 20)
		event, err := swiss.NewMatches(m)
		if err != nil {
			t.Fatal(err)
		}
		p, err := s.PairMatches(t.Context(), event, 1, swiss.Watch{})
		if err != nil {
			t.Fatal(s.Code(), err)
		}
		for _, pair := range p.Pairs {
			m.Units[pair.White-1].Rounds = []swiss.MatchEntry{{Kind: swiss.PlayedMatch, Opponent: pair.Black, Color: swiss.White, Primary: 20, Secondary: 30}}
			m.Units[pair.Black-1].Rounds = []swiss.MatchEntry{{Kind: swiss.PlayedMatch, Opponent: pair.White, Color: swiss.Black, Secondary: 10}}
		}
		if event, err = swiss.NewMatches(m); err != nil {
			t.Fatal(err)
		}
		for _, u := range team.Rules.Event(team.Rules{Boards: 4}, event, func(swiss.TPN, int) []swiss.Points { return nil }).Teams {
			virtual := swiss.Points(0)
			if u.TPN <= 10 {
				virtual = 20
			}
			if score, games := event.Score(u.TPN, 1); u.Matches[0].MP != score || u.Matches[0].GP != games || games > 30 || score > 20 || event.PairingScore(u.TPN, 2) != score+virtual {
				t.Errorf("%s: unit %d stands with %v and is paired with %v", s.Code(), u.TPN, score, event.PairingScore(u.TPN, 2))
			}
		}
	}
}
