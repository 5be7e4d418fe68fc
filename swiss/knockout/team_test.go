package knockout

import (
	"testing"

	"wasit/swiss"
	"wasit/swiss/lot"
)

// boards plays boards of the match of two teams, w, d and l as the upper team holds them; f and g are boards that the lower and the
// upper team forfeit, b one that both do.
func boards(t *testing.T, s *State, results string) *State {
	t.Helper()
	for _, r := range results {
		next, ok := s.NextGame(1, 1)
		if !ok {
			t.Fatalf("%s: the match is over before %c", results, r)
		}
		pair := map[rune][2]swiss.Outcome{'w': {swiss.Win, swiss.Loss}, 'd': {swiss.Draw, swiss.Draw}, 'l': {swiss.Loss, swiss.Win},
			'f': {swiss.ForfeitWin, swiss.ForfeitLoss}, 'g': {swiss.ForfeitLoss, swiss.ForfeitWin}, 'b': {swiss.ForfeitLoss, swiss.ForfeitLoss}}[r]
		if next.White == 2 {
			pair[0], pair[1] = pair[1], pair[0]
		}
		var err error
		if s, err = s.Record(1, 1, pair[0], pair[1]); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// TestTeams C.07 12.1: boards decide a match of teams, then the steps of the event: board count, play-off, lot.
func TestTeams(t *testing.T) {
	all := []Tie{BoardCount, PlayOff}
	for _, x := range []struct {
		results string
		ties    []Tie
		winner  swiss.TPN
		why     Reason
	}{
		{"wwwl", all, 1, ByGames},
		{"wwwd", nil, 1, ByGames},
		{"llld", all, 2, ByGames},
		{"lddw", all, 2, ByBoardCount},          // 2–2: 10 − (2+3)/2 − 4 = 3.5 against 6.5
		{"wlld", all, 2, ByGames},               // 1.5–2.5
		{"wldd", all, 1, ByBoardCount},          // 1 + 1.5 + 2 against 2 + 1.5 + 2
		{"dddd", all, 0, Undecided},             // board count equal: the play-off waits
		{"wllw", all, 0, Undecided},             // 1 + 4 = 2 + 3
		{"wllw" + "dwdd", all, 1, ByLadder},     // decided by the play-off
		{"wllw" + "lddw", all, 2, ByBoardCount}, // a drawn play-off by its own boards
		{"wldd" + "wwww", []Tie{PlayOff}, 1, ByLadder},
		{"ffff", all, 1, ByWalkOver},
		{"gggg", all, 2, ByWalkOver},
		{"gbgg", all, 2, ByWalkOver},
		{"bbbb", all, 0, Empty},
		{"wlfg", all, 1, ByBoardCount},
		{"lwgf", all, 2, ByBoardCount},
		{"fggf", all, 0, Undecided}, // two boards forfeited by each: the play-off waits
	} {
		s, _ := Start(Standard(players(2)), Format{Boards: 4, Ties: x.ties}, 1)
		s, _ = s.Publish()
		s = boards(t, s, x.results)
		if m := s.Matches(1)[0]; m.Winner != x.winner || m.Reason != x.why {
			t.Errorf("%s by %v: winner %d by %d, want %d by %d", x.results, x.ties, m.Winner, m.Reason, x.winner, x.why)
		}
	}
}

// TestTeamLot: the coin that decides is that of the seed, and only where nothing else does.
func TestTeamLot(t *testing.T) {
	for _, ties := range [][]Tie{nil, {Coin}, {BoardCount, Coin}, {Coin, PlayOff}} {
		winners := map[swiss.TPN]bool{}
		for seed := range lot.Seed(20) {
			s, _ := Start(Standard(players(2)), Format{Boards: 4, Ties: ties}, seed)
			s, _ = s.Publish()
			s = boards(t, s, "wllw")
			m := s.Matches(1)[0]
			if m.Reason != ByLot || len(s.Coins()) != 2 {
				t.Fatalf("%v: decided by %d with %d coins", ties, m.Reason, len(s.Coins()))
			}
			winners[m.Winner] = true
		}
		if len(winners) != 2 {
			t.Errorf("%v: one side wins every lot", ties)
		}
	}
}

// TestTeamColors: colours alternate from board to board and change for the play-off; White on board 1 goes to who had it less often.
func TestTeamColors(t *testing.T) {
	s, _ := Start(Standard(players(4)), Format{Boards: 3, Ties: []Tie{PlayOff}}, 3)
	s, _ = s.Publish()
	first := s.Matches(1)[0].FirstWhite
	for _, white := range []bool{true, false, true, false, true, false} { // three boards, three of the play-off
		next, ok := s.NextGame(1, 1)
		if !ok || (next.White == first) != white {
			t.Fatalf("stage %d, board %d: White is %d", next.Stage, next.Number, next.White)
		}
		s, _ = s.Record(1, 1, swiss.Draw, swiss.Draw)
	}
	if _, ok := s.NextGame(1, 1); ok {
		t.Error("a drawn play-off goes on")
	}
	for range 3 {
		s, _ = s.Record(1, 2, swiss.Win, swiss.Loss)
	}
	s, err := s.Publish()
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range s.Matches(2) {
		had := map[swiss.TPN]bool{}
		for _, before := range s.Matches(1) {
			had[before.FirstWhite] = true
		}
		if had[m.Upper] != had[m.Lower] && had[m.FirstWhite] {
			t.Errorf("%d has White on board 1 again", m.FirstWhite)
		}
	}
}
