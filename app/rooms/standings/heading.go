package standings

import (
	"wasit/app/event/phrase"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// heading is what stands above the table and the crosstable.
type heading struct {
	title, about string
	failed       *session.Notice // why no standing could be computed
	ties         bool            // the system has an order of tie-breaks to change
}

func (m page) heading() heading {
	l, t := m.Lang(), m.Event.Table
	sec := m.KeptSection()
	h := heading{title: l.T(textStandingsInterim), about: phrase.Entrants(l, sec.System, sec.Players) + ".",
		ties: regulation.SystemChoice{Code: sec.System, Options: sec.Options}.Suggested() != nil}
	if t == nil {
		return h
	}
	if t.Final {
		h.title = l.T(i18n.StandingsFinal)
	}
	switch crosstable := m.Route.Page == session.PageCrosstable; {
	case sec.Players == 0: // nothing has failed, nobody is there yet
		return h
	case crosstable && !sec.IsBracket() && !regulation.HasGrid(sec.SectionConfig):
		h.about += " " + l.T(textCrossHow)
	case !crosstable && t.HasArithmetic():
		h.about += " " + l.T(textStandingsTouch)
	}
	if t.Err != nil {
		h.failed = session.Explain(l, t.Err)
	}
	return h
}

// edition is that of C.07 by which the table is ranked; empty where it has no tie-breaks.
func (m page) edition() string {
	t := m.Event.Table
	if len(t.Codes) < 2 {
		return ""
	}
	return m.Lang().T(i18n.TieBreakEdition, t.Options.Rules.String())
}

// sharesPlaces reports whether two rows have one place; of groups, in one group.
func (m page) sharesPlaces() bool {
	t := m.Event.Table
	for i := 1; i < len(t.Rows); i++ {
		if t.Rows[i].Rank == t.Rows[i-1].Rank && t.GroupOf(i) == t.GroupOf(i-1) {
			return true
		}
	}
	return false
}

// after says after which round the standing is; empty before the first.
func (m page) after() string {
	t := m.Event.Table
	if t == nil || t.Rounds == 0 {
		return ""
	}
	return m.Lang().T(i18n.StandingsAfter, m.Lang().Int(t.Rounds))
}
