package rules

import (
	"time"
)

// Recording is what decides whether a player must write the moves now.
type Recording struct {
	Class     Class
	LeastLeft time.Duration // the least he has had on his clock in this period
	Increment time.Duration // a move
}

// MustRecord answers whether a player must write the moves now: in standard play always (Art. 8.1.1 (E23)), but no more until
// the end of a period once less than five minutes were left with an increment below thirty seconds (Art. 8.4). In rapid and
// blitz never; a sheet may be kept all the same (A.2, B.3 (E23)).
func (e *Edition) MustRecord(r Recording) Permission {
	switch {
	case r.Class == Rapid:
		return e.permit(false, RuleRecordRapid)
	case r.Class == Blitz:
		return e.permit(false, RuleRecordBlitz)
	case r.LeastLeft < e.RecordingStopsBelow && r.Increment < e.RecordingNeedsIncrement:
		return e.permit(false, RuleRecordingStops)
	}
	return e.permit(true, RuleRecord)
}

// MayMove answers whether a player who must record may make half-move ply (counted from 1) with so many half-moves on his
// sheet: the opponent's last move may be answered before it is written, his own previous move may not stay unwritten
// (Art. 8.1.3 (E23)).
func (e *Edition) MayMove(ply, written int) Permission {
	return e.permit(written >= ply-2, RuleRecordBeforeNext)
}

// MayWrite answers whether half-move ply may be written when so many have been played: not in advance, except for a claim of a
// draw or a move to be sealed (Art. 8.1.2 (E23)).
func (e *Edition) MayWrite(ply, played int, claimOrSealing bool) Permission {
	return e.permit(ply <= played || claimOrSealing && ply == played+1, RuleRecordInAdvance)
}

// An Update is who must complete his scoresheet after a flag fell in a period with a number of moves, and how (Art. 8.5).
type Update struct {
	Rule         Rule
	Article      string
	Edition      string
	White, Black bool // who must complete his sheet
	ClocksRun    bool // the sheet is completed in the player's own time, before his next move
	OnBoard      bool // the game is played over on a second board, the arbiter first noting position, times and who was to move
}

// AfterFlagFall answers Art. 8.5: exempt says who had stopped recording by Art. 8.4, complete whether any sheet is complete,
// the opponent's or the arbiter's. Nothing is to be done where both players recorded.
func (e *Edition) AfterFlagFall(whiteExempt, blackExempt, complete bool) Update {
	u := Update{Edition: e.ID, White: whiteExempt, Black: blackExempt}
	switch {
	case !complete:
		u.Rule, u.White, u.Black, u.OnBoard = RuleReconstruct, true, true, true
	case whiteExempt && blackExempt:
		u.Rule = RuleNeitherRecords
	case whiteExempt || blackExempt:
		u.Rule, u.ClocksRun = RuleOneRecords, true
	}
	u.Article = e.Article(u.Rule)
	return u
}

// NextPeriodBegins answers Art. 8.6: when the sheets cannot show that the moves of the period were made in time or not, the next
// move is the first of the next period, unless there is evidence that more moves were played.
func (e *Edition) NextPeriodBegins(evidenceOfMore bool) Permission {
	return e.permit(!evidenceOfMore, RuleMoveCountUnknown)
}
