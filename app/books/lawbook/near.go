package lawbook

import (
	"slices"
	"strings"
)

// A neighbour is a word that one which the book does not know may stand for.
type neighbour struct {
	*vocable
	weight float32
}

// What a neighbour counts.
const (
	typoWeight      = 0.85
	shortTypoWeight = 0.45 // so short a word may well be another
	beginsWeight    = 0.8
	shortWeight     = 0.7
	rootWeight      = 0.5
	farWeight       = 0.5
)

// A likeness is a way in which a word may be like one that the book knows.
type likeness struct {
	weight float32
	holds  func(v *vocable) bool
}

// close returns what an unknown word stands for if one letter is wrong, too many or missing, or two are swapped, and the words
// that it begins. The likelier comes first, and with it the others are not looked for.
func (x *index) close(word string) []neighbour {
	n, stem := len(word), x.recall(word).stem
	if n < 3 || isNumber(word) {
		return nil
	}
	first := func(v *vocable) bool { return v.word[0] == word[0] }
	return x.alike([]likeness{
		{typoWeight, func(v *vocable) bool { return n > 3 && swapped(word, v.word) }},
		{typoWeight, func(v *vocable) bool { return otherEnd(stem, v.stem) }},
		{typoWeight, func(v *vocable) bool { return n > 5 && first(v) && oneWrong(word, v.word) }},
		{shortTypoWeight, func(v *vocable) bool {
			return n > 3 && n < 6 && first(v) && (n > 4 || len(v.word) != n) && oneWrong(word, v.word)
		}},
		{typoWeight, func(v *vocable) bool {
			return len(stem) > 3 && len(v.stem) > 3 && v.stem[0] == stem[0] && oneWrong(stem, v.stem)
		}},
		{typoWeight, func(v *vocable) bool { return n > 4 && oneWrong(word, v.word) }},
		{beginsWeight, func(v *vocable) bool { return strings.HasPrefix(v.word, word) }},
	})
}

// far returns what an unknown word may stand for at last: without its vowels, with the same root, or with two letters wrong.
func (x *index) far(word string) []neighbour {
	n, stem, bare := len(word), x.recall(word).stem, isBare(word)
	if n < 3 || isNumber(word) {
		return nil
	}
	return x.alike([]likeness{
		{shortWeight, func(v *vocable) bool { return bare && isBareOf(word, v.word) }},
		{rootWeight, func(v *vocable) bool { return sameRoot(stem, v.stem) }},
		{farWeight, func(v *vocable) bool {
			return n > 6 && v.word[0] == word[0] && len(v.word) > 5 && twoWrong(word, v.word)
		}},
	})
}

// alike returns the words for which the first likeness holds that holds for any, each root once.
func (x *index) alike(list []likeness) []neighbour {
	var found []neighbour
	for _, v := range x.words {
		for i, like := range list {
			if !like.holds(v) {
				continue
			}
			if i < len(list)-1 { // what follows is of no interest any more
				list, found = list[:i+1], nil
			}
			if !slices.ContainsFunc(found, func(n neighbour) bool { return n.root == v.root }) {
				found = append(found, neighbour{v, like.weight})
			}
			break
		}
	}
	return found
}

// joined divides a word into two that the book knows: "touchmove".
func (x *index) joined(word string) (left, right string) {
	for i := 3; i+3 <= len(word); i++ {
		left, right := x.vocables[word[:i]], x.vocables[word[i:]]
		if left != nil && right != nil && (len(left.terms()) > 0 || len(right.terms()) > 0) {
			return left.word, right.word
		}
	}
	return "", ""
}

// isBare reports whether a word has no vowels, as people write in a hurry: "lwn" for "lawan".
func isBare(word string) bool { return !strings.ContainsAny(word, "aeiou") }

// isBareOf reports whether bare is a word without its vowels.
func isBareOf(bare, word string) bool {
	if len(bare) >= len(word) || bare[0] != word[0] {
		return false
	}
	i := 0
	for j := range len(word) {
		switch {
		case i < len(bare) && word[j] == bare[i]:
			i++
		case strings.IndexByte("aeiou", word[j]) < 0:
			return false
		}
	}
	return i == len(bare)
}

// otherEnd reports whether one stem is the other but for a letter or two at its end.
func otherEnd(a, b string) bool {
	if len(a) > len(b) {
		a, b = b, a
	}
	return len(a) > 3 && len(b)-len(a) <= 2 && strings.HasPrefix(b, a)
}

// sameRoot reports whether two stems begin alike and end differently, as forms of one word do that the stemmer does not know.
func sameRoot(a, b string) bool {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return n >= 4 && len(a)-n <= 3 && len(b)-n <= 3 && n*2 > max(len(a), len(b))
}

// oneWrong reports whether two words differ by one letter wrong, too many, missing, or two swapped that stand side by side.
func oneWrong(a, b string) bool {
	if len(a) > len(b) {
		a, b = b, a
	}
	if len(b)-len(a) > 1 || a == b {
		return false
	}
	i := 0
	for i < len(a) && a[i] == b[i] {
		i++
	}
	if len(a) < len(b) {
		return a[i:] == b[i+1:]
	}
	return a[i+1:] == b[i+1:] || i+1 < len(a) && a[i] == b[i+1] && a[i+1] == b[i] && a[i+2:] == b[i+2:]
}

// swapped reports whether two words differ by two letters swapped that stand side by side.
func swapped(a, b string) bool {
	return len(a) == len(b) && oneWrong(a, b) && strings.Trim(a, b) == "" && sum(a) == sum(b)
}

func sum(w string) (n int) {
	for i := range len(w) {
		n += int(w[i])
	}
	return n
}

// twoWrong reports whether two words are two such steps apart.
func twoWrong(a, b string) bool {
	if len(a)-len(b) > 2 || len(b)-len(a) > 2 {
		return false
	}
	i, j := 0, 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	for j < len(a)-i && j < len(b)-i && a[len(a)-1-j] == b[len(b)-1-j] {
		j++
	}
	return max(len(a), len(b))-i-j <= 3 && min(len(a), len(b))-i-j >= 0 && i+j >= 4
}

// nearest returns the three entries that come nearest to words which nothing holds: by a word of the book that begins alike and
// shares most pairs of letters, or with which the word begins ("flagstonewalling").
func (x *index) nearest(words []string) []Hit {
	var items []item
	for _, w := range words {
		best, near := float32(0), (*vocable)(nil)
		for _, v := range x.words {
			if n := likeLetters(w, v.word); n > best {
				best, near = n, v
			}
		}
		if near != nil {
			items = append(items, x.item(near.terms(), best))
		}
	}
	hits := slices.DeleteFunc(x.hits(items), func(h Hit) bool { return h.Source == Glossary })
	return hits[:min(len(hits), 3)]
}

// likeLetters says how like an unknown word is to one of the book, of one; 0 where they have only some letters in common.
func likeLetters(word, known string) float32 {
	const shortest, alike, beginning = 4, 0.5, 0.45
	switch {
	case len(word) < shortest || len(known) < shortest || word[0] != known[0]:
		return 0
	case strings.HasPrefix(word, known):
		return beginning + float32(len(known))/100 // the longest
	}
	if n := pairs(word, known); n >= alike {
		return n
	}
	return 0
}

// pairs says how many of the pairs of letters of two words are the same, of one.
func pairs(a, b string) float32 {
	if len(a) < 2 || len(b) < 2 {
		return 0
	}
	n := 0
	for i := range len(a) - 1 {
		if strings.Contains(b, a[i:i+2]) {
			n++
		}
	}
	return 2 * float32(n) / float32(len(a)+len(b)-2)
}
