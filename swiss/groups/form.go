package groups

import (
	"slices"

	"wasit/swiss"
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
