package rules

import "wasit/rules/board"

// Never is the ply of what did not happen.
const Never = -1

// A Survey tells after how many half-moves each thing was first true on the board, or Never. A claim with a written intended
// move is possible one half-move earlier. The record is read to its end, even past the end of the game.
type Survey struct {
	Threefold    int // the position stood there for the third time (Art. 9.2.2 (E23))
	Fivefold     int // Art. 9.6.1 (E23), by the edition
	Fifty        int // Art. 9.3.2 (E23)
	SeventyFive  int // Art. 9.6.2 (E23), by the edition, where the move does not mate
	Mate         int
	Stalemate    int
	DeadMaterial int // dead by the pieces alone (Art. 5.2.2 (E23))
	Dead         int // proved dead by the prover
}

// NewSurvey reads the positions of a game from its start.
func NewSurvey(positions []board.Position, e Edition, p MateProver) Survey {
	s := Survey{Never, Never, Never, Never, Never, Never, Never, Never}
	h := history(positions)
	first := func(at *int, i int, is bool) {
		if *at == Never && is {
			*at = i
		}
	}
	for i := range h {
		over := !h[i].HasMove()
		mate := over && h[i].InCheck()
		first(&s.Mate, i, mate)
		first(&s.Stalemate, i, over && !mate)
		first(&s.Threefold, i, h.at(i) >= 3)
		first(&s.Fivefold, i, h.fivefold(i, e.Fivefold))
		first(&s.Fifty, i, h[i].HalfmoveClock() >= fiftyMoves)
		first(&s.SeventyFive, i, !mate && h.seventyFive(i, e.SeventyFiveMoves))
		first(&s.DeadMaterial, i, isDead(Material, &h[i]))
	}
	s.Dead = firstDead(h, p)
	return s
}

// firstDead finds where the game died. A dead position stays dead, so halving finds the place; where a verdict was not
// proven on the way, the positions just before are asked as well.
func firstDead(h history, p MateProver) int {
	dead := func(i int) bool { return isDead(p, &h[i]) || h[i].IsStalemate() }
	low, high := 0, len(h)-1
	if !dead(high) {
		return Never
	}
	for low < high {
		if mid := (low + high) / 2; dead(mid) {
			high = mid
		} else {
			low = mid + 1
		}
	}
	for high > 0 && dead(high-1) {
		high--
	}
	return high
}

// Positions returns the start and the position after each of moves, which must be legal in order.
func Positions(start board.Position, moves []board.Move) []board.Position {
	list := make([]board.Position, 1, len(moves)+1)
	list[0] = start
	for _, m := range moves {
		list = append(list, list[len(list)-1].After(m))
	}
	return list
}
