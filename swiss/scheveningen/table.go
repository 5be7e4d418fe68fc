package scheveningen

// Cell is one game of a round: A_k meets B_Opponent, and who has White.
type Cell struct {
	Opponent int
	AWhite   bool
}

// Round returns round r (from 1) of the table for n boards; entry k-1 belongs to A_k. It returns nil where n or r is out
// of range. With teamColors all of A have White in odd rounds and Black in even ones.
func Round(n, r int, teamColors bool) []Cell {
	if n < 1 || r < 1 || r > n {
		return nil
	}
	cells := make([]Cell, n)
	for i := 1; i <= n; i++ {
		cells[i-1] = cell(n, i, r)
		if teamColors {
			cells[i-1].AWhite = r%2 == 1
		}
	}
	return cells
}

func cell(n, i, r int) Cell {
	if table, ok := tables[n]; ok {
		v := int(table[(r-1)*n+i-1])
		if v < 0 {
			return Cell{-v, false}
		}
		return Cell{v, true}
	}
	switch n % 4 {
	case 0:
		return quarterCell(n, i, r)
	case 2:
		return Cell{(i+r-2)%n + 1, r%2 == 1}
	}
	return oddCell(n, i, r)
}

// oddCell: a cyclic table whose colours alternate, with one repeat placed so that every round is balanced.
func oddCell(n, i, r int) Cell {
	h := (n + 1) / 2
	white, repeat := true, 2*(h-i)+1
	if i > h {
		white, repeat = false, 2*(n-i)+1
	}
	flips := r - 1
	if i != 1 && r > repeat {
		flips--
	}
	return Cell{(i+r-2)%n + 1, white == (flips%2 == 0)}
}

// quarterCell serves n divisible by 4: first the own-numbered half of the other team, then the other half.
func quarterCell(n, i, r int) Cell {
	h := n / 2
	half := 0
	if i > h {
		half = 1
	}
	inside := ((i-1)%h+r-1)%h + 1
	target := half
	if r > h {
		target = 1 - half
	}
	return Cell{target*h + inside, (r-1+half)%2 == 0}
}

// tables holds what no cyclic formula can give: for 2, 6, 10, … half of the cells of a cyclic table cannot be chosen
// evenly. Positive: A has White.
var tables = map[int][]int8{
	2: {
		1, 2,
		-2, -1,
	},
	6: {
		1, -2, -3, 4, -5, 6,
		-2, 3, 5, -6, 4, -1,
		3, -5, -1, 2, 6, -4,
		-4, -6, 2, 1, -3, 5,
		5, 4, 6, -3, -1, -2,
		-6, 1, -4, -5, 2, 3,
	},
	10: {
		1, 2, 3, 4, 5, -6, -7, -8, -9, -10,
		6, -8, -4, -2, -1, 7, 10, 9, -3, 5,
		-9, -10, -6, 7, 8, 3, -4, -5, 1, 2,
		10, 6, 5, -1, -7, -8, 9, 4, -2, -3,
		-4, -9, -2, 8, 3, -10, -5, 6, 7, 1,
		-3, 5, -7, 10, 9, 4, 2, -1, -6, -8,
		2, -3, 8, -9, -4, -5, -1, 7, 10, 6,
		-5, 4, 1, 6, -10, 9, 3, -2, -8, -7,
		8, 7, -9, -3, 2, 1, -6, -10, 5, -4,
		-7, -1, 10, -5, -6, -2, 8, 3, 4, 9,
	},
}
