package mate

import (
	"context"
	"testing"

	"github.com/notnil/chess"

	"wasit/rules/board"
)

func TestAnswers(t *testing.T) {
	tests := []struct {
		name, fen string
		side      chess.Color
		verdict   Verdict
		proof     Proof
	}{
		{"Art. 5.1.1 (E23) mate on the board", "3R2k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", chess.White, Yes, ""},
		{"mated side", "3R2k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", chess.Black, No, Exhausted},
		{"Art. 5.2.1 (E23) stalemate on the board", "7k/5Q2/8/8/8/8/8/K7 b - - 0 1", chess.White, No, Exhausted},
		{"Art. 6.9 bare king", "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", chess.Black, No, BareKing},
		{"Art. 6.9 queen against bare king", "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", chess.White, Yes, ""},
		{"knight against bare king", "4k3/8/8/8/8/8/8/N3K3 w - - 0 1", chess.White, No, Material},
		{"knight against queens", "4kqq1/8/8/8/8/8/8/N3K3 w - - 0 1", chess.White, No, Material},
		{"knight against rook", "4kr2/8/8/8/8/8/8/N3K3 w - - 0 1", chess.White, Yes, ""},
		{"knight against pawn", "4k3/7p/8/8/8/8/8/N3K3 w - - 0 1", chess.White, Yes, ""},
		{"bishop against rook", "4kr2/8/8/8/8/8/8/B3K3 w - - 0 1", chess.White, No, Material},
		{"bishop against bishop of its color", "4kb2/8/8/8/8/8/8/B3K3 w - - 0 1", chess.White, No, Material},
		{"bishop against the other bishop", "2b1k3/8/8/8/8/8/8/B3K3 w - - 0 1", chess.White, Yes, ""},
		{"two knights", "4k3/8/8/8/8/8/8/NN2K3 w - - 0 1", chess.White, Yes, ""},
		{"Art. 5.2.2 (E23) closed wall", "8/8/3k4/1p1p1p1p/1P1P1P1P/8/3K4/8 w - - 0 1", chess.White, No, Blocked},
		{"wall that en passant opens", "8/8/3k4/8/pPp1p1p1/P1P1P1P1/8/3K4 b - b3 0 1", chess.Black, Yes, ""},
		{"Art. 3.7.3.1 (E23) en passant alone opens the wall", "8/8/3k4/1p6/pPp1p1p1/P1P1P1P1/8/3K4 b - b3 0 1", chess.Black, Yes, ""},
		{"the same without en passant", "8/8/3k4/1p6/pPp1p1p1/P1P1P1P1/8/3K4 b - - 0 1", chess.Black, No, Blocked},
		{"the only move takes the last piece", "8/8/8/8/3k4/8/1q6/K7 w - - 0 1", chess.Black, No, Exhausted},
		{"start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", chess.Black, Yes, ""},
	}
	for _, test := range tests {
		p := mustParse(t, test.fen)
		answer := CanMate(context.Background(), &p, test.side, Budget{})
		if answer.Verdict != test.verdict || answer.Proof != test.proof {
			t.Errorf("%s: verdict %d %s %s, want %d %s", test.name, answer.Verdict, answer.Proof, answer.Reason, test.verdict, test.proof)
		}
		if answer.Verdict == Yes {
			replay(t, p, test.side, answer.Line)
		}
	}
}

func TestDead(t *testing.T) {
	for _, test := range []struct {
		name, fen string
		want      Verdict
	}{
		{"Art. 5.2.2 (E23) two kings", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", Yes},
		{"Art. 5.2.2 (E23) closed wall", "8/8/3k4/1p1p1p1p/1P1P1P1P/8/3K4/8 w - - 0 1", Yes},
		{"one side can mate", "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", No},
		{"start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", No},
	} {
		p := mustParse(t, test.fen)
		if got := Dead(context.Background(), &p, Budget{}); got != test.want {
			t.Errorf("%s: %d, want %d", test.name, got, test.want)
		}
	}
	p := mustParse(t, "7k/8/8/8/8/1K1b4/2n5/7b b - - 0 1")
	if got := Dead(context.Background(), &p, Budget{Positions: 10}); got != NotProven {
		t.Errorf("ten positions prove %d", got)
	}
}

func TestLimits(t *testing.T) {
	p := board.Start()
	if answer := CanMate(context.Background(), &p, chess.White, Budget{Positions: 30}); answer.Verdict != NotProven || answer.Reason != BudgetSpent {
		t.Errorf("30 positions: %+v", answer)
	}
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	if answer := CanMate(ended, &p, chess.White, Budget{}); answer.Verdict != NotProven || answer.Reason != Cancelled {
		t.Errorf("context ended: %+v", answer)
	}
	late, cancel := context.WithCancel(context.Background())
	yields := 0
	closed := mustParse(t, "8/3bk3/6p1/3p1pPp/p1pPpP1P/PpP1P3/1P3K2/B3B3 b - - 0 1") // thousands of positions, were it not proved at once
	s := newSearch(&closed, chess.Black, Budget{Positions: DefaultPositions, Yield: func() {
		if yields++; yields == 3 {
			cancel()
		}
	}})
	if answer := s.run(late); answer.Reason != Cancelled || yields != 3 {
		t.Errorf("cancelled from Yield: %+v after %d yields", answer, yields)
	}
}

// FuzzCanMate: whatever the position, a Yes has a legal line to mate, and a larger budget never turns a Yes into a No or back.
func FuzzCanMate(f *testing.F) {
	for i, row := range goldenRows(f) {
		if i%50 == 0 {
			f.Add(row.fen, row.side == chess.White)
		}
	}
	f.Fuzz(func(t *testing.T, fen string, white bool) {
		p, err := board.ParseChess960(fen)
		if err != nil {
			return
		}
		side := chess.Black
		if white {
			side = chess.White
		}
		small := CanMate(context.Background(), &p, side, Budget{Positions: 500})
		large := CanMate(context.Background(), &p, side, Budget{Positions: 5000})
		for _, answer := range []Answer{small, large} {
			if answer.Verdict == Yes {
				replay(t, p, side, answer.Line)
			}
		}
		if small.Verdict != NotProven && small.Verdict != large.Verdict {
			t.Errorf("%s: verdict %d, then %d", fen, small.Verdict, large.Verdict)
		}
	})
}
