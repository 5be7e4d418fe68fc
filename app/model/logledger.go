package model

import (
	"strings"

	"wasit/app/i18n"
	"wasit/app/journal"
)

// movesKept says that the moves of a game are kept with the event.
func movesKept(l i18n.Lang, moves journal.Moves) string {
	return l.T(i18n.PlayKeptAt, l.Int(moves.Round), l.Int(moves.Board))
}

// logLedger says what happened at the boards, and what was decided.
func (m Model) logLedger(e journal.Event) string {
	l := m.Lang()
	switch e := e.(type) {
	case journal.LawsChosen:
		return l.T(i18n.LogLaws, strings.Join(strings.Fields(e.Edition+" "+e.Overlay+" "+e.Class+" "+e.Readings.String()), " "))
	case journal.LocalRulesSet:
		return l.T(i18n.LogLocal, e.Name)
	case journal.OffenceRecorded:
		return l.T(i18n.LogOffence, l.Int(e.Round), l.Int(e.Board), m.names(e.Player), l.T(i18n.Offences[string(e.Offence.Offence)]))
	case journal.ProtestLodged:
		return l.T(i18n.LogProtest, e.By, l.Int(e.Round), e.Text)
	case journal.ProtestDecided:
		if e.Accepted {
			return l.T(i18n.LogProtestYes, l.Int(int(e.Protest)), e.Reason)
		}
		return l.T(i18n.LogProtestNo, l.Int(int(e.Protest)), e.Reason)
	case journal.ClaimHeard:
		return l.T(i18n.ClaimsLog, l.Int(e.Round), l.Int(e.Board), m.names(e.Player), l.T(i18n.Claims[string(e.Claim.Claim)]))
	case journal.MovesKept:
		return movesKept(l, e.Moves)
	case journal.PenaltyGiven:
		return l.T(i18n.LogPenalty, l.Int(int(e.Incident)), l.T(i18n.Penalties[e.Penalty.Kind-1]))
	case journal.DecisionAppealed:
		return l.T(i18n.LogAppeal, l.Int(int(e.Incident)), e.Reason)
	case journal.AppealDecided:
		if e.Stands {
			return l.T(i18n.LogStands, l.Int(int(e.Incident)), e.Reason)
		}
		return l.T(i18n.LogOverturn, l.Int(int(e.Incident)), e.Reason)
	}
	return ""
}
