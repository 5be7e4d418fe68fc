package dutch

import (
	"math/bits"
	"slices"

	"wasit/swiss"
)

// scale packs a vector of criteria into as few whole numbers as will hold it: comparing the numbers one after the other
// compares the vectors lexicographically, and sums stay sums. Every criterion is a count with a known ceiling.
type scale struct {
	ceilings []int
	fields   []place
	words    int
}

// place says where a criterion is kept: the word (0 counts first) and the value of one.
type place struct {
	word int
	unit int64
}

// add appends a criterion, less important than those before it. A ceiling of 0 takes no room.
func (s *scale) add(ceiling int) int {
	s.ceilings = append(s.ceilings, max(ceiling, 0))
	return len(s.ceilings) - 1
}

// pack gives every criterion its place in words of the given number of bits.
func (s *scale) pack(room int) {
	s.fields = make([]place, len(s.ceilings))
	word, used := 0, 0
	for i, c := range slices.Backward(s.ceilings) {
		need := bits.Len(uint(c))
		if need == 0 {
			continue
		}
		if used+need > room {
			word, used = word+1, 0
		}
		s.fields[i] = place{word, 1 << used}
		used += need
	}
	s.words = word + 1
	for i := range s.fields {
		s.fields[i].word = word - s.fields[i].word
	}
}

// put adds amount of criterion i to the packed vector.
func (s *scale) put(acc []int64, i, amount int) {
	f := &s.fields[i]
	acc[f.word] += f.unit * int64(amount)
}

// ladder maps values to criteria, one for each distinct value, the largest first: a list of values in descending order
// compares like the vector of how often each occurs.
type ladder struct {
	values []swiss.Points
	first  int
}

// addLadder appends one criterion for each distinct value, with the given ceiling for each.
func (s *scale) addLadder(values []swiss.Points, ceiling func(v swiss.Points) int) ladder {
	l := ladder{values: values, first: len(s.ceilings)}
	for _, v := range values {
		s.add(ceiling(v))
	}
	return l
}

// at returns the criterion of value v.
func (l *ladder) at(v swiss.Points) int { return l.first + slices.Index(l.values, v) }

// descending returns the distinct values, largest first.
func descending(values []swiss.Points) []swiss.Points {
	v := slices.Clone(values)
	slices.Sort(v)
	v = slices.Compact(v)
	slices.Reverse(v)
	return v
}
