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
)

// weight scales the widths of bold letters: generous for bold, since faces differ, and narrower for regular letters.
type weight float64

const (
	bold    weight = 1.08
	regular weight = 1
)

// narrow, slim and broad are the letters that differ most from the usual width.
const (
	narrow = " iljI.,:;'|!’·"
	slim   = "ftr()-[]/\"½"
	broad  = "mwMW@%—"
)

// ascii holds em of the common letters.
var ascii = func() (table [128]float64) {
	for r := range table {
		table[r] = letter(rune(r))
	}
	return table
}()

// em returns the width of a letter in units of the type size, after the metrics of common sans serif faces in bold.
func em(r rune) float64 {
	if r >= 0 && int(r) < len(ascii) {
		return ascii[r]
	}
	return letter(r)
}

func letter(r rune) float64 {
	switch {
	case strings.ContainsRune(narrow, r):
		return 0.29
	case strings.ContainsRune(slim, r):
		return 0.38
	case strings.ContainsRune(broad, r):
		return 0.92
	case r < 0x80 && (unicode.IsUpper(r) || r == '&' || r == '#'):
		return 0.72
	case r < 0x80:
		return 0.59
	case unicode.Is(unicode.Mn, r):
		return 0
	case r < 0x250 && unicode.IsUpper(r):
		return 0.72
	case r < 0x250:
		return 0.61
	case unicode.In(r, unicode.Cyrillic, unicode.Greek):
		return 0.74
	}
	return 1.15 // other scripts, emoji
}

// width returns the room that s needs on one line at a type size in points.
func width(s string, points float64, f weight) mm {
	sum := 0.0
	for _, r := range s {
		sum += em(r)
	}
	return sum * points * pointMM * float64(f)
}

// lines returns how many lines s takes in a column: broken at spaces, and inside a word that is longer than the column.
func lines(s string, points float64, column mm, f weight) int {
	if s == "" {
		return 0
	}
	n, used := 1, 0.0
	gap := width(" ", points, f)
	for word := range strings.FieldsSeq(s) {
		w := width(word, points, f)
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
func block(s string, points float64, column mm, f weight) mm {
	return float64(lines(s, points, column, f)) * points * pointMM * leading
}
