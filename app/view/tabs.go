package view

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// A Tab is one view of the standings.
type Tab struct {
	Page session.Page
	Name i18n.Text
}

// TabsOf are the views that the section in hand has; that of schools needs somebody with a school.
func TabsOf(m session.Session) []Tab {
	sec := m.KeptSection()
	cross := i18n.StandingsCross
	switch {
	case sec.IsBracket():
		cross = i18n.BracketView
	case regulation.SystemOf(sec.System).Grid:
		cross = i18n.StandingsGrid
	}
	list := []Tab{{session.PageStandings, i18n.StandingsTable}, {session.PageCrosstable, cross}}
	if slices.ContainsFunc(m.Event.Kept.Players(sec.ID), func(p journal.Player) bool { return journal.Clean(p.Club) != "" }) {
		list = append(list, Tab{session.PageSchools, m.Kin(i18n.SchoolsView)})
	}
	return append(list, Tab{session.PagePrizes, i18n.PrizesTitle})
}

// StandingTabs switches between the views of the standings, on each of them.
func (v *V) StandingTabs(m session.Session) app.UI {
	var items []app.UI
	for _, t := range TabsOf(m) {
		a := app.A().Class("seg__o").Href(v.Href(m.Route.In(t.Page).Path())).Text(v.T(t.Name))
		if m.Route.Page == t.Page {
			a = a.Aria("current", "page")
		}
		items = append(items, a)
	}
	return app.Nav().Class(SegClass(len(items))).Aria("label", v.T(i18n.StandingsView)).Body(items...)
}
