package lawbook

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"wasit/app/words/letters"
)

// Fold cuts a text into words as the search compares them: small letters without marks, numbers of articles whole.
func Fold(text string) []string {
	if r := []rune(text); len(r) > maxQuery {
		text = string(r[:maxQuery])
	}
	return strings.Fields(fold(text))
}

// maxQuery is the number of characters of a query that are read.
const maxQuery = 100

// fold writes the words of a text with a space between.
func fold(text string) string {
	out := make([]byte, 0, len(text))
	last := byte(' ')
	for i, r := range text {
		switch {
		case r < utf8.RuneSelf && (isDigit(byte(r)) || isSmall(byte(r))):
			out = append(out, byte(r))
		case r >= 'A' && r <= 'Z':
			out = append(out, byte(r)+'a'-'A')
		case r == '.' && last != ' ' && i+1 < len(text) && isDigit(text[i+1]):
			out = append(out, '.')
		case letters.IsMark(r):
		case r >= utf8.RuneSelf && unicode.IsLetter(r):
			out = append(out, letters.Spell(r)...)
		case last != ' ':
			out = append(out, ' ')
		}
		if len(out) > 0 {
			last = out[len(out)-1]
		}
	}
	return strings.TrimRight(string(out), " .")
}

// split divides what is written in one piece without need: "3x" and "10min" into the number and the word, "coret2" into the
// word and the sign by which Indonesians double it, "bolehhh" into the word without its drawl. Numbers of articles stay whole.
func split(words []string) []string {
	if !slices.ContainsFunc(words, divisible) {
		return words
	}
	out := make([]string, 0, len(words)+4)
	for _, w := range words {
		digits := len(w) - len(strings.TrimLeft(w, "0123456789"))
		switch {
		case strings.ContainsRune(w, '.'):
			out = append(out, strings.FieldsFunc(w, func(r rune) bool { return r == '.' })...)
		case digits > 0 && digits < len(w):
			out = append(out, w[:digits], w[digits:])
		case len(w) > 3 && w[len(w)-1] == '2' && !isDigit(w[len(w)-2]):
			out = append(out, w[:len(w)-1])
		default:
			out = append(out, undrawn(w))
		}
	}
	return out
}

// divisible reports whether a word holds a digit, a point, or three equal letters one after another.
func divisible(w string) bool {
	for i := range len(w) {
		if c := w[i]; c <= '9' || i > 1 && c == w[i-1] && c == w[i-2] {
			return true
		}
	}
	return false
}

// undrawn leaves one of three and more equal letters.
func undrawn(w string) string {
	if !divisible(w) || isNumber(w) || strings.Trim(w, w[:1]) == "" {
		return w
	}
	var out []byte
	for i := 0; i < len(w); {
		n := 1
		for i+n < len(w) && w[i+n] == w[i] {
			n++
		}
		if out = append(out, w[i]); n == 2 {
			out = append(out, w[i])
		}
		i += n
	}
	return string(out)
}

func isNumber(w string) bool { return w != "" && strings.Trim(w, "0123456789") == "" }
