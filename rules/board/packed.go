package board

import "github.com/notnil/chess"

// Packed is a position without its counters in 32 bytes. Two positions pack alike exactly when they are the same by
// Art. 9.2.3 (E23), so it serves as a map key where a chance of error, however small, is too much.
//
// Three planes hold the bits of each piece's kind, the fourth his color, 1 for White. The unused kind 7 marks a rook that may
// castle or, on rank 4 or 5, the pawn that may be taken en passant; empty squares are 1 in the fourth plane with Black to move.
type Packed [4]uint64

// Pack returns the position's packed form.
func (p *Position) Pack() Packed {
	k := &p.kind
	special := p.castling
	if p.ep != noSquare {
		special |= 1 << (p.ep ^ 8)
	}
	color := p.men[0]
	if p.turn != 0 {
		color = ^p.men[1]
	}
	return Packed{
		uint64(k[chess.King] | k[chess.Rook] | k[chess.Knight] | special),
		uint64(k[chess.Queen] | k[chess.Rook] | k[chess.Pawn] | special),
		uint64(k[chess.Bishop] | k[chess.Knight] | k[chess.Pawn] | special),
		uint64(color),
	}
}

// Position unpacks k, which must come from a position of standard chess, or of Chess960 if chess960 says so. The counters
// start at 0 and 1.
func (k Packed) Position(chess960 bool) Position {
	a, b, c, color := Bitboard(k[0]), Bitboard(k[1]), Bitboard(k[2]), Bitboard(k[3])
	p := Position{ep: noSquare, fullmove: 1, chess960: chess960}
	occupied := a | b | c
	special := a & b & c
	p.castling = special & (Rank1 | Rank8)
	stepped := special &^ p.castling
	p.kind[chess.King] = a &^ (b | c)
	p.kind[chess.Queen] = b &^ (a | c)
	p.kind[chess.Rook] = a&b&^c | p.castling
	p.kind[chess.Bishop] = c &^ (a | b)
	p.kind[chess.Knight] = a & c &^ b
	p.kind[chess.Pawn] = b&c&^a | stepped
	p.men[0] = occupied & color
	p.men[1] = occupied &^ color
	if color&^occupied != 0 { // there is always an empty square
		p.turn = 1
	}
	if stepped != 0 {
		p.ep = int8(stepped.first() ^ 8)
	}
	p.key = p.computeKey()
	return p
}
