// Package course teaches chess: parts, lessons and their tasks, judged by our own rules, the readable pages and the glossary.
//
// A lesson is data: web/learn writes one file for all languages, learn.txt, and one a language, learn-id.txt and so on, which
// stand beside the program as the texts of the Laws do and are fetched when the room is entered for the first time. A line is
// an entry, fields divided by tabs; the first field says what it is. A reader takes nothing on trust: length, number of lines
// and of fields are bounded, and what does not fit is an error with its line.
//
// Tasks are made of rows when a lesson is opened ([Book.Tasks]); rows of the kind "gen" make several, by lot from a seed that
// is shown, so that no two pupils have the same sheet and everyone can have it again. What is right is worked out from the
// position by a rule ("mate", "moves:d4", "must-to:e1,h1") and never written down where it can be worked out.
package course

import (
	"strings"

	"github.com/notnil/chess"

	"wasit/rules/board"
	"wasit/rules/notation"
)

// A Book is the whole course in one language.
type Book struct {
	Lang     string
	Language notation.Language // the letters of the pieces in it
	Parts    []Part
	Terms    []Term // the glossary: head words first, then the others, each by the alphabet of the language
	Pages    []Page
	Games    []Game // that are dictated and replayed

	texts map[string]string
}

// A Part is one of the six parts of the course.
type Part struct {
	Number  int
	Title   string
	Lessons []*Lesson
}

// A Lesson is one idea.
type Lesson struct {
	Part       int
	Key        string // stable between releases: progress is kept by it
	Title      string
	Text       string
	Article    string // the number of the article it rests on, in Edition, or ""
	Men        Men    // of the diagram
	HasDiagram bool
	Marks      []chess.Square

	rows []row
}

// A Term is a word of the glossary with a sentence that explains it.
type Term struct {
	Key, Word, Text string
	Head            bool // among the words that a pupil meets first
}

// A Page is read, not played: a title and paragraphs.
type Page struct {
	Key, Title string
	Paragraphs []string
}

// A Game is one of the field's short games.
type Game struct {
	Key, Title string // "Réti – Tartakower, Wien 1910": the same in every language
	Moves      []board.Move
}

// A row makes one task, or several.
type row struct {
	kind, ask, fen, rule, args, article string
	marks                               []chess.Square
	options                             []string // of a question: the right one first
}

// Lesson returns the lesson with a key, or nil.
func (b *Book) Lesson(key string) *Lesson {
	for _, p := range b.Parts {
		for _, l := range p.Lessons {
			if l.Key == key {
				return l
			}
		}
	}
	return nil
}

// Lessons lists all lessons in their order.
func (b *Book) Lessons() (all []*Lesson) {
	for _, p := range b.Parts {
		all = append(all, p.Lessons...)
	}
	return all
}

// Term returns the term with a key, or nil.
func (b *Book) Term(key string) *Term {
	for i := range b.Terms {
		if b.Terms[i].Key == key {
			return &b.Terms[i]
		}
	}
	return nil
}

// text returns a text by its key with {0}, {1}, … replaced. A key that is missing is shown as itself; a test finds it.
func (b *Book) text(key string, args ...string) string {
	s, ok := b.texts[key]
	if !ok {
		return key
	}
	for i, a := range args {
		s = strings.ReplaceAll(s, "{"+string(rune('0'+i))+"}", a)
	}
	return s
}

// Man returns the name of a kind of piece: "Kuda", "skakač".
func (b *Book) Man(kind chess.PieceType) string { return b.text("man." + manLetter(kind)) }

// Piece returns the name of a piece with its color.
func (b *Book) Piece(p chess.Piece) string {
	color := "w"
	if p.Color() == chess.Black {
		color = "b"
	}
	return b.text("man." + color + manLetter(p.Type()))
}

func manLetter(kind chess.PieceType) string {
	return [...]string{chess.NoPieceType: "", chess.King: "K", chess.Queen: "Q", chess.Rook: "R", chess.Bishop: "B", chess.Knight: "N", chess.Pawn: "P"}[kind]
}

// write returns a move in the letters of the book's language.
func (b *Book) write(pos *board.Position, m board.Move, form notation.Form) string {
	return notation.Style{Language: b.Language, Form: form}.Write(pos, m)
}

// Phrase returns a text of the course by its key, such as those for paper, with {0}, {1}, … replaced.
func (b *Book) Phrase(key string, args ...string) string { return b.text(key, args...) }
