package journal

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"wasit/app/words/letters"
)

// Clean returns a name as it may be stored: control and direction characters removed, every run of white space one
// space, none at the ends. It does not shorten; see [MaxName].
func Clean(s string) string {
	if isClean(s) {
		return s
	}
	return normalised(s, false)
}

// CleanText is Clean for notes and reasons: line ends stay.
func CleanText(s string) string {
	if isClean(s) {
		return s
	}
	return normalised(s, true)
}

// isClean is the quick answer for the usual text: printable ASCII without double spaces.
func isClean(s string) bool {
	last := byte(' ')
	for i := range len(s) {
		c := s[i]
		if c < ' ' || c >= 0x7f || c == ' ' && last == ' ' {
			return false
		}
		last = c
	}
	return s == "" || last != ' '
}

func normalised(s string, lines bool) string {
	var b strings.Builder
	b.Grow(len(s))
	gap := rune(0) // white space waiting for a letter behind it
	for _, r := range s {
		switch {
		case lines && r == '\n':
			gap = '\n'
		case unicode.IsSpace(r):
			if gap == 0 {
				gap = ' '
			}
		case isHidden(r):
		default:
			if gap != 0 && b.Len() > 0 {
				b.WriteRune(gap)
			}
			gap = 0
			b.WriteRune(r)
		}
	}
	return b.String()
}

// isHidden reports characters that change how a text is shown without being seen. The joiners U+200C and U+200D stay:
// names in several scripts need them.
func isHidden(r rune) bool {
	switch {
	case unicode.IsControl(r), r == utf8.RuneError,
		r == 0x00AD, r == 0x061C, r == 0x180E, r == 0x200B, r == 0x200E, r == 0x200F,
		r >= 0x2028 && r <= 0x202E, r >= 0x2060 && r <= 0x206F, r == 0xFEFF,
		r >= 0xFFF0 && r <= 0xFFFB, r >= 0xE0000 && r <= 0xE0FFF:
		return true
	}
	return false
}

// checkText reports a text of more than limit code points.
func checkText(field, s string, limit int) error {
	if len(s) > limit && utf8.RuneCountInString(s) > limit {
		return &TextError{Field: field, Limit: limit, Got: utf8.RuneCountInString(s)}
	}
	return nil
}

// shortened cleans a name and cuts it where refusing it would stop an act that has nothing to do with it.
func shortened(s string) string {
	s = Clean(s)
	n := 0
	for i := range s {
		if n++; n > MaxName {
			return Clean(s[:i])
		}
	}
	return s
}

func needText(field, s string) error {
	if s == "" {
		return &TextError{Field: field, Limit: MaxName, Got: 0}
	}
	return checkText(field, s, MaxName)
}

// FoldName returns what the initial order and the search compare: lower case without the marks of Latin letters (formats.md 8.1).
// Screens and paper list names by the alphabet of their language instead: [SortByName].
func FoldName(s string) string {
	if letters.IsASCII(s) {
		return strings.ToLower(s) // nearly every name, twenty times as fast
	}
	return strings.Map(func(r rune) rune {
		if letters.IsMark(r) {
			return -1
		}
		return letters.Plain(r)
	}, s)
}
