package rules

import (
	"strings"
	"testing"

	"github.com/notnil/chess"
)

// libraryGame plays SAN moves with notnil/chess.
func libraryGame(t *testing.T, moves string) *chess.Game {
	t.Helper()
	g := chess.NewGame()
	for _, m := range strings.Fields(moves) {
		if err := g.MoveStr(m); err != nil {
			t.Fatal(err)
		}
	}
	return g
}

func libraryAllows(g *chess.Game, m chess.Method) bool {
	for _, d := range g.EligibleDraws() {
		if d == m {
			return true
		}
	}
	return false
}

// TestLibraryResults holds what notnil/chess v1.10.0 says of results, which this package never asks it, beside what is right. A
// newer version that changes shows up here.
func TestLibraryResults(t *testing.T) {
	t.Run("9.2.3.1 a square behind a pawn is no right to capture", func(t *testing.T) {
		const moves = "e4 e5 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8"
		if libraryAllows(libraryGame(t, moves), chess.ThreefoldRepetition) {
			t.Error("the library now sees the repetition")
		}
		g := newGame(t, "E23", "")
		g.play(t, moves)
		if !g.CanClaim(Claim{By: chess.White, Kind: Threefold}) {
			t.Error("not seen here")
		}
	})
	t.Run("5.1.2 moves after resignation", func(t *testing.T) {
		theirs := libraryGame(t, "f3 e5")
		theirs.Resign(chess.Black)
		for _, m := range []string{"g4", "Qh4#"} {
			if err := theirs.MoveStr(m); err != nil {
				t.Error("the library now refuses", m)
			}
		}
		if theirs.Outcome() != chess.BlackWon {
			t.Error("in the library mate no longer overwrites a resignation")
		}
		g := newGame(t, "E23", "")
		g.play(t, "f3 e5")
		if _, err := g.Resign(chess.Black); err != nil {
			t.Fatal(err)
		}
		if _, err := g.Play(g.legal[0], Note{}); err == nil || g.Result() != WhiteWins {
			t.Error("the game did not end")
		}
	})
	t.Run("5.1.1 a draw after mate", func(t *testing.T) {
		theirs := libraryGame(t, "f3 e5 g4 Qh4#")
		if err := theirs.Draw(chess.DrawOffer); err != nil || theirs.Outcome() != chess.Draw {
			t.Error("in the library a draw no longer overwrites mate")
		}
		g := newGame(t, "E23", "")
		g.play(t, "f3 e5 g4 Qh4#")
		if _, err := g.AgreeDraw(true); err == nil || g.Result() != BlackWins {
			t.Error("agreement overwrote mate")
		}
	})
	t.Run("5.2.2 a blocked position", func(t *testing.T) {
		const wall = "8/8/3k4/1p1p1p1p/1P1P1P1P/8/3K4/8 w - - 0 1"
		fen, err := chess.FEN(wall)
		if err != nil {
			t.Fatal(err)
		}
		if chess.NewGame(fen).Outcome() != chess.NoOutcome {
			t.Error("the library now knows blocked positions")
		}
		if final, ended := newGame(t, "E23", wall).Ended(); !ended || final.Rule != RuleDeadPosition {
			t.Errorf("here: %+v", final)
		}
	})
	t.Run("9.6.2 mate before 75 moves, where the library is right", func(t *testing.T) {
		fen, err := chess.FEN(mateAt150)
		if err != nil {
			t.Fatal(err)
		}
		theirs := chess.NewGame(fen)
		if err := theirs.MoveStr("Qg7#"); err != nil || theirs.Outcome() != chess.WhiteWon {
			t.Error(err, theirs.Outcome())
		}
	})
}
