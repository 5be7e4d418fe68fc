package lawbook

import (
	"slices"
	"strings"
	"unicode"
)

// A Span is a part of a text, marked where the search found it.
type Span struct {
	Text   string
	Marked bool
}

// Spans divides a text at the words that begin with those of a query, of three letters and more, and at those that a search
// takes for them: Words and Marks of its Result.
func Spans(text string, words, marks []string) []Span {
	var spans []Span
	put := func(s string, marked bool) {
		if last := len(spans) - 1; s != "" && last >= 0 && spans[last].Marked == marked {
			spans[last].Text += s
		} else if s != "" {
			spans = append(spans, Span{s, marked})
		}
	}
	rest := text
	for rest != "" {
		end := strings.IndexFunc(rest, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
		if end < 0 {
			end = len(rest)
		}
		word := fold(rest[:end])
		put(rest[:end], word != "" && (slices.Contains(marks, word) || slices.ContainsFunc(words, func(w string) bool { return len(w) > 2 && strings.HasPrefix(word, w) })))
		rest = rest[end:]
		next := strings.IndexFunc(rest, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) })
		if next < 0 {
			next = len(rest)
		}
		put(rest[:next], false)
		rest = rest[next:]
	}
	return spans
}
