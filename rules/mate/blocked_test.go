package mate

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/notnil/chess"

	"wasit/rules/board"
)

// TestBlockadeHoldsPlay plays random games from closed and open positions: no man ever leaves the squares that the blockade of
// the first position gives it, and no square empties that it keeps.
func TestBlockadeHoldsPlay(t *testing.T) {
	random := rand.New(rand.NewPCG(9, 6))
	starts := []string{
		"8/8/3k4/8/pPp1p1p1/P1P1P1P1/8/3K4 b - b3 0 1",       // en passant now
		"8/3k4/8/2p5/pPPp1p1p/P2P1P1P/8/3K4 b - b3 0 1",      // and pawns that can only be taken so
		"r3k2r/pppppppp/PPPPPPPP/8/8/8/8/R3K2R w KQkq - 0 1", // castling
		"1r2k1r1/8/p1p1p1p1/P1P1P1P1/8/8/8/1R2K1R1 w GBgb - 0 1",
		"8/P6k/8/8/p1p1p1p1/P1P1P1P1/7p/K7 w - - 0 1", // promotion
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
	}
	for i, row := range goldenRows(t) {
		if i%5 == 0 {
			starts = append(starts, row.fen)
		}
	}
	for _, fen := range starts {
		for range 6 {
			w := newWalk(mustParse(t, fen))
			for range 60 {
				if !w.step(t, random) {
					break
				}
			}
		}
	}
}

// A walk is a random game whose men are told apart.
type walk struct {
	first, p board.Position
	b        *blockade
	who      [64]int // man+1 by square
}

func newWalk(p board.Position) *walk {
	w := &walk{first: p, p: p, b: newBlockade(&p)}
	for i := range w.b.men {
		w.who[w.b.men[i].start.First()] = i + 1
	}
	return w
}

// step plays a move, a rare kind rather than a common one.
func (w *walk) step(t *testing.T, random *rand.Rand) bool {
	var list board.MoveList
	moves := w.p.Moves(&list)
	if len(moves) == 0 {
		return false
	}
	m := moves[random.IntN(len(moves))]
	for range 4 {
		if m.IsCapture() || m.Promotion() != chess.NoPieceType || m.IsCastling() {
			break
		}
		m = moves[random.IntN(len(moves))]
	}
	if m.IsCastling() {
		from, to := m.CastlingRook()
		king, rook := w.who[m.From()], w.who[from]
		w.who[m.From()], w.who[from] = 0, 0
		w.arrive(t, m, king, m.To(), m.From())
		w.arrive(t, m, rook, to, from)
	} else {
		man := w.who[m.From()]
		w.who[m.From()] = 0
		if m.IsEnPassant() {
			w.who[m.To()^8] = 0
			w.emptied(t, m, m.To()^8)
		}
		w.arrive(t, m, man, m.To(), m.From())
	}
	w.p.Make(m)
	return true
}

func (w *walk) arrive(t *testing.T, m board.Move, number int, to, from chess.Square) {
	t.Helper()
	man := &w.b.men[number-1]
	if taken := w.who[to]; taken != 0 {
		w.emptied(t, m, to)
	}
	w.who[to] = number
	w.emptied(t, m, from)
	reach := man.reach
	if now := w.p.PieceAt(from).Type(); man.kind == chess.Pawn && (now != chess.Pawn || m.Promotion() != chess.NoPieceType) {
		reach = man.asQueen
		if now == chess.Knight || m.Promotion() == chess.Knight {
			reach = man.asKnight
		}
	}
	if !reach.Has(to) {
		t.Fatalf("%s: %v from %v leaves the blockade", w.first.FEN(), m, w.p.FEN())
	}
}

// emptied: the man that stood there at first has left or was taken.
func (w *walk) emptied(t *testing.T, m board.Move, sq chess.Square) {
	t.Helper()
	if !w.b.clear.Has(sq) {
		t.Fatalf("%s: %v from %v empties %v", w.first.FEN(), m, w.p.FEN(), sq)
	}
}

// TestAdmit: what only en passant or castling brings about.
func TestAdmit(t *testing.T) {
	closed := mustParse(t, "8/8/3k4/1p6/pPp1p1p1/P1P1P1P1/8/3K4 b - b3 0 1")
	if b := newBlockade(&closed); !b.clear.Has(chess.B4) || !b.come[1].Has(chess.B3) {
		t.Error("en passant is not in the blockade")
	}
	castling := mustParse(t, "1r2k1r1/8/8/8/8/8/8/1R2K1R1 b GBg - 0 1")
	b := standStill(&castling)
	b.admitCastling(&castling) // elsewhere king and rook usually walk there as well
	want := map[chess.Square][]chess.Square{
		chess.E1: {chess.C1, chess.E1, chess.G1}, chess.B1: {chess.B1, chess.D1, chess.F1}, chess.G1: {chess.D1, chess.F1, chess.G1},
		chess.E8: {chess.C8, chess.E8, chess.G8}, chess.B8: {chess.B8}, chess.G8: {chess.D8, chess.F8, chess.G8},
	}
	for _, m := range b.men {
		if got := m.reach.Squares(); !slices.Equal(got, want[m.start.First()]) {
			t.Errorf("the man on %v castles to %v, want %v", m.start.First(), got, want[m.start.First()])
		}
	}
}

// TestCanBlock: a man with a choice must give way to one without.
func TestCanBlock(t *testing.T) {
	a, b, c := board.Bit(chess.A1), board.Bit(chess.B1), board.Bit(chess.C1)
	tests := []struct {
		name  string
		reach []board.Bitboard
		open  board.Bitboard
		want  bool
	}{
		{"nothing open", nil, 0, true},
		{"nobody", nil, a, false},
		{"one for two", []board.Bitboard{a | b}, a | b, false},
		{"two for two", []board.Bitboard{a, b}, a | b, true},
		{"the first gives way", []board.Bitboard{a | b, a}, a | b, true},
		{"two give way", []board.Bitboard{a | b, b | c, a}, a | b | c, true},
		{"two want the same", []board.Bitboard{a, a, c}, a | b | c, false},
	}
	for _, test := range tests {
		bl := &blockade{}
		for _, reach := range test.reach {
			bl.men = append(bl.men, man{color: chess.Black, kind: chess.Bishop, reach: reach})
		}
		bl.men = append(bl.men, man{color: chess.White, kind: chess.Bishop, reach: a | b | c}) // the wrong color
		if got := bl.canBlock(test.open, chess.Black); got != test.want {
			t.Errorf("%s: %v", test.name, got)
		}
	}
}
