package course

import (
	"fmt"
	"strings"

	"github.com/notnil/chess"

	"wasit/rules/board"
)

// Men holds the piece on each square. Unlike a position it may lack kings: a lesson on the rook shows a rook.
type Men [64]chess.Piece

var letters = map[byte]chess.Piece{
	'K': chess.WhiteKing, 'Q': chess.WhiteQueen, 'R': chess.WhiteRook, 'B': chess.WhiteBishop, 'N': chess.WhiteKnight, 'P': chess.WhitePawn,
	'k': chess.BlackKing, 'q': chess.BlackQueen, 'r': chess.BlackRook, 'b': chess.BlackBishop, 'n': chess.BlackKnight, 'p': chess.BlackPawn,
}

// parseMen reads the first field of a FEN.
func parseMen(text string) (m Men, err error) {
	ranks := strings.Split(text, "/")
	if len(ranks) != 8 {
		return m, fmt.Errorf("course: %q: %d ranks, want 8", text, len(ranks))
	}
	for i, rank := range ranks {
		file := 0
		for j := range len(rank) {
			switch c := rank[j]; {
			case c >= '1' && c <= '8':
				file += int(c - '0')
			case letters[c] == chess.NoPiece || file > 7:
				return m, fmt.Errorf("course: %q: %q in rank %d", text, c, 8-i)
			default:
				m[(7-i)*8+file] = letters[c]
				file++
			}
		}
		if file != 8 {
			return m, fmt.Errorf("course: %q: %d squares in rank %d", text, file, 8-i)
		}
	}
	return m, nil
}

func menOf(pos *board.Position) (m Men) {
	for sq := range m {
		m[sq] = pos.PieceAt(chess.Square(sq))
	}
	return m
}

// String writes the pieces as the first field of a FEN.
func (m Men) String() string {
	var b strings.Builder
	for rank := 7; rank >= 0; rank-- {
		empty := 0
		flush := func() {
			if empty > 0 {
				b.WriteByte(byte('0' + empty))
			}
			empty = 0
		}
		for file := range 8 {
			p := m[rank*8+file]
			if p == chess.NoPiece {
				empty++
				continue
			}
			flush()
			letter := manLetter(p.Type())
			if p.Color() == chess.Black {
				letter = strings.ToLower(letter)
			}
			b.WriteString(letter)
		}
		flush()
		if rank > 0 {
			b.WriteByte('/')
		}
	}
	return b.String()
}

func (m *Men) occupied() (s board.Bitboard) {
	for sq, p := range m {
		if p != chess.NoPiece {
			s |= board.Bit(chess.Square(sq))
		}
	}
	return s
}

func (m *Men) of(c chess.Color) (s board.Bitboard) {
	for sq, p := range m {
		if p != chess.NoPiece && p.Color() == c {
			s |= board.Bit(chess.Square(sq))
		}
	}
	return s
}

func (m *Men) pieces(c chess.Color, kind chess.PieceType) (s board.Bitboard) {
	for sq, p := range m {
		if p != chess.NoPiece && p.Color() == c && p.Type() == kind {
			s |= board.Bit(chess.Square(sq))
		}
	}
	return s
}

// attacks returns the squares that the piece on sq attacks.
func (m *Men) attacks(sq chess.Square) board.Bitboard {
	p := m[sq]
	if p.Type() == chess.Pawn {
		return board.PawnReach(p.Color(), sq)
	}
	return board.Reach(p.Type(), sq, m.occupied())
}

// attackers returns the pieces of color by that attack sq.
func (m *Men) attackers(sq chess.Square, by chess.Color) (s board.Bitboard) {
	for from, p := range m {
		if p != chess.NoPiece && p.Color() == by && m.attacks(chess.Square(from)).Has(sq) {
			s |= board.Bit(chess.Square(from))
		}
	}
	return s
}

// Reaches reports whether the piece on a square may go to another, as [Men.Reach] says.
func (m *Men) Reaches(from, to int) bool {
	return m[from] != chess.NoPiece && m.Reach(chess.Square(from)).Has(chess.Square(to))
}

// Reach returns where the piece on sq may go on a board without kings in danger: a lesson about a lone piece.
func (m *Men) Reach(sq chess.Square) board.Bitboard {
	p := m[sq]
	if p.Type() != chess.Pawn {
		return m.attacks(sq) &^ m.of(p.Color())
	}
	up, home := 8, 1
	if p.Color() == chess.Black {
		up, home = -8, 6
	}
	goals := m.attacks(sq) & m.of(p.Color().Other())
	for n, at := 0, int(sq)+up; at >= 0 && at < 64 && m[at] == chess.NoPiece && n < 2; n, at = n+1, at+up {
		if n == 1 && int(sq.Rank()) != home {
			break
		}
		goals |= board.Bit(chess.Square(at))
	}
	return goals
}
