package lawbook

import (
	"slices"
	"strings"
)

// A neighbour is what a word that the book does not know may stand for.
type neighbour struct {
	terms  []int32
	weight float32
}

// What a neighbour counts.
const (
	beginsWeight = 0.8

	shortTypoWeight = 0.55 // so short a word may well be another
	typoWeight      = 0.85
	joinedWeight    = 0.9
	shortWeight     = 0.7
	rootWeight      = 0.6
	farWeight       = 0.5
)

// near returns what an unknown word may stand for: words with one letter wrong, too many, missing or two swapped; words that
// it begins; two words written as one; what it is without its vowels; at last what has the same root or two letters wrong.
func (x *index) near(word string) []neighbour {
	if isNumber(word) || len(word) < 2 {
		return nil
	}
	stem := x.recall(word).stem
	for _, step := range []struct {
		weight float32
		ok     func(v *vocable) bool
	}{
		{typoWeight, func(v *vocable) bool { return len(word) > 3 && swapped(word, v.word) }},
		{typoWeight, func(v *vocable) bool { return len(stem) > 3 && otherEnd(stem, v.stem) }},
		{typoWeight, func(v *vocable) bool { return len(word) > 5 && v.word[0] == word[0] && oneWrong(word, v.word) }},
		{shortTypoWeight, func(v *vocable) bool {
			return len(word) > 3 && len(word) < 6 && v.word[0] == word[0] && oneWrong(word, v.word)
		}},
		{typoWeight, func(v *vocable) bool {
			return len(stem) > 3 && len(v.stem) > 3 && v.stem[0] == stem[0] && oneWrong(stem, v.stem)
		}},
		{typoWeight, func(v *vocable) bool { return len(word) > 4 && oneWrong(word, v.word) }},
		{beginsWeight, func(v *vocable) bool { return len(word) > 2 && strings.HasPrefix(v.word, word) }},
	} {
		if list := x.those(step.ok, step.weight); len(list) > 0 {
			return list
		}
	}
	if list := x.joined(word); len(list) > 0 {
		return list
	}
	bare := consonants(word)
	for _, step := range []struct {
		weight float32
		ok     func(v *vocable) bool
	}{
		{shortWeight, func(v *vocable) bool { return bare == word && len(word) > 2 && consonants(v.word) == bare }},
		{rootWeight, func(v *vocable) bool { return sameRoot(stem, v.stem) }},
		{farWeight, func(v *vocable) bool {
			return len(word) > 6 && v.word[0] == word[0] && len(v.word) > 5 && twoWrong(word, v.word)
		}},
	} {
		if list := x.those(step.ok, step.weight); len(list) > 0 {
			return list
		}
	}
	return nil
}

// those returns the words for which ok holds, each root once.
func (x *index) those(ok func(*vocable) bool, weight float32) []neighbour {
	var list []neighbour
	var seen []*root
	for _, v := range x.words {
		if ok(v) && !slices.Contains(seen, v.root) {
			seen = append(seen, v.root)
			list = append(list, neighbour{v.root.terms, weight})
		}
	}
	return list
}

// joined divides a word into two that the book knows: "touchmove".
func (x *index) joined(word string) []neighbour {
	for i := 3; i+3 <= len(word); i++ {
		left, right := x.recall(word[:i]).root, x.recall(word[i:]).root
		if left != nil && right != nil && len(left.terms) > 0 && len(right.terms) > 0 {
			return []neighbour{{left.terms, joinedWeight}, {right.terms, joinedWeight}}
		}
	}
	return nil
}

// consonants leaves the vowels out, as people do who write in a hurry: "lwn" for "lawan".
func consonants(word string) string {
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune("aeiou", r) {
			return -1
		}
		return r
	}, word)
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

// nearest returns the three entries that come nearest to words which nothing holds, by the pairs of letters that they share.
func (x *index) nearest(words []string) []Hit {
	const alike = 0.34
	var items []item
	for _, w := range words {
		best, near := float32(alike), (*vocable)(nil)
		for _, v := range x.words {
			if n := pairs(w, v.word); n > best {
				best, near = n, v
			}
		}
		if near != nil {
			items = append(items, x.item(near.root.terms, best))
		}
	}
	hits := slices.DeleteFunc(x.hits(items), func(h Hit) bool { return h.Source == Glossary })
	return hits[:min(len(hits), 3)]
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
