package session

import (
	"wasit/rules/ruling"
)

// A DeskCheck is a question of the desk that the board is to answer; it waits until the arbiter is back.
type DeskCheck struct {
	Back     Route
	Board    int
	Question ruling.Question // AskMate, AskThree, AskFifty
	Answer   ruling.Answer   // empty: not answered yet
}
