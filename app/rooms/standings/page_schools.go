package standings

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/award"
	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/lists/alike"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// Schools draws the ranking of schools or clubs: the points of the best players of each, then their places.
func Schools(v *view.V, in session.Session) app.UI {
	m := page{in}
	best := m.best()
	rule := v.T(i18n.SchoolsRule, v.Int(best))
	if m.isWhole() {
		rule += " " + v.T(i18n.SchoolsWhole)
	}
	list := m.schools()
	var tools app.UI
	if len(list) > 0 {
		tools = app.Div().Class("head__tools").Body(v.Button(view.Button{Text: v.T(i18n.CopyText), Icon: "chat", ID: "copy", Act: v.Act("copy", copySchools{})}))
	}
	main := []app.UI{app.Div().Class("head").Body(
		app.Div().Body(app.H1().Text(v.T(m.Kin(i18n.SchoolsTitle))), app.P().Text(rule)), tools),
		v.StandingTabs(m.Session), app.Div().Class("cluster", "scopes").Body(schoolScope(v, m), levelScope(v, m), sexScope(v, m),
			v.Stepper(view.Stepper{ID: "best", Label: v.T(textSchoolsCount), Value: best, Least: 1, Most: journal.MaxPlayers,
				To: func(n int) session.Msg { return schoolsBest{N: n} }}))}
	if m.isWhole() && !award.IsEven(m.Event.Kept) {
		main = append(main, v.Banner(view.Banner{Kind: "warn", ID: "uneven", Title: v.T(textSchoolsUneven), Text: v.T(textSchoolsUnevenText)}))
	}
	if len(list) == 0 {
		return v.EventPage(m.Session, m.after(), view.Page{Main: append(main, none(v, textSchoolsNone))})
	}
	rows := make([]app.UI, len(list))
	for i, s := range list {
		rows[i] = school(v, m, s)
	}
	main = append(main, app.Table().Class("table", "table--under").ID("schools").Body(
		app.Caption().Class("vh").Text(v.T(m.Kin(i18n.SchoolsTitle))),
		app.THead().Body(app.Tr().Body(app.Th().Class("n", "rank").Scope("col").Body(app.Abbr().Title(v.T(i18n.RankWord)).Text("#")),
			app.Th().Scope("col").Text(v.T(m.Kin(i18n.ClubHere))), app.Th().Class("n").Scope("col").Text(v.T(i18n.Points)))),
		app.TBody().Body(rows...)))
	return v.EventPage(m.Session, m.after(), view.Page{Main: main})
}

// schoolScope chooses between all sections and the one in hand; nil where there is one.
func schoolScope(v *view.V, m page) app.UI {
	if len(m.Event.Kept.Sections()) < 2 {
		return nil
	}
	sec := m.KeptSection()
	return app.Nav().Class("seg").Aria("label", v.T(i18n.Sections)).Body(
		m.scopeKey(v, "schools-all", v.T(i18n.AllSections), "", m.isWhole()), m.scopeKey(v, "schools-own", sec.Name, session.SheetOwn, !m.isWhole()))
}

// levelScope chooses the level of school whose pupils count; nil where the event has one, or the section alone is shown.
func levelScope(v *view.V, m page) app.UI {
	levels, _ := m.scopes()
	if !m.isWhole() || len(levels) < 2 {
		return nil
	}
	now, sex, _ := session.SchoolScope(m.Route.Sheet)
	items := []app.UI{m.scopeKey(v, "schools-level-all", v.T(textSchoolsEveryLevel), session.SchoolSheet(alike.AnyLevel, sex), now == alike.AnyLevel)}
	for _, level := range levels {
		items = append(items, m.scopeKey(v, "schools-level-"+string(level), phrase.LevelText(v.Lang, level), session.SchoolSheet(level, sex), now == level))
	}
	return app.Nav().Class("seg").Aria("label", v.T(textSchoolsLevel)).Body(items...)
}

// sexScope chooses boys or girls; nil where the event has only one of them, or the section alone is shown.
func sexScope(v *view.V, m page) app.UI {
	_, sexes := m.scopes()
	if !m.isWhole() || len(sexes) < 2 {
		return nil
	}
	level, now, _ := session.SchoolScope(m.Route.Sheet)
	return app.Nav().Class("seg").Aria("label", v.T(i18n.FieldSex)).Body(
		m.scopeKey(v, "schools-both", v.T(textSchoolsBoth), session.SchoolSheet(level, 0), now == 0),
		m.scopeKey(v, "schools-m", v.T(textSchoolsBoys), session.SchoolSheet(level, swiss.Male), now == swiss.Male),
		m.scopeKey(v, "schools-f", v.T(textSchoolsGirls), session.SchoolSheet(level, swiss.Female), now == swiss.Female))
}

// scopeKey leads to the ranking of another scope.
func (m page) scopeKey(v *view.V, id, text, sheet string, here bool) app.UI {
	at := m.Route.In(session.PageSchools)
	at.Sheet = sheet
	a := app.A().Class("seg__o").ID(id).Href(v.Href(at.Path())).Text(text)
	if here {
		a = a.Aria("current", "true")
	}
	return a
}

// school is a row: who counted, by name and place.
func school(v *view.V, m page, s award.School) app.UI {
	who := []app.UI{app.Span().Class("name").Text(s.Club)}
	for _, text := range m.counted(s) {
		who = append(who, app.Span().Class("under").Text(text))
	}
	if s.Short {
		who = append(who, app.Span().Class("under").Body(view.Badge("warn", "", v.T(i18n.SchoolsShort))))
	}
	return app.Tr().Body(app.Td().Class("n", "rank", "num").Text(strconv.Itoa(s.Rank)), app.Th().Scope("row").Body(who...),
		app.Td().Class("n", "pts", "num").Text(v.Tenths(int(s.Points))))
}
