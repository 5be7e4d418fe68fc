package board

import "github.com/notnil/chess"

// Random numbers whose exclusive or is a position's key. They are the same on every device, but may differ between releases:
// a key is for comparing within a program, not for keeping.
var (
	manKeys      [1024]uint64 // color<<9 | kind<<6 | square
	castlingKeys [64]uint64   // by the rook's square
	epKeys       [8]uint64    // by file
	blackKey     uint64
)

func init() {
	draw := splitMix64(0x5741534954) // any start serves
	for i := range manKeys {
		manKeys[i] = draw.next()
	}
	for i := range castlingKeys {
		castlingKeys[i] = draw.next()
	}
	for i := range epKeys {
		epKeys[i] = draw.next()
	}
	blackKey = draw.next()
}

func manKey(side uint8, kind, sq int) uint64 {
	return manKeys[(int(side)<<9|kind<<6|sq)&1023]
}

// Key returns a number that is equal for positions that are the same by Art. 9.2.3 (E23): the same player to move, the same
// pieces on the same squares, the same castling rights, the same en passant capture where it is legal. Different positions have
// different keys but for a chance of 2^-64 a pair; [Position.Same] is exact.
func (p *Position) Key() uint64 { return p.key }

// Same reports whether p and q are the same position in the sense of Art. 9.2.3 (E23); counters do not matter.
func (p *Position) Same(q *Position) bool {
	return p.key == q.key && p.men == q.men && p.kind == q.kind && p.castling == q.castling && p.ep == q.ep && p.turn == q.turn
}

// computeKey builds the key again from the rest of the position.
func (p *Position) computeKey() (key uint64) {
	for side := range uint8(2) {
		for kind := chess.King; kind <= chess.Pawn; kind++ {
			for b := p.kind[kind] & p.men[side]; b != 0; b &= b - 1 {
				key ^= manKey(side, int(kind), b.first())
			}
		}
	}
	for b := p.castling; b != 0; b &= b - 1 {
		key ^= castlingKeys[b.first()]
	}
	if p.ep != noSquare {
		key ^= epKeys[p.ep&7]
	}
	if p.turn != 0 {
		key ^= blackKey
	}
	return key
}
