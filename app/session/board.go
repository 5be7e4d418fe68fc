package session

import (
	"wasit/rules/board"
	"wasit/rules/mate"
	"wasit/rules/ruling"

	"github.com/notnil/chess"
)

// LoadPlay reads the board's list, once this tab has the board; PlayLoaded or PlayElsewhere comes back.
type LoadPlay struct{}

// LoadPlayGame reads a game; PlayGameLoaded comes back.
type LoadPlayGame struct{ ID string }

// KeepPlay stores rows of a game behind those that are there; PlayKept comes back.
type KeepPlay struct {
	ID   string
	Seq  int // of the first row, from 1
	Rows []string
}

// KeepPlayIndex stores the list, without the games named in Gone.
type KeepPlayIndex struct {
	Index string
	Gone  []string
}

// PlayTakeOver brings the board from another tab into this one.
type PlayTakeOver struct{}

func (LoadPlay) cmd() {}

func (LoadPlayGame) cmd() {}

func (KeepPlay) cmd() {}

func (KeepPlayIndex) cmd() {}

func (PlayTakeOver) cmd() {}

// PlayElsewhere says that another tab has the board.
type PlayElsewhere struct{}

// PlayLoaded brings the board's list.
type PlayLoaded struct {
	Index string
	Err   error
}

// PlayGameLoaded brings the rows of a game.
type PlayGameLoaded struct {
	ID   string
	Rows []string
	Err  error
}

// PlayKept says that rows are on the disk up to Seq, or why they are not.
type PlayKept struct {
	ID  string
	Seq int
	Err error
}

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
