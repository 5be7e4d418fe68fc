package standings

import (
	"wasit/app/event/journal"
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
	sec, _ := m.Event.Kept.Section(m.Event.Section)
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

// after says after which round the standing is; empty before the first.
func (m page) after() string {
	t := m.Event.Table
	if t == nil || t.Rounds == 0 {
		return ""
	}
	return m.Lang().T(i18n.StandingsAfter, m.Lang().Int(t.Rounds))
}

// tab is one view of the standings.
type tab struct {
	page session.Page
	name i18n.Text
}

// tabs are the views that a section has; that of schools needs somebody with a school.
func (m page) tabs() []tab {
	list := []tab{{session.PageStandings, textStandingsTable}, {session.PageCrosstable, m.crossName()}}
	if m.hasSchools() {
		list = append(list, tab{session.PageSchools, m.Kin(textSchoolsView)})
	}
	return append(list, tab{session.PagePrizes, i18n.PrizesTitle})
}

// crossName is what the second view is called: a crosstable, a Berger grid or a bracket.
func (m page) crossName() i18n.Text {
	sec, _ := m.Event.Kept.Section(m.Event.Section)
	switch {
	case sec.IsBracket():
		return i18n.BracketView
	case sec.System == journal.RoundRobin:
		return textGridView
	}
	return i18n.StandingsCross
}

// hasSchools reports whether somebody in the section has a school or club.
func (m page) hasSchools() bool {
	for _, p := range m.Event.Kept.Players(m.Event.Section) {
		if journal.Clean(p.Club) != "" {
			return true
		}
	}
	return false
}
