package groups

import (
	"slices"

	"wasit/swiss"
	"wasit/swiss/lot"
)

// Snake forms g groups from the initial order: 1 to g from left to right, the next row from right to left, and so on.
// Sizes differ by at most 1.
func Snake(order []swiss.TPN, g int) [][]swiss.TPN {
	groups := make([][]swiss.TPN, max(g, 0))
	for row, players := range rows(order, g) {
		for k, tpn := range players {
			groups[turn(row, k, g)] = append(groups[turn(row, k, g)], tpn)
		}
	}
	return groups
}

// turn returns the group of place k in a row of the snake.
func turn(row, k, g int) int {
	if row%2 == 1 {
		return g - 1 - k
	}
	return k
}

func rows(order []swiss.TPN, g int) [][]swiss.TPN {
	if g < 1 {
		return nil
	}
	return slices.Collect(slices.Chunk(order, g))
}

// Pots draws each row of g players into the groups: one shuffle a row, all from one stream.
func Pots(order []swiss.TPN, g int, seed lot.Seed) [][]swiss.TPN {
	stream := lot.New(seed)
	groups := make([][]swiss.TPN, max(g, 0))
	for _, players := range rows(order, g) {
		row := slices.Clone(players)
		lot.Shuffle(stream, row)
		for k, tpn := range row {
			groups[k] = append(groups[k], tpn)
		}
	}
	return groups
}

// Protected forms groups row by row: each player goes to the group that has fewest with his key (school, club), among
// those that got nobody of this row yet; ties in snake order. The empty key stands for no school.
func Protected(order []swiss.TPN, g int, key func(swiss.TPN) string) [][]swiss.TPN {
	groups := make([][]swiss.TPN, max(g, 0))
	for row, players := range rows(order, g) {
		taken := make([]bool, g)
		for _, tpn := range players {
			best, fewest := -1, 0
			for k := range g {
				at := turn(row, k, g)
				if taken[at] {
					continue
				}
				if n := mates(groups[at], tpn, key); best < 0 || n < fewest {
					best, fewest = at, n
				}
			}
			taken[best] = true
			groups[best] = append(groups[best], tpn)
		}
	}
	return groups
}

func mates(group []swiss.TPN, tpn swiss.TPN, key func(swiss.TPN) string) int {
	n := 0
	for _, other := range group {
		if k := key(tpn); k != "" && k == key(other) {
			n++
		}
	}
	return n
}

// Numbered draws the numbers inside each group by lot: one shuffle a group, all from one stream.
func Numbered(groups [][]swiss.TPN, seed lot.Seed) [][]swiss.TPN {
	stream := lot.New(seed)
	out := make([][]swiss.TPN, len(groups))
	for i, g := range groups {
		out[i] = slices.Clone(g)
		lot.Shuffle(stream, out[i])
	}
	return out
}
