package course

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	order "wasit/app/words/letters"
	"wasit/rules/board"
	"wasit/rules/notation"
)

// Bounds of a file.
const (
	MaxBytes = 1 << 19
	maxLines = 5000
)

// Magic begins every file; a language follows in those of a language.
const Magic = "wasit-learn-2"

// Paragraph divides the paragraphs of a page, Option the answers of a question, within their field.
const (
	Paragraph = "¶"
	Option    = " / "
)

// fields is the number of fields of each kind of line, its letter included: in the file of all languages and in one of a language.
// The former names everything by its key, once; in the latter stands the n-th text of a kind for the n-th key.
//
//	of all languages                                       of a language
//	k  keys of texts, divided by blanks                    s  text
//	w  keys of terms, the head words first; their number   g  word, sentence
//	p  (a part; its lessons follow)                        p  title
//	l  lesson: key, article, diagram, marks                l  title, text
//	t  task of the lesson above: kind, question, position, rule, arguments, article, marks
//	q  question of the lesson above: article, position, marks   q  question and answers
//	m  game: key, title, moves                             h  page: key, title, text
var (
	fields = map[string]int{"k": 2, "w": 3, "p": 1, "l": 5, "t": 8, "q": 4, "m": 4}
	spoken = map[string]int{"p": 2, "l": 3, "s": 2, "q": 2, "g": 3, "h": 4}
)

// A FormError says where a file is not of the form.
type FormError struct {
	File string // "learn.txt" or that of a language
	Line int
	Why  string
}

func (e *FormError) Error() string {
	return fmt.Sprintf("course: %s: line %d: %s", e.File, e.Line, e.Why)
}

// Read reads the file of all languages and that of one; a damaged one gives an error and no book.
func Read(shared, lang []byte) (*Book, error) {
	lines, _, err := split("learn.txt", shared, fields)
	if err != nil {
		return nil, err
	}
	words, code, err := split("the language", lang, spoken)
	if err != nil {
		return nil, err
	}
	b := &Book{Lang: code, texts: map[string]string{}}
	var ok bool
	if b.Language, ok = notation.LanguageOf(code); !ok {
		return nil, &FormError{"the language", 1, fmt.Sprintf("%.10q is no language", code)}
	}
	r := reader{book: b, words: map[string][][]string{}}
	for _, f := range words {
		r.words[f[0]] = append(r.words[f[0]], f[1:])
	}
	for i, f := range lines {
		if err := r.line(f); err != nil {
			return nil, &FormError{"learn.txt", i + 2, err.Error()}
		}
	}
	if r.lesson == nil {
		return nil, &FormError{"learn.txt", len(lines), "no parts or no lessons"}
	}
	for _, f := range r.words["h"] {
		b.Pages = append(b.Pages, Page{Key: f[0], Title: f[1], Paragraphs: strings.Split(f[2], Paragraph)})
	}
	delete(r.words, "h")
	for kind, left := range r.words {
		if len(left) > 0 {
			return nil, &FormError{"the language", len(words), fmt.Sprintf("%d texts of kind %q that nothing asks for", len(left), kind)}
		}
	}
	return b, nil
}

// split cuts a file into lines of known kinds and lengths.
func split(name string, data []byte, kinds map[string]int) (lines [][]string, lang string, err error) {
	switch {
	case len(data) > MaxBytes:
		return nil, "", &FormError{name, 0, fmt.Sprintf("%d bytes; at most %d are read", len(data), MaxBytes)}
	case !utf8.Valid(data):
		return nil, "", &FormError{name, 0, "not UTF-8"}
	}
	n := 0
	for text := range strings.Lines(string(data)) {
		if n++; n > maxLines {
			return nil, "", &FormError{name, n, fmt.Sprintf("more than %d lines", maxLines)}
		}
		f := strings.Split(strings.TrimRight(text, "\n"), "\t")
		if n == 1 {
			if f[0] != Magic || len(f) > 2 {
				return nil, "", &FormError{name, 1, "want " + Magic}
			}
			lang = strings.Join(f[1:], "")
			continue
		}
		if want, ok := kinds[f[0]]; !ok || len(f) != want {
			return nil, "", &FormError{name, n, fmt.Sprintf("%d fields of kind %.10q", len(f), f[0])}
		}
		lines = append(lines, f)
	}
	if n == 0 {
		return nil, "", &FormError{name, 0, "empty"}
	}
	return lines, lang, nil
}

type reader struct {
	book   *Book
	words  map[string][][]string // of each kind, what is not asked for yet
	lesson *Lesson               // the last
}

// next takes the next text of a kind.
func (r *reader) next(kind string) ([]string, error) {
	list := r.words[kind]
	if len(list) == 0 {
		return nil, fmt.Errorf("the language has no more texts of kind %q", kind)
	}
	r.words[kind] = list[1:]
	return list[0], nil
}

// line takes a line of the file of all languages.
func (r *reader) line(f []string) error {
	switch f[0] {
	case "k":
		return r.texts(strings.Fields(f[1]))
	case "w":
		return r.terms(strings.Fields(f[1]), f[2])
	case "p":
		title, err := r.next("p")
		if err == nil {
			r.book.Parts = append(r.book.Parts, Part{Number: len(r.book.Parts) + 1, Title: title[0]})
		}
		return err
	case "l":
		return r.open(f)
	case "m":
		start := board.Start()
		moves, err := readLine(&start, f[3])
		r.book.Games = append(r.book.Games, Game{f[1], f[2], moves})
		return err
	case "q":
		return r.question(f)
	}
	marks, err := marks(f[7])
	if err == nil && r.lesson == nil {
		err = errors.New("a task before the first lesson")
	}
	if err == nil {
		r.lesson.rows = append(r.lesson.rows, row{kind: f[1], ask: f[2], fen: f[3], rule: f[4], args: f[5], article: f[6], marks: marks})
	}
	return err
}

func (r *reader) texts(keys []string) error {
	for _, key := range keys {
		text, err := r.next("s")
		if err != nil {
			return err
		}
		r.book.texts[key] = text[0]
	}
	return nil
}

// terms reads the glossary; after the head words stand the others by the alphabet of the language.
func (r *reader) terms(keys []string, heads string) error {
	n, err := strconv.Atoi(heads)
	if err != nil || n < 0 || n > len(keys) {
		return fmt.Errorf("%.10q is no number of head words", heads)
	}
	for i, key := range keys {
		text, err := r.next("g")
		if err != nil {
			return err
		}
		r.book.Terms = append(r.book.Terms, Term{Key: key, Word: text[0], Text: text[1], Head: i < n})
	}
	alphabet := order.Of(r.book.Lang)
	slices.SortStableFunc(r.book.Terms[n:], func(a, b Term) int { return alphabet.Compare(a.Word, b.Word) })
	return nil
}

func (r *reader) question(f []string) error {
	text, err := r.next("q")
	if err != nil {
		return err
	}
	parts := strings.Split(text[0], Option)
	if len(parts) < 3 || r.lesson == nil {
		return fmt.Errorf("%.20q has %d answers", parts[0], len(parts)-1)
	}
	marks, err := marks(f[3])
	r.lesson.rows = append(r.lesson.rows, row{kind: "question", ask: parts[0], options: parts[1:], article: f[1], fen: f[2], marks: marks})
	return err
}

// open begins a lesson of the last part.
func (r *reader) open(f []string) error {
	text, err := r.next("l")
	if err != nil {
		return err
	}
	n := len(r.book.Parts)
	if n == 0 || n > 6 || f[1] == "" || r.book.Lesson(f[1]) != nil {
		return fmt.Errorf("lesson %.20q in part %d", f[1], n)
	}
	l := &Lesson{Part: n, Key: f[1], Title: text[0], Text: text[1], Article: f[2]}
	if f[3] != "" {
		field, _, _ := strings.Cut(f[3], " ")
		men, err := parseMen(field)
		if err != nil {
			return err
		}
		l.Men, l.HasDiagram = men, true
	}
	l.Marks, err = marks(f[4])
	r.lesson = l
	r.book.Parts[n-1].Lessons = append(r.book.Parts[n-1].Lessons, l)
	return err
}
