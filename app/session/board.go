package session

import (
	"wasit/rules/board"
	"wasit/rules/mate"
	"wasit/rules/ruling"

	"github.com/notnil/chess"
)

// KeepPlay stores rows of a game after those that are there; PlayKept comes back.
type KeepPlay struct {
	ID   string
	Seq  int // of the first row, from 1
	Rows []string
}

func (KeepPlay) cmd() {}

// PlayKept says that rows are on the disk up to Seq, or why they are not.
type PlayKept struct {
	ID  string
	Seq int
	Err error
}

// IsBehind reports that nobody waits for it: of rows on the disk the page shows a tick.
func (k PlayKept) IsBehind() bool { return k.Err == nil }

// AskMate looks beside the screen whether a side can still mate; PlayMate comes back.
type AskMate struct {
	N        int
	Position board.Position
	Side     chess.Color
	Budget   int // positions
}

// StopMate ends a running AskMate.
type StopMate struct{}

func (AskMate) cmd() {}

func (StopMate) cmd() {}

// PlayMate brings the answer.
type PlayMate struct {
	N      int
	Answer mate.Answer
}

// A DeskCheck is a question of the desk that the board is to answer; it waits until the arbiter is back.
type DeskCheck struct {
	Back     Route
	Board    int
	Question ruling.Question // AskMate, AskThree, AskFifty
	Answer   ruling.Answer   // empty: not answered yet
}
