// Package manual reads the manual of the app: chapters in a small form of Markdown, one file a language.
//
//	# Title                 of the chapter, its first line
//	## Heading              a section; its address is its text in small letters, with dashes between words
//	## Heading {address}    one with another address: that of the language from which it was translated
//	paragraph               the lines up to the next empty one
//	- item, 1. step         lists
//	> note                  what must not be overlooked
//	| cell | cell |         a table; its first line names the columns
//	    line                a line for a terminal or of a file, four spaces before it
//	![name](caption)        a picture of the app, by its name
//
// Within a line **word** is a word of the screen, `text` is what is typed or stands in a file, and [text](to) leads to a chapter
// ("pairing"), to a section of one ("pairing#by-hand"), or to an article of the Laws ("law:7.5.1").
package manual

// Magic begins every file; the language follows.
const Magic = "wasit-manual-1"

// Book is the manual in one language.
type Book struct {
	Lang     string
	Chapters []Chapter
}

// Chapter is one chapter. Its language is not the book's where nobody has translated it.
type Chapter struct {
	Key, Lang, Title string
	Blocks           []Block
}

// Kind says what a block is.
type Kind uint8

// The kinds of blocks.
const (
	Paragraph Kind = iota
	Heading
	Item
	Step
	Note
	Row
	Code
	Picture
)

// Block is one part of a chapter.
type Block struct {
	Kind  Kind
	ID    string   // of a heading: its address; of a picture: its name
	Spans []Span   // its text
	Cells [][]Span // of a row
}

// Mark says how a span is set apart.
type Mark uint8

// The marks.
const (
	Plain Mark = iota
	Word       // of the screen
	Typed      // typed, or written in a file
	Link
)

// Span is a stretch of text.
type Span struct {
	Mark     Mark
	Text, To string // To: where a link leads
}

// Chapter returns the chapter of a key, nil where there is none.
func (b *Book) Chapter(key string) *Chapter {
	for i := range b.Chapters {
		if b.Chapters[i].Key == key {
			return &b.Chapters[i]
		}
	}
	return nil
}

// Text returns the words of a block without marks.
func (b Block) Text() string {
	text := Text(b.Spans)
	for _, c := range b.Cells {
		text += " " + Text(c)
	}
	return text
}

// Text returns the words of spans without marks.
func Text(spans []Span) string {
	text := ""
	for _, s := range spans {
		text += s.Text
	}
	return text
}
