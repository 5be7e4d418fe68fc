package standings

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/regulation"
	"wasit/app/session"
	"wasit/app/standing"
	"wasit/app/view"
	"wasit/swiss"
)

// Crosstable draws everybody's rounds in order of rank: opponent by rank, colour, result.
func Crosstable(v *view.V, in session.Session) app.UI {
	m := page{in}
	t := m.Event.Table
	main := append(head(v, m, t), views(v, m))
	if t != nil && t.System == journal.Knockout {
		return v.EventPage(m.Session, subtitle(v, t), view.Page{Main: append(main, bracket(v, m)...)})
	}
	if t != nil && len(t.Rows) > 0 && regulation.HasGrid(t.System) {
		return v.EventPage(m.Session, subtitle(v, t), view.Page{Main: append(main, grids(v, m)...)})
	}
	if t == nil || len(t.Rows) == 0 {
		main = append(main, app.P().Text(v.T(textStandingsNone)))
	} else {
		main = append(main, cross(v, m, t))
		if left := len(t.Rows) - shown(m); left > 0 {
			main = append(main, v.Button(view.Button{Text: v.N(i18n.ShowMore, left), Class: "btn--full", ID: "more", Act: v.Act("more", session.ShowMore{})}))
		}
	}
	return v.EventPage(m.Session, subtitle(v, t), view.Page{Main: main})
}

func cross(v *view.V, m page, t *standing.Table) app.UI {
	place := map[swiss.TPN]int{}
	for i, r := range t.Rows {
		place[r.TPN] = i + 1
	}
	cols := []app.UI{app.Th().Class("n").Scope("col").Text("#"), app.Th().Scope("col").Text(v.T(i18n.NameAndClub))}
	for n := range t.Rounds {
		cols = append(cols, app.Th().Class("n").Scope("col").Text(strconv.Itoa(n+1)))
	}
	cols = append(cols, app.Th().Class("n").Scope("col").Text(v.T(i18n.Points)))
	var rows []app.UI
	for i, r := range t.Rows[:v.Rows(min(shown(m), len(t.Rows)))] {
		p, _ := m.Event.Kept.PlayerByTPN(m.Event.Section, r.TPN)
		cells := []app.UI{app.Td().Class("n", "num").Text(strconv.Itoa(i + 1)), app.Td().Body(app.Span().Class("name").Text(m.Name(p)))}
		for n := 1; n <= t.Rounds; n++ {
			cells = append(cells, app.Td().Class("n", "num", "cell").Body(cellOf(v.Lang, t, r.TPN, n, place).draw(v)...))
		}
		rows = append(rows, app.Tr().Body(append(cells, app.Td().Class("n", "pts", "num").Text(v.Tenths(int(r.Points))))...))
	}
	return app.Div().Class("cross").TabIndex(0).Body(app.Table().Class("table", "table--cross").ID("crosstable").Body(
		app.Caption().Class("vh").Text(subtitle(v, t)), app.THead().Body(app.Tr().Body(cols...)), app.TBody().Body(rows...)))
}

// cell is one round of one player.
type cell struct {
	opponent int // his place, 0 where there was none
	white    bool
	sign     string // the result, or why there was no game
}

func cellOf(l i18n.Lang, t *standing.Table, tpn swiss.TPN, n int, place map[swiss.TPN]int) cell {
	e := t.Tournament.Entry(tpn, n)
	if e.Opponent == 0 {
		return cell{sign: bye(l, t.System, e.Outcome)}
	}
	c := cell{opponent: place[e.Opponent], white: e.Color == swiss.White, sign: e.Outcome.Sign()}
	if (t.System == journal.DoubleSwiss || t.System == journal.Team) && !e.Outcome.IsForfeit() {
		c.sign = l.Tenths(int(t.Tournament.Award(tpn, n))) // of the match
	}
	return c
}

// draw draws disc, place of the opponent and result.
func (c cell) draw(v *view.V) []app.UI {
	if c.opponent == 0 {
		return []app.UI{app.Text(c.sign)}
	}
	return []app.UI{v.Disc(c.white), app.Text(" " + strconv.Itoa(c.opponent) + " "), app.B().Text(c.sign)}
}

func bye(l i18n.Lang, system string, o swiss.Outcome) string {
	if system == journal.Keizer && o == swiss.FullBye {
		return l.T(i18n.CrossClub)
	}
	if system == journal.Keizer && o == swiss.HalfBye {
		return l.T(i18n.CrossExcused)
	}
	switch o {
	case swiss.PAB:
		return l.T(i18n.CrossBye)
	case swiss.HalfBye:
		return "½"
	case swiss.FullBye, swiss.ForfeitWin:
		return "+"
	}
	return "–"
}
