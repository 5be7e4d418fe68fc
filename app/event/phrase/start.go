package phrase

import (
	"github.com/notnil/chess"

	"wasit/app/words/i18n"
	"wasit/rules/board"
	"wasit/rules/notation"
)

// StartText names a start position of Chess960 by its number and its pieces, from the a-file on, in the letters of a language:
// "518 RNBQKBNR".
func StartText(l i18n.Lang, number int) string {
	pos, err := board.StartNumber(number)
	letters, ok := notation.LanguageOf(l.Tag())
	if err != nil || !ok {
		return l.Int(number)
	}
	text := l.Int(number) + " "
	for sq := chess.A1; sq <= chess.H1; sq++ {
		text += letters.Letter(pos.PieceAt(sq).Type())
	}
	return text
}
