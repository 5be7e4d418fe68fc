package alike

import (
	"slices"
	"strings"
	"sync"

	"wasit/app/words/letters"
)

// spellings are the ways to write one sound that lists of the same players mix: the Indonesian spelling before 1972 and
// its remains in names, and Latin letters for Croatian ones.
var spellings = sync.OnceValue(func() *strings.Replacer {
	return strings.NewReplacer("dj", "j", "tj", "c", "oe", "u", "sj", "sy", "nj", "ny", "ch", "kh", "ie", "i", "ph", "f", "v", "f", "w", "f",
		"q", "k", "x", "ks", "z", "s")
})

// firstNames are the short forms of the commonest name.
var firstNames = map[string]string{"m": "muhamad", "moh": "muhamad", "mohd": "muhamad", "moch": "muhamad", "much": "muhamad", "muh": "muhamad",
	"mohamad": "muhamad", "mohammad": "muhamad", "muhammad": "muhamad", "mochamad": "muhamad", "mochammad": "muhamad", "mohamed": "muhamad",
	"mohammed": "muhamad", "muchamad": "muhamad", "muchammad": "muhamad"}

// Sound returns what names that sound alike have in common: "Andi Widjaya" and "ANDI WIJAYA", "M. Rizky" and "Muhammad
// Rizki". It is a reason to look, never a reason to refuse. The order of the words does not count, so that "Horvat, Ivan"
// is "Ivan Horvat".
func Sound(name string) string {
	words := strings.FieldsFunc(strings.ToLower(name), func(r rune) bool { return strings.ContainsRune(" ,.;-'’`_", r) })
	for i, w := range words {
		if full, ok := firstNames[w]; ok && len(words) > 1 {
			words[i] = full
			continue
		}
		words[i] = sound(letters.Fold(w))
	}
	slices.Sort(words)
	return strings.Join(words, " ")
}

// sound spells one folded word plainly; doubled letters count once, digits as they stand, and y is i.
func sound(word string) string {
	word = spellings().Replace(word)
	var b strings.Builder
	last := rune(0)
	for _, r := range word {
		if r == 'y' {
			r = 'i'
		}
		if r != last || r >= '0' && r <= '9' {
			b.WriteRune(r)
		}
		last = r
	}
	return b.String()
}
