package notation

import "github.com/notnil/chess"

// A Language says with which letters the pieces are written (App. C.3). It is always given and never guessed: R, B and K are
// other pieces in Indonesian than in English. The zero Language has no letters and reads figurines and pawn moves alone.
type Language struct {
	Code    string // as in BCP 47
	letters [7]byte
}

// The languages of App. C.3 that Wasit reads and writes. PGN is always English.
var (
	English    = Language{"en", [7]byte{chess.King: 'K', chess.Queen: 'Q', chess.Rook: 'R', chess.Bishop: 'B', chess.Knight: 'N', chess.Pawn: 'P'}}
	Indonesian = Language{"id", [7]byte{chess.King: 'R', chess.Queen: 'M', chess.Rook: 'B', chess.Bishop: 'G', chess.Knight: 'K'}}
	Croatian   = Language{"hr", [7]byte{chess.King: 'K', chess.Queen: 'D', chess.Rook: 'T', chess.Bishop: 'L', chess.Knight: 'S'}}
	French     = Language{"fr", [7]byte{chess.King: 'R', chess.Queen: 'D', chess.Rook: 'T', chess.Bishop: 'F', chess.Knight: 'C'}}
	Spanish    = Language{"es", [7]byte{chess.King: 'R', chess.Queen: 'D', chess.Rook: 'T', chess.Bishop: 'A', chess.Knight: 'C'}}
	Italian    = Language{"it", [7]byte{chess.King: 'R', chess.Queen: 'D', chess.Rook: 'T', chess.Bishop: 'A', chess.Knight: 'C'}}
	Portuguese = Language{"pt", [7]byte{chess.King: 'R', chess.Queen: 'D', chess.Rook: 'T', chess.Bishop: 'B', chess.Knight: 'C'}}
	Dutch      = Language{"nl", [7]byte{chess.King: 'K', chess.Queen: 'D', chess.Rook: 'T', chess.Bishop: 'L', chess.Knight: 'P'}}
	Polish     = Language{"pl", [7]byte{chess.King: 'K', chess.Queen: 'H', chess.Rook: 'W', chess.Bishop: 'G', chess.Knight: 'S'}}
	Hungarian  = Language{"hu", [7]byte{chess.King: 'K', chess.Queen: 'V', chess.Rook: 'B', chess.Bishop: 'F', chess.Knight: 'H'}}
	German     = Language{"de", [7]byte{chess.King: 'K', chess.Queen: 'D', chess.Rook: 'T', chess.Bishop: 'L', chess.Knight: 'S'}}
)

// languages are all of them.
var languages = [...]Language{English, Indonesian, Croatian, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Hungarian}

// LanguageOf returns the language with a code such as en, id, hr.
func LanguageOf(code string) (l Language, ok bool) {
	for _, l := range languages {
		if l.Code == code {
			return l, true
		}
	}
	return Language{}, false
}

// Letter returns the capital letter of a piece, or "" for a pawn (App. C.4) and where the language has none.
func (l Language) Letter(kind chess.PieceType) string {
	if kind == chess.Pawn || l.letters[kind&7] == 0 {
		return ""
	}
	return string(rune(l.letters[kind&7]))
}

// kindOf returns the kind of man that a capital letter means. P for a pawn, never written (App. C.4), is read in English,
// where programs write it.
func (l Language) kindOf(letter byte) chess.PieceType {
	if letter != 0 {
		for kind := chess.King; kind <= chess.Pawn; kind++ {
			if l.letters[kind] == letter {
				return kind
			}
		}
	}
	return chess.NoPieceType
}

// Figurines stand for the same piece in every language; print prefers them (App. C.3).
const whiteFigurines, blackFigurines = '♔', '♚'

func figurineKind(r rune) chess.PieceType {
	switch {
	case r >= whiteFigurines && r < whiteFigurines+6:
		return chess.King + chess.PieceType(r-whiteFigurines)
	case r >= blackFigurines && r < blackFigurines+6:
		return chess.King + chess.PieceType(r-blackFigurines)
	}
	return chess.NoPieceType
}
