package mate

import (
	"testing"

	"github.com/notnil/chess"

	"wasit/rules/board"
)

// TestMaterial proves the two theorems of ByMaterial by looking at every net: king, king and the man that gives check,
// with every square that those leave open filled by the kindest men that the theorem allows.
func TestMaterial(t *testing.T) {
	knights, bishops := 0, 0
	for king := chess.A1; king <= chess.H8; king++ {
		for ours := chess.A1; ours <= chess.H8; ours++ {
			if apart(king, ours) < 2 {
				continue
			}
			beside := board.Reach(chess.King, king, 0) &^ board.Reach(chess.King, ours, 0)
			for man := chess.A1; man <= chess.H8; man++ {
				if man == king || man == ours {
					continue
				}
				if board.Reach(chess.Knight, man, 0).Has(king) {
					knights++
					knightNet(t, king, ours, man, beside)
				}
				if board.Reach(chess.Bishop, man, board.Bit(ours)).Has(king) {
					bishops++
					bishopNet(t, king, ours, man, beside)
				}
			}
		}
	}
	if knights == 0 || bishops == 0 {
		t.Errorf("%d and %d nets", knights, bishops)
	}
}

// knightNet: queens stand on all open squares; one of them must be able to take the knight. More queens elsewhere only take
// more, since a queen between a queen and the knight attacks the knight itself.
func knightNet(t *testing.T, king, ours, knight chess.Square, beside board.Bitboard) {
	open := beside &^ board.Reach(chess.Knight, knight, 0) &^ board.Bit(knight)
	if beside.Has(knight) {
		t.Fatalf("a knight on %v checks %v from beside", knight, king)
	}
	occupied := open | board.Bit(king) | board.Bit(ours) | board.Bit(knight)
	for b := open; b != 0; b &= b - 1 {
		if board.Reach(chess.Queen, b.First(), occupied).Has(knight) {
			return
		}
	}
	if open == 0 { // the king and the knight cover everything: that would be mate of a lone king
		t.Errorf("lone king %v mated by king %v, knight %v", king, ours, knight)
		return
	}
	t.Errorf("king %v, queens %v, mated by king %v, knight %v", king, open.Squares(), ours, knight)
}

// bishopNet: all squares of the bishop's color count as covered, however many bishops that takes; the others that the king
// leaves open hold rooks (queens do no less). One of these must be able to take or interpose on the square beside the king on
// the checking line. It is not pinned, standing on the other color.
func bishopNet(t *testing.T, king, ours, bishop chess.Square, beside board.Bitboard) {
	others := board.LightSquares
	if others.Has(bishop) {
		others = board.DarkSquares
	}
	open := beside & others
	line := board.Between(king, bishop) | board.Bit(bishop)
	door := line & board.Reach(chess.King, king, 0)
	occupied := open | board.Bit(king) | board.Bit(ours) | board.Bit(bishop)
	for b := open; b != 0; b &= b - 1 {
		if board.Reach(chess.Rook, b.First(), occupied)&door != 0 {
			return
		}
	}
	t.Errorf("king %v, rooks %v, mated by king %v, bishop %v", king, open.Squares(), ours, bishop)
}
