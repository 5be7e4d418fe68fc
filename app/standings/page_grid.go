package standings

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/regulation"
	"wasit/app/standing"
	"wasit/app/view"
	"wasit/swiss"
)

// crossName is what the second view of the standings is called: a crosstable, a Berger grid or a bracket.
func crossName(m page) i18n.Text {
	sec, _ := m.Event.Kept.Section(m.Event.Section)
	switch {
	case sec.System == journal.Knockout:
		return i18n.BracketView
	case sec.System == journal.RoundRobin:
		return textGridView
	}
	return i18n.StandingsCross
}

// grids draws everybody against everybody, and below what became of the games of who left.
func grids(v *view.V, m page) []app.UI {
	var parts []app.UI
	for i, g := range m.grids() {
		if title := m.gridTitle(g); title != "" {
			parts = append(parts, app.H2().Text(title))
		}
		parts = append(parts, grid(v, m, g, i))
	}
	for _, text := range m.leavers() {
		parts = append(parts, app.P().Class("mute").Text(text))
	}
	return parts
}

func grid(v *view.V, m page, g regulation.Grid, at int) app.UI {
	cols := []app.UI{app.Th().Class("n").Scope("col").Text("#"), app.Th().Scope("col").Text(v.T(i18n.NameAndClub))}
	for i, tpn := range g.Cols {
		p, _ := m.Event.Kept.PlayerByTPN(m.Event.Section, tpn)
		cols = append(cols, app.Th().Class("n").Scope("col").Body(app.Abbr().Title(m.Name(p)).Text(strconv.Itoa(i+1))))
	}
	cols = append(cols, app.Th().Class("n").Scope("col").Text(v.T(i18n.Points)))
	rows := make([]app.UI, len(g.Rows))
	for i, r := range g.Rows {
		p, _ := m.Event.Kept.PlayerByTPN(m.Event.Section, r.TPN)
		cells := []app.UI{app.Td().Class("n", "num").Text(strconv.Itoa(i + 1)), app.Td().Body(app.Span().Class("name").Text(m.Name(p)))}
		for _, c := range r.Cells {
			td := app.Td().Class("n", "num", "cell")
			if c.Self {
				td = td.Class("cell--self")
			}
			cells = append(cells, td.Text(c.Text))
		}
		rows[i] = app.Tr().Body(append(cells, app.Td().Class("n", "pts", "num").Text(v.Tenths(int(r.Points))))...)
	}
	return app.Div().Class("cross").TabIndex(0).Body(app.Table().Class("table", "table--cross", "table--grid").ID("grid-"+strconv.Itoa(at)).Body(
		app.Caption().Class("vh").Text(v.T(i18n.StandingsCross)), app.THead().Body(app.Tr().Body(cols...)), app.TBody().Body(rows...)))
}

// teamScore is the score of the two teams of a Scheveningen match: the points of their players.
func teamScore(v *view.V, m page, t *standing.Table) app.UI {
	if t == nil || t.System != journal.Scheveningen || len(t.Rows) == 0 {
		return nil
	}
	a, b, err := regulation.Teams(m.Event.Kept, m.Event.Section)
	if err != nil {
		return nil
	}
	team := func(list []swiss.TPN) (name, points string) {
		sum := 0
		for _, tpn := range list {
			row, _ := t.Row(tpn)
			sum += int(row.Points)
		}
		p, _ := m.Event.Kept.PlayerByTPN(m.Event.Section, list[0])
		return p.Club, v.Tenths(sum)
	}
	first, x := team(a)
	second, y := team(b)
	return v.Banner(view.Banner{Kind: "info", ID: "team-score", Title: first + " – " + second + ": " + x + "–" + y})
}
