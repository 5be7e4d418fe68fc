package desk

import (
	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/rules"
)

// recordOffence records the offence in hand with the penalty that was chosen.
type recordOffence struct{}

func (recordOffence) update(m page, env session.Env) (page, []session.Cmd) {
	d := m.Model
	if d.Step != stepRuling || d.Of != m.shownKey() {
		return m, nil
	}
	if d.Hearing {
		return m.recordClaim(env)
	}
	c := journal.RecordIncident{Section: m.Event.Section, Offence: d.Offence}
	if d.Penalty.Kind != 0 {
		c.Penalties = []ledger.Penalty{d.Penalty}
	}
	id := journal.IncidentID(m.Event.Ahead.Seq() + 1)
	next, cmds, err := session.Record(m, env, c)
	if err != nil {
		return session.Refuse(m, err)
	}
	return next.showRecorded(cmds, id, i18n.Offences[string(d.Offence.Offence)])
}

// pointsReason says why a result changes by a penalty in points: the penalty with its article, and the offence.
func (m page) pointsReason(id journal.IncidentID) string {
	l, play := m.Lang(), m.Section().Rules()
	for _, in := range m.Event.Ahead.Ledger(m.Event.Section) {
		for _, p := range in.Penalties {
			rule, ok := map[rules.PenaltyKind]rules.Rule{rules.PointsOff: rules.RulePointsDown, rules.PointsToOpponent: rules.RulePointsUp}[p.Kind]
			if in.ID == id && ok {
				return l.T(textDeskPointsWhy, phrase.Penalty(l, p, m.incidentNames(in.Offence)), l.T(i18n.Offences[string(in.Offence.Offence)]), play.Edition.Article(rule))
			}
		}
	}
	return ""
}

// undoRecord takes the record back and the ruling in hand again.
type undoRecord struct{}

func (undoRecord) update(m page, env session.Env) (page, []session.Cmd) {
	m.Undo = nil
	next, cmds := session.Act(m, env, journal.Undo{})
	if next.Notice == nil && next.Step == stepDone {
		next.Step, next.Done = stepRuling, 0
	}
	return next, cmds
}

// incidentNames are the two players of an incident.
func (m page) incidentNames(o ledger.Offence) phrase.Names {
	r, ok := m.Section().RoundAt(o.Round)
	if !ok || o.Board < 1 || o.Board > len(r.Boards) {
		return phrase.Names{}
	}
	b := r.Boards[o.Board-1]
	if b.Black == o.Player {
		return phrase.Names{Offender: m.Names(b.Black), Opponent: m.Names(b.White)}
	}
	return phrase.Names{Offender: m.Names(b.White), Opponent: m.Names(b.Black), White: true}
}
