package course

import (
	"strings"
	"unicode"

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
	pos := board.Start()
	for _, word := range moveWords(text[:min(len(text), MaxConvert)]) {
		if word = strings.TrimLeftFunc(word, func(r rune) bool { return unicode.IsDigit(r) && strings.Contains(word, ".") || r == '.' }); isResult(word) {
			continue
		}
		m, why := b.readAny(&pos, word)
		if why != "" {
			c.Fault, c.Why = word, why
			return c
		}
		c.Short = append(c.Short, b.write(&pos, m, notation.FIDE))
		c.Long = append(c.Long, b.write(&pos, m, notation.Long))
		c.Old = append(c.Old, notation.Style{Language: notation.English, Form: notation.Descriptive}.Write(&pos, m))
		c.Said = append(c.Said, b.Say(&pos, m))
		pos.Make(m)
	}
	return c
}

// moveWords cuts a text into what may be moves: old books divide them by commas and semicolons, and set their dashes apart.
func moveWords(text string) []string {
	text = strings.NewReplacer(",", " ", ";", " ", "–", "-", "—", "-", "−", "-").Replace(text)
	words := strings.Fields(text)
	var list []string
	for i := 0; i < len(words); i++ {
		word := words[i]
		for i+2 < len(words) && words[i+1] == "-" {
			word += "-" + words[i+2]
			i += 2
		}
		list = append(list, word)
	}
	return list
}

// isResult reports whether a word is no move: a number, a result, or a sign that annotates the move before.
func isResult(word string) bool {
	switch strings.TrimSuffix(word, ".") {
	case "", "*", "1-0", "0-1", "1/2-1/2", "½-½", "mate", "mat", "check", "ch", "dis.ch", "dbl.ch", "e.p", "(e.p.)",
		"!", "?", "!!", "??", "!?", "?!", "=", "+=", "=+", "±", "∓", "+-", "-+", "⩲", "⩱", "∞": // signs may stand alone
		return true
	}
	return strings.TrimFunc(word, unicode.IsDigit) == ""
}

// readAny reads a move as it may be written: in our letters, in English ones, or in the old way.
func (b *Book) readAny(pos *board.Position, word string) (m board.Move, why string) {
	own, err := notation.Parse(pos, word, b.Language)
	if err == nil {
		return own.Move, ""
	}
	if english, err := notation.Parse(pos, word, notation.English); err == nil {
		return english.Move, ""
	}
	if old, err := notation.ParseDescriptive(pos, word, notation.English); err == nil {
		return old.Move, ""
	}
	return 0, b.whyUnread(err)
}
