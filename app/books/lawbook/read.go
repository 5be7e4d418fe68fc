package lawbook

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// Bounds of a file.
const (
	MaxBytes = 1 << 20
	maxLines = 5000
)

// Magic begins every file; the language follows.
const Magic = "wasit-laws-1"

// fields is the number of fields of each kind of line, its letter included.
var fields = map[string]int{"c": 3, "a": 10, "d": 9, "g": 5, "q": 7, "e": 4, "m": 9, "s": 5, "y": 4}

// A FormError says where a file is not of the form.
type FormError struct {
	Line int
	Why  string
}

func (e *FormError) Error() string { return fmt.Sprintf("lawbook: line %d: %s", e.Line, e.Why) }

// Read reads a file whole; a damaged one gives an error and no book.
func Read(data []byte) (*Book, error) {
	switch {
	case len(data) > MaxBytes:
		return nil, &FormError{0, fmt.Sprintf("%d bytes; at most %d are read", len(data), MaxBytes)}
	case !utf8.Valid(data):
		return nil, &FormError{0, "not UTF-8"}
	}
	b := &Book{}
	n := 0
	for line := range strings.Lines(string(data)) {
		if n++; n > maxLines {
			return nil, &FormError{n, fmt.Sprintf("more than %d lines", maxLines)}
		}
		f := strings.Split(strings.TrimRight(line, "\n"), "\t")
		if n == 1 {
			if len(f) != 2 || f[0] != Magic {
				return nil, &FormError{1, "want " + Magic + " and a language"}
			}
			b.Lang = f[1]
			continue
		}
		if want, ok := fields[f[0]]; !ok || len(f) != want {
			return nil, &FormError{n, fmt.Sprintf("%d fields of kind %.10q", len(f), f[0])}
		}
		b.add(f)
	}
	if len(b.Chapters) == 0 || len(b.Articles) == 0 {
		return nil, &FormError{n, "no chapters or no articles"}
	}
	return b, nil
}

// list divides a field at its commas.
func list(field string) []string {
	return strings.FieldsFunc(field, func(r rune) bool { return r == ',' })
}

func (b *Book) add(f []string) {
	switch f[0] {
	case "c":
		b.Chapters = append(b.Chapters, Chapter{f[1], f[2]})
	case "a":
		a := Article{ID: f[1], Numbers: [5]string(f[2:7]), Topic: f[7], Text: f[8], Ways: list(f[9])}
		a.Chapter = b.chapterFor(&a)
		b.Articles = append(b.Articles, a)
	case "d":
		b.Changes = append(b.Changes, Change{f[1], strings.Split(f[2], ","), [5]string(f[3:8]), f[8]})
	case "g":
		b.Terms = append(b.Terms, Term{Key: f[1], Text: f[2], Others: f[3:5]})
	case "q":
		b.Questions = append(b.Questions, Question{Key: f[1], Article: f[2], Text: f[3], Answer: f[4], FEN: f[5],
			Marks: strings.Fields(f[6])})
	case "e":
		if n := len(b.Questions); n > 0 {
			q := &b.Questions[n-1]
			q.Others = append(q.Others, Other{f[1], f[2], f[3]})
		}
	case "m":
		b.Men = append(b.Men, Man{f[1], f[2], f[3], f[4], f[5], f[6], f[7], strings.Fields(f[8])})
	case "y":
		b.concepts = append(b.concepts, concept{f[1], f[2], list(f[3])})
	case "s":
		b.Words = append(b.Words, Word{f[1], f[2], f[3], f[4]})
	}
}

// chapterFor returns the chapter in which an article stands: that of its own number, or of the article before it where
// only an older edition has it.
func (b *Book) chapterFor(a *Article) int {
	number := a.In("E23")
	switch {
	case a.Local():
		number = "o2sn"
	case number == "" && len(b.Articles) > 0:
		return b.Articles[len(b.Articles)-1].Chapter
	case number == "Appendix C":
		number = "C"
	}
	for number != "" {
		for i, c := range b.Chapters {
			if c.Number == number {
				return i
			}
		}
		number = parent(number)
	}
	return 0
}

// Top returns the first level of a chapter: "7" of "7.5".
func Top(number string) string {
	top, _, _ := strings.Cut(number, ".")
	return top
}
