package notation

import (
	"strings"

	"github.com/notnil/chess"
)

// A Language says with which letters the pieces are written (App. C.3). It is always given and never guessed: R, B and K are
// other pieces in Indonesian than in English. The zero Language has no letters and reads figurines and pawn moves alone.
type Language struct {
	Code    string    // as in BCP 47
	letters [7]string // by kind; the Russian king has two
}

// The languages of App. C.3 that Wasit reads and writes. PGN is always English.
var (
	English    = lettersOf("en", "K Q R B N P")
	Indonesian = lettersOf("id", "R M B G K")
	Croatian   = lettersOf("hr", "K D T L S") // Slovenian, Danish, Norwegian and Swedish have the same
	German     = lettersOf("de", "K D T L S")
	French     = lettersOf("fr", "R D T F C")
	Spanish    = lettersOf("es", "R D T A C") // Catalan has the same
	Italian    = lettersOf("it", "R D T A C")
	Portuguese = lettersOf("pt", "R D T B C")
	Dutch      = lettersOf("nl", "K D T L P")
	Polish     = lettersOf("pl", "K H W G S")
	Hungarian  = lettersOf("hu", "K V B F H")
	Czech      = lettersOf("cs", "K D V S J") // Slovak has the same
	Romanian   = lettersOf("ro", "R D T N C")
	Finnish    = lettersOf("fi", "K D T L R")
	Estonian   = lettersOf("et", "K L V O R")
	Latvian    = lettersOf("lv", "K D T L Z")
	Lithuanian = lettersOf("lt", "K V B R Ž")
	Icelandic  = lettersOf("is", "K D H B R")
	Turkish    = lettersOf("tr", "Ş V K F A")
	Russian    = lettersOf("ru", "Кр Ф Л С К")
	Ukrainian  = lettersOf("uk", "Кр Ф Т С К")
	Serbian    = lettersOf("sr", "К Д Т Л С")
	Bulgarian  = lettersOf("bg", "Ц Д Т О К")
	Greek      = lettersOf("el", "Ρ Β Π Α Ι")
)

// languages are all of them.
var languages = [...]Language{English, Indonesian, Croatian, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Hungarian, Czech, Romanian, Finnish, Estonian,
	Latvian, Lithuanian, Icelandic, Turkish, Russian, Ukrainian, Serbian, Bulgarian, Greek}

// lettersOf makes a language of the letters of king, queen, rook, bishop, knight and, where it is written, pawn.
func lettersOf(code, letters string) Language {
	l := Language{Code: code}
	for i, letter := range strings.Fields(letters) {
		l.letters[int(chess.King)+i] = letter
	}
	return l
}

// Letters are the letters of king, queen, rook, bishop and knight.
func (l Language) Letters() string { return strings.Join(l.letters[chess.King:chess.Pawn], " ") }

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
	if kind == chess.Pawn {
		return ""
	}
	return l.letters[kind&7]
}

// kindAt returns the kind of piece whose letter stands at the start of text, and its bytes. P for a pawn, never written (App. C.4), is
// read in English, where programs write it.
func (l Language) kindAt(text string) (found chess.PieceType, width int) {
	for kind := chess.King; kind <= chess.Pawn; kind++ {
		if letter := l.letters[kind]; letter != "" && len(letter) > width && strings.HasPrefix(text, letter) {
			found, width = kind, len(letter)
		}
	}
	return found, width
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
