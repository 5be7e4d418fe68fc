package swiss

// Scoring gives the points of each outcome. The zero value means [StandardScoring]. One table holds for the whole event
// and for every player (C.04.1 3).
type Scoring struct {
	Win, Draw, Loss         Points // over the board, less than one move included
	ForfeitWin, ForfeitLoss Points
	PAB                     Points
	FullBye, HalfBye        Points
	Absence                 Points // zero-point bye, absent, withdrawn, not yet entered
}

// standardScoring is 1, ½, 0 with a bye worth a win.
var standardScoring = ScoringOf(Point, HalfPoint, 0)

// StandardScoring returns 1 for a win, ½ for a draw, 0 for a loss, and a pairing-allocated bye worth a win (C.04.1 3).
func StandardScoring() Scoring { return standardScoring }

// ScoringOf derives the whole table from three values: forfeit win, full-point bye and PAB are worth a win, a half-point
// bye a draw, a forfeit loss and an absence nothing (TRF26 162).
func ScoringOf(win, draw, loss Points) Scoring {
	return Scoring{Win: win, Draw: draw, Loss: loss, ForfeitWin: win, PAB: win, FullBye: win, HalfBye: draw}
}

// Of returns the points of o. A pending game counts as a draw, for pairing only (C.04.2 3.1).
func (s Scoring) Of(o Outcome) Points {
	switch o {
	case Win, ShortWin:
		return s.Win
	case Draw, ShortDraw, Pending:
		return s.Draw
	case Loss, ShortLoss:
		return s.Loss
	case ForfeitWin:
		return s.ForfeitWin
	case ForfeitLoss:
		return s.ForfeitLoss
	case PAB:
		return s.PAB
	case FullBye:
		return s.FullBye
	case HalfBye:
		return s.HalfBye
	}
	return s.Absence
}

func (s Scoring) values() []Points {
	return []Points{s.Win, s.Draw, s.Loss, s.ForfeitWin, s.ForfeitLoss, s.PAB, s.FullBye, s.HalfBye, s.Absence}
}
