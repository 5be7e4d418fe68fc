package board

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/notnil/chess"
)

func mustParse(t testing.TB, fen string) Position {
	t.Helper()
	p, err := ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestFENRefused(t *testing.T) {
	tests := []struct {
		name, fen string
		want      []FENReason
	}{
		{"empty", "", []FENReason{FieldCount}},
		{"one field", "8/8/8/8/8/8/8/8", []FENReason{FieldCount, NoKing}},
		{"five fields", "4k3/8/8/8/8/8/8/4K3 w - - 0", []FENReason{FieldCount}},
		{"seven fields", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 x", []FENReason{FieldCount}},
		{"endless", "4k3/8/8/8/8/8/8/4K3 w - - 0 1" + strings.Repeat(" ", 1000), []FENReason{TooLong}},
		{"seven ranks", "4k3/8/8/8/8/8/4K3 w - - 0 1", []FENReason{RankCount}},
		{"two numbers", "4k3/44/8/8/8/8/8/4K3 w - - 0 1", []FENReason{AdjacentDigits}},
		{"zero", "4k3/08/8/8/8/8/8/4K3 w - - 0 1", []FENReason{UnknownLetter, RankLength}},
		{"nine", "4k3/9/8/8/8/8/8/4K3 w - - 0 1", []FENReason{UnknownLetter, RankLength}},
		{"short rank", "4k3/7/8/8/8/8/8/4K3 w - - 0 1", []FENReason{RankLength}},
		{"long rank", "4k3/8p/8/8/8/8/8/4K3 w - - 0 1", []FENReason{RankLength}},
		{"Cyrillic K", "4к3/8/8/8/8/8/8/4K3 w - - 0 1", []FENReason{UnknownLetter}},
		{"no king", "4k3/8/8/8/8/8/8/8 w - - 0 1", []FENReason{NoKing}},
		{"two kings", "4k3/8/8/8/8/8/8/K3K3 w - - 0 1", []FENReason{TooManyKings}},
		{"kings side by side", "8/8/8/8/8/8/4k3/4K3 w - - 0 1", []FENReason{KingsTouch}},
		{"pawn on rank 1", "4k3/8/8/8/8/8/8/P3K3 w - - 0 1", []FENReason{PawnOnLastRank}},
		{"pawn on rank 8", "P3k3/8/8/8/8/8/8/4K3 w - - 0 1", []FENReason{PawnOnLastRank}},
		{"nine pawns", "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", []FENReason{TooManyPawns}},
		{"seventeen men", "4k3/8/8/8/8/QQQQQQQ1/QQQQQQQQ/Q3K3 b - - 0 1", []FENReason{TooManyMen}},
		{"whose turn", "4k3/8/8/8/8/8/8/4K3 W - - 0 1", []FENReason{BadTurn}},
		{"opponent in check", "4k3/8/8/8/8/8/8/4RK2 w - - 0 1", []FENReason{OpponentInCheck}},
		{"three checks", "4k3/8/3N1N2/8/8/8/8/4RK2 b - - 0 1", []FENReason{TooManyCheckers}},
		{"empty rights", "4k3/8/8/8/8/8/8/4K3 w  - 0 1", []FENReason{FieldCount, BadEnPassant}},
		{"no such right", "4k3/8/8/8/8/8/8/4K2R w X - 0 1", []FENReason{BadCastling}},
		{"rights disordered", "r3k2r/8/8/8/8/8/8/R3K2R w kqKQ - 0 1", []FENReason{CastlingOrder}},
		{"rights repeated", "r3k2r/8/8/8/8/8/8/R3K2R w KK - 0 1", []FENReason{CastlingOrder}},
		{"right without rook", "4k3/8/8/8/8/8/8/4K3 w K - 0 1", []FENReason{CastlingRook}},
		{"right with the king on d1", "4k3/8/8/8/8/8/8/3K3R w K - 0 1", []FENReason{CastlingKing}},
		{"two rooks on one side", "4k3/8/8/8/8/8/8/4K1RR w GH - 0 1", []FENReason{CastlingRook}},
		{"en passant nowhere", "4k3/8/8/8/8/8/8/4K3 w - e4 0 1", []FENReason{BadEnPassant}},
		{"en passant without pawn", "4k3/8/8/8/8/8/8/4K3 w - e6 0 1", []FENReason{ImpossibleEnPassant}},
		{"en passant on the wrong rank", "4k3/8/8/4P3/8/8/8/4K3 w - e3 0 1", []FENReason{ImpossibleEnPassant}},
		{"en passant through a man", "4k3/4n3/8/3Pp3/8/8/8/4K3 w - e6 0 1", []FENReason{ImpossibleEnPassant}},
		{"clock", "4k3/8/8/8/8/8/8/4K3 w - - -1 1", []FENReason{BadNumber}},
		{"clock in words", "4k3/8/8/8/8/8/8/4K3 w - - x 1", []FENReason{BadNumber}},
		{"move 0", "4k3/8/8/8/8/8/8/4K3 w - - 0 0", []FENReason{BadNumber}},
		{"all at once", "4k3/8/8/8/8/8/8/P3K3 x K e4 x 0",
			[]FENReason{PawnOnLastRank, BadTurn, CastlingRook, BadEnPassant, BadNumber, BadNumber}},
	}
	for _, test := range tests {
		p, err := ParseFEN(test.fen)
		var refused *FENError
		if !errors.As(err, &refused) {
			t.Errorf("%s: accepted, or another error: %v", test.name, err)
			continue
		}
		var got []FENReason
		for _, problem := range refused.Problems {
			if !slices.Contains(got, problem.Reason) || problem.Reason == BadNumber {
				got = append(got, problem.Reason)
			}
		}
		if !slices.Equal(got, test.want) {
			t.Errorf("%s: refused for %q, want %q", test.name, got, test.want)
		}
		if p != (Position{}) {
			t.Errorf("%s: a position in spite of the error", test.name)
		}
	}
}

func TestFENProblemPlace(t *testing.T) {
	_, err := ParseFEN("4k3/8/8/8/4x3/8/8/4K3 w - - 0 1")
	const want = `board: piece placement, column 12: want a man of KQRBNPkqrbnp or a number 1 to 8 of empty squares; got "x"`
	if err == nil || err.Error() != want {
		t.Errorf("got %v\nwant %s", err, want)
	}
	_, err = ParseFEN("4k3/8/8/8/8/8/8/P3K3 w - - 0 1")
	var refused *FENError
	if !errors.As(err, &refused) || refused.Problems[0].Square != chess.A1 {
		t.Errorf("got %v, want a problem on a1", err)
	}
}

func TestFENForms(t *testing.T) {
	tests := []struct {
		name, fen string
		read      func(string) (Position, error)
		fenOut    string
		xfenOut   string
	}{
		{"four fields", "4k3/8/8/8/8/8/8/4K3 w - -", ParseFEN, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", ""},
		{"standard", "r3k2r/8/8/8/8/8/8/R3K2R w Kq - 3 20", ParseFEN, "r3k2r/8/8/8/8/8/8/R3K2R w Kq - 3 20", ""},
		{"Shredder letters", "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 3 20", ParseFEN,
			"r3k2r/8/8/8/8/8/8/R3K2R w HAha - 3 20", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 20"},
		{"Shredder letters from a", "r3k2r/8/8/8/8/8/8/R3K2R w AHah - 3 20", ParseFEN,
			"r3k2r/8/8/8/8/8/8/R3K2R w HAha - 3 20", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 20"},
		{"X-FEN, outermost rooks", "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1", ParseChess960,
			"1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1", "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1"},
		{"X-FEN, an inner rook", "4k3/8/8/8/8/8/8/RR2K1RR w GB - 0 1", ParseChess960,
			"4k3/8/8/8/8/8/8/RR2K1RR w GB - 0 1", "4k3/8/8/8/8/8/8/RR2K1RR w GB - 0 1"},
		{"standard read as Chess960", "r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1", ParseChess960,
			"r3k2r/8/8/8/8/8/8/R3K2R w Ha - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1"},
		{"en passant legal", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", ParseFEN, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", ""},
		{"en passant pinned on the file", "4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 2", ParseFEN, "4r1k1/8/8/3pP3/8/8/8/4K3 w - - 0 2", ""},
		{"en passant pinned on the rank", "6k1/8/8/K2pP2r/8/8/8/8 w - d6 0 2", ParseFEN, "6k1/8/8/K2pP2r/8/8/8/8 w - - 0 2", ""},
		{"en passant without a taker", "4k3/8/8/3p4/8/8/8/4K3 w - d6 0 2", ParseFEN, "4k3/8/8/3p4/8/8/8/4K3 w - - 0 2", ""},
	}
	for _, test := range tests {
		p, err := test.read(test.fen)
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		if got := p.FEN(); got != test.fenOut {
			t.Errorf("%s: FEN %s, want %s", test.name, got, test.fenOut)
		}
		if want := test.xfenOut; want != "" && p.XFEN() != want {
			t.Errorf("%s: X-FEN %s, want %s", test.name, p.XFEN(), want)
		}
	}
}

// FuzzFEN: what is read is written and read again as the same position, whose moves can be made and taken back.
func FuzzFEN(f *testing.F) {
	for _, row := range goldenPerft(f)[:40] {
		f.Add(row.fen, row.chess960)
	}
	f.Add("4k3/8/8/8/8/8/8/P3K3 x K e4 x 0", false)
	f.Fuzz(func(t *testing.T, fen string, chess960 bool) {
		read := ParseFEN
		if chess960 {
			read = ParseChess960
		}
		p, err := read(fen)
		if err != nil {
			return
		}
		if again, err := read(p.FEN()); err != nil || again != p {
			t.Fatalf("%s written as %s reads as %s: %v", fen, p.FEN(), again.FEN(), err)
		}
		again, err := ParseChess960(p.XFEN()) // X-FEN leaves the kind of chess to the reader
		again.chess960 = p.chess960
		if err != nil || again != p {
			t.Fatalf("%s written as %s reads as %s: %v", fen, p.XFEN(), again.FEN(), err)
		}
		before := p
		var list MoveList
		for _, m := range p.Moves(&list) {
			u := p.Make(m)
			if p.key != p.computeKey() {
				t.Fatalf("%s: wrong key after %v", fen, m)
			}
			p.Unmake(m, u)
			if p != before {
				t.Fatalf("%s: %v not taken back", fen, m)
			}
		}
	})
}
