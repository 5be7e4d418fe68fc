package board

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/notnil/chess"
)

// moves are the legal moves from a square, as their goals; a promotion carries its letter, castling the king's goal.
func moves(p *Position, from string) string {
	var list MoveList
	var goals []string
	for _, m := range p.Moves(&list) {
		if m.From().String() == from {
			goals = append(goals, strings.TrimPrefix(m.String(), from))
		}
	}
	slices.Sort(goals)
	return strings.Join(goals, " ")
}

// TestMovesOfTheMen: each article of Art. 3 with a position that shows it, and every move that it leaves.
func TestMovesOfTheMen(t *testing.T) {
	for _, c := range []struct{ name, fen, from, want string }{
		{"3.1 no square of an own man", "k7/8/8/8/8/1P6/P1P5/K7 w - - 0 1", "a1", "b1 b2"},
		{"3.1.1 a hostile man is captured", "7k/8/8/8/8/8/1p6/RK6 w - - 0 1", "b1", "a2 b2 c2"},
		{"3.1.1 and bounds the way", "7k/8/8/p7/8/8/8/RK6 w - - 0 1", "a1", "a2 a3 a4 a5"},
		{"3.2 bishop", "8/7k/8/8/3B4/8/8/7K w - - 0 1", "d4", "a1 a7 b2 b6 c3 c5 e3 e5 f2 f6 g1 g7 h8"},
		{"3.3 rook", "7k/8/8/8/3R4/8/8/K7 w - - 0 1", "d4", "a4 b4 c4 d1 d2 d3 d5 d6 d7 d8 e4 f4 g4 h4"},
		{"3.4 queen", "6k1/8/8/8/3Q4/8/8/1K6 w - - 0 1", "d4", "a1 a4 a7 b2 b4 b6 c3 c4 c5 d1 d2 d3 d5 d6 d7 d8 e3 e4 e5 f2 f4 f6 g1 g4 g7 h4 h8"},
		{"3.5 nothing is jumped", "6k1/8/1p3P2/8/1P1Q1p2/8/1p3P2/3K4 w - - 0 1", "d4", "b2 b6 c3 c4 c5 d2 d3 d5 d6 d7 d8 e3 e4 e5 f4"},
		{"3.6 knight", "6k1/8/8/2ppp3/2pNp3/2ppp3/8/K7 w - - 0 1", "d4", "b3 b5 c2 c6 e2 e6 f3 f5"},
		{"3.7.1 pawn one step", "k7/8/8/8/8/4P3/8/K7 w - - 0 1", "e3", "e4"},
		{"3.7.1 not onto a man", "k7/8/8/8/4p3/4P3/8/K7 w - - 0 1", "e3", ""},
		{"3.7.2 two steps from its first square", "k7/8/8/8/8/8/4P3/K7 w - - 0 1", "e2", "e3 e4"},
		{"3.7.2 not over a man", "k7/8/8/8/8/4n3/4P3/K7 w - - 0 1", "e2", ""},
		{"3.7.2 not onto a man", "k7/8/8/8/4n3/8/4P3/K7 w - - 0 1", "e2", "e3"},
		{"3.7.3 captures on the slant", "k7/8/8/8/3nnn2/4P3/8/K7 w - - 0 1", "e3", "d4 f4"},
		{"3.7.3.1 en passant", "k7/8/8/3pP3/8/8/8/K7 w - d6 0 2", "e5", "d6 e6"},
		{"3.7.3.2 not a move later", "k7/8/8/3pP3/8/8/8/K7 w - - 2 3", "e5", "e6"},
		{"3.7.3.3 a pawn on the last rank must be exchanged", "k7/8/8/8/8/8/4p3/K7 b - - 0 1", "e2", "e1b e1n e1q e1r"},
		{"3.7.3.4 a second queen", "k7/4P3/8/8/8/8/8/KQRBN3 w - - 0 1", "e7", "e8b e8n e8q e8r"},
		{"3.8.1 king", "k7/8/8/8/3K4/8/8/8 w - - 0 1", "d4", "c3 c4 c5 d3 d5 e3 e4 e5"},
		{"3.8.1 not onto an attacked square", "k7/8/8/8/3K3r/3r4/8/8 w - - 0 1", "d4", "c5 d3 e5"},
		{"3.8.2 castling", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1", "c1 d1 d2 e2 f1 f2 g1"},
		{"3.8.2.1 the right is lost", "4k3/8/8/8/8/8/8/R3K2R w Q - 4 9", "e1", "c1 d1 d2 e2 f1 f2"},
		{"3.8.2.2 not out of check", "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "e1", "d1 d2 f1 f2"},
		{"3.8.2.2 not through an attack", "4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1", "e1", "c1 d1 d2 e2"},
		{"3.8.2.2 not into one", "4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1", "e1", "c1 d1 d2 e2 f1 f2"},
		{"3.8.2.2 an attack on the rook and its way does not count", "1r2k3/8/5b2/8/8/8/8/R3K3 w Q - 0 1", "e1", "c1 d1 d2 e2 f1 f2"},
		{"3.8.2.2 not over a man", "4k3/8/8/8/8/8/8/RN2KB1R w KQ - 0 1", "e1", "d1 d2 e2 f2"},
		{"3.9.2 no own king left in check", "4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1", "e2", ""},
		{"3.9.2 a check must be answered", "4k3/8/8/8/4r3/8/8/R2BK3 w - - 0 1", "d1", "e2"},
	} {
		p, err := ParseFEN(c.fen)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if got := moves(&p, c.from); got != c.want {
			t.Errorf("%s: %s goes to %s, want %s", c.name, c.from, got, c.want)
		}
	}
}

// TestGameBegins: Art. 1.2, 1.3, 2.2, 2.3.
func TestGameBegins(t *testing.T) {
	p := Start()
	if p.Turn() != chess.White {
		t.Error("1.2 White moves first")
	}
	m, err := p.ParseMove("e2e4")
	if err != nil {
		t.Fatal(err)
	}
	if next := p.After(m); next.Turn() != chess.Black {
		t.Error("1.3 then it is the opponent's turn")
	}
	const back = "RNBQKBNR"
	count := map[chess.Piece]int{}
	for sq := chess.A1; sq <= chess.H8; sq++ {
		man := p.PieceAt(sq)
		count[man]++
		switch file := int(sq.File()); sq.Rank() {
		case chess.Rank1:
			if man.Color() != chess.White || strings.ToUpper(man.Type().String()) != back[file:file+1] {
				t.Errorf("2.3 %v stands on %v", man, sq)
			}
		case chess.Rank8:
			if man.Color() != chess.Black || strings.ToUpper(man.Type().String()) != back[file:file+1] {
				t.Errorf("2.3 %v stands on %v", man, sq)
			}
		}
	}
	for _, color := range []chess.Color{chess.White, chess.Black} {
		for kind, n := range map[chess.PieceType]int{chess.King: 1, chess.Queen: 1, chess.Rook: 2, chess.Bishop: 2, chess.Knight: 2, chess.Pawn: 8} {
			if got := count[chess.NewPiece(kind, color)]; got != n {
				t.Errorf("2.2 %d of %v %v", got, color, kind)
			}
		}
	}
}

// TestAttacks: a man attacks where it could capture, Art. 3.1.2; a pinned one too, Art. 3.1.3; a check, Art. 3.9.1.
func TestAttacks(t *testing.T) {
	p := mustParse(t, "4k3/8/8/4n3/6K1/8/8/4R3 w - - 0 1")
	if !p.InCheck() {
		t.Error("3.1.3 a pinned knight gives check")
	}
	p = mustParse(t, "4k3/8/8/4n3/2B5/7K/8/4R3 b - - 0 1")
	if got := moves(&p, "e5"); got != "" {
		t.Errorf("3.1.2 the knight attacks c4 and may not take it, for it is pinned; it goes to %q", got)
	}
	p = mustParse(t, "4k3/8/8/8/1b6/8/8/4K3 w - - 0 1")
	if !p.InCheck() {
		t.Error("3.9.1 a king under attack is in check")
	}
}

// TestCaptureAndPromotion: what a move leaves on the board, Art. 3.1.1, 3.7.3.1, 3.7.3.5.
func TestCaptureAndPromotion(t *testing.T) {
	for _, c := range []struct{ name, fen, move, want string }{
		{"3.1.1 the captured man leaves the board", "k7/8/8/p7/8/8/8/RK6 w - - 3 7", "a1a5", "k7/8/8/R7/8/8/8/1K6 b - - 0 7"},
		{"3.7.3.1 en passant takes the pawn beside", "k7/8/8/3pP3/8/8/8/K7 w - d6 0 2", "e5d6", "k7/8/3P4/8/8/8/8/K7 b - - 0 2"},
		{"3.7.3.5 the new queen acts at once", "k7/7P/8/8/8/8/8/K7 w - - 0 1", "h7h8q", "k6Q/8/8/8/8/8/8/K7 b - - 0 1"},
		{"3.8.2 castling moves both", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"},
	} {
		p := mustParse(t, c.fen)
		m, err := p.ParseMove(c.move)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		next := p.After(m)
		if next.FEN() != c.want {
			t.Errorf("%s: %s, want %s", c.name, next.FEN(), c.want)
		}
		if c.move == "h7h8q" && !next.InCheck() {
			t.Error("3.7.3.5 the new queen gives check")
		}
	}
}

// TestLegal: a move is legal where Art. 3.1 to 3.9 allow it, Art. 3.10.1, and illegal where not, Art. 3.10.2; kings are never
// taken, Art. 1.4.1, and positions in which one could be are illegal, Art. 3.10.3.
func TestLegal(t *testing.T) {
	p := Start()
	for text, legal := range map[string]bool{"g1f3": true, "e2e4": true, "g1e2": false, "e2e5": false, "e1g1": false, "e7e5": false} {
		_, err := p.ParseMove(text)
		var refused *MoveError
		if legal && err != nil {
			t.Errorf("3.10.1 %s: %v", text, err)
		}
		if !legal && !errors.As(err, &refused) {
			t.Errorf("3.10.2 %s: %v", text, err)
		}
	}
	for name, fen := range map[string]string{
		"1.4.1 the king could be taken": "4k3/8/8/8/4R3/8/8/4K3 w - - 0 1", "3.10.3 no king": "8/8/8/8/8/8/8/4K3 w - - 0 1",
		"3.10.3 two kings": "4k3/8/8/8/8/8/8/K3K3 w - - 0 1", "3.10.3 a pawn on the last rank": "4k2P/8/8/8/8/8/8/4K3 w - - 0 1",
		"3.10.3 kings side by side": "8/8/8/3kK3/8/8/8/8 w - - 0 1",
	} {
		if _, err := ParseFEN(fen); err == nil {
			t.Errorf("%s: read", name)
		}
	}
}

// TestStartsOfChess960: II.2.1 to II.2.3 in all 960 positions.
func TestStartsOfChess960(t *testing.T) {
	for n := range StartPositions {
		p, err := StartNumber(n)
		if err != nil {
			t.Fatal(err)
		}
		var rank, black strings.Builder
		for file := chess.FileA; file <= chess.FileH; file++ {
			rank.WriteString(strings.ToUpper(p.PieceAt(square(file, chess.Rank1)).Type().String()))
			black.WriteString(strings.ToUpper(p.PieceAt(square(file, chess.Rank8)).Type().String()))
		}
		row := rank.String()
		if k := strings.IndexByte(row, 'K'); k < strings.IndexByte(row, 'R') || k > strings.LastIndexByte(row, 'R') {
			t.Errorf("%s %d: %s", "II.2.1 king between rooks", n, row)
		}
		if (strings.IndexByte(row, 'B')+strings.LastIndexByte(row, 'B'))%2 == 0 {
			t.Errorf("%s %d: %s", "II.2.2 bishops on two colors", n, row)
		}
		if black.String() != row {
			t.Errorf("%s %d: %s and %s", "II.2.3 Black mirrors White", n, row, black.String())
		}
	}
}

func square(f chess.File, r chess.Rank) chess.Square { return chess.Square(int(r)*8 + int(f)) }

// TestCastlingOfChess960: II.3, White's castling as king and rook end, or "" where it is not allowed.
func TestCastlingOfChess960(t *testing.T) {
	for _, c := range []struct{ name, fen, move, want string }{
		{"II.3.2.6 king to c1, rook to d1", "4k3/8/8/8/8/8/8/R4K2 w A - 0 1", "f1a1", "2KR4"},
		{"II.3.2.6 king to g1, rook to f1", "4k3/8/8/8/8/8/8/1K4R1 w G - 0 1", "b1g1", "5RK1"},
		{"II.3.2 king and rook change over", "4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "f1g1", "5RK1"},
		{"II.3.2 the rook alone moves", "4k3/8/8/8/8/8/8/6KR w H - 0 1", "g1h1", "5RK1"},
		{"II.3.2.7 the king alone moves", "4k3/8/8/8/8/8/8/4KR2 w F - 0 1", "e1f1", "5RK1"},
		{"II.3.2.7 a man on the rook's way", "4k3/8/8/8/8/8/8/RN3K2 w A - 0 1", "f1a1", ""},
		{"II.3.2.7 a man on the king's goal", "4k3/8/8/8/8/8/8/R1N2K2 w A - 0 1", "f1a1", ""},
		{"II.3.2.7 a man where neither goes may stay", "4k3/8/8/8/8/8/8/NR3K2 w B - 0 1", "f1b1", "N1KR4"},
		{"II.3.2.7 an attack on the king's way", "3rk3/8/8/8/8/8/8/R4K2 w A - 0 1", "f1a1", ""},
		{"II.3.1 once only", "4k3/8/8/8/8/8/8/2KR4 w - - 2 2", "c1d1", ""},
	} {
		p, err := ParseChess960(c.fen)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		m, err := p.ParseMove(c.move)
		if c.want == "" {
			if err == nil {
				t.Errorf("%s: %v is allowed", c.name, m)
			}
			continue
		}
		if err != nil || !m.IsCastling() {
			t.Errorf("%s: %v, castling %v", c.name, err, m.IsCastling())
			continue
		}
		next := p.After(m)
		men, _, _ := strings.Cut(next.FEN(), " ")
		if got := men[strings.LastIndexByte(men, '/')+1:]; got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

// TestLines: files, ranks and diagonals are what rook and bishop reach on an empty board, Art. 2.4.
func TestLines(t *testing.T) {
	for sq := chess.A1; sq <= chess.H8; sq++ {
		var straight, slant Bitboard
		for other := chess.A1; other <= chess.H8; other++ {
			df, dr := int(other.File())-int(sq.File()), int(other.Rank())-int(sq.Rank())
			switch {
			case other == sq:
			case df == 0 || dr == 0:
				straight |= Bit(other)
			case df == dr || df == -dr:
				slant |= Bit(other)
			}
		}
		if got := Reach(chess.Rook, sq, 0); got != straight {
			t.Errorf("2.4 file and rank of %v: %x", sq, got)
		}
		if got := Reach(chess.Bishop, sq, 0); got != slant {
			t.Errorf("2.4 diagonals of %v: %s", sq, fmt.Sprintf("%x", got))
		}
	}
}

// TestChess960IsChess: apart from castling everything is played as in ordinary chess, Art. II.1 (E23).
func TestChess960IsChess(t *testing.T) {
	for n := range StartPositions {
		p, err := StartNumber(n)
		if err != nil {
			t.Fatal(err)
		}
		q := p.WithoutCastling(chess.White, p.CastlingRooks(chess.White))
		q = q.WithoutCastling(chess.Black, q.CastlingRooks(chess.Black))
		r := q
		r.chess960 = false
		var of960, of900, all MoveList
		a, b := q.Moves(&of960), r.Moves(&of900)
		if len(a) != len(b) {
			t.Fatalf("position %d: %d moves, %d in ordinary chess", n, len(a), len(b))
		}
		for i := range a {
			if a[i].From() != b[i].From() || a[i].To() != b[i].To() {
				t.Errorf("position %d: %s, %s in ordinary chess", n, a[i], b[i])
			}
		}
		for _, m := range p.Moves(&all) {
			if !m.IsCastling() && !slices.Contains(a, m) {
				t.Errorf("position %d: %s only with the right to castle", n, m)
			}
		}
		if q.CastlingRooks(chess.White) != 0 || q.Key() == p.Key() || q.Key() != q.computeKey() {
			t.Errorf("position %d: the right is not gone, or the key is wrong", n)
		}
	}
}
