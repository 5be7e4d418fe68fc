package endgame

import (
	"slices"

	"github.com/notnil/chess"

	"wasit/rules/board"
)

// A Choice is a legal move with the value of the position after it.
type Choice struct {
	Move  board.Move
	Value Value
}

// Choices returns the legal moves of a position of the ending, the best first: for the stronger side the shortest way to mate
// and then what gives the win away, for the bare king what draws and then the longest way. Moves as good as each other stand
// in the order in which rules/board lists them.
func (t *Table) Choices(pos *board.Position) ([]Choice, error) {
	if _, err := t.Probe(pos); err != nil {
		return nil, err
	}
	strong, _ := t.strong(pos)
	var list board.MoveList
	moves := pos.Moves(&list)
	choices := make([]Choice, 0, len(moves))
	for _, m := range moves {
		next := pos.After(m)
		c := Choice{Move: m}
		if strong != chess.NoColor {
			c.Value = t.value(&next, strong)
		}
		choices = append(choices, c)
	}
	worth := func(c Choice) int { // small is good for the stronger side
		if !c.Value.IsWin() {
			return 1 << 16
		}
		return c.Value.Plies
	}
	slices.SortStableFunc(choices, func(a, b Choice) int {
		if pos.Turn() == strong {
			return worth(a) - worth(b)
		}
		return worth(b) - worth(a)
	})
	return choices, nil
}

// Best returns the move of perfect play, and false where there is no legal move.
func (t *Table) Best(pos *board.Position) (Choice, bool, error) {
	choices, err := t.Choices(pos)
	if err != nil || len(choices) == 0 {
		return Choice{}, false, err
	}
	return choices[0], true, nil
}

// A Verdict is what the partner says of a move of the stronger side.
type Verdict struct {
	Before, After Value
	Best          bool // no move mates sooner
	KeepsWin      bool
	InTime        bool // and the win can still be had within the fifty moves of Art. 9.3
}

// Judge returns what m, legal in pos, does to the win of the player who makes it.
func (t *Table) Judge(pos *board.Position, m board.Move) (Verdict, error) {
	before, err := t.Probe(pos)
	if err != nil {
		return Verdict{}, err
	}
	next := pos.After(m)
	after, err := t.Probe(&next)
	if err != nil {
		return Verdict{}, err
	}
	v := Verdict{Before: before, After: after}
	v.KeepsWin = after.IsWin() && after.Winner == pos.Turn()
	v.Best = v.KeepsWin && after.Plies == before.Plies-1
	v.InTime = v.KeepsWin && after.InTime(next.HalfmoveClock())
	return v, nil
}

// Line returns the moves of perfect play from a position to mate, or none where it is a draw.
func (t *Table) Line(pos *board.Position) ([]board.Move, error) {
	v, err := t.Probe(pos)
	if err != nil || !v.IsWin() {
		return nil, err
	}
	line, at := make([]board.Move, 0, v.Plies), *pos
	for range v.Plies {
		best, _, err := t.Best(&at)
		if err != nil {
			return nil, err
		}
		line = append(line, best.Move)
		at.Make(best.Move)
	}
	return line, nil
}

// A Lot draws a number in 0..n-1; the same lot gives the same position on every device.
type Lot func(n uint64) uint64

// tries bounds how long a position is looked for; one in a few hundred fits the rarest wish.
const tries = 200000

// Draw returns a position with White the stronger side and to move, in which mate is at least and at most so many moves away.
// It answers false where none was found.
func (t *Table) Draw(lot Lot, atLeast, atMost int) (board.Position, bool) {
	return t.draw(lot, func(pos *board.Position) bool {
		v := t.value(pos, chess.White)
		return v.IsWin() && v.Moves() >= atLeast && v.Moves() <= atMost
	})
}

// DrawOnlyMove returns a position with White to move in which one move alone keeps the win, and no capture or mate is near:
// at least two moves to go and three legal moves to choose from.
func (t *Table) DrawOnlyMove(lot Lot) (board.Position, bool) {
	return t.draw(lot, func(pos *board.Position) bool {
		choices, err := t.Choices(pos)
		return err == nil && len(choices) > 2 && choices[0].Value.IsWin() && choices[0].Value.Plies > 2 && !choices[1].Value.IsWin()
	})
}

func (t *Table) draw(lot Lot, fits func(*board.Position) bool) (board.Position, bool) {
	for range tries {
		pos, ok := t.place(lot)
		if ok && fits(&pos) {
			return pos, true
		}
	}
	return board.Position{}, false
}

// place puts the pieces of the ending on squares by lot, White being stronger and to move.
func (t *Table) place(lot Lot) (board.Position, bool) {
	m := material[t.ending]
	men := map[int]byte{}
	letters := [...]byte{chess.Queen: 'Q', chess.Rook: 'R', chess.Bishop: 'B', chess.Knight: 'N', chess.Pawn: 'P'}
	put := func(letter byte) bool {
		sq := int(lot(64))
		if men[sq] != 0 || letter == 'P' && (sq < 8 || sq > 55) {
			return false
		}
		men[sq] = letter
		return true
	}
	if !put('k') || !put('K') || !put(letters[m.bit]) || m.cell != chess.NoPieceType && !put(letters[m.cell]) {
		return board.Position{}, false
	}
	pos, err := board.ParseFEN(placement(men) + " w - - 0 1")
	return pos, err == nil
}

// placement writes pieces as the first field of a FEN.
func placement(men map[int]byte) string {
	var text []byte
	for rank := 7; rank >= 0; rank-- {
		empty := byte(0)
		for file := range 8 {
			letter := men[rank<<3|file]
			if letter == 0 {
				empty++
				continue
			}
			if empty > 0 {
				text = append(text, '0'+empty)
			}
			text, empty = append(text, letter), 0
		}
		if empty > 0 {
			text = append(text, '0'+empty)
		}
		if rank > 0 {
			text = append(text, '/')
		}
	}
	return string(text)
}
