package phrase

import (
	"strings"
)

// Cells is a board for the eye: the letter of the piece on each square as in a FEN, 0 where none stands; a1 first, h8 last.
type Cells [64]byte

// CellsOf reads the pieces of a FEN that is known to be good; what is no FEN leaves the rest empty.
func CellsOf(fen string) Cells {
	var c Cells
	men, _, _ := strings.Cut(fen, " ")
	x, y := 0, 7
	for i := 0; i < len(men); i++ {
		switch r := men[i]; {
		case r == '/':
			x, y = 0, y-1
		case r >= '1' && r <= '8':
			x += int(r - '0')
		case strings.IndexByte("KQRBNPkqrbnp", r) >= 0 && x < 8 && y >= 0:
			c[y*8+x] = r
			x++
		}
	}
	return c
}

// SquareName returns the name of a square by its index: "a1" of 0.
func SquareName(sq int) string { return string([]byte{byte('a' + sq%8), byte('1' + sq/8)}) }

// SquareOf returns the index of a square's name.
func SquareOf(name string) (sq int, ok bool) {
	if len(name) != 2 || name[0] < 'a' || name[0] > 'h' || name[1] < '1' || name[1] > '8' {
		return 0, false
	}
	return int(name[1]-'1')*8 + int(name[0]-'a'), true
}

// SquaresOf returns the indexes of names; what is no square is left out.
func SquaresOf(names []string) []int {
	var list []int
	for _, n := range names {
		if sq, ok := SquareOf(n); ok {
			list = append(list, sq)
		}
	}
	return list
}
