package session

import (
	"errors"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/event/regulation"
	"wasit/app/words/i18n"
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
		texts := map[journal.SystemFault][2]i18n.Text{journal.FaultLateEntry: {textRefuseLate, textRefuseLateDo},
			journal.FaultBye: {textRefuseTable, textRefuseTableDo}, journal.FaultByHand: {textRefuseByHand, textRefuseByHandDo},
			journal.FaultRoster: {textRefuseRoster, textRefuseRosterDo}, journal.FaultMatch: {textRefuseMatch, i18n.RefuseMatchDo},
			journal.FaultPlayedSeat: {textRefuseSeat, textRefuseSeatDo}}[refused.Why]
		if regulation.SystemOf(refused.System).Bracket && refused.Why == journal.FaultLateEntry {
			texts[1] = textRefuseLateCup // C.05 rules the tables alone
		}
		return Warn(l.T(texts[0]), l.T(texts[1]))
	case errors.As(err, &seats):
		why := map[team.LineupErrorKind]i18n.Text{team.LineupTwice: textLineupTwice, team.LineupOrder: textLineupOrder, team.LineupGap: textLineupGap,
			team.LineupTooSmall: textLineupSmall}[seats.Kind]
		return Warn(l.T(textLineupRefused, l.Int(max(seats.Board, 1))), l.T(why))
	case errors.As(err, &over):
		return Warn(l.T(textRefuseOver, l.Int(over.Board)), l.T(i18n.RefuseMatchDo))
	case errors.As(err, &cup) && cup.Kind == knockout.MatchOver:
		return Warn(l.T(textRefuseOver, l.Int(cup.Board)), l.T(i18n.RefuseMatchDo))
	case errors.As(err, &color):
		return Warn(l.T(textRefuseChoose, l.Int(color.Board)), l.T(textRefuseChooseDo))
	case errors.As(err, &unknown):
		return Warn(l.T(textRefuseSystem, unknown.Code), l.T(i18n.EventNewerDo))
	case errors.As(err, &teams):
		return Warn(l.T(textRefuseTeams), l.T(textRefuseTeamsDo, l.Int(teams.Clubs)))
	case errors.As(err, &request) && request.Need == swiss.NeedRatings:
		return Warn(l.T(textPairNeeds), l.T(textRefuseRatings))
	}
	return nil
}

// LogMatch says a step of a match in words.
func (m Session) LogMatch(e journal.Event) string {
	l := m.Lang()
	switch e := e.(type) {
	case journal.RosterSet:
		return l.T(textLogRoster, m.Names(e.Team), l.Int(len(e.Players)))
	case journal.LineupSet:
		return l.T(textLogLineup, l.Int(e.Round), m.Names(e.Team))
	}
	g, ok := e.(journal.GameEntered)
	if !ok {
		return ""
	}
	if g.Score.IsZero() { // a choice of colours
		return l.T(textLogChoice, l.Int(g.Round), l.Int(m.Event.Kept.BoardNumber(g.Section, g.Board)), m.Names(g.White))
	}
	return l.T(textLogGame, l.Int(g.Round), l.Int(m.Event.Kept.BoardNumber(g.Section, g.Board)), m.Names(g.White)+" "+phrase.ScoreInText(g.Score))
}
