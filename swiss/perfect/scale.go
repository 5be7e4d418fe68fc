package perfect

// Weight is a cost in lexicographic order of its words: the first differing word decides. Sums of words must stay far
// from overflow, which [Scale] sees to.
type Weight interface {
	[2]int64 | [8]int64 | [128]int64
}

func less[W Weight](a, b W) bool {
	for k := 0; k < len(a); k++ {
		if a[k] != b[k] {
			return a[k] < b[k]
		}
	}
	return false
}

// room is the largest product of digit sizes in one word; duals stay within a small multiple of it.
const room = int64(1) << 50

// Scale packs the criteria of a pairing, the most important first, into the words of a weight, so that no sum of a less
// important one ever outweighs one unit of a more important one.
type Scale struct{ caps []int64 }

// Digit adds a less important criterion whose sum over a whole matching never exceeds limit, and returns its index.
func (s *Scale) Digit(limit int) int {
	s.caps = append(s.caps, int64(max(limit, 1))+1)
	return len(s.caps) - 1
}

// unit is the place of a digit: a word and what one unit of the digit is worth there.
type unit struct {
	word  int
	value int64
}

// places returns the place of each digit and how many words are needed.
func (s *Scale) places() ([]unit, int) {
	words := [][]int{nil}
	size := int64(1)
	for d, c := range s.caps {
		if size > room/c {
			words, size = append(words, nil), 1
		}
		size *= c
		words[len(words)-1] = append(words[len(words)-1], d)
	}
	places := make([]unit, len(s.caps))
	for w, digits := range words {
		value := int64(1)
		for i := len(digits) - 1; i >= 0; i-- {
			places[digits[i]] = unit{w, value}
			value *= s.caps[digits[i]]
		}
	}
	return places, len(words)
}
