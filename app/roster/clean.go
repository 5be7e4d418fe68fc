package roster

import (
	"strings"
	"unicode"
)

// clean makes a cell fit to be shown: control and direction characters go, every run of blanks becomes one space.
func clean(s string) string {
	var b strings.Builder
	blank := false
	for _, r := range s {
		switch {
		case unicode.IsSpace(r) || r == '\u00A0' || r == '\uFEFF':
			blank = b.Len() > 0
		case unicode.IsControl(r) || unicode.Is(unicode.Cf, r):
		default:
			if blank {
				b.WriteByte(' ')
				blank = false
			}
			b.WriteRune(r)
		}
	}
	return b.String()
}

// Fold makes names comparable: lower case, accents of our languages off, blanks and marks dropped.
func Fold(s string) string {
	var b strings.Builder
	for _, r := range strings.ToLower(s) {
		if plain, ok := folded[r]; ok {
			b.WriteString(plain)
		} else if unicode.IsLetter(r) || unicode.IsDigit(r) {
			b.WriteRune(r)
		}
	}
	return b.String()
}

var folded = map[rune]string{
	'č': "c", 'ć': "c", 'š': "s", 'ž': "z", 'đ': "d", 'á': "a", 'à': "a", 'â': "a", 'ä': "a", 'ã': "a", 'å': "a", 'é': "e",
	'è': "e", 'ê': "e", 'ë': "e", 'ě': "e", 'í': "i", 'ì': "i", 'î': "i", 'ï': "i", 'ó': "o", 'ò': "o", 'ô': "o", 'ö': "o",
	'õ': "o", 'ő': "o", 'ø': "o", 'ú': "u", 'ù': "u", 'û': "u", 'ü': "u", 'ű': "u", 'ů': "u", 'ñ': "n", 'ń': "n", 'ň': "n",
	'ç': "c", 'ł': "l", 'ľ': "l", 'ř': "r", 'ş': "s", 'ś': "s", 'ť': "t", 'ý': "y", 'ź': "z", 'ż': "z", 'ß': "ss",
}
