package sheet

import (
	"cmp"
	"math"
)

// rows are what is dealt to leaves: their heights, the room of a leaf, the most rows a leaf takes (0: as many as fit), and
// where a break is unwelcome. Filled leaves come one after the other, for tables that are read as one; else leaves are as
// equal as they can be, so that no crowd is larger than another.
type rows struct {
	heights []mm
	room    mm
	most    int
	counted int              // only the first so many rows count for most; 0: all
	joined  func(i int) bool // a break between row i-1 and row i is unwelcome
	filled  bool
	least   int // rows of the last of several filled leaves; 0: the usual
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
	if r.filled {
		return r.fill()
	}
	cost, from := make([]float64, n+1), make([]int, n+1)
	for end := 1; end <= n; end++ {
		cost[end] = math.Inf(1)
		height, unwelcome := 0.0, 0.0
		if end < n && r.joined != nil && r.joined(end) {
			unwelcome = costBreak
		}
		for start := end - 1; start >= 0; start-- {
			height += r.heights[start]
			if start < end-1 && (height > r.room || r.tooMany(start, end)) {
				break
			}
			fill := height / r.room
			c := cost[start] + costLeaf + costUneven*fill*fill + unwelcome
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

// tooMany reports whether rows start to end are more than a leaf takes.
func (r rows) tooMany(start, end int) bool {
	if r.counted > 0 {
		start, end = min(start, r.counted), min(end, r.counted)
	}
	return r.most > 0 && end-start > r.most
}

// tightRow is what a row of a table loses in class p-tt of sheets.css: its padding above and below.
const tightRow mm = 2 * (tablePad - .6)

// table fills the leaves of a table that is read as one, with the rows closer together where that saves a leaf.
func (in info) table(heights []mm, room mm) (ends []int, class markup) {
	ends = rows{heights: heights, room: room, filled: true}.deal()
	tight := make([]mm, len(heights))
	for i, h := range heights {
		tight[i] = h - tightRow
	}
	if closer := (rows{heights: tight, room: room, filled: true}).deal(); len(closer) < len(ends) {
		return closer, "a4 p-t p-tt"
	}
	return ends, "a4 p-t"
}

// fewest is how many rows a last leaf of a table has at least: one or two alone look lost.
const fewest = 4

// fill fills each leaf before it begins the next.
func (r rows) fill() []int {
	var ends []int
	height, start := 0.0, 0
	for i, h := range r.heights {
		if i > start && (height+h > r.room || r.tooMany(start, i+1)) {
			ends = append(ends, i)
			height, start = 0, i
		}
		height += h
	}
	least, before := cmp.Or(r.least, fewest), 0
	if len(ends) > 1 {
		before = ends[len(ends)-2]
	}
	if lost := least - (len(r.heights) - start); lost > 0 && start-before > 2*least {
		moved := 0.0
		for _, h := range r.heights[start-lost:] {
			moved += h
		}
		if moved <= r.room {
			ends[len(ends)-1] -= lost
		}
	}
	return append(ends, len(r.heights))
}
