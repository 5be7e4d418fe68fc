package lesson

import (
	"slices"

	"github.com/notnil/chess"

	"wasit/app/books/course"
	"wasit/rules/board"
	"wasit/rules/endgame"
)

// asks reports whether the task waits for an answer of one of these kinds.
func (r Run) asks(kinds ...course.Kind) bool {
	return r.Phase == Asking && slices.Contains(kinds, r.Task().Kind)
}

// Touch answers with a square.
func (r Run) Touch(sq chess.Square) Run {
	if !r.asks(course.TapAll, course.TapOne) || r.Found.Has(sq) {
		return r
	}
	v := r.Task().Touch(r.Found, sq)
	r.Missed = 0
	if v.Right {
		r.Found |= board.Bit(sq)
	} else {
		r.Missed = board.Bit(sq)
	}
	return r.answered(v)
}

// Goals returns where the piece on sq may be moved, for the page to show.
func (r Run) Goals(sq chess.Square) (goals board.Bitboard) {
	if !r.asks(course.Move, course.Line) {
		return 0
	}
	var list board.MoveList
	for _, m := range r.Pos.Moves(&list) {
		if m.From() == sq {
			goals |= board.Bit(m.To())
		}
	}
	return goals
}

// Promotes reports whether a piece moved so needs a new piece to be chosen.
func (r Run) Promotes(from, to chess.Square) bool {
	return r.move(from, to, chess.Queen) != 0 && r.move(from, to, chess.NoPieceType) == 0
}

// move returns the legal move between two squares, or 0.
func (r Run) move(from, to chess.Square, promotion chess.PieceType) board.Move {
	if !r.asks(course.Move, course.Line) {
		return 0
	}
	var list board.MoveList
	for _, m := range r.Pos.Moves(&list) {
		if m.From() == from && m.To() == to && m.Promotion() == promotion {
			return m
		}
	}
	return 0
}

// Move answers with a move; promotion is NoPieceType but for a pawn that reaches the last rank. What is no legal move goes back
// with the reason and is not counted as wrong.
func (r Run) Move(from, to chess.Square, promotion chess.PieceType) Run {
	if !r.asks(course.Move, course.Line) {
		return r
	}
	m := r.move(from, to, promotion)
	if m == 0 {
		r.Why, r.Report = r.Book.WhyIllegal(r.Pos, from, to), nil
		return r
	}
	v := r.Task().Play(r.played, m)
	r = r.make(m)
	if !v.Right {
		r = r.answered(v)
		r.Phase, r.After = Wrong, v.After
		return r
	}
	r.played++
	if v.Reply != 0 {
		r = r.make(v.Reply)
		r.played++
	}
	return r.answered(v)
}

// Grasp is a touch of the board with nothing in hand: what is no piece of the side to move is answered with the reason.
func (r Run) Grasp(sq chess.Square) Run {
	if !r.asks(course.Move, course.Line) {
		return r
	}
	r.Why, r.Report = r.Book.WhyNoPiece(r.Pos, sq), nil
	return r
}

// Choose answers with an option.
func (r Run) Choose(option int) Run {
	if !r.asks(course.Choose) {
		return r
	}
	return r.answered(r.Task().Choose(option))
}

// Write answers with a written move. In a dictation the move is then made on the board and the next is asked.
func (r Run) Write(text string) Run {
	if !r.asks(course.Write, course.Dictate) {
		return r
	}
	v := r.Task().Write(r.played, text)
	if v.Right {
		r = r.make(r.Task().Moves()[r.played])
		r.played++
	}
	return r.answered(v)
}

// Written returns the moves of the game that is dictated as they were written so far, in the task's form.
func (r Run) Written() []board.Move {
	if r.Task().Kind != course.Dictate {
		return nil
	}
	return r.Task().Moves()[:r.played]
}

// ToWrite returns the move that is shown to be written, or 0.
func (r Run) ToWrite() board.Move {
	if !r.asks(course.Write, course.Dictate) {
		return 0
	}
	return r.Task().Moves()[r.played]
}

// Supply returns the pieces that are still to be put, as often as each is.
func (r Run) Supply() (left []chess.Piece) {
	count := map[chess.Piece]int{}
	for sq, p := range r.Men {
		if p != chess.NoPiece && p != r.Task().Men[sq] {
			count[p]++
		}
	}
	for _, p := range r.Task().Supply {
		if count[p]--; count[p] < 0 {
			left = append(left, p)
		}
	}
	return left
}

// Put places a piece of the supply on a square that the task left empty, or with NoPiece takes off what was put there. When all
// are put the answer is judged; pieces that stand wrongly are marked and may be moved.
func (r Run) Put(sq chess.Square, man chess.Piece) Run {
	if !r.asks(course.Place) || r.Task().Men[sq] != chess.NoPiece {
		return r
	}
	r.Missed, r.Why, r.Report = 0, "", nil
	r.Men[sq] = chess.NoPiece
	if man != chess.NoPiece && !slices.Contains(r.Supply(), man) {
		return r
	}
	r.Men[sq] = man
	if len(r.Supply()) > 0 {
		return r
	}
	v, wrong := r.Task().Put(r.Men)
	r.Missed = wrong & occupied(r.Men)
	return r.answered(v)
}

func occupied(men course.Men) (set board.Bitboard) {
	for sq, p := range men {
		if p != chess.NoPiece {
			set |= board.Bit(chess.Square(sq))
		}
	}
	return set
}

// Partner takes the end of a game against the perfect partner: mate solves the task, a draw is a wrong answer.
func (r Run) Partner(end endgame.End) Run {
	if !r.asks(course.Partner) || end == endgame.Open {
		return r
	}
	return r.answered(course.Verdict{Right: end == endgame.Mated, Done: end == endgame.Mated})
}
