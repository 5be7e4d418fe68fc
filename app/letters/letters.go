// Package letters knows the Latin letters with marks that our users write, and the order of the alphabets of Indonesian,
// English and Croatian. It is the one table of accents: whoever folds a text for a search, a key or a file's name asks here.
package letters

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// marked holds the letters with marks behind the plain letter they stand for; small letters only.
var marked = [...]struct {
	plain byte
	with  string
}{
	{'a', "àáâãäåāăąǎ"}, {'c', "çćĉċč"}, {'d', "ďđð"}, {'e', "èéêëēĕėęě"}, {'g', "ĝğġģǧ"}, {'h', "ĥħ"}, {'i', "ìíîïĩīĭįıǐ"},
	{'j', "ĵǰ"}, {'k', "ķǩ"}, {'l', "ĺļľŀł"}, {'n', "ñńņňŉ"}, {'o', "òóôõöøōŏőǒ"}, {'r', "ŕŗř"}, {'s', "śŝşšșſ"}, {'t', "ţťŧț"},
	{'u', "ùúûüũūŭůűųǔ"}, {'w', "ŵ"}, {'y', "ýÿŷ"}, {'z', "źżž"},
}

// pairs are the letters that stand for two plain ones.
var pairs = [...]struct {
	letter rune
	plain  string
}{{'æ', "ae"}, {'œ', "oe"}, {'ß', "ss"}, {'þ', "th"}, {'ǆ', "dz"}, {'ǉ', "lj"}, {'ǌ', "nj"}, {'ĳ', "ij"}}

// Plain returns the small letter without its mark: Č is c, É is e. A letter for two plain ones, a letter of another script
// and what is no letter come back as they are, in small.
func Plain(r rune) rune {
	if r < utf8.RuneSelf {
		if 'A' <= r && r <= 'Z' {
			r += 'a' - 'A'
		}
		return r
	}
	if r = unicode.ToLower(r); r < 0xC0 {
		return r
	}
	for _, row := range marked {
		if strings.ContainsRune(row.with, r) {
			return rune(row.plain)
		}
	}
	return r
}

// Strip returns s in small letters without marks; everything else stays: "Đurđa Šćrbačić-Ålesund" is
// "durda scrbacic-alesund".
func Strip(s string) string {
	var b strings.Builder
	b.Grow(len(s))
	for _, r := range s {
		b.WriteString(spell(Plain(r)))
	}
	return b.String()
}

// Fold returns what names are compared by: [Strip] without blanks and signs, so that "Az-Zahra" is "az zahra".
func Fold(s string) string {
	var b strings.Builder
	b.Grow(len(s))
	for _, r := range s {
		if r = Plain(r); unicode.IsLetter(r) || unicode.IsDigit(r) {
			b.WriteString(spell(r))
		}
	}
	return b.String()
}

// spell writes a plain letter; one that stands for two as these.
func spell(r rune) string {
	if r >= utf8.RuneSelf {
		for _, p := range pairs {
			if p.letter == r {
				return p.plain
			}
		}
	}
	return string(r)
}
