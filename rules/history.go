package rules

import "wasit/rules/board"

// fiftyMoves is the counter of half-moves at which each player has made fifty moves without capture or pawn move (Art. 9.3).
const fiftyMoves = 100

// A history is every position of a game in order: the start, then one after each half-move.
type history []board.Position

func (h history) last() *board.Position { return &h[len(h)-1] }

// occurrences returns how often pos has been on the board (Art. 9.2.3 (E23)) if it comes right after the history up to end,
// itself counted.
func (h history) occurrences(end int, pos *board.Position) int {
	n := 1
	// The same player is to move in every second position, and beyond the last capture or pawn move none is the same.
	for i, left := end-2, pos.HalfmoveClock()-2; i >= 0 && left >= 0; i, left = i-2, left-2 {
		if h[i].Same(pos) {
			n++
		}
	}
	return n
}

// at returns how often the position at index i had been on the board then.
func (h history) at(i int) int { return h.occurrences(i, &h[i]) }

// consecutive reports whether the position at i stood there n times on consecutive alternate moves of each player: the
// players moved to and fro, so that it came back with every second move.
func (h history) consecutive(i, n int) bool {
	for k := 1; k < n; k++ {
		if i-4*k < 0 || !h[i-4*k].Same(&h[i]) {
			return false
		}
	}
	return true
}

// fivefold reports whether the position at i ends the game by the edition's form of Art. 9.6.1 (E23).
func (h history) fivefold(i int, rule FivefoldRule) bool {
	const times = 5
	switch rule {
	case FivefoldAny:
		return h.at(i) >= times
	case FivefoldConsecutive:
		return h.consecutive(i, times)
	}
	return false
}

// seventyFive reports whether the position at i ends the game by Art. 9.6.2 (E23), checkmate being seen to by the caller.
func (h history) seventyFive(i, moves int) bool {
	return moves > 0 && h[i].HalfmoveClock() >= 2*moves
}
