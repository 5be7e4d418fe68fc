package standings

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/swiss/team"
)

// Schools draws the ranking of schools or clubs: the points of the best players of each, then their places.
func Schools(v *view.V, in session.Session) app.UI {
	m := page{in}
	best := m.best()
	main := []app.UI{app.Div().Class("head").Body(
		app.Div().Body(app.H1().Text(v.T(i18n.SchoolsTitle)), app.P().Text(v.T(i18n.SchoolsRule, v.Int(best)))),
		app.Div().Class("head__tools").Body(v.Button(view.Button{Text: v.T(i18n.CopyText), Icon: "chat", ID: "copy", Act: v.Act("copy", copySchools{})}))),
		views(v, m),
		v.Stepper(view.Stepper{ID: "best", Label: v.T(textSchoolsCount), Value: best, Less: v.T(i18n.OptLess), More: v.T(i18n.OptMore),
			Down: v.Act("best-down", schoolsBest{N: best - 1}), Up: v.Act("best-up", schoolsBest{N: best + 1})})}
	list := m.schools()
	if len(list) == 0 {
		return v.EventPage(m.Session, m.after(), view.Page{Main: append(main, app.P().ID("no-standings").Text(v.T(textSchoolsNone)))})
	}
	rows := make([]app.UI, len(list))
	for i, s := range list {
		rows[i] = school(v, m, s)
	}
	main = append(main, app.Table().Class("table", "table--under").ID("schools").Body(
		app.Caption().Class("vh").Text(v.T(i18n.SchoolsTitle)),
		app.THead().Body(app.Tr().Body(app.Th().Class("n", "rank").Scope("col").Body(app.Abbr().Title(v.T(i18n.RankWord)).Text("#")),
			app.Th().Scope("col").Text(v.T(i18n.FieldClub)), app.Th().Class("n").Scope("col").Text(v.T(i18n.Points)))),
		app.TBody().Body(rows...)))
	return v.EventPage(m.Session, m.after(), view.Page{Main: main})
}

// school is a row: who counted, by name and place.
func school(v *view.V, m page, s team.School) app.UI {
	who := []app.UI{app.Span().Class("name").Text(s.Name)}
	for _, text := range m.counted(s) {
		who = append(who, app.Span().Class("under").Text(text))
	}
	if s.Short {
		who = append(who, app.Span().Class("under").Body(view.Badge("warn", "", v.T(i18n.SchoolsShort))))
	}
	return app.Tr().Body(app.Td().Class("n", "rank", "num").Text(strconv.Itoa(s.Rank)), app.Th().Scope("row").Body(who...),
		app.Td().Class("n", "pts", "num").Text(v.Tenths(int(s.Points))))
}
