package standings

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/view"
	"wasit/app/words/i18n"
)

// grids draws everybody against everybody, and below what became of the games of who left.
func grids(v *view.V, m page) []app.UI {
	var parts []app.UI
	for i, g := range m.grids() {
		if g.title != "" {
			parts = append(parts, app.H2().Text(g.title))
		}
		parts = append(parts, g.draw(v, m, "grid-"+strconv.Itoa(i)))
	}
	for _, text := range m.leavers() {
		parts = append(parts, app.P().Class("mute").Text(text))
	}
	return parts
}

func (g grid) draw(v *view.V, m page, id string) app.UI {
	cols := []app.UI{app.Th().Class("n").Scope("col").Text("#"), app.Th().Scope("col").Text(v.T(m.NameHead()))}
	for i, name := range g.cols {
		cols = append(cols, app.Th().Class("n").Scope("col").Body(app.Abbr().Title(name).Text(strconv.Itoa(i+1))))
	}
	cols = append(cols, app.Th().Class("n").Scope("col").Text(v.T(i18n.Points)))
	rows := make([]app.UI, len(g.rows))
	for i, r := range g.rows {
		cells := []app.UI{app.Td().Class("n", "num").Text(strconv.Itoa(i + 1)), app.Th().Scope("row").Body(app.Span().Class("name").Text(r.name))}
		for _, c := range r.cells {
			td := app.Td().Class("n", "num", "cell")
			if c.Self {
				td = td.Class("cell--self")
			}
			cells = append(cells, td.Text(c.Text))
		}
		rows[i] = app.Tr().Body(append(cells, app.Td().Class("n", "pts", "num").Text(r.points))...)
	}
	return app.Div().Class("cross").TabIndex(0).Body(app.Table().Class("table", "table--cross", "table--grid").ID(id).Body(
		app.Caption().Class("vh").Text(v.T(i18n.StandingsCross)), app.THead().Body(app.Tr().Body(cols...)), app.TBody().Body(rows...)))
}
