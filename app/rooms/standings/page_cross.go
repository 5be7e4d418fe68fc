package standings

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// Crosstable draws everybody's rounds in order of rank: opponent by rank, colour, result.
func Crosstable(v *view.V, in session.Session) app.UI {
	m := page{in}
	t := m.Event.Table
	sec := m.KeptSection()
	main := append(head(v, m), v.StandingTabs(m.Session))
	switch {
	case t != nil && sec.IsBracket():
		main = append(main, bracket(v, m)...)
	case t == nil || len(t.Rows) == 0:
		main = append(main, none(v, textStandingsNone))
	case regulation.HasGrid(sec.SectionConfig):
		main = append(main, grids(v, m)...)
	default:
		main = append(main, cross(v, m), more(v, m))
	}
	return v.EventPage(m.Session, m.after(), view.Page{Main: main})
}

func cross(v *view.V, m page) app.UI {
	column := func(class, text string) app.UI {
		return app.Th().Class(class).Scope("col").Attr("role", "columnheader").Text(text)
	}
	cols := []app.UI{column("n", "#"), column("", v.T(m.NameHead()))}
	for n := range m.Event.Table.Rounds {
		cols = append(cols, column("n", strconv.Itoa(n+1)))
	}
	cols = append(cols, column("n", v.T(i18n.Points)))
	shown, _ := m.rows()
	var rows []app.UI
	for _, r := range m.crossRows(v.Rows(shown)) {
		cells := []app.UI{app.Td().Class("n", "num").Attr("role", "cell").Text(r.place),
			app.Th().Scope("row").Attr("role", "rowheader").Body(app.Span().Class("name").Text(r.name))}
		for n, c := range r.cells {
			cells = append(cells, app.Td().Class("n", "num", "cell").Attr("role", "cell").DataSet("round", n+1).Body(c.draw(v)...))
		}
		rows = append(rows, app.Tr().Attr("role", "row").Body(append(cells, app.Td().Class("n", "pts", "num").Attr("role", "cell").Text(r.points))...))
	}
	// the roles: on a phone a row folds, and what is no table row for the eye stays one for a screen reader
	return app.Div().Class("cross").TabIndex(0).Body(app.Table().Class("table", "table--cross").Attr("role", "table").ID("crosstable").Body(
		app.Caption().Class("vh").Text(m.after()), app.THead().Attr("role", "rowgroup").Body(app.Tr().Attr("role", "row").Body(cols...)),
		app.TBody().Attr("role", "rowgroup").Body(rows...)))
}

// draw draws disc, place of the opponent and result.
func (c cell) draw(v *view.V) []app.UI {
	if c.opponent == 0 {
		return []app.UI{app.Text(c.sign)}
	}
	return []app.UI{v.Disc(c.white), app.Text(" " + strconv.Itoa(c.opponent) + " "), app.B().Text(c.sign)}
}
