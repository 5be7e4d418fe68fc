package swiss

// An Outcome is what one player got out of one round. The two players of a board hold one each, because the regulations
// know results such as 0–0 and ½–0 (two independent codes).
type Outcome uint8

// The outcomes of a round (C.04.2 3, TRF result codes). Absent is the zero value: no entry at all.
const (
	Absent Outcome = iota // not paired: withdrawn, not yet entered, or no entry (TRF blank); worth a zero-point bye

	Win  // over the board
	Draw // over the board
	Loss // over the board

	ShortWin  // over the board, less than one move made: counts as played, not rated (TRF W)
	ShortDraw // TRF D
	ShortLoss // TRF L

	ForfeitWin  // TRF +
	ForfeitLoss // TRF -; both players of a double forfeit hold it

	PAB      // pairing-allocated bye (TRF U)
	FullBye  // full-point bye (TRF F)
	HalfBye  // half-point bye, requested (TRF H)
	ZeroBye  // zero-point bye, requested or announced absence (TRF Z)
	Pending  // paired; adjourned or without a result yet: a draw for pairing purposes only (C.04.2 3.1)
	outcomes // their number
)

var outcomeNames = [outcomes]string{
	"absent", "win", "draw", "loss", "short-win", "short-draw", "short-loss", "forfeit-win", "forfeit-loss",
	"pab", "full-bye", "half-bye", "zero-bye", "pending",
}

// String returns a stable English name ("forfeit-win"), for logs and tests.
func (o Outcome) String() string {
	if o < outcomes {
		return outcomeNames[o]
	}
	return "invalid"
}

// IsValid reports whether o is one of the outcomes above.
func (o Outcome) IsValid() bool { return o < outcomes }

// Sign is how tables write an outcome: 1, ½ and 0, + and − by forfeit, … while it is open.
func (o Outcome) Sign() string {
	switch o {
	case Win, ShortWin:
		return "1"
	case Draw, ShortDraw:
		return "½"
	case ForfeitWin:
		return "+"
	case ForfeitLoss:
		return "−"
	case Pending:
		return "…"
	}
	return "0"
}

// IsPlayed reports whether the game counts as played over the board, less than one move included, adjourned too:
// only then have the two met (C.04.2 3.5) and does the colour count (C.04.2 3.4).
func (o Outcome) IsPlayed() bool { return o >= Win && o <= ShortLoss || o == Pending }

// IsForfeit reports whether o is a scheduled game that was won or lost without play.
func (o Outcome) IsForfeit() bool { return o == ForfeitWin || o == ForfeitLoss }

// IsBye reports whether o is a round without opponent that was granted: allocated, full, half or zero points.
func (o Outcome) IsBye() bool { return o >= PAB && o <= ZeroBye }

// IsRequestedAbsence reports whether o takes the player out of a round before it is paired (TRF Z, H, F).
func (o Outcome) IsRequestedAbsence() bool { return o == FullBye || o == HalfBye || o == ZeroBye }

// IsPaired reports whether the player was part of the pairing of the round: a game, a forfeit or the PAB.
func (o Outcome) IsPaired() bool { return o.IsPlayed() || o.IsForfeit() || o == PAB }

// reply gives the outcomes an opponent may hold beside o. The unusual results of C.04.2 (0–0, ½–0) are allowed; a win on
// both sides or a win beside a draw is not.
func (o Outcome) reply(other Outcome) bool {
	switch o {
	case Win:
		return other == Loss
	case ShortWin:
		return other == ShortLoss
	case Draw:
		return other == Draw || other == Loss
	case ShortDraw:
		return other == ShortDraw || other == ShortLoss
	case Loss:
		return other == Win || other == Draw || other == Loss
	case ShortLoss:
		return other == ShortWin || other == ShortDraw || other == ShortLoss
	case ForfeitWin:
		return other == ForfeitLoss
	case ForfeitLoss:
		return other == ForfeitWin || other == ForfeitLoss
	case Pending:
		return other == Pending
	}
	return false
}
