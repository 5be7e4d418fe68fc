package perfect

// room is the largest product of digit sizes in one level. It leaves matching what it needs to reward blossoms.
const room = int64(1) << 44

// Scale lists the criteria of a pairing, the most important first, and packs them into as few levels as hold them, so that
// no sum of a less important one ever outweighs one unit of a more important one.
type Scale struct{ caps []int64 }

// Digit adds a less important criterion whose sum over a whole matching never exceeds limit, and returns its index.
func (s *Scale) Digit(limit int) int {
	s.caps = append(s.caps, int64(max(limit, 1))+1)
	return len(s.caps) - 1
}

// unit is the place of a digit: a level and what one unit of the digit is worth there.
type unit struct {
	level int
	value int64
}

// places returns the place of each digit and, for each level, a bound above every sum.
func (s *Scale) places() (places []unit, sizes []int64) {
	levels := [][]int{nil}
	sizes = []int64{1}
	for d, c := range s.caps {
		if sizes[len(sizes)-1] > room/c {
			levels, sizes = append(levels, nil), append(sizes, 1)
		}
		sizes[len(sizes)-1] *= c
		levels[len(levels)-1] = append(levels[len(levels)-1], d)
	}
	places = make([]unit, len(s.caps))
	for l, digits := range levels {
		value := int64(1)
		for i := len(digits) - 1; i >= 0; i-- {
			places[digits[i]] = unit{l, value}
			value *= s.caps[digits[i]]
		}
	}
	return places, sizes
}
