package rules

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/notnil/chess"

	"wasit/rules/board"
)

// TestWhyNot: each obstacle with its article, and who stands in the way or attacks.
func TestWhyNot(t *testing.T) {
	for _, c := range []struct {
		name, fen, from, to string
		edition             string
		want                Obstacle
		by, article         string
	}{
		{"1.3 Black's man", "", "e7", "e5", "E23", OtherSideMoves, "", "1.3"},
		{"1.3 Black's man in 2018", "", "e7", "e5", "E18", OtherSideMoves, "", "1.3"},
		{"3.1 own man", "", "a1", "a2", "E23", OwnManStands, "a2", "3.1"},
		{"3.2 bishop", "", "f1", "f3", "E23", OtherWay, "", "3.2"},
		{"3.3 rook", "", "a1", "b3", "E23", OtherWay, "", "3.3"},
		{"3.4 queen", "", "d1", "e3", "E23", OtherWay, "", "3.4"},
		{"3.6 knight", "", "g1", "g3", "E23", OtherWay, "", "3.6"},
		{"3.8.1 king", "", "e1", "e3", "E23", OtherWay, "", "3.8.1"},
		{"3.7.1 pawn", "", "e2", "d4", "E23", OtherWay, "", "3.7.1"},
		{"3.5 bishop over a pawn", "", "f1", "c4", "E23", WayBlocked, "e2", "3.5"},
		{"3.5 rook over two, the nearer", "4k3/8/8/p7/8/p7/8/R3K3 w - - 0 1", "a1", "a8", "E23", WayBlocked, "a3", "3.5"},
		{"3.5 downwards, the nearer", "r3k3/8/8/p7/8/p7/8/4K3 b - - 0 1", "a8", "a1", "E23", WayBlocked, "a5", "3.5"},
		{"3.7.1 pawn before a man", "4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1", "e3", "e4", "E23", PawnBlocked, "e4", "3.7.1"},
		{"3.7.2 pawn over a man", "4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1", "e2", "e4", "E23", PawnBlocked, "e3", "3.7.2"},
		{"3.7b pawn over a man in 2009", "4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1", "e2", "e4", "E09", PawnBlocked, "e3", "3.7b"},
		{"3.7.2 not its first move", "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3", "e5", "E23", PawnBegun, "", "3.7.2"},
		{"3.7.3 nothing to take", "", "e2", "d3", "E23", NothingToTake, "", "3.7.3"},
		{"3.7.3.2 too late", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5", "d6", "E23", EnPassantLate, "d5", "3.7.3.2"},
		{"3.7.4.2 too late in 2018", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5", "d6", "E18", EnPassantLate, "d5", "3.7.4.2"},
		{"3.9.2 in passing, and the rank opens", "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1", "e5", "d6", "E23", KingExposed, "h5", "3.9.2"},
		{"3.9.2 pinned", "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", "e2", "c3", "E23", KingExposed, "e7", "3.9.2"},
		{"3.9 pinned in 2009", "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", "e2", "c3", "E09", KingExposed, "e7", "3.9"},
		{"3.9.2 into an attack", "4k3/3r4/8/8/8/8/8/4K3 w - - 0 1", "e1", "d1", "E23", KingExposed, "d7", "3.9.2"},
		{"3.9.2 along the line of the check", "4r2k/8/8/8/8/8/4K3/8 w - - 0 1", "e2", "e1", "E23", KingExposed, "e8", "3.9.2"},
		{"3.9.2 check not answered", "4r2k/8/8/8/8/8/P3K3/8 w - - 0 1", "a2", "a3", "E23", KingInCheck, "e8", "3.9.2"},
		{"3.8.2.1 the right is lost", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1", "g1", "E23", CastlingLost, "", "3.8.2.1"},
		{"3.8.2.2 a man between", "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1", "c1", "E23", CastlingBlocked, "b1", "3.8.2.2"},
		{"3.8.2.2.2 a man between in 2018", "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1", "c1", "E18", CastlingBlocked, "b1", "3.8.2.2.2"},
		{"3.8.2.2 out of check", "4k3/8/8/8/8/4r3/8/4K2R w K - 0 1", "e1", "g1", "E23", CastlingFromCheck, "e3", "3.8.2.2"},
		{"3.8.2.2 across an attack", "4k3/8/8/8/8/5r2/8/4K2R w K - 0 1", "e1", "g1", "E23", CastlingUnderAttack, "f3", "3.8.2.2"},
		{"a legal move", "", "e2", "e4", "E23", NoObstacle, "", ""},
		{"no man", "", "e4", "e5", "E23", NoObstacle, "", ""},
	} {
		pos := board.Start()
		if c.fen != "" {
			var err error
			if pos, err = board.ParseFEN(c.fen); err != nil {
				t.Fatalf("%s: %v", c.name, err)
			}
		}
		e, ok := EditionOf(c.edition)
		if !ok {
			t.Fatal(c.edition)
		}
		h := e.WhyNot(&pos, mustSquare(t, c.from), mustSquare(t, c.to))
		by := ""
		for _, sq := range h.By {
			by += sq.String()
		}
		if h.Obstacle != c.want || by != c.by || h.Article != c.article {
			t.Errorf("%s: %+v, want %d by %q, %q", c.name, h, c.want, c.by, c.article)
		}
	}
}

// TestWhyNotAgrees: in positions of random games, also of Chess960, a way of a man is free exactly where a legal move goes (Art. 3.10.1).
func TestWhyNotAgrees(t *testing.T) {
	random, laws := rand.New(rand.NewPCG(3, 10)), Latest()
	asked := 0
	for game := range 60 {
		pos := board.Start()
		if game%3 == 2 {
			var err error
			if pos, err = board.StartNumber(random.IntN(960)); err != nil {
				t.Fatal(err)
			}
		}
		for range 90 {
			var list board.MoveList
			moves := pos.Moves(&list)
			if len(moves) == 0 {
				break
			}
			for from := chess.A1; from <= chess.H8; from++ {
				for to := chess.A1; to <= chess.H8; to++ {
					if !pos.Men(pos.Turn()).Has(from) || from == to {
						continue
					}
					legal := slices.ContainsFunc(moves, func(m board.Move) bool {
						goal := m.To()
						if m.IsCastling() && pos.Chess960() {
							goal, _ = m.CastlingRook()
						}
						return m.From() == from && goal == to
					})
					asked++
					if h := laws.WhyNot(&pos, from, to); (h.Obstacle == NoObstacle) != legal {
						t.Fatalf("%s: %v to %v: %+v, legal %t", pos.FEN(), from, to, h, legal)
					}
				}
			}
			pos = pos.After(moves[random.IntN(len(moves))])
		}
	}
	if asked < 100_000 {
		t.Errorf("only %d ways were asked", asked)
	}
}
