package records

import (
	"strings"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/words/i18n"
)

// logHall says what happened in the hall beside the boards.
func (m page) logHall(e journal.Event) string {
	l := m.Lang()
	switch e := e.(type) {
	case journal.FeeNoted:
		if e.Paid {
			return l.T(textLogFeePaid, m.Names(e.Players...))
		}
		return l.T(textLogFeeOpen, m.Names(e.Players...))
	case journal.CheckInClosed:
		return l.T(textLogCheckIn, l.Int(e.Round))
	case journal.TableFixed:
		if e.Table == 0 {
			return l.T(textLogTableFree, m.Names(e.Player))
		}
		return l.T(textLogTable, m.Names(e.Player), l.Int(e.Table))
	case journal.HallSet:
		if e.Apart > 0 {
			return l.T(textLogHall) + ". " + l.T(m.Kin(i18n.WishApart)) + ": " + l.N(i18n.RegApart, e.Apart)
		}
		if e.Clocks > 0 {
			return l.T(textLogHall) + ". " + l.N(textLogClocks, e.Clocks)
		}
		if e.First > 1 {
			return l.T(textLogHall) + ". " + l.T(i18n.BoardsFrom, l.Int(e.First))
		}
		return l.T(textLogHall)
	case journal.RoundStarted:
		return l.T(textLogStarted, l.Int(e.Round))
	case journal.ResultChecked:
		return l.T(textLogChecked, l.Int(e.Round), m.boardNo(e.Section, e.Board), phrase.ScoreInText(e.Score))
	case journal.CapDecided:
		return l.T(textLogCap, l.Int(e.Round), m.boardNo(e.Section, e.Board), phrase.ScoreInText(e.Score))
	}
	return ""
}

// pairedText says that a round was paired, and where that departs from the rules of FIDE.
func (m page) pairedText(e journal.RoundPaired) string {
	l := m.Lang()
	text := l.N(textLogPaired, len(e.Boards), l.Int(e.Round))
	if e.Apart == (journal.Apart{}) {
		if e.System == "manual" && e.Engine != "" {
			text += ". " + l.T(i18n.ByHandAs)
		}
		return text
	}
	return text + ". " + phrase.ApartText(l, e.Apart) + " " + l.T(i18n.ApartDoneAs)
}

// forbiddenSets names who must not meet, set by set.
func (m page) forbiddenSets(sets []journal.Forbidden) string {
	if len(sets) == 0 {
		return m.Lang().T(textWishesNone)
	}
	parts := make([]string, len(sets))
	for i, f := range sets {
		parts[i] = m.Names(f.Players...)
	}
	return strings.Join(parts, "; ")
}

func (m page) sectionName(id journal.SectionID) string {
	sec, _ := m.Event.Kept.In(id)
	return sec.Name
}
