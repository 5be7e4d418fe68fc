package sheet

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// mm is a length on paper in millimetres.
type mm = float64

const (
	pointMM = 25.4 / 72
	leading = 1.12 // line height of table cells in sheets.css
)

// LastLetter is the last letter, as Unicode counts them, whose width a device measures; of those after it widths are taken
// that no usual face exceeds.
const LastLetter = 0x17f

// A Face is the width of each letter in units of the type size.
type Face [LastLetter + 1]float32

// LetterSizes are the type sizes, in pixels of a style sheet, at which a device measures its letters: a large one, and those of paper, the
// smallest first. Some devices fit small letters to the pixels of their screen, which makes many of them wider than their face says.
var LetterSizes = []float64{1000, 12, 44.0 / 3, 16, 52.0 / 3, 56.0 / 3}

// Widen takes the widths of another measure where they are greater, and reports whether any is by more than rounding.
func (f *Face) Widen(by *Face) (wider bool) {
	for r, w := range by {
		wider = wider || w > f[r]*1.001
		f[r] = max(f[r], w)
	}
	return wider
}

// Heaviest is the weight of the heaviest letters on paper: those of the bold face are measured in it, so that no text is wider.
const Heaviest = 800

// Type is what sheets are set in on this device: the widths of its regular and of its bold letters. Leaves are filled by them,
// so the same event may take another number of pages where the letters are wider.
type Type struct{ Regular, Bold Face }

// usualType has the widths of common sans serif faces, for where nobody has measured.
var usualType = func() *Type {
	var t Type
	for r := range t.Regular {
		t.Regular[r] = float32(letter(rune(r)))
		t.Bold[r] = float32(letter(rune(r)) * usualBold)
	}
	return &t
}()

// usualBold is how much wider bold letters are than regular ones: generous, since faces differ.
const usualBold = 1.08

// narrow, slim and broad are the letters that differ most from the usual width.
const (
	narrow = " iljI.,:;'|!’·"
	slim   = "ftr()-[]/\"½"
	broad  = "mwMW@%—"
)

// letter returns the width of a letter in units of the type size, after the metrics of common sans serif faces.
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

// of returns the width of a letter. Letters that are not measured are as much wider than usual as the measured ones are.
func (f *Face) of(r rune) float64 {
	if r >= 0 && int(r) < len(f) {
		return float64(f[r])
	}
	return letter(r) * max(usualBold, float64(f['n'])/letter('n'))
}

// width returns the room that s needs on one line at a type size in points.
func width(s string, points float64, f *Face) mm {
	sum := 0.0
	for _, r := range s {
		sum += f.of(r)
	}
	return sum * points * pointMM
}

// breaks are the signs after which a browser may begin a new line, beside spaces.
const breaks = "-/–—"

// lines returns how many lines s takes in a column: broken at spaces, and inside a word that is longer than the column.
func lines(s string, points float64, column mm, f *Face) int {
	if fits(s, points, column, f) {
		return 1
	}
	n := count(strings.FieldsSeq(s), points, column, f)
	if strings.ContainsAny(s, breaks) { // which may end a line early, and so need one more
		n = max(n, count(parts(s), points, column, f))
	}
	return n
}

// fits reports whether s stands on one line whatever a browser does at its breaks: nearly every name, so that it is asked first.
func fits(s string, points float64, column mm, f *Face) bool {
	sum, solid := 0.0, false
	for _, r := range s {
		sum += f.of(r)
		solid = solid || r != ' '
		switch {
		case r >= utf8.RuneSelf && unicode.IsSpace(r):
			return false // whose width is not that of a blank
		case r == '-', r == '/', r == '–', r == '—':
			sum += f.of(' ')
		}
	}
	return solid && sum*points*pointMM < max(column, points*pointMM)-spareWidth
}

// spareWidth is for sums that were rounded in another order.
const spareWidth mm = 1e-6

// parts are the words of s, broken after the signs of breaks too.
func parts(s string) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		for word := range strings.FieldsSeq(s) {
			for word != "" {
				end := len(word)
				if i := strings.IndexAny(word, breaks); i >= 0 {
					_, size := utf8.DecodeRuneInString(word[i:])
					end = i + size
				}
				if !yield(word[:end]) {
					return
				}
				word = word[end:]
			}
		}
	}
}

// count returns how many lines words take that are set one after the other with a space between them.
func count(words func(yield func(string) bool), points float64, column mm, f *Face) int {
	n, used := 0, 0.0
	gap := width(" ", points, f)
	column = max(column, points*pointMM) // beside a head that takes the whole width
	for word := range words {
		w := width(word, points, f)
		if n == 0 || used > 0 && used+gap+w > column {
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
func block(s string, points float64, column mm, f *Face) mm {
	return float64(lines(s, points, column, f)) * points * pointMM * leading
}

// unbroken reports whether each word of s stands whole on a line of the column.
func unbroken(s string, points float64, column mm, f *Face) bool {
	for word := range parts(s) {
		if width(word, points, f) > column {
			return false
		}
	}
	return true
}

// shortened is s, or as many of its first words as stand on so many lines, with an ellipsis after them.
func shortened(s string, points float64, column mm, most int, f *Face) string {
	words := strings.Fields(s)
	if len(words) < 2 || lines(s, points, column, f) <= most {
		return s
	}
	for n := len(words) - 1; n > 1; n-- {
		if text := strings.Join(words[:n], " ") + " …"; lines(text, points, column, f) <= most {
			return text
		}
	}
	return words[0] + " …"
}
