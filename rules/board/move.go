package board

import (
	"fmt"
	"strings"

	"github.com/notnil/chess"
)

// A Move is a move in one position, with what it moves and takes. Moves come from [Position.Moves] and [Position.ParseMove];
// they mean nothing in another position. The zero Move is no move.
//
// Bits from the lowest: from 6, to 6 (castling: the rook's square), kind moved 3, kind taken 3, promotion 3, flags.
type Move uint32

const (
	toShift    = 6
	kindShift  = 12
	takenShift = 15
	promoShift = 18
)

const (
	castlingFlag Move = 1 << (21 + iota)
	enPassantFlag
	doubleStepFlag
	chess960Flag
)

// From returns the square the piece leaves; in castling the king's.
func (m Move) From() chess.Square { return chess.Square(m & 63) }

// To returns the square the piece reaches; in castling the king's (c1, g1, c8 or g8).
func (m Move) To() chess.Square {
	if m&castlingFlag != 0 {
		king, _ := castlingGoals(m.from(), m.target())
		return chess.Square(king)
	}
	return chess.Square(m.target())
}

// CastlingRook returns the square where the castling rook stands and where it goes. It is for castling only.
func (m Move) CastlingRook() (from, to chess.Square) {
	_, rook := castlingGoals(m.from(), m.target())
	return chess.Square(m.target()), chess.Square(rook)
}

// Piece returns the kind of piece that moves: the pawn in a promotion, the king in castling.
func (m Move) Piece() chess.PieceType { return chess.PieceType(m >> kindShift & 7) }

// Captured returns the kind of piece taken, or chess.NoPieceType.
func (m Move) Captured() chess.PieceType { return chess.PieceType(m >> takenShift & 7) }

// Promotion returns the piece that replaces the pawn, or chess.NoPieceType.
func (m Move) Promotion() chess.PieceType { return chess.PieceType(m >> promoShift & 7) }

// IsCapture reports whether a piece is taken, en passant included.
func (m Move) IsCapture() bool { return m>>takenShift&7 != 0 }

// IsEnPassant reports whether the move takes a pawn en passant (Art. 3.7.3.1 (E23)); it then stands after To.
func (m Move) IsEnPassant() bool { return m&enPassantFlag != 0 }

// IsCastling reports whether the move castles; the rook decides the side.
func (m Move) IsCastling() bool { return m&castlingFlag != 0 }

// IsKingside reports whether a castling move is that towards the h-file, 0-0.
func (m Move) IsKingside() bool { return m&castlingFlag != 0 && m.target() > m.from() }

// String returns the move as the Universal Chess Interface writes it: e2e4, e7e8q, e1g1; in Chess960 castling is
// "king takes own rook". No move is 0000.
func (m Move) String() string {
	if m == 0 {
		return "0000"
	}
	to := m.To()
	if m&chess960Flag != 0 {
		to = chess.Square(m.target())
	}
	return m.From().String() + to.String() + m.Promotion().String()
}

func (m Move) from() int   { return int(m & 63) }
func (m Move) target() int { return int(m >> toShift & 63) }

// castlingGoals returns where king and rook end: the g- and f-file when the rook stands towards h, else c and d.
func castlingGoals(king, rook int) (kingTo, rookTo int) {
	if rook > king {
		return king&56 | 6, king&56 | 5
	}
	return king&56 | 2, king&56 | 3
}

// A MoveError reports text that is no legal move in a position.
type MoveError struct {
	Text   string
	FEN    string
	Syntax bool // the text has not even the form of a move: two squares and perhaps a letter of q, r, b, n
}

func (e *MoveError) Error() string {
	if e.Syntax {
		return fmt.Sprintf("board: move %q: want two squares and a promotion, as in e2e4 or e7e8q", e.Text)
	}
	return fmt.Sprintf("board: move %q is not legal in %s", e.Text, e.FEN)
}

// ParseMove reads a move in the form of [Move.String]. Castling is understood as "king takes own rook" in every position, and
// by the king's new square wherever no other move of the king has the same squares. The error is a *[MoveError].
func (p *Position) ParseMove(text string) (Move, error) {
	if !hasMoveForm(text) {
		return 0, &MoveError{Text: clip(text), FEN: p.FEN(), Syntax: true}
	}
	var list MoveList
	var castling Move
	for _, m := range p.Moves(&list) {
		if m.String() == text {
			return m, nil
		}
		if m.IsCastling() && len(text) == 4 && strings.HasPrefix(text, m.From().String()) {
			if to := text[2:]; to == m.To().String() || to == chess.Square(m.target()).String() {
				castling = m
			}
		}
	}
	if castling != 0 {
		return castling, nil
	}
	return 0, &MoveError{Text: text, FEN: p.FEN()}
}

func hasMoveForm(text string) bool {
	if len(text) != 4 && len(text) != 5 {
		return false
	}
	for i := 0; i < 4; i += 2 {
		if text[i] < 'a' || text[i] > 'h' || text[i+1] < '1' || text[i+1] > '8' {
			return false
		}
	}
	return len(text) == 4 || strings.IndexByte("qrbn", text[4]) >= 0
}

// clip keeps an error's quotation of input short.
func clip(text string) string {
	const most = 100
	if len(text) > most {
		return text[:most] + "…"
	}
	return text
}
