package learn

import (
	"testing"
	"time"

	"wasit/rules"
)

// TestQuestionsFollowTheLaws: the questions with fixed answers speak of the newest edition; what they rest on are the fields by
// which our own rules decide. When an edition changes one of them, the questions named must be looked at.
func TestQuestionsFollowTheLaws(t *testing.T) {
	e := rules.Latest()
	for what, holds := range map[string]bool{
		"illegal: the second completed illegal move loses":      e.ToLose(rules.Standard, true) == 2,
		"illegal: two minutes to the opponent":                  e.IllegalTime.Of(rules.Standard) == 2*time.Minute,
		"repetition: a false claim costs two minutes":           e.FalseClaimTime.Of(rules.Standard) == 2*time.Minute,
		"repetition: the fifth time needs no claim":             e.Fivefold != rules.NoFivefold,
		"repetition: 75 moves":                                  e.SeventyFiveMoves == 75,
		"wrong-start: new game before ten moves":                e.ReversedColorsMoves == 10,
		"wrong-start: rapid, no claim after ten moves":          e.SetupClaimMoves == 10,
		"illegal, offences-2: an unpromoted pawn is a queen":    e.UnpromotedBecomesQueen,
		"clock, offences-2: pressing without a move is illegal": e.EmptyPressIsIllegal,
		"illegal, offences-2: two hands count as illegal":       e.TwoHandsIsIllegal,
		"offer: the resigner's opponent must be able to mate":   e.ResignationProviso,
		"offences-2: both kings in check, back to before":       e.WrongSquare().Action == rules.ActRestorePosition,
	} {
		if !holds {
			t.Errorf("%s: not in %s", what, e.ID)
		}
	}
}
