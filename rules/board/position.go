package board

import "github.com/notnil/chess"

// A Position is where the pieces stand, who is to move and what may still be castled or taken en passant (Art. 9.2.3 (E23)), with
// the two counters of a FEN. It is legal by construction: it comes from [Start], [StartNumber], [ParseFEN] or a legal move.
// Positions are comparable values; == includes the counters, [Position.Same] does not. The zero Position is no position.
type Position struct {
	kind     [8]Bitboard // by chess.PieceType, both colors; 0 and 7 stay empty
	men      [2]Bitboard // White, Black
	castling Bitboard    // rooks that may still castle
	key      uint64
	fullmove uint32
	halfmove uint16
	ep       int8  // square behind a pawn that can legally be taken en passant, or noSquare
	turn     uint8 // 0 White, 1 Black
	chess960 bool
}

const noSquare = -1

func index(c chess.Color) int { return int(c-chess.White) & 1 }

func colorOf(i uint8) chess.Color { return chess.White + chess.Color(i&1) }

// Turn returns the player having the move.
func (p *Position) Turn() chess.Color { return colorOf(p.turn) }

// HalfmoveClock returns the moves by either player since the last capture or pawn move: 100 of them are the fifty moves of
// Art. 9.3, 150 the 75 of Art. 9.6.2 (E23).
func (p *Position) HalfmoveClock() int { return int(p.halfmove) }

// FullmoveNumber returns the number of the move about to be made, counted from 1 and raised after Black's move.
func (p *Position) FullmoveNumber() int { return int(p.fullmove) }

// Chess960 reports whether castling is that of Chess960 (Guidelines II), which also decides how moves and FEN are written.
func (p *Position) Chess960() bool { return p.chess960 }

// Pieces returns the squares of the pieces of kind t and color c.
func (p *Position) Pieces(c chess.Color, t chess.PieceType) Bitboard {
	return p.kind[t&7] & p.men[index(c)]
}

// Men returns the squares of all pieces of color c.
func (p *Position) Men(c chess.Color) Bitboard { return p.men[index(c)] }

// Occupied returns the squares of all pieces.
func (p *Position) Occupied() Bitboard { return p.men[0] | p.men[1] }

// King returns the square of the king of color c.
func (p *Position) King(c chess.Color) chess.Square { return p.Pieces(c, chess.King).First() }

// PieceAt returns the piece on sq, or chess.NoPiece.
func (p *Position) PieceAt(sq chess.Square) chess.Piece {
	t := p.kindAt(Bit(sq))
	switch {
	case t == chess.NoPieceType:
		return chess.NoPiece
	case p.men[0].Has(sq):
		return chess.Piece(t)
	}
	return chess.Piece(t) + chess.WhitePawn
}

func (p *Position) kindAt(b Bitboard) chess.PieceType {
	switch {
	case (p.men[0]|p.men[1])&b == 0:
		return chess.NoPieceType
	case p.kind[chess.Pawn]&b != 0:
		return chess.Pawn
	case p.kind[chess.Knight]&b != 0:
		return chess.Knight
	case p.kind[chess.Bishop]&b != 0:
		return chess.Bishop
	case p.kind[chess.Rook]&b != 0:
		return chess.Rook
	case p.kind[chess.Queen]&b != 0:
		return chess.Queen
	}
	return chess.King
}

// EnPassant returns the square on which a pawn can be taken en passant now. It answers false unless at least one such
// capture is legal, the only case in which it makes another position (Art. 9.2.3.1 (E23)).
func (p *Position) EnPassant() (chess.Square, bool) {
	return chess.Square(p.ep), p.ep != noSquare
}

// CastlingRooks returns the rooks of c with which castling has not been lost (Art. 3.8.2.1 (E23)), whether or not it can be
// played at once. The king has not moved while there are any.
func (p *Position) CastlingRooks(c chess.Color) Bitboard { return p.castling & p.men[index(c)] }

// Attackers returns the pieces of color by that attack sq, pinned ones included (Art. 3.1.3 (E23)).
func (p *Position) Attackers(sq chess.Square, by chess.Color) Bitboard {
	return p.attackers(int(sq), uint8(index(by)), p.men[0]|p.men[1])
}

// Checkers returns the pieces that give check to the player having the move.
func (p *Position) Checkers() Bitboard {
	return p.attackers(p.kingSquare(p.turn), p.turn^1, p.men[0]|p.men[1])
}

// InCheck reports whether the player having the move is in check (Art. 3.9.1 (E23)).
func (p *Position) InCheck() bool {
	return p.attacked(p.kingSquare(p.turn), p.turn^1, p.men[0]|p.men[1])
}

// IsCheckmate reports whether the player having the move is checkmated (Art. 5.1.1 (E23)).
func (p *Position) IsCheckmate() bool { return p.InCheck() && !p.HasMove() }

// IsStalemate reports whether the player having the move is not in check and has no legal move (Art. 5.2.1 (E23)).
func (p *Position) IsStalemate() bool { return !p.InCheck() && !p.HasMove() }

// HasMove reports whether there is a legal move.
func (p *Position) HasMove() bool {
	var list MoveList
	return len(p.Moves(&list)) > 0
}

func (p *Position) kingSquare(side uint8) int {
	return (p.kind[chess.King] & p.men[side&1]).first()
}

func (p *Position) attackers(sq int, by uint8, occupied Bitboard) Bitboard {
	k := &p.kind
	return p.men[by&1] & (knightReach[sq&63]&k[chess.Knight] |
		kingReach[sq&63]&k[chess.King] |
		pawnReach[by&1^1][sq&63]&k[chess.Pawn] |
		bishopReach(sq, occupied)&(k[chess.Bishop]|k[chess.Queen]) |
		rookReach(sq, occupied)&(k[chess.Rook]|k[chess.Queen]))
}

// attacked is attackers asked for a yes or no, cheapest questions first.
func (p *Position) attacked(sq int, by uint8, occupied Bitboard) bool {
	k, men := &p.kind, p.men[by&1]
	if men&(knightReach[sq&63]&k[chess.Knight]|kingReach[sq&63]&k[chess.King]|pawnReach[by&1^1][sq&63]&k[chess.Pawn]) != 0 {
		return true
	}
	diagonal := men & (k[chess.Bishop] | k[chess.Queen])
	if diagonal&openBishop[sq&63] != 0 && diagonal&bishopReach(sq, occupied) != 0 {
		return true
	}
	straight := men & (k[chess.Rook] | k[chess.Queen])
	return straight&openRook[sq&63] != 0 && straight&rookReach(sq, occupied) != 0
}
