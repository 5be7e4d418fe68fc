package alike

import (
	"slices"
	"strings"

	"wasit/app/words/letters"
)

// Persons compares the names of two players of one school or club. They are the same where their words are, in any order and
// without regard to marks; perhaps the same where they sound alike, differ by a slip of the pen, or one is a short form of
// the other. Names of brothers and sisters that differ by a letter, "Fahmi" and "Fahri", are different.
func Persons(a, b string) Likeness {
	x, y := nameWords(a), nameWords(b)
	switch {
	case len(x) == 0 || len(y) == 0:
		return Different
	case slices.Equal(x, y):
		return Same
	case Sound(a) == Sound(b), Sound(withDj(a)) == Sound(withDj(b)), strings.Join(x, "") == strings.Join(y, ""), joined(a) == joined(b):
		return Perhaps
	case short(x, y) || short(y, x), slip(x, y):
		return Perhaps
	}
	return Different
}

// withDj writes đ as lists without it do: Đurđa is Djurdja there, and in others Durda.
func withDj(name string) string { return strings.NewReplacer("đ", "dj", "Đ", "Dj").Replace(name) }

// nameWords are the folded words of a name in order of the alphabet; a hyphen joins.
func nameWords(name string) []string {
	var list []string
	for w := range strings.FieldsFuncSeq(name, func(r rune) bool { return strings.ContainsRune(" ,.;_", r) }) {
		if w = letters.Fold(w); w != "" {
			list = append(list, w)
		}
	}
	slices.Sort(list)
	return list
}

// joined is a name without blanks, in the order it is written.
func joined(name string) string { return sound(letters.Fold(name)) }

// short reports whether all words of b are words of a, or initials of them, and one is written out: "Budi S." of "Budi Santoso".
func short(a, b []string) bool {
	if len(b) > len(a) {
		return false
	}
	left, whole := slices.Clone(a), 0
	for _, w := range b {
		i := slices.Index(left, w)
		if i >= 0 {
			if len(w) > 1 {
				whole++
			}
		} else if len(w) == 1 {
			i = slices.IndexFunc(left, func(o string) bool { return strings.HasPrefix(o, w) })
		}
		if i < 0 {
			return false
		}
		left = slices.Delete(left, i, i+1)
	}
	return whole > 0
}

// slip reports whether one word of the names differs, by a slip of the pen: two letters exchanged, one forgotten or doubled
// in a word of six and more, another in one of eight and more.
func slip(a, b []string) bool {
	if len(a) != len(b) {
		return false
	}
	var x, y []string
	for _, w := range a {
		if !slices.Contains(b, w) {
			x = append(x, w)
		}
	}
	for _, w := range b {
		if !slices.Contains(a, w) {
			y = append(y, w)
		}
	}
	if len(x) != 1 || len(y) != 1 || Distance(x[0], y[0], 1) > 1 {
		return false
	}
	n := min(len(x[0]), len(y[0]))
	if len(x[0]) == len(y[0]) && !exchanged(x[0], y[0]) {
		return n >= 8 && x[0][len(x[0])-1] == y[0][len(y[0])-1] // "Marija" and "Mariji" decline, "Kristian" and "Kristina" do not
	}
	return n >= 6
}

// exchanged reports whether two words have the same letters.
func exchanged(a, b string) bool {
	x, y := []rune(a), []rune(b)
	slices.Sort(x)
	slices.Sort(y)
	return slices.Equal(x, y)
}
