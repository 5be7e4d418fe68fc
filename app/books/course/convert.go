package course

import (
	"wasit/rules/board"
	"wasit/rules/notation"
)

// MaxConvert bounds the text of a game to be put into another notation, in bytes.
const MaxConvert = 8000

// A Converted is a game in the three forms that books have.
type Converted struct {
	Short, Long, Old []string // of each move
	Said             []string // as each is read aloud
	Fault            string   // the first move that could not be read, or ""
	Why              string
}

// Convert reads the moves of a game from its beginning, in descriptive or algebraic notation with the letters of the book's
// language or of English, and writes them in the letters of the book's language. Move numbers and results are passed over; it
// stops at the first move that cannot be read and says why.
func (b *Book) Convert(text string) Converted {
	var c Converted
	score := notation.ReadScore(board.Start(), text[:min(len(text), MaxConvert)], b.Language, notation.English)
	for i, r := range score.Readings {
		pos := &score.Positions[i]
		c.Short = append(c.Short, b.write(pos, r.Move, notation.FIDE))
		c.Long = append(c.Long, b.write(pos, r.Move, notation.Long))
		c.Old = append(c.Old, notation.Style{Language: notation.English, Form: notation.Descriptive}.Write(pos, r.Move))
		c.Said = append(c.Said, b.Say(pos, r.Move))
	}
	if score.Fault != nil {
		c.Fault, c.Why = score.Fault.Text, b.whyUnread(score.Fault)
	}
	return c
}
