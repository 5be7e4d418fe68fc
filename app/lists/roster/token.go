package roster

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// kind is the make of a token.
type kind uint8

const (
	word kind = iota
	digits
	sign // one mark of punctuation
	pict // emoji and other pictures
)

// token is a word, a number or a sign of a line.
type token struct {
	text, fold string
	at, end    int // bytes of the source
	kind       kind
	spaced     bool // a blank stands before it
	sense      sense
	role       Role
	fact       int // place in the facts of the line, from 1; 0: of none
}

// isCapital reports whether a word begins with a capital.
func (t token) isCapital() bool {
	r, _ := utf8.DecodeRuneInString(t.text)
	return t.kind == word && unicode.IsUpper(r)
}

// isShouted reports whether a word is all capitals.
func (t token) isShouted() bool {
	return t.kind == word && strings.ToUpper(t.text) == t.text && strings.ToLower(t.text) != t.text
}

// runes is how many letters a word has.
func (t token) runes() int { return utf8.RuneCountInString(t.text) }

// tokens cuts the part of a line from byte at on. A token knows its place in the line.
func tokens(line string, at int, lang string) []token {
	list := make([]token, 0, 16)
	spaced := true
	words := lexicons()[lang]
	for at < len(line) {
		r, n := utf8.DecodeRuneInString(line[at:])
		switch {
		case unicode.IsSpace(r) && r != '\t' || r == '*' || r == '~' || r == '`' && n == 1 || r == '\u00A0' || r == '\u200B' || r == '\uFEFF':
			spaced = true
			at += n
			continue
		case unicode.IsControl(r) && r != '\t' || unicode.Is(unicode.Cf, r):
			at += n
			continue
		}
		t := token{at: at, spaced: spaced}
		t.kind, n = measure(line[at:], r, n)
		t.end = at + n
		t.text = line[at:t.end]
		switch t.kind {
		case word:
			t.fold = Fold(t.text)
			t.sense = words[t.fold]
		case digits:
			t.fold = t.text
		case sign:
			t.role = RoleMark
			t.fold = t.text
			if r == '–' || r == '—' || r == '−' || r == '‑' || r == '‒' {
				t.fold = "-"
			}
			t.sense = words[t.fold]
		case pict:
			t.role = RoleMark
			if money(r) {
				t.kind, t.role, t.sense, t.fold = word, RoleUnknown, payment, "€"
			}
		}
		list = append(list, t)
		at, spaced = t.end, false
	}
	return list
}

func money(r rune) bool { return r == '€' || r == '$' || r == '£' }

// measure tells the make and the length of the token that s begins with.
func measure(s string, r rune, n int) (kind, int) {
	switch {
	case r >= '0' && r <= '9':
		for n < len(s) && s[n] >= '0' && s[n] <= '9' {
			n++
		}
		return digits, n
	case unicode.IsLetter(r):
		if len(s) >= 4 && strings.EqualFold(s[:4], "o2sn") {
			return word, 4
		}
		return word, wordLength(s)
	case unicode.IsDigit(r):
		return word, n
	case isPicture(r):
		return pict, n
	}
	return sign, n
}

// wordLength is how far letters go, with apostrophes between them.
func wordLength(s string) int {
	n := 0
	for n < len(s) {
		r, k := utf8.DecodeRuneInString(s[n:])
		if unicode.IsLetter(r) || unicode.Is(unicode.Mn, r) && r != '\uFE0F' {
			n += k
			continue
		}
		after, _ := utf8.DecodeRuneInString(s[n+k:])
		if !isApostrophe(r) || !unicode.IsLetter(after) {
			break
		}
		n += k
	}
	return n
}

func isApostrophe(r rune) bool {
	return r == '\'' || r == '’' || r == '‘' || r == 'ʼ' || r == '`' || r == '´'
}

func isPicture(r rune) bool {
	return unicode.In(r, unicode.So, unicode.Sk, unicode.Me, unicode.Mn, unicode.Co, unicode.Sc, unicode.Sm) && r != '+' && r != '=' && r != '|' && r != '<' && r != '>' && r != '^' && r != '~'
}
