package board

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/notnil/chess"
)

// play makes moves given as UCI text.
func play(t testing.TB, p Position, moves ...string) Position {
	t.Helper()
	for _, text := range moves {
		m, err := p.ParseMove(text)
		if err != nil {
			t.Fatal(err)
		}
		p.Make(m)
	}
	return p
}

func TestSamePosition(t *testing.T) {
	start := Start()
	tests := []struct {
		name   string
		from   string
		first  []string
		second []string // after first
		same   bool
	}{
		{"Art. 9.2.3 (E23) knights there and back", "", []string{"e2e4", "e7e5"}, []string{"g1f3", "g8f6", "f3g1", "f6g8"}, true},
		{"Art. 9.2.3 (E23) other player to move", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", nil, []string{"e1e2", "e8e7", "e2e1", "e7e8", "h1h2"}, false},
		{"Art. 9.2.3.1 (E23) en passant was legal", "4k3/8/8/4p3/8/8/3P4/4K3 w - - 0 1", []string{"d2d4"}, []string{"e8e7", "e1e2", "e7e8", "e2e1"}, true},
		{"Art. 9.2.3.1 (E23) en passant right gone", "4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1", []string{"d2d4"}, []string{"e8e7", "e1e2", "e7e8", "e2e1"}, false},
		{"Art. 9.2.3.1 (E23) en passant capture pinned", "4k3/8/8/8/4p3/8/3P4/K3R3 w - - 0 1", []string{"d2d4"}, []string{"e8e7", "a1a2", "e7e8", "a2a1"}, true},
		{"Art. 9.2.3.2 (E23) rook moved", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", nil, []string{"h1h2", "e8e7", "h2h1", "e7e8"}, false},
		{"Art. 9.2.3.2 (E23) king moved", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", nil, []string{"e1e2", "e8e7", "e2e1", "e7e8"}, false},
		{"Art. 9.2.3.2 (E23) castling hindered for a while", "4k3/8/8/8/8/8/8/4K1NR w K - 0 1", nil, []string{"g1f3", "e8e7", "f3g1", "e7e8"}, true},
	}
	for _, test := range tests {
		p := start
		if test.from != "" {
			p = mustParse(t, test.from)
		}
		a := play(t, p, test.first...)
		b := play(t, a, test.second...)
		if got := a.Same(&b); got != test.same {
			t.Errorf("%s: Same %v, want %v", test.name, got, test.same)
		}
		if got := a.Key() == b.Key(); got != test.same {
			t.Errorf("%s: equal keys %v, want %v", test.name, got, test.same)
		}
	}
}

func TestEnds(t *testing.T) {
	tests := []struct {
		name, fen        string
		check, mate, dry bool
	}{
		{"Art. 5.1.1 (E23) back rank", "3R2k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", true, true, false},
		{"Art. 3.9.1 (E23) check, not mate", "3R2k1/5pp1/7p/8/8/8/8/6K1 b - - 0 1", true, false, false},
		{"Art. 5.2.1 (E23) stalemate", "7k/5Q2/8/8/8/8/8/K7 b - - 0 1", false, false, true},
		{"stalemate but for a pawn", "7k/5Q2/8/8/8/8/p7/7K b - - 0 1", false, false, false},
		{"only en passant ends the check", "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1", true, false, false},
		{"start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", false, false, false},
	}
	for _, test := range tests {
		p := mustParse(t, test.fen)
		if p.InCheck() != test.check || p.IsCheckmate() != test.mate || p.IsStalemate() != test.dry {
			t.Errorf("%s: check %v mate %v stalemate %v", test.name, p.InCheck(), p.IsCheckmate(), p.IsStalemate())
		}
		if test.check == (p.Checkers() == 0) {
			t.Errorf("%s: checkers %v", test.name, p.Checkers().Squares())
		}
	}
}

func TestAttackers(t *testing.T) {
	p := mustParse(t, "4k3/8/8/2b5/4p3/3P1N2/1Q6/r3K2R w - - 0 1")
	if got := p.Attackers(chess.E4, chess.White).Squares(); !slices.Equal(got, []chess.Square{chess.D3}) {
		t.Errorf("e4 attacked from %v", got)
	}
	if got := p.Attackers(chess.D4, chess.White).Squares(); !slices.Equal(got, []chess.Square{chess.B2, chess.F3}) {
		t.Errorf("d4 attacked from %v", got)
	}
	if got := p.Checkers().Squares(); !slices.Equal(got, []chess.Square{chess.A1}) {
		t.Errorf("check from %v", got)
	}
	if p.PieceAt(chess.C5) != chess.BlackBishop || p.PieceAt(chess.H1) != chess.WhiteRook || p.PieceAt(chess.H8) != chess.NoPiece {
		t.Error("wrong men")
	}
	if p.King(chess.Black) != chess.E8 || p.Pieces(chess.White, chess.Pawn) != Bit(chess.D3) || p.Men(chess.Black).Count() != 4 {
		t.Error("wrong sets")
	}
}

// TestWalks plays random games: keys, counters and taking back are compared with computing anew, moves with testing each.
func TestWalks(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 960))
	for game := range 60 {
		p, err := StartNumber(random.IntN(960))
		if err != nil {
			t.Fatal(err)
		}
		for range 120 {
			var list MoveList
			moves := p.Moves(&list)
			if len(moves) == 0 {
				break
			}
			before := p
			for _, m := range moves {
				u := p.Make(m)
				if p.key != p.computeKey() {
					t.Fatalf("game %d, %s: key wrong after %v", game, before.FEN(), m)
				}
				if p.attacked(p.kingSquare(p.turn^1), p.turn, p.Occupied()) {
					t.Fatalf("%s: %v leaves the king in check", before.FEN(), m)
				}
				p.Unmake(m, u)
				if p != before {
					t.Fatalf("%s: %v not taken back", before.FEN(), m)
				}
				if again, err := p.ParseMove(m.String()); err != nil || again != m {
					t.Fatalf("%s: %v read as %v: %v", before.FEN(), m, again, err)
				}
			}
			m := moves[random.IntN(len(moves))]
			next := p.After(m)
			if p != before {
				t.Fatal("After changed its receiver")
			}
			again, err := ParseChess960(next.FEN())
			if err != nil || again != next {
				t.Fatalf("%s reads as %s: %v", next.FEN(), again.FEN(), err)
			}
			p = next
		}
	}
}

func TestCounters(t *testing.T) {
	p := play(t, Start(), "g1f3", "g8f6")
	if p.HalfmoveClock() != 2 || p.FullmoveNumber() != 2 {
		t.Errorf("clock %d move %d after two knight moves", p.HalfmoveClock(), p.FullmoveNumber())
	}
	p = play(t, p, "e2e4")
	if p.HalfmoveClock() != 0 || p.FullmoveNumber() != 2 {
		t.Errorf("clock %d move %d after a pawn move", p.HalfmoveClock(), p.FullmoveNumber())
	}
	p = play(t, p, "f6e4")
	if p.HalfmoveClock() != 0 || p.FullmoveNumber() != 3 || p.Turn() != chess.White {
		t.Errorf("clock %d move %d after a capture", p.HalfmoveClock(), p.FullmoveNumber())
	}
}

// TestClockStops: a record may go on for ever after the 75 moves, the clock must not start anew.
func TestClockStops(t *testing.T) {
	p := Start()
	p.halfmove = 1<<16 - 1
	if p = play(t, p, "g1f3"); p.HalfmoveClock() != 1<<16-1 {
		t.Errorf("clock %d", p.HalfmoveClock())
	}
}

func TestNoAllocation(t *testing.T) {
	p := mustParse(t, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
	var list MoveList
	if n := testing.AllocsPerRun(10, func() {
		for _, m := range p.Moves(&list) {
			u := p.Make(m)
			p.InCheck()
			p.HasMove()
			p.Unmake(m, u)
		}
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
