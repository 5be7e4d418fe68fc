package phrase

import (
	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// Mark says why rounds were paired on other data than those that stand now; board is the number of its board in the hall.
func Mark(l i18n.Lang, k journal.Mark, board int) string {
	t := map[journal.MarkWhy]i18n.Text{journal.MarkCorrected: textMarkCorrected, journal.MarkAdjourned: textMarkAdjourned,
		journal.MarkReversed: textMarkReversed, journal.MarkRenumbered: textMarkRenumbered, journal.MarkByHand: i18n.MarkByHand,
		journal.MarkApart: i18n.MarkApart, journal.MarkTaken: i18n.MarkTaken}[k.Why]
	return l.T(t, l.Int(k.Round), l.Int(board))
}
