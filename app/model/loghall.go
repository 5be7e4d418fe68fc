package model

import (
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
		return l.T(i18n.LogHall)
	case journal.RoundStarted:
		return l.T(i18n.LogStarted, l.Int(e.Round))
	case journal.ResultChecked:
		return l.T(i18n.LogChecked, l.Int(e.Round), l.Int(e.Board), ScoreText(e.Score))
	case journal.CapDecided:
		return l.T(i18n.LogCap, l.Int(e.Round), l.Int(e.Board), ScoreText(e.Score))
	}
	return ""
}
