package model

import (
	"strings"

	"wasit/app/i18n"
	"wasit/app/journal"
)

// logHall says what happened in the hall beside the boards.
func (m Model) logHall(e journal.Event) string {
	l := m.Lang()
	switch e := e.(type) {
	case journal.FeeNoted:
		if e.Paid {
			return l.T(i18n.LogFeePaid, m.names(e.Players...))
		}
		return l.T(i18n.LogFeeOpen, m.names(e.Players...))
	case journal.CheckInClosed:
		return l.T(i18n.LogCheckIn, l.Int(e.Round))
	case journal.TableFixed:
		if e.Table == 0 {
			return l.T(i18n.LogTableFree, m.names(e.Player))
		}
		return l.T(i18n.LogTable, m.names(e.Player), l.Int(e.Table))
	case journal.HallSet:
		if e.Apart > 0 {
			return l.T(i18n.LogHall) + ". " + l.T(i18n.WishApart) + ": " + l.N(i18n.RegApart, e.Apart)
		}
		return l.T(i18n.LogHall)
	case journal.RoundStarted:
		return l.T(i18n.LogStarted, l.Int(e.Round))
	case journal.ResultChecked:
		return l.T(i18n.LogChecked, l.Int(e.Round), l.Int(e.Board), ScoreInText(e.Score))
	case journal.CapDecided:
		return l.T(i18n.LogCap, l.Int(e.Round), l.Int(e.Board), ScoreInText(e.Score))
	}
	return ""
}

// pairedText says that a round was paired, and where that departs from the rules of FIDE.
func (m Model) pairedText(e journal.RoundPaired) string {
	l := m.Lang()
	text := l.N(i18n.LogPaired, len(e.Boards), l.Int(e.Round))
	if e.Apart == (journal.Apart{}) {
		if e.System == "manual" && e.Engine != "" {
			text += ". " + l.T(i18n.ByHandAs)
		}
		return text
	}
	return text + ". " + ApartText(l, e.Apart) + " " + l.T(i18n.ApartDoneAs)
}

// ApartText says how many schools the pairing of a round kept apart.
func ApartText(l i18n.Lang, a journal.Apart) string {
	text := ""
	if a.Kept > 0 {
		text = l.N(i18n.ApartDone, a.Kept) + "."
	}
	if a.Met > 0 {
		text = strings.TrimSpace(text + " " + l.N(i18n.ApartMet, a.Met))
	}
	return text
}

// forbiddenSets names who must not meet, set by set.
func (m Model) forbiddenSets(sets []journal.Forbidden) string {
	if len(sets) == 0 {
		return m.Lang().T(i18n.WishesNone)
	}
	parts := make([]string, len(sets))
	for i, f := range sets {
		parts[i] = m.names(f.Players...)
	}
	return strings.Join(parts, "; ")
}

func (m Model) sectionName(id journal.SectionID) string {
	sec, _ := m.Event.Kept.Section(id)
	return sec.Name
}
