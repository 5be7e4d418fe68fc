package session

import (
	"github.com/notnil/chess"

	"wasit/rules/board"
	"wasit/rules/mate"
)

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
