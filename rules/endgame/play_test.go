package endgame

import (
	"errors"
	"testing"

	"github.com/notnil/chess"

	"wasit/rules/board"
)

func position(t testing.TB, fen string) *board.Position {
	t.Helper()
	pos, err := board.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return &pos
}

// TestKnownPositions are facts of the field: who wins, and in how many moves.
func TestKnownPositions(t *testing.T) {
	for _, tt := range []struct {
		name  string
		e     Ending
		fen   string
		moves int // 0: a draw
	}{
		{"back rank mate in one", KRK, "4k3/8/4K3/8/8/8/8/7R w - - 0 1", 1},
		{"Black is the stronger", KRK, "4K3/8/4k3/8/8/8/8/7r b - - 0 1", 1},
		{"mate beside the king", KQK, "7k/8/5KQ1/8/8/8/8/8 w - - 0 1", 1},
		{"stalemate", KQK, "7k/8/6Q1/8/8/8/8/K7 b - - 0 1", 0},
		{"the rook is lost", KRK, "8/8/8/8/8/8/1kR5/7K b - - 0 1", 0},
		{"opposition, White to move", KPK, "4k3/8/4K3/4P3/8/8/8/8 w - - 0 1", 11},
		{"no opposition: a draw", KPK, "8/8/8/4k3/8/4K3/4P3/8 w - - 0 1", 0},
		{"opposition: a win", KPK, "8/8/8/4k3/8/4K3/4P3/8 b - - 0 1", 20},
		{"king before the pawn, on the sixth: a win without the opposition", KPK, "4k3/8/4K3/4P3/8/8/8/8 b - - 0 1", 12},
		{"rook's pawn, king in the corner", KPK, "k7/8/K7/P7/8/8/8/8 w - - 0 1", 0},
		{"rook's pawn, king shut in on c8", KPK, "2k5/8/K7/P7/8/8/8/8 b - - 0 1", 0},
		{"outside the square", KPK, "8/8/7k/8/P7/8/8/K7 w - - 0 1", 13},
		{"bishops of one color", KBBK, "8/8/4k3/8/8/8/8/B1B1K3 w - - 0 1", 0},
		{"the knight is guarded", KBNK, "8/8/8/8/8/1k6/2N5/K2B4 b - - 0 1", 32},
	} {
		v, err := table(t, tt.e).Probe(position(t, tt.fen))
		if err != nil || v.IsWin() != (tt.moves > 0) || v.Moves() != tt.moves {
			t.Errorf("%s %s: %+v (%d moves) %v, want %d", tt.name, tt.fen, v, v.Moves(), err, tt.moves)
		}
	}
}

// TestLineMates plays the longest wins out against the best defence: the distance falls by one at every ply and ends in mate.
func TestLineMates(t *testing.T) {
	for _, e := range Endings() {
		tab := table(t, e)
		g := lot(7)
		pos, ok := tab.Draw(g, e.Longest()*3/4, e.Longest())
		if !ok {
			t.Fatalf("%v: no long win found", e)
		}
		v, _ := tab.Probe(&pos)
		line, err := tab.Line(&pos)
		if err != nil || len(line) != v.Plies {
			t.Fatalf("%v %s: %d moves, %v, want %d", e, pos.FEN(), len(line), err, v.Plies)
		}
		for i, m := range line {
			if i%2 == 0 {
				verdict, err := tab.Judge(&pos, m)
				if err != nil || !verdict.Best || !verdict.KeepsWin || !verdict.InTime || verdict.After.Plies != v.Plies-i-1 {
					t.Fatalf("%v %s %v: %+v %v", e, pos.FEN(), m, verdict, err)
				}
			}
			pos.Make(m)
		}
		if !pos.IsCheckmate() {
			t.Errorf("%v: %s is no mate", e, pos.FEN())
		}
	}
}

// TestBothColors: a position turned upside down with the colors exchanged is worth the same to the other color.
func TestBothColors(t *testing.T) {
	tab := table(t, KPK)
	for _, pair := range [][2]string{
		{"8/8/8/3k4/8/8/3P4/3K4 w - - 0 1", "3k4/3p4/8/8/3K4/8/8/8 b - - 0 1"},
		{"8/3P4/3K4/8/8/8/8/3k4 b - - 0 1", "3K4/8/8/8/8/3k4/3p4/8 w - - 0 1"},
	} {
		a, err := tab.Probe(position(t, pair[0]))
		b, errB := tab.Probe(position(t, pair[1]))
		if err != nil || errB != nil || a.Plies != b.Plies || a.IsWin() != b.IsWin() || a.IsWin() && a.Winner == b.Winner {
			t.Errorf("%v: %+v %+v %v %v", pair, a, b, err, errB)
		}
	}
}

// TestArt93FiftyMoves: the win must come before the opponent may claim the draw; mate on the hundredth half-move is in time.
func TestArt93FiftyMoves(t *testing.T) {
	for _, tt := range []struct {
		e      Ending
		fen    string
		inTime bool
	}{
		{KRK, "4k3/8/4K3/8/8/8/8/7R w - - 99 80", true},
		{KRK, "8/8/8/8/8/2k5/1R6/K7 w - - 69 80", true},
		{KRK, "8/8/8/8/8/2k5/1R6/K7 w - - 70 80", false},
		{KPK, "4k3/8/4K3/4P3/8/8/8/8 w - - 97 80", true},  // the pawn moves soon and the count starts anew
		{KPK, "4k3/8/4K3/4P3/8/8/8/8 w - - 98 80", false}, // not soon enough
	} {
		pos := position(t, tt.fen)
		v, err := table(t, tt.e).Probe(pos)
		if err != nil || !v.IsWin() || v.InTime(pos.HalfmoveClock()) != tt.inTime {
			t.Errorf("%s: %+v %v, want in time %v", tt.fen, v, err, tt.inTime)
		}
	}
	tab := table(t, KPK)
	for i, d := range tab.dist {
		if d != 0 && (tab.zero[i] == 0 || tab.zero[i] > d || tab.zero[i] > 60) {
			t.Fatalf("KPK %d: %d plies to mate, %d to the next move of the pawn", i, d-1, int(tab.zero[i])-1)
		}
	}
}

// TestOtherMaterial is refused with the position and the table's name.
func TestOtherMaterial(t *testing.T) {
	var wrong *MaterialError
	for _, fen := range []string{"4k3/8/8/8/8/8/8/QQ2K3 w - - 0 1", "4k2r/8/8/8/8/8/8/R3K3 w - - 0 1", "4k3/8/8/8/8/8/8/B3K3 w - - 0 1", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"} {
		pos := position(t, fen)
		if _, err := table(t, KRK).Probe(pos); !errors.As(err, &wrong) || wrong.Ending != KRK || wrong.FEN != pos.FEN() {
			t.Errorf("%s: %v", fen, err)
		}
		if _, err := table(t, KRK).Choices(pos); !errors.As(err, &wrong) {
			t.Errorf("%s: %v", fen, err)
		}
	}
	v, err := table(t, KBNK).Probe(position(t, "4k3/8/8/8/8/8/8/B3K3 w - - 0 1"))
	if err != nil || v.IsWin() {
		t.Errorf("after the loss of the knight: %+v %v", v, err)
	}
}

func lot(seed uint64) Lot {
	return func(n uint64) uint64 {
		seed = seed*6364136223846793005 + 1442695040888963407
		return (seed >> 33) % n
	}
}

// TestDraw: the same lot gives the same position, and what is drawn is as wished.
func TestDraw(t *testing.T) {
	if testing.Short() {
		t.Skip("solves every ending")
	}
	for _, e := range Endings() {
		tab := table(t, e)
		pos, ok := tab.Draw(lot(3), 2, 9)
		again, _ := tab.Draw(lot(3), 2, 9)
		if v, err := tab.Probe(&pos); !ok || err != nil || v.Moves() < 2 || v.Moves() > 9 || pos != again || pos.Turn() != chess.White {
			t.Errorf("%v: %s %+v %v", e, pos.FEN(), v, err)
		}
		if _, ok := tab.Draw(lot(3), e.Longest()+1, 100); ok {
			t.Errorf("%v: a win longer than the longest", e)
		}
	}
	for seed := range uint64(20) {
		pos, ok := table(t, KPK).DrawOnlyMove(lot(seed))
		if !ok {
			t.Fatal("no position with an only move")
		}
		winning := 0
		choices, _ := table(t, KPK).Choices(&pos)
		for _, c := range choices {
			if c.Value.IsWin() {
				winning++
			}
		}
		if winning != 1 {
			t.Errorf("%s: %d moves win", pos.FEN(), winning)
		}
	}
}

func BenchmarkBuild(b *testing.B) {
	for _, e := range Endings() {
		b.Run(e.String(), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				for s := NewBuilder(e); !s.Step(Slice); {
				}
			}
		})
	}
}

// BenchmarkSlice is the longest that a page waits between two looks at the screen.
func BenchmarkSlice(b *testing.B) {
	s := NewBuilder(KBNK)
	for b.Loop() {
		if s.Step(Slice) {
			s = NewBuilder(KBNK)
		}
	}
}

func BenchmarkBest(b *testing.B) {
	pos := position(b, "7k/8/8/8/8/8/8/KBN5 w - - 0 1")
	tab := table(b, KBNK)
	for b.Loop() {
		if _, ok, err := tab.Best(pos); !ok || err != nil {
			b.Fatal(err)
		}
	}
}
