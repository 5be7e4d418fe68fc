package notation

import (
	"github.com/notnil/chess"

	"wasit/rules/board"
)

// A Form is one of the ways in which App. C lets a move be written.
type Form uint8

// The forms.
const (
	FIDE        Form = iota // 0-0, d8Q, exd5, #: as in App. C
	SAN                     // O-O, d8=Q: as PGN wants it
	Long                    // Ng1-f3, e5xd6 e.p.: with the square of departure
	Descriptive             // P-K4, N-KB3, PxP: of older books, no evidence in a game (App. C)
)

// A Style says how moves are written. The zero Style has no letters; it serves with Figurines.
type Style struct {
	Language  Language
	Form      Form
	Figurines bool // pictures of the pieces in place of letters, White's outlined for either side
}

// Write returns m, which must be legal in pos, as s writes it.
func (s Style) Write(pos *board.Position, m board.Move) string {
	var room [24]byte
	return string(s.Append(room[:0], pos, m))
}

// WriteSAN returns m, which must be legal in pos, as PGN writes it.
func WriteSAN(pos *board.Position, m board.Move) string {
	return Style{Language: English, Form: SAN}.Write(pos, m)
}

// Append adds m, which must be legal in pos, to dst.
func (s Style) Append(dst []byte, pos *board.Position, m board.Move) []byte {
	switch {
	case s.Form == Descriptive:
		return append(dst, writeDescriptive(pos, m, s.Language)...)
	case m.IsCastling():
		dst = append(dst, s.castling(m.IsKingside())...)
	case m.Piece() == chess.Pawn:
		dst = s.appendPawn(dst, m)
	default:
		dst = s.appendPiece(dst, pos, m)
	}
	after := pos.After(m)
	if after.InCheck() {
		if after.HasMove() {
			return append(dst, '+')
		}
		return append(dst, '#')
	}
	return dst
}

func (s Style) castling(kingside bool) string {
	switch {
	case s.Form == SAN && kingside:
		return "O-O"
	case s.Form == SAN:
		return "O-O-O"
	case kingside:
		return "0-0"
	}
	return "0-0-0"
}

func (s Style) appendPawn(dst []byte, m board.Move) []byte {
	switch {
	case s.Form == Long:
		dst = s.appendLink(appendSquare(dst, m.From()), m)
	case m.IsCapture():
		dst = append(dst, fileByte(m.From()), 'x')
	}
	dst = appendSquare(dst, m.To())
	if kind := m.Promotion(); kind != chess.NoPieceType {
		if s.Form == SAN {
			dst = append(dst, '=')
		}
		dst = s.appendLetter(dst, kind)
	}
	if m.IsEnPassant() && s.Form != SAN {
		dst = append(dst, " e.p."...)
	}
	return dst
}

func (s Style) appendPiece(dst []byte, pos *board.Position, m board.Move) []byte {
	dst = s.appendLetter(dst, m.Piece())
	if s.Form == Long {
		dst = s.appendLink(appendSquare(dst, m.From()), m)
		return appendSquare(dst, m.To())
	}
	file, rank := departure(pos, m)
	if file {
		dst = append(dst, fileByte(m.From()))
	}
	if rank {
		dst = append(dst, rankByte(m.From()))
	}
	if m.IsCapture() {
		dst = append(dst, 'x')
	}
	return appendSquare(dst, m.To())
}

func (s Style) appendLink(dst []byte, m board.Move) []byte {
	if m.IsCapture() {
		return append(dst, 'x')
	}
	return append(dst, '-')
}

func (s Style) appendLetter(dst []byte, kind chess.PieceType) []byte {
	if s.Figurines || s.Language.letters[kind&7] == "" {
		return append(dst, string(whiteFigurines+rune(kind-chess.King))...)
	}
	return append(dst, s.Language.letters[kind&7]...)
}

// departure tells which parts of the square of departure App. C.10 wants: the file where it is enough, else the rank where
// that is enough, else both.
func departure(pos *board.Position, m board.Move) (file, rank bool) {
	kind, us := m.Piece(), pos.Turn()
	like := pos.Pieces(us, kind) &^ board.Bit(m.From())
	if kind == chess.King || like&pos.Attackers(m.To(), us) == 0 {
		return false, false
	}
	var list board.MoveList
	others, sameFile, sameRank := false, false, false
	for _, o := range pos.Moves(&list) {
		if o.Piece() != kind || o.To() != m.To() || o.From() == m.From() {
			continue
		}
		others = true
		sameFile = sameFile || o.From().File() == m.From().File()
		sameRank = sameRank || o.From().Rank() == m.From().Rank()
	}
	return others && (!sameFile || sameRank), others && sameFile
}

func appendSquare(dst []byte, sq chess.Square) []byte { return append(dst, fileByte(sq), rankByte(sq)) }

func fileByte(sq chess.Square) byte { return 'a' + byte(sq)&7 }
func rankByte(sq chess.Square) byte { return '1' + byte(sq)>>3&7 }
