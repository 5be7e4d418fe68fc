package board

import (
	"math/bits"

	"github.com/notnil/chess"
)

// A Bitboard is a set of squares; bit 0 is a1, bit 7 h1, bit 63 h8.
type Bitboard uint64

// Files and ranks at the edges, and the squares of the color of h1 (light) and of a1 (dark).
const (
	FileA        Bitboard = 0x0101010101010101
	FileH        Bitboard = FileA << 7
	Rank1        Bitboard = 0xff
	Rank8        Bitboard = Rank1 << 56
	LightSquares Bitboard = 0x55aa55aa55aa55aa
	DarkSquares           = ^LightSquares
)

// Bit returns the set that holds sq alone.
func Bit(sq chess.Square) Bitboard { return 1 << (uint(sq) & 63) }

// Has reports whether sq is in the set.
func (b Bitboard) Has(sq chess.Square) bool { return b>>(uint(sq)&63)&1 != 0 }

// Count returns the number of squares in the set.
func (b Bitboard) Count() int { return bits.OnesCount64(uint64(b)) }

// First returns the lowest square of a set that is not empty.
func (b Bitboard) First() chess.Square { return chess.Square(b.first()) }

// Squares returns the squares of the set from a1 to h8.
func (b Bitboard) Squares() []chess.Square {
	list := make([]chess.Square, 0, b.Count())
	for ; b != 0; b &= b - 1 {
		list = append(list, b.First())
	}
	return list
}

func (b Bitboard) first() int { return bits.TrailingZeros64(uint64(b)) }

// shift moves every square of b by n: 8 is one rank up the board, -1 one file towards a. The caller masks what wraps around.
func (b Bitboard) shift(n int) Bitboard { return Bitboard(bits.RotateLeft64(uint64(b), n)) }
