package lexicon

import (
	"strings"
	"unicode"

	"wasit/app/lists/alike"
	"wasit/app/words/letters"
)

// Clean makes a cell fit to be shown: control and direction characters go, every run of blanks becomes one space.
func Clean(s string) string {
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

// Fold makes names comparable: lower case, accents off, blanks and marks dropped.
func Fold(s string) string { return letters.Fold(s) }

// Sound returns what names that sound alike have in common, as [alike.Sound] does.
func Sound(name string) string { return alike.Sound(name) }
