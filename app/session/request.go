package session

import (
	"wasit/app/books/classroom"
	"wasit/app/event/journal"
)

// What a page asks of another room, which the shell hands to the room that answers.
type (
	// OpenCorrection opens the correction of a board of any published round.
	OpenCorrection struct{ Round, Board int }
	// CorrectResult gives a board of a round the result that a ruling asks for.
	CorrectResult struct {
		Round, Board int
		Score        journal.Score
		Reason       string // of a penalty in points, which is recorded with the result
	}
	// AskArbiter opens the arbiter's desk at a board.
	AskArbiter struct{ Board int }
	// StartPractice makes a day of practice and opens it.
	StartPractice struct{}
	// AskClass puts a position before the class, as its next question.
	AskClass struct{ Task classroom.Task }
	// OpenCopy asks for a new event made of the open one.
	OpenCopy struct{}
)

// Tell hands a message to the room that answers it, in the same turn.
type Tell struct{ Msg Msg }

func (Tell) cmd() {}

// More that rooms tell each other.
type (
	// EditRow opens the form of a player for a row of a list that is being read.
	EditRow struct {
		Row, Line int // its place in the list, and its line in the source
		Info      journal.PlayerInfo
	}
	// RowEdited brings what the form says of the row.
	RowEdited struct {
		Row  int
		Info journal.PlayerInfo
	}
	// DraftStored says that the event that was only looked at is stored now.
	DraftStored struct{ ID string }
)

// What round and pairing tell each other, and clock and board.
type (
	// PairingBegun says that the engine pairs the next round.
	PairingBegun struct{}
	// RoundTurned says that another round is in hand: nothing of a draft is being changed.
	RoundTurned struct{}
	// IndexRead says that the list of events was read, for which the clock waits.
	IndexRead struct{}
	// ClockReady says that the clock's game was read.
	ClockReady struct{}
)

// TakeGame has the game of a board of the open event laid on the board.
type TakeGame struct {
	Round, Board int
	Written      bool // a claim rests on a move that is written and not played
	Castling     bool // pieces were found set up wrongly, too late: it costs castling
}
