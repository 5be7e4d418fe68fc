package session

import (
	"wasit/app/journal"
	"wasit/swiss"
)

// CompareRound has the engine pair a later round on a corrected result; RoundCompared comes back.
type CompareRound struct {
	ID         string
	Section    journal.SectionID
	Round      int
	System     swiss.System
	Tournament *swiss.Tournament
	Of         CorrectKey
}

func (CompareRound) cmd() {}

// CorrectKey names one proposed correction, so that an answer that comes late is not taken for another's.
type CorrectKey struct {
	Round, Board, Seq int
	Score             journal.Score
	Reverse           bool
}

// RoundCompared brings what the engine would pair.
type RoundCompared struct {
	Asked   CompareRound
	Pairing *swiss.Pairing
	Err     error
}
