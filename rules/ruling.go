package rules

import (
	"time"

	"github.com/notnil/chess"
)

// A Ruling is what the Laws prescribe, and where they say so in the edition played.
type Ruling struct {
	Rule    Rule
	Article string // its number in Edition: "9.5.3"
	Edition string
	Result  Result
	// Open says that the Laws give Result if the opponent of the loser can still checkmate and a draw if not, that neither is
	// proved, and that the game has ended with only the arbiter able to decide it.
	Open      bool
	Proof     Proof // that the winner-to-be can or cannot checkmate, where the rule asks for it
	Penalties []Penalty
}

// Ends reports whether the ruling ends the game.
func (r *Ruling) Ends() bool { return r.Open || r.Result != Ongoing }

// A PenaltyKind is one of the penalties of Art. 12.9 (E23).
type PenaltyKind uint8

// The penalties of Art. 12.9, in the order of E23.
const (
	Warning PenaltyKind = iota + 1
	TimeToOpponent
	TimeOff
	PointsToOpponent
	PointsOff
	GameLost
	Fine
	RoundsOut
	Expulsion
)

// A Penalty is what an offender's act costs.
type Penalty struct {
	Kind     PenaltyKind
	Offender chess.Color
	Time     time.Duration // added to the opponent or taken from the offender
	Halves   int           // of a point
	Rounds   int
}

// ruling cites r in the edition of e.
func (e *Edition) ruling(r Rule, result Result) Ruling {
	return Ruling{Rule: r, Article: e.Article(r), Edition: e.ID, Result: result}
}
