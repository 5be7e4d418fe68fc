package endgame

import (
	"errors"
	"testing"

	"wasit/rules/board"
)

func mustMove(t *testing.T, g Game, text string) board.Move {
	t.Helper()
	pos := g.Position()
	m, err := pos.ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestGame: a pupil who always finds the best move mates in the number of moves that was told, against every reply.
func TestGame(t *testing.T) {
	for _, e := range Endings() {
		tab := table(t, e)
		pos, ok := tab.Draw(lot(11), e.Longest()/2, e.Longest())
		if !ok {
			t.Fatal(e)
		}
		g, err := tab.NewGame(pos)
		if err != nil {
			t.Fatal(err)
		}
		first := g.Distances()[0]
		for g.End() == Open {
			at := g.Position()
			best, _, err := tab.Best(&at)
			if err != nil {
				t.Fatal(err)
			}
			var s Step
			if g, s, err = g.Play(best.Move); err != nil || !s.Best || !s.KeepsWin {
				t.Fatalf("%v %s: %+v %v", e, at.FEN(), s, err)
			}
		}
		made, best := g.Moves()
		d := g.Distances()
		if g.End() != Mated || made != first || best != first || len(d) != first+1 || d[first] != 0 || d[1] != first-1 {
			t.Errorf("%v: end %d after %d moves (%d best), %v", e, g.End(), made, best, d)
		}
		var over *OverError
		if _, _, err := g.Play(0); !errors.As(err, &over) || over.End != Mated {
			t.Error(err)
		}
		if back := g.TakeBack(); back.End() != Open || len(back.Distances()) != first {
			t.Errorf("%v: taken back: %v", e, back.Distances())
		}
	}
}

// TestGameDraws: the defender takes what is left hanging, and claims every draw that the Laws give.
func TestGameDraws(t *testing.T) {
	for _, tt := range []struct {
		name  string
		e     Ending
		fen   string
		moves []string
		end   End
	}{
		{"a hanging rook is taken", KRK, "8/8/8/3k4/8/8/4R3/K7 w - - 0 1", []string{"e2e5"}, NoMaterial},
		{"stalemate, Art. 5.2.1", KQK, "7k/8/5KQ1/8/8/8/8/8 w - - 0 1", []string{"f6f5", "g6f7"}, Stalemated},
		{"fifty moves, Art. 9.3", KRK, "8/8/8/3k4/8/8/7R/K7 w - - 98 80", []string{"h2h3"}, FiftyMoves},
		{"three times, Art. 9.2", KRK, "8/8/8/8/3k4/8/7R/K7 w - - 0 1", shuffle(20), ThreeTimes},
		{"a hanging knight is taken", KBNK, "8/8/8/3k4/8/8/3N4/K1B5 w - - 0 1", []string{"d2e4"}, NoMaterial},
	} {
		tab := table(t, tt.e)
		g, err := tab.NewGame(*position(t, tt.fen))
		if err != nil {
			t.Fatalf("%s: %v", tt.name, err)
		}
		for _, m := range tt.moves {
			pos := g.Position()
			move, err := pos.ParseMove(m)
			if err != nil || g.End() != Open {
				break
			}
			if g, _, err = g.Play(move); err != nil {
				t.Fatal(err)
			}
		}
		last := g.Position()
		if g.End() != tt.end {
			t.Errorf("%s: end %d, want %d, %s", tt.name, g.End(), tt.end, last.FEN())
		}
		if before := g.TakeBack(); before.End() != Open {
			t.Errorf("%s: a move taken back leaves the end %d", tt.name, before.End())
		}
	}
}

// shuffle moves a rook up and down.
func shuffle(n int) (moves []string) {
	for range n {
		moves = append(moves, "h2h3", "h3h2")
	}
	return moves
}

// TestNewGameRefuses what is no win for the side to move, or other men.
func TestNewGameRefuses(t *testing.T) {
	var not *NotWonError
	var other *MaterialError
	tab := table(t, KRK)
	for _, fen := range []string{"8/8/8/8/8/8/1kR5/7K b - - 0 1", "8/8/8/3k4/8/8/7R/K7 b - - 0 1"} {
		if _, err := tab.NewGame(*position(t, fen)); !errors.As(err, &not) || not.FEN == "" {
			t.Errorf("%s: %v", fen, err)
		}
	}
	if _, err := tab.NewGame(board.Start()); !errors.As(err, &other) {
		t.Error(err)
	}
	g, _ := tab.NewGame(*position(t, "8/8/8/3k4/8/8/7R/K7 w - - 0 1"))
	if same := g.TakeBack(); same.Position() != g.Position() {
		t.Error("nothing to take back, and something was")
	}
	if _, _, err := g.Play(mustMove(t, g, "h2h3")); err != nil {
		t.Error(err)
	}
	if made, _ := g.Moves(); made != 0 {
		t.Error("a move changed the game it was made in")
	}
}
