package records

import (
	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// logLedger says what happened at the boards, and what was decided.
func (m page) logLedger(e journal.Event) string {
	l := m.Lang()
	switch e := e.(type) {
	case journal.LawsChosen:
		return l.T(textLogLaws, m.lawsSaid(e))
	case journal.LocalRulesSet:
		return l.T(textLogLocal, e.Name)
	case journal.OffenceRecorded:
		return l.T(i18n.LogOffence, l.Int(e.Round), m.boardNo(e.Section, e.Board), m.Names(e.Player), l.T(i18n.Offences[string(e.Offence.Offence)]))
	case journal.ProtestLodged:
		return l.T(textLogProtest, e.By, l.Int(e.Round), e.Text)
	case journal.ProtestDecided:
		if e.Accepted {
			return l.T(textLogProtestYes, l.Int(int(e.Protest)), e.Reason)
		}
		return l.T(textLogProtestNo, l.Int(int(e.Protest)), e.Reason)
	case journal.ClaimHeard:
		return l.T(textClaimsLog, l.Int(e.Round), m.boardNo(e.Section, e.Board), m.Names(e.Player), l.T(i18n.Claims[string(e.Claim.Claim)]))
	case journal.MovesKept:
		return session.MovesKept(l, e.Round, m.Event.Kept.BoardNumber(e.Section, e.Board))
	case journal.PenaltyGiven:
		return l.T(textLogPenalty, l.Int(int(e.Incident)), l.T(i18n.Penalties[e.Penalty.Kind-1]))
	case journal.DecisionAppealed:
		return l.T(textLogAppeal, l.Int(int(e.Incident)), e.Reason)
	case journal.AppealDecided:
		if e.Stands {
			return l.T(textLogStands, l.Int(int(e.Incident)), e.Reason)
		}
		return l.T(textLogOverturn, l.Int(int(e.Incident)), e.Reason)
	}
	return ""
}
