package model

import (
	"errors"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/regulation"
	"wasit/swiss"
	"wasit/swiss/knockout"
	"wasit/swiss/team"
)

// explainSystem says what a pairing system does not allow.
func explainSystem(l i18n.Lang, err error) *Notice {
	var refused *journal.SystemError
	var over *regulation.MatchOverError
	var color *regulation.ColorMissingError
	var unknown *regulation.UnknownSystemError
	var teams *regulation.TeamsError
	var request *swiss.RequestError
	var cup *knockout.Error
	var seats *team.LineupError
	switch {
	case errors.As(err, &refused):
		texts := map[journal.SystemFault][2]i18n.Text{journal.FaultLateEntry: {i18n.RefuseLate, i18n.RefuseLateDo},
			journal.FaultBye: {i18n.RefuseTable, i18n.RefuseTableDo}, journal.FaultByHand: {i18n.RefuseByHand, i18n.RefuseByHandDo},
			journal.FaultRoster: {i18n.RefuseRoster, i18n.RefuseRosterDo}, journal.FaultMatch: {i18n.RefuseMatch, i18n.RefuseMatchDo}}[refused.Why]
		if refused.System == journal.Knockout && refused.Why == journal.FaultLateEntry {
			texts[1] = i18n.RefuseLateCup // C.05 rules the tables alone
		}
		return warn(l.T(texts[0]), l.T(texts[1]))
	case errors.As(err, &seats):
		why := map[team.LineupErrorKind]i18n.Text{team.LineupTwice: i18n.LineupTwice, team.LineupOrder: i18n.LineupOrder, team.LineupGap: i18n.LineupGap,
			team.LineupTooSmall: i18n.LineupSmall}[seats.Kind]
		return warn(l.T(i18n.LineupRefused, l.Int(max(seats.Board, 1))), l.T(why))
	case errors.As(err, &over):
		return warn(l.T(i18n.RefuseOver, l.Int(over.Board)), l.T(i18n.RefuseMatchDo))
	case errors.As(err, &cup) && cup.Kind == knockout.MatchOver:
		return warn(l.T(i18n.RefuseOver, l.Int(cup.Board)), l.T(i18n.RefuseMatchDo))
	case errors.As(err, &color):
		return warn(l.T(i18n.RefuseChoose, l.Int(color.Board)), l.T(i18n.RefuseChooseDo))
	case errors.As(err, &unknown):
		return warn(l.T(i18n.RefuseSystem, unknown.Code), l.T(i18n.EventNewerDo))
	case errors.As(err, &teams):
		return warn(l.T(i18n.RefuseTeams), l.T(i18n.RefuseTeamsDo, l.Int(teams.Clubs)))
	case errors.As(err, &request) && request.Need == swiss.NeedRatings:
		return warn(l.T(i18n.PairNeeds), l.T(i18n.RefuseRatings))
	}
	return nil
}

// logMatch says a step of a match in words.
func (m Model) logMatch(e journal.Event) string {
	l := m.Lang()
	switch e := e.(type) {
	case journal.RosterSet:
		return l.T(i18n.LogRoster, m.names(e.Team), l.Int(len(e.Players)))
	case journal.LineupSet:
		return l.T(i18n.LogLineup, l.Int(e.Round), m.names(e.Team))
	}
	g, ok := e.(journal.GameEntered)
	if !ok {
		return ""
	}
	if g.Score.IsZero() { // a choice of colours
		return l.T(i18n.LogChoice, l.Int(g.Round), l.Int(g.Board), m.names(g.White))
	}
	return l.T(i18n.LogGame, l.Int(g.Round), l.Int(g.Board), m.names(g.White)+" "+ScoreInText(g.Score))
}
