package sheet

import "math"

// rows are what is dealt to leaves: their heights, the room of a leaf, the most rows a leaf takes (0: as many as fit), and
// where a break is unwelcome.
type rows struct {
	heights []mm
	room    mm
	most    int
	joined  func(i int) bool // a break between row i-1 and row i is unwelcome
}

// What a leaf, an unwelcome break and an uneven filling cost. Equal leaves are cheapest among those of the same number.
const (
	costLeaf   = 1000
	costBreak  = 600
	costUneven = 100
)

// deal returns the end of each leaf: every row stands on exactly one, in order. A row taller than a leaf gets one alone.
func (r rows) deal() []int {
	n := len(r.heights)
	if n == 0 {
		return []int{0}
	}
	cost, from := make([]float64, n+1), make([]int, n+1)
	for end := 1; end <= n; end++ {
		cost[end] = math.Inf(1)
		height := 0.0
		for start := end - 1; start >= 0; start-- {
			height += r.heights[start]
			if start < end-1 && (height > r.room || r.most > 0 && end-start > r.most) {
				break
			}
			fill := height / r.room
			c := cost[start] + costLeaf + costUneven*fill*fill
			if end < n && r.joined != nil && r.joined(end) {
				c += costBreak
			}
			if c < cost[end] {
				cost[end], from[end] = c, start
			}
		}
	}
	var ends []int
	for end := n; end > 0; end = from[end] {
		ends = append([]int{end}, ends...)
	}
	return ends
}
