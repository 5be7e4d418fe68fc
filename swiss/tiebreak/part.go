package tiebreak

import "wasit/swiss"

// Source says what a part of a value comes from.
type Source uint8

// The sources.
const (
	FromOpponent     Source = iota + 1 // the opponent's score, adjusted where Score differs from Real
	FromDummy                          // an unplayed round: Real is the own score, Score what counts of it (at most Limit)
	FromRound                          // a round of the participant's own record
	FromScore                          // the score after the round (PS)
	FromRating                         // the rating of the opponent
	FromOpponentsTie                   // the opponent's value of another tie-break (AOB, APRO, APPO)
	FromExpectation                    // the expected score against the opponent's rating (PTP), in hundredths
	FromBoards                         // the game points of one board (BC, TBR, BBE): Round is the board
)

// Cut says whether a part was left out.
type Cut uint8

// How a part was left out.
const (
	Kept       Cut = iota
	CutLow         // as the least significant one
	CutVUR         // as a voluntary unplayed round, before the least significant one (16.5)
	CutHigh        // as the most significant one
	BelowLimit     // not counted: the opponent is below the limit of KS
)

// Part is one round's share of a value.
type Part struct {
	Round    int
	Opponent swiss.TPN // 0: none
	Source   Source
	Outcome  swiss.Outcome
	Real     swiss.Points // the score before adjustment or cap
	Score    swiss.Points // the score that counts
	Limit    swiss.Points // of a dummy: at most this
	Late     int          // rounds of the opponent that count as draws (16.3.2)
	Points   swiss.Points // the participant's own points in the round
	Rating   int          // of the opponent
	Amount   int64        // the share, in units of Arithmetic.Unit
	VUR      bool
	Cut      Cut
	Article  string // of C.07
}

// Arithmetic is how a value came about: Value is the sum of the Amounts of the parts that are kept, divided by Unit, and
// for the averages by Count; Rounded says that it was then rounded half up to an integer, and Plus is added last.
type Arithmetic struct {
	Code                  Code
	TPN                   swiss.TPN
	Value                 Value
	Parts                 []Part
	Unit                  int64
	Average               bool
	Count                 int64 // of an average: how many parts are kept
	Rounded               bool
	Plus                  int64      // TPR: dp of Percent (B.02 8.1.1)
	Percent               int64      // TPR: the score in percent, rounded half up
	Target                int64      // PTP: the points to be expected, in hundredths: the value is the least rating that expects them
	Encounter             *Encounter // of DE and its kin, where several were tied
	TiedBefore, TiedAfter int        // how many shared the place before and after this tie-break, the participant included
	Article               string
	Dropped               bool // the tie-break has no values in this event; Article says by which rule
}
