package board

import "github.com/notnil/chess"

// Attack tables. They take about 83 kilobytes and some microseconds to fill, so that starting the app does not feel them.
//
// A slider's reach along one line depends on the six inner squares of that line. A multiplication collects a diagonal's
// inner squares in the top bits (files do not overlap, so nothing carries), which then pick a row of rankFill: the reach along
// a rank, repeated on all ranks, to be cut down to the line. A file's squares are collected the same way along a diagonal.
var (
	knightReach [64]Bitboard
	kingReach   [64]Bitboard
	pawnReach   [2][64]Bitboard // captures of a pawn of that color
	lineMask    [64]struct{ diagonal, anti, _, _ Bitboard }
	rankFill    [8][64]Bitboard // file of the slider, inner squares occupied
	fileFill    [8][64]Bitboard // rank of the slider, inner squares of the a-file occupied
	openBishop  [64]Bitboard    // reach on an empty board
	openRook    [64]Bitboard
	between     [64][64]Bitboard // squares strictly between two that share a line, else none
)

const (
	lineCollect          = FileA << 1         // brings the inner squares of a rank or diagonal into the top six bits
	fileCollect Bitboard = 0x0080402010080400 // the same for the a-file, its seventh rank lowest
	innerRank   Bitboard = 0x7e
)

type step struct{ file, rank int }

var (
	rookSteps   = [4]step{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}
	bishopSteps = [4]step{{1, 1}, {-1, -1}, {-1, 1}, {1, -1}}
	knightSteps = [8]step{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}
)

func init() {
	for sq := range 64 {
		fillSteps(sq)
		fillRays(sq)
	}
	for at := range 8 {
		for inner := range 64 {
			fillRank(at, inner)
		}
	}
}

// onto returns the square n steps away, or -1 beyond the edge.
func (s step) onto(sq, n int) int {
	file, rank := sq&7+n*s.file, sq>>3+n*s.rank
	if file < 0 || file > 7 || rank < 0 || rank > 7 {
		return -1
	}
	return rank<<3 | file
}

func fillSteps(sq int) {
	put := func(to *Bitboard, s step) {
		if t := s.onto(sq, 1); t >= 0 {
			*to |= 1 << t
		}
	}
	for i := range 8 {
		put(&knightReach[sq], knightSteps[i])
	}
	for i := range 4 {
		put(&kingReach[sq], rookSteps[i])
		put(&kingReach[sq], bishopSteps[i])
	}
	for _, file := range [2]int{-1, 1} {
		put(&pawnReach[0][sq], step{file, 1})
		put(&pawnReach[1][sq], step{file, -1})
	}
}

func fillRays(sq int) {
	for i := range 4 {
		openRook[sq] |= fillRay(sq, rookSteps[i])
		ray := fillRay(sq, bishopSteps[i])
		openBishop[sq] |= ray
		if i < 2 {
			lineMask[sq].diagonal |= ray
		} else {
			lineMask[sq].anti |= ray
		}
	}
}

func fillRay(sq int, s step) (ray Bitboard) {
	for n := 1; ; n++ {
		t := s.onto(sq, n)
		if t < 0 {
			return ray
		}
		between[sq][t] = ray
		ray |= 1 << t
	}
}

func fillRank(at, inner int) {
	occupied := Bitboard(inner) << 1
	var reach Bitboard
	for f := at + 1; f < 8; f++ {
		reach |= 1 << f
		if occupied>>f&1 != 0 {
			break
		}
	}
	for f := at - 1; f >= 0; f-- {
		reach |= 1 << f
		if occupied>>f&1 != 0 {
			break
		}
	}
	rankFill[at][inner] = reach * FileA
	// fileCollect turns the file upside down.
	for f := range 8 {
		if reach>>f&1 != 0 {
			fileFill[7-at][inner] |= 1 << (8 * (7 - f))
		}
	}
}

func bishopReach(sq int, occupied Bitboard) Bitboard {
	m := &lineMask[sq&63]
	row := &rankFill[sq&7]
	return m.diagonal&row[(occupied&m.diagonal)*lineCollect>>58] |
		m.anti&row[(occupied&m.anti)*lineCollect>>58]
}

func rookReach(sq int, occupied Bitboard) Bitboard {
	file, base := uint(sq)&7, uint(sq)&56
	along := rankFill[file][occupied>>base&innerRank>>1] & (Rank1 << base)
	up := fileFill[uint(sq)>>3&7][(occupied>>file&FileA)*fileCollect>>58]
	return along | up<<file
}

// Reach returns the squares that a piece of kind t on sq attacks when the squares of occupied hold pieces. A pawn needs [PawnReach].
func Reach(t chess.PieceType, sq chess.Square, occupied Bitboard) Bitboard {
	switch t {
	case chess.King:
		return kingReach[sq&63]
	case chess.Queen:
		return bishopReach(int(sq), occupied) | rookReach(int(sq), occupied)
	case chess.Rook:
		return rookReach(int(sq), occupied)
	case chess.Bishop:
		return bishopReach(int(sq), occupied)
	case chess.Knight:
		return knightReach[sq&63]
	}
	return 0
}

// PawnReach returns the squares that a pawn of color c on sq attacks.
func PawnReach(c chess.Color, sq chess.Square) Bitboard { return pawnReach[index(c)][sq&63] }

// Between returns the squares strictly between two squares on one rank, file or diagonal, and none for others.
func Between(a, b chess.Square) Bitboard { return between[a&63][b&63] }
