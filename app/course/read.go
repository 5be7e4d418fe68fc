package course

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"wasit/rules/board"
	"wasit/rules/notation"
)

// Bounds of a file.
const (
	MaxBytes = 1 << 19
	maxLines = 5000
)

// Magic begins every file; a language follows in those of a language.
const Magic = "wasit-learn-1"

// Paragraph divides the paragraphs of a page, Option the answers of a question, within their field.
const (
	Paragraph = "¶"
	Option    = " / "
)

// fields is the number of fields of each kind of line, its letter included: in the file of all languages and in one of a language.
var (
	fields = map[string]int{"l": 6, "t": 9, "q": 6, "m": 4}
	spoken = map[string]int{"p": 3, "l": 4, "s": 3, "q": 3, "g": 5, "h": 4}
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
	r := reader{book: b, lessons: map[string]*Lesson{}, titles: map[string][2]string{}, questions: map[string][]string{}}
	for _, f := range words {
		r.word(f)
	}
	for i, f := range lines {
		if err := r.line(f); err != nil {
			return nil, &FormError{"learn.txt", i + 2, err.Error()}
		}
	}
	if len(b.Parts) == 0 || len(r.lessons) == 0 {
		return nil, &FormError{"learn.txt", len(lines), "no parts or no lessons"}
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
	book      *Book
	lessons   map[string]*Lesson
	titles    map[string][2]string
	questions map[string][]string
}

// word takes a line of a language.
func (r *reader) word(f []string) {
	b := r.book
	switch f[0] {
	case "p":
		b.Parts = append(b.Parts, Part{Number: len(b.Parts) + 1, Title: f[2]})
	case "l":
		r.titles[f[1]] = [2]string{f[2], f[3]}
	case "s":
		b.texts[f[1]] = f[2]
	case "q":
		r.questions[f[1]] = strings.Split(f[2], Option)
	case "g":
		b.Terms = append(b.Terms, Term{Key: f[1], Word: f[2], Text: f[3], Head: f[4] == "1"})
	case "h":
		b.Pages = append(b.Pages, Page{Key: f[1], Title: f[2], Paragraphs: strings.Split(f[3], Paragraph)})
	}
}

// line takes a line of the file of all languages.
func (r *reader) line(f []string) error {
	switch f[0] {
	case "l":
		return r.lesson(f)
	case "m":
		start := board.Start()
		moves, err := readLine(&start, f[3])
		r.book.Games = append(r.book.Games, Game{f[1], f[2], moves})
		return err
	}
	l := r.lessons[f[1]]
	if l == nil {
		return fmt.Errorf("no lesson %.20q", f[1])
	}
	if f[0] == "q" {
		parts := r.questions[f[2]]
		if len(parts) < 3 {
			return fmt.Errorf("question %.20q has no text with two answers", f[2])
		}
		marks, err := marks(f[5])
		l.rows = append(l.rows, row{kind: "question", ask: parts[0], options: parts[1:], article: f[3], fen: f[4], marks: marks})
		return err
	}
	marks, err := marks(f[8])
	l.rows = append(l.rows, row{kind: f[2], ask: f[3], fen: f[4], rule: f[5], args: f[6], article: f[7], marks: marks})
	return err
}

func (r *reader) lesson(f []string) error {
	n := slices.Index([]string{"1", "2", "3", "4", "5", "6"}, f[1])
	title, ok := r.titles[f[2]]
	if n < 0 || n >= len(r.book.Parts) || !ok || r.lessons[f[2]] != nil {
		return fmt.Errorf("lesson %.20q: part %.5q, words %v", f[2], f[1], ok)
	}
	l := &Lesson{Part: n + 1, Key: f[2], Title: title[0], Text: title[1], Article: f[3]}
	if f[4] != "" {
		field, _, _ := strings.Cut(f[4], " ")
		men, err := parseMen(field)
		if err != nil {
			return err
		}
		l.Men, l.HasDiagram = men, true
	}
	var err error
	l.Marks, err = marks(f[5])
	r.lessons[l.Key] = l
	r.book.Parts[n].Lessons = append(r.book.Parts[n].Lessons, l)
	return err
}
