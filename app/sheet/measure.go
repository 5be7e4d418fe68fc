package sheet

import (
	"strings"
	"unicode"
)

// mm is a length on paper in millimetres.
type mm = float64

const (
	pointMM = 25.4 / 72
	leading = 1.12 // line height of table cells in sheets.css
	// wide makes the widths generous: bold letters, and faces wider than the one they were taken from.
	wide = 1.1
)

// em returns the width of a letter in units of the type size, after the metrics of common sans serif faces in bold.
func em(r rune) float64 {
	switch {
	case strings.ContainsRune("iljI.,:;'|!’·", r):
		return 0.30
	case strings.ContainsRune("ftr ()-[]/\"½", r):
		return 0.42
	case strings.ContainsRune("mwMW@%—", r):
		return 0.92
	case r < 0x80 && (unicode.IsUpper(r) || r == '&' || r == '#'):
		return 0.69
	case r < 0x80:
		return 0.58
	case unicode.Is(unicode.Mn, r):
		return 0
	case r < 0x250 && unicode.IsUpper(r):
		return 0.72
	case r < 0x250:
		return 0.60
	case unicode.In(r, unicode.Cyrillic, unicode.Greek):
		return 0.74
	}
	return 1.15 // other scripts, emoji
}

// width returns the room that s needs on one line at a type size in points.
func width(s string, points float64) mm {
	sum := 0.0
	for _, r := range s {
		sum += em(r)
	}
	return sum * points * pointMM * wide
}

// lines returns how many lines s takes in a column: broken at spaces, and inside a word that is longer than the column.
func lines(s string, points float64, column mm) int {
	if s == "" {
		return 0
	}
	n, used := 1, 0.0
	gap := width(" ", points)
	for word := range strings.FieldsSeq(s) {
		w := width(word, points)
		if used > 0 && used+gap+w > column {
			n, used = n+1, 0
		}
		if used > 0 {
			used += gap
		}
		for ; w > column; w -= column * 0.85 { // a break inside a word never fills its line
			n++
		}
		used += w
	}
	return n
}

// block returns the height of s in a column.
func block(s string, points float64, column mm) mm {
	return float64(lines(s, points, column)) * points * pointMM * leading
}
