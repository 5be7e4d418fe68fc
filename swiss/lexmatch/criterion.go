package lexmatch

import "wasit/swiss"

// Criterion is one criterion of a complete pairing: a sum over its pairs, or a list of scores to which pairs add one each,
// or both, the sum first. The smaller sum is better; of two lists the one with fewer of the most important score in which
// they differ.
type Criterion struct {
	Name   string             // "C7"
	Max    int                // no sum over a pairing is larger; 0: the list alone counts, if there is one
	Cost   func(a, b int) int // what the pair of the vertices a < b adds
	Before int                // a pair whose first vertex is not before this one adds nothing, and Cost is not asked; 0: asked for all
	Scores []Score            // what the list may hold, the most important first
	Score  func(a, b int) int // which of Scores a pair that costs something adds, by place
}

// Score is a score that a list may hold, at most Max times.
type Score struct {
	Points swiss.Points
	Max    int
}

// room is the largest product of digit sizes in one level. It leaves matching what it needs to reward blossoms.
const room = int64(1) << 44

// digit is a number of the vector that is minimised: the sum of a criterion, or how often its list holds one score.
type digit struct {
	criterion, score int // score −1: the sum
	size             int64
	level            int
	unit             int64 // what one is worth in its level
}

const sum = -1

// digitsOf lists what is minimised, the most important first, and packs it into as few levels as hold it, so that no sum
// of a less important digit outweighs one of a more important one. The last digit of the last level, up to n, belongs to
// Prefer. sizes bounds, for each level, every sum.
func digitsOf(criteria []Criterion, n int) (digits []digit, sizes []int64) {
	sizes = []int64{1}
	add := func(d digit, limit int) {
		d.size = int64(max(limit, 0)) + 1
		if sizes[len(sizes)-1] > room/d.size {
			sizes = append(sizes, 1)
		}
		d.level = len(sizes) - 1
		sizes[d.level] *= d.size
		digits = append(digits, d)
	}
	for i, c := range criteria {
		if c.Max > 0 {
			add(digit{criterion: i, score: sum}, c.Max)
		}
		for k, s := range c.Scores {
			add(digit{criterion: i, score: k}, s.Max)
		}
	}
	add(digit{criterion: -1}, n)
	unit := int64(1)
	for i := len(digits) - 1; i >= 0; i-- {
		d := &digits[i]
		if i+1 < len(digits) && d.level != digits[i+1].level {
			unit = 1
		}
		d.unit = unit
		unit *= d.size
	}
	return digits[:len(digits)-1], sizes
}

// cost is what the pair of the vertices a < b adds.
func (c *Criterion) cost(a, b int) int {
	if c.free(a) {
		return 0
	}
	return c.Cost(a, b)
}

// free reports whether no pair whose first vertex is a adds anything.
func (c *Criterion) free(a int) bool { return c.Before > 0 && a >= c.Before }

// adds returns what a pair a < b adds to the digit d of c.
func (c *Criterion) adds(d *digit, a, b int) int64 {
	cost := c.cost(a, b)
	switch {
	case cost == 0:
		return 0
	case d.score == sum:
		return int64(cost)
	case c.Score(a, b) == d.score:
		return 1
	}
	return 0
}

// Nothing returns the values of criteria that cost nothing.
func Nothing(criteria []Criterion) []swiss.Value {
	values := make([]swiss.Value, len(criteria))
	for i, c := range criteria {
		values[i].Criterion = c.Name
	}
	return values
}
