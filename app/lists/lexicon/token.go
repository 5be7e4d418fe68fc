package lexicon

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"wasit/swiss"
)

// kind is the kind of a token.
type kind uint8

const (
	Word kind = iota
	Digits
	Sign // one mark of punctuation
	Pict // emoji and other pictures
)

// Token is a word, a number or a sign of a line.
type Token struct {
	Text, Fold string
	At, End    int // bytes of the source
	Kind       kind
	Spaced     bool // a blank stands before it
	Sense      Sense
	Role       Role
	Fact       int // place in the facts of the line, from 1; 0: of none
}

// Sex is the sex that a word certainly says; 0 for none.
func (t Token) Sex() swiss.Sex {
	switch {
	case t.Kind != Word || t.Sense&(MaleName|FemaleName) != 0 && t.Runes() < 3:
	case t.Sense&(Male|MaleName) != 0:
		return swiss.Male
	case t.Sense&(Female|FemaleName) != 0:
		return swiss.Female
	}
	return 0
}

// IsCapital reports whether a word begins with a capital.
func (t Token) IsCapital() bool {
	r, _ := utf8.DecodeRuneInString(t.Text)
	return t.Kind == Word && unicode.IsUpper(r)
}

// IsShouted reports whether a word is all capitals.
func (t Token) IsShouted() bool {
	return t.Kind == Word && strings.ToUpper(t.Text) == t.Text && strings.ToLower(t.Text) != t.Text
}

// Runes is how many letters a word has.
func (t Token) Runes() int { return utf8.RuneCountInString(t.Text) }

// Tokens cuts the part of a line from byte at on. A token knows its place in the line.
func Tokens(line string, at int, lang string) []Token {
	list := make([]Token, 0, 16)
	spaced := true
	words := Lexicons()[lang]
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
		t := Token{At: at, Spaced: spaced}
		t.Kind, n = measure(line[at:], r, n)
		t.End = at + n
		t.Text = line[at:t.End]
		switch t.Kind {
		case Word:
			t.Fold = Fold(t.Text)
			t.Sense = words[t.Fold]
		case Digits:
			t.Fold = t.Text
		case Sign:
			t.Role = RoleMark
			t.Fold = t.Text
			if r == '–' || r == '—' || r == '−' || r == '‑' || r == '‒' {
				t.Fold = "-"
			}
			t.Sense = words[t.Fold]
		case Pict:
			t.Role = RoleMark
			if money(r) {
				t.Kind, t.Role, t.Sense, t.Fold = Word, RoleUnknown, Payment, "€"
			}
		}
		list = append(list, t)
		at, spaced = t.End, false
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
		return Digits, n
	case unicode.IsLetter(r):
		if len(s) >= 4 && strings.EqualFold(s[:4], "o2sn") {
			return Word, 4
		}
		return Word, wordLength(s)
	case unicode.IsDigit(r):
		return Word, n
	case isPicture(r):
		return Pict, n
	}
	return Sign, n
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
		if !IsApostrophe(r) || !unicode.IsLetter(after) {
			break
		}
		n += k
	}
	return n
}

func IsApostrophe(r rune) bool {
	return r == '\'' || r == '’' || r == '‘' || r == 'ʼ' || r == '`' || r == '´'
}

func isPicture(r rune) bool {
	return unicode.In(r, unicode.So, unicode.Sk, unicode.Me, unicode.Mn, unicode.Co, unicode.Sc, unicode.Sm) && r != '+' && r != '=' && r != '|' && r != '<' && r != '>' && r != '^' && r != '~'
}

// IsLatin reports whether all letters of a text are Latin ones.
func IsLatin(s string) bool {
	return !strings.ContainsFunc(s, func(r rune) bool { return unicode.IsLetter(r) && !unicode.Is(unicode.Latin, r) })
}
