package course

import (
	"github.com/notnil/chess"

	"wasit/rules/board"
	"wasit/rules/endgame"
)

// A Kind says with what a task is answered.
type Kind uint8

// The kinds.
const (
	TapAll  Kind = iota // touch every square asked for: Task.Touch
	TapOne              // touch one of them: Task.Touch
	Move                // one move: Task.Play
	Line                // several moves, answered by the book: Task.Play
	Choose              // one of Options: Task.Choose
	Write               // write the move shown: Task.Write
	Dictate             // write the moves of a game, one after another: Task.Write
	Place               // put pieces on their squares: Task.Put
	Partner             // win against perfect defence: package endgame
)

// A Task is one thing to do.
type Task struct {
	Kind      Kind
	Ask       string
	Men       Men // on the board at the start
	HasBoard  bool
	Pos       *board.Position // nil where the pieces are no position
	FromBlack bool            // the board is seen from Black's side
	Picture   string          // the icon of what happens beside the board: "phone", or ""
	Marks     []chess.Square
	Shown     board.Move    // Write: the move to be written
	Options   []string      // Choose
	Table     [][]string    // Choose: what is to be looked at instead of a board, the head first
	Supply    []chess.Piece // Place: the pieces to be put
	Ending    endgame.Ending
	Game      *Game  // Dictate
	Long      bool   // Write and Dictate: both squares are to be written
	Article   string // the number of the article that decides, in Edition, or ""
	Edition   string // "E23", or an older one that is asked for
	Right     string // said when it is solved, or ""
	Hints     [2]string

	book    *Book
	rule    string
	squares board.Bitboard
	moves   []board.Move
	choice  int
	goal    Men
}

// A Verdict is the answer to an answer.
type Verdict struct {
	Right bool
	Done  bool       // the task is solved
	Why   string     // where it is wrong, or what there is to add
	Reply board.Move // Line: the move of the other side, or 0
	After board.Move // what the other side answers to a wrong move, or 0
}

// Squares returns the squares to be touched, for the page that shows the solution.
func (t *Task) Squares() board.Bitboard { return t.squares }

// Moves returns the right moves of a task of the kind Move, the moves of a Line with its replies, or the move to be written.
func (t *Task) Moves() []board.Move { return t.moves }

// Choice returns the index of the right option.
func (t *Task) Choice() int { return t.choice }

// Goal returns how the pieces stand when a task of the kind Place is solved.
func (t *Task) Goal() Men { return t.goal }

// Touch judges the touch of sq; found are the right squares touched before.
func (t *Task) Touch(found board.Bitboard, sq chess.Square) Verdict {
	if !t.squares.Has(sq) {
		return Verdict{Why: t.whyNot(sq)}
	}
	if t.Kind == TapOne {
		return Verdict{Right: true, Done: true}
	}
	return Verdict{Right: true, Done: (found|board.Bit(sq))&t.squares == t.squares}
}

// Choose judges the choice of an option.
func (t *Task) Choose(option int) Verdict {
	if option == t.choice {
		return Verdict{Right: true, Done: true}
	}
	return Verdict{Why: t.book.text("why.choice")}
}

// Play judges a legal move; played are the moves made before in the task, replies included.
func (t *Task) Play(played int, m board.Move) Verdict {
	if t.Kind == Line {
		return t.playLine(played, m)
	}
	for _, right := range t.moves {
		if m == right {
			return Verdict{Right: true, Done: true}
		}
	}
	why, after := t.whyWrong(m)
	return Verdict{Why: why, After: after}
}

func (t *Task) playLine(played int, m board.Move) Verdict {
	at := *t.Pos
	for _, before := range t.moves[:min(played, len(t.moves))] {
		at.Make(before)
	}
	next := at.After(m)
	last := played >= len(t.moves)-1
	switch {
	case played >= len(t.moves):
		return Verdict{Done: true}
	case last && next.IsCheckmate(): // another mate is as good
		return Verdict{Right: true, Done: true}
	case m != t.moves[played]:
		return Verdict{Why: t.book.text("why.line")}
	case played+2 >= len(t.moves):
		v := Verdict{Right: true, Done: true}
		if !last {
			v.Reply = t.moves[played+1]
		}
		return v
	}
	return Verdict{Right: true, Reply: t.moves[played+1]}
}

// Put judges the pieces as they stand; misplaced are the squares on which they are wrong or missing.
func (t *Task) Put(men Men) (v Verdict, misplaced board.Bitboard) {
	for sq, p := range men {
		if p != t.goal[sq] {
			misplaced |= board.Bit(chess.Square(sq))
		}
	}
	if misplaced == 0 {
		return Verdict{Right: true, Done: true}, 0
	}
	return Verdict{Why: t.book.text("why.put")}, misplaced
}
