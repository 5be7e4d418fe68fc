// Package lawbook reads the texts of the Laws that stand beside the program as one file a language, finds articles in
// them by number, word (ranked by BM25) and situation, and knows their chapters.
//
// The texts are ours, in short words; the official text is FIDE's. The file is written by web/laws from
// testdata/fide/articles.tsv and the tables of that package. Its form: a line an entry, fields divided by tabs, the first
// says what it is. A reader takes nothing on trust: length, number of lines and of fields are bounded, and what does not
// fit is an error with its line.
package lawbook

import "strings"

// An Article is one provision, in our words, with its number in each edition.
type Article struct {
	ID      string    // "illegal-move-completed", stable between releases
	Numbers [5]string // in each of Editions, "" where it has none
	Topic   string
	Text    string
	Ways    []string // in which people ask for it, in the language of the book
	Chapter int      // index in Book.Chapters
}

// Editions are those that the book numbers articles by, oldest first.
var Editions = [5]string{"E09", "E14", "E17", "E18", "E23"}

// Number returns the number under which the article is best known, and the edition it belongs to: the newest that has it.
// Items of O2SN and what stands in no edition have none ("").
func (a *Article) Number() (number, edition string) {
	for i := len(Editions) - 1; i >= 0; i-- {
		if a.Numbers[i] != "" {
			return a.Numbers[i], Editions[i]
		}
	}
	if a.Local() {
		item := a.ID[len("o2sn-"):]
		if cut := strings.IndexByte(item, '-'); cut > 0 && item[0] >= '0' && item[0] <= '9' {
			item = item[:cut] // 6-king-captured is item 6
		}
		return "O2SN " + strings.ReplaceAll(item, "-", " "), ""
	}
	return a.ID, ""
}

// Local reports whether the article is one of O2SN and not of FIDE.
func (a *Article) Local() bool { return strings.HasPrefix(a.ID, "o2sn-") }

// IsTerm reports whether the article only explains a word.
func (a *Article) IsTerm() bool { return a.Topic == "glossary-term" }

// In returns the article's number in an edition, "" where that has none.
func (a *Article) In(edition string) string {
	for i, e := range Editions {
		if e == edition {
			return a.Numbers[i]
		}
	}
	return ""
}

// A Chapter is a part of the Laws with a title; "7.5" is a part of "7".
type Chapter struct{ Number, Title string }

// A Change is a point that editions decide differently.
type Change struct {
	Point    string
	Articles []string  // numbers of the newest edition that it concerns
	In       [5]string // by edition, as Editions
	Local    string    // by O2SN 2013, "" where it leaves the point to its base edition
}

// A Term is a word of the game in the reader's language and in two others.
type Term struct {
	Key    string
	Text   string
	Others []string
}

// A Question is one that beginners ask, with the answer of the newest edition.
type Question struct {
	Key, Article, Text, Answer string
	Others                     []Other  // what is answered otherwise, the oldest first
	FEN                        string   // of a diagram, or ""
	Marks                      []string // squares marked in it
}

// An Other is the answer of an older edition, or of O2SN, to a question; an edition without one answers as the next newer does.
type Other struct{ Edition, Article, Text string }

// A Man is a kind of piece, or a special move, with a diagram of where it may go.
type Man struct {
	Key, Letter, Value, Article, Name, Text, FEN string
	Marks                                        []string
}

// A Word is how a sign of the notation is said: to blind players in German (App. D.2.1), and in the reader's language.
//
// Letter is the sign as the reader writes it: B of a rook in Indonesian.
type Word struct{ Sign, Letter, German, Own string }

// A Book holds everything, in one language.
type Book struct {
	Lang      string
	Chapters  []Chapter
	Articles  []Article // in the order of the newest edition
	Changes   []Change
	Terms     []Term
	Questions []Question
	Men       []Man
	Words     []Word

	concepts    []concept
	preparation preparation
	index       *index // for the search; see Prepare
}
