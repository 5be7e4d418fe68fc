package endgame

import (
	"math/bits"

	"github.com/notnil/chess"

	"wasit/rules/board"
)

type set = board.Bitboard

const (
	notFileA = ^board.FileA
	notFileH = ^board.FileH
	pawnHome = board.Rank1<<8 | board.Rank1<<16 | board.Rank1<<24 | board.Rank1<<32 | board.Rank1<<40 | board.Rank1<<48
)

func bit(sq int) set { return 1 << (uint(sq) & 63) }

func kings(sq int) set { return board.Reach(chess.King, chess.Square(sq), 0) }

func between(a, b int) set { return board.Between(chess.Square(a), chess.Square(b)) }

// from returns the squares from which a white piece of a kind attacks sq.
func from(kind chess.PieceType, sq int, occupied set) set {
	if kind == chess.Pawn {
		return board.PawnReach(chess.Black, chess.Square(sq))
	}
	return board.Reach(kind, chess.Square(sq), occupied)
}

// origins returns the squares from which a white piece of a kind can move to a square of goals without capturing.
func origins(kind chess.PieceType, goals, occupied set) set {
	free := ^occupied
	switch kind {
	case chess.Pawn:
		one := goals >> 8
		two := (goals & (board.Rank1 << 24)) >> 8 & free >> 8
		return (one | two) & pawnHome & free
	case chess.Knight:
		return knights(goals) & free
	case chess.Bishop:
		return slides(goals, free, diagonals[:])
	case chess.Rook:
		return slides(goals, free, straights[:])
	}
	return slides(goals, free, straights[:]) | slides(goals, free, diagonals[:])
}

// A way is a direction: by how much a square's number grows, and the squares that do not wrap around the edge.
type way struct {
	by   int
	mask set
}

var (
	straights = [...]way{{8, ^set(0)}, {-8, ^set(0)}, {1, notFileA}, {-1, notFileH}}
	diagonals = [...]way{{9, notFileA}, {7, notFileH}, {-7, notFileA}, {-9, notFileH}}
)

func (w way) step(s set) set { return shift(s, w.by) & w.mask }

func shift(s set, by int) set {
	if by < 0 {
		return s >> uint(-by)
	}
	return s << uint(by)
}

func slides(s, free set, ways []way) (reached set) {
	for _, w := range ways {
		for b := w.step(s) & free; b != 0; b = w.step(b) & free {
			reached |= b
		}
	}
	return reached
}

func knights(s set) set {
	one := s<<1&notFileA | s>>1&notFileH
	two := s<<2&notFileA&^(board.FileA<<1) | s>>2&notFileH&^(board.FileH>>1)
	return one<<16 | one>>16 | two<<8 | two>>8
}

// A turn is a reflection of the board that brings the bare king into the quarter a1 to d4.
type turn struct{ files, ranks bool }

func turnFor(king int) turn { return turn{king&7 > 3, king>>3 > 3} }

func (t turn) square(sq int) int {
	if t.files {
		sq ^= 7
	}
	if t.ranks {
		sq ^= 56
	}
	return sq
}

func (t turn) set(s set) set {
	if t.files {
		s = set(bits.ReverseBytes64(bits.Reverse64(uint64(s))))
	}
	if t.ranks {
		s = set(bits.ReverseBytes64(uint64(s)))
	}
	return s
}
