package endgame

import (
	"fmt"

	"github.com/notnil/chess"

	"wasit/rules/board"
)

// A Game is a pupil's game with the stronger side against perfect defence. It is a value: a move gives the next one, and the
// one before can be gone back to.
type Game struct {
	table     *Table
	positions []board.Position // all, from the start; the last is on the board
	turns     []turnMade
	over      End
}

// A turnMade is a move of the pupil with what followed.
type turnMade struct {
	plies int  // 2, or 1 where no reply came
	best  bool // no move mated sooner
	moves int  // to mate after the reply, 0 where the win is gone
}

// An End says how a game ended.
type End uint8

// The ends of a game. The defender claims every draw that the Laws give.
const (
	Open       End = iota
	Mated          // the pupil has won
	Stalemated     // Art. 5.2.1 (E23)
	NoMaterial     // a piece was lost: nobody can mate any more (Art. 5.2.2 (E23))
	FiftyMoves     // Art. 9.3: fifty moves by each without a capture or a move of a pawn
	ThreeTimes     // Art. 9.2: the same position for the third time
)

// A Step is what a move of the pupil led to.
type Step struct {
	Verdict
	Reply board.Move // of the defender; 0 where the game is over before it
	End   End
}

// NewGame starts a game; the stronger side must be to move in a position that is won for it.
func (t *Table) NewGame(start board.Position) (Game, error) {
	v, err := t.Probe(&start)
	if err != nil {
		return Game{}, err
	}
	if !v.IsWin() || v.Winner != start.Turn() || v.Plies == 0 {
		return Game{}, &NotWonError{start.FEN()}
	}
	return Game{table: t, positions: []board.Position{start}}, nil
}

// Position returns what stands on the board.
func (g Game) Position() board.Position { return g.positions[len(g.positions)-1] }

// End returns how the game ended, or Open.
func (g Game) End() End { return g.over }

// Moves returns how many moves the pupil has made, and how many of them were as good as any.
func (g Game) Moves() (made, best int) {
	for _, t := range g.turns {
		if t.best {
			best++
		}
	}
	return len(g.turns), best
}

// Distances returns the moves to mate at each of the pupil's turns, from the start; 0 where the win is gone or done.
func (g Game) Distances() []int {
	v, _ := g.table.Probe(&g.positions[0]) // NewGame has probed it
	list := []int{v.Moves()}
	for _, t := range g.turns {
		list = append(list, t.moves)
	}
	return list
}

// Play makes a legal move of the pupil and lets the defender answer.
func (g Game) Play(m board.Move) (Game, Step, error) {
	if g.over != Open {
		return g, Step{}, &OverError{g.over}
	}
	pos := g.Position()
	verdict, err := g.table.Judge(&pos, m)
	if err != nil {
		return g, Step{}, err
	}
	pos.Make(m)
	s, next, made := Step{Verdict: verdict}, g.with(pos), turnMade{1, verdict.Best, 0}
	if s.End = next.ended(&pos); s.End == Open {
		best, _, err := g.table.Best(&pos)
		if err != nil {
			return g, Step{}, err
		}
		s.Reply = best.Move
		pos.Make(best.Move)
		next, made.plies, made.moves = next.with(pos), 2, best.Value.Moves()
		if g.loses(&pos) {
			s.End = NoMaterial
		}
	}
	next.turns = append(g.turns[:len(g.turns):len(g.turns)], made)
	next.over = s.End
	return next, s, nil
}

// with adds a position; what other games hold is not written over.
func (g Game) with(pos board.Position) Game {
	g.positions = append(g.positions[:len(g.positions):len(g.positions)], pos)
	return g
}

// ended says how the pupil's move ended the game, the defender being to move.
func (g Game) ended(after *board.Position) End {
	switch {
	case after.IsCheckmate():
		return Mated
	case after.IsStalemate():
		return Stalemated
	case g.loses(after):
		return NoMaterial
	case after.HalfmoveClock() >= 99: // now, or with the move the defender writes down
		return FiftyMoves
	case g.times(after) >= 3:
		return ThreeTimes
	}
	return Open
}

// loses reports whether nobody can mate any more.
func (g Game) loses(pos *board.Position) bool {
	strong, known := g.table.strong(pos)
	return known && strong == chess.NoColor
}

func (g Game) times(pos *board.Position) (n int) {
	for i := range g.positions {
		if g.positions[i].Same(pos) {
			n++
		}
	}
	return n
}

// TakeBack returns the game before the pupil's last move and its reply, or as it was where none has been made.
func (g Game) TakeBack() Game {
	if len(g.turns) == 0 {
		return g
	}
	last := g.turns[len(g.turns)-1]
	g.turns, g.positions, g.over = g.turns[:len(g.turns)-1], g.positions[:len(g.positions)-last.plies], Open
	return g
}

// An OverError reports a move in a game that has ended.
type OverError struct{ End End }

func (e *OverError) Error() string { return fmt.Sprintf("endgame: the game has ended (%d)", e.End) }

// A NotWonError reports a start that the side to move cannot win.
type NotWonError struct{ FEN string }

func (e *NotWonError) Error() string { return "endgame: not won for the side to move: " + e.FEN }
