package board

import (
	"strconv"

	"github.com/notnil/chess"
)

// FEN returns the position in Forsyth-Edwards notation, with castling by file letters (Shredder-FEN) in Chess960. The en
// passant square is given only where a capture is legal.
func (p *Position) FEN() string { return string(p.appendFEN(nil, p.chess960)) }

// XFEN returns the position with castling written as K, Q, k, q wherever the outermost rook is meant, and by file otherwise.
// For standard chess it is the same as FEN.
func (p *Position) XFEN() string { return string(p.appendFEN(nil, false)) }

func (p *Position) appendFEN(b []byte, shredder bool) []byte {
	b = p.appendBoard(b)
	b = append(b, ' ', "wb"[p.turn&1], ' ')
	b = p.appendCastling(b, shredder)
	b = append(b, ' ')
	if p.ep == noSquare {
		b = append(b, '-')
	} else {
		b = append(b, chess.Square(p.ep).String()...)
	}
	b = strconv.AppendInt(append(b, ' '), int64(p.halfmove), 10)
	return strconv.AppendInt(append(b, ' '), int64(p.fullmove), 10)
}

func (p *Position) appendBoard(b []byte) []byte {
	for rank := 7; rank >= 0; rank-- {
		empty := byte(0)
		for file := range 8 {
			piece := p.PieceAt(chess.Square(rank<<3 | file))
			if piece == chess.NoPiece {
				empty++
				continue
			}
			if empty > 0 {
				b, empty = append(b, '0'+empty), 0
			}
			b = append(b, fenLetters[piece-chess.WhiteKing])
		}
		if empty > 0 {
			b = append(b, '0'+empty)
		}
		if rank > 0 {
			b = append(b, '/')
		}
	}
	return b
}

func (p *Position) appendCastling(b []byte, shredder bool) []byte {
	if p.castling == 0 {
		return append(b, '-')
	}
	for side := range uint8(2) {
		king := p.kind[chess.King] & p.men[side]
		rooks := p.kind[chess.Rook] & p.men[side] & (Rank1 << (56 * side))
		for rest := p.castling & p.men[side]; rest != 0; {
			rook := highest(rest) // the kingside rook first
			rest ^= rook
			letter := byte('A') + byte(rook.first()&7)
			if !shredder && rook > king && rook == highest(rooks) {
				letter = 'K'
			} else if !shredder && rook < king && rook == rooks&-rooks {
				letter = 'Q'
			}
			b = append(b, letter|side<<5)
		}
	}
	return b
}

// highest returns the set of the highest square of b alone.
func highest(b Bitboard) Bitboard {
	for b&(b-1) != 0 {
		b &= b - 1
	}
	return b
}
