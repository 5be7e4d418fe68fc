package standings

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/regulation"
	"wasit/app/session"
	"wasit/app/standing"
	"wasit/app/view"
	"wasit/swiss"
	"wasit/swiss/tiebreak"
)

// arithmetic shows how each value of a row came about: terms, total, and what was cut.
func arithmetic(v *view.V, m page, o *standing.Open) []app.UI {
	parts := keizerSum(v, m, o)
	for _, a := range o.Parts {
		tb := regulation.TieBreakOf(a.Code.String())
		title := v.T(tb.Name)
		if a.Code.Name == "PTS" {
			title = v.T(i18n.Points)
		}
		body := []app.UI{app.H3().Class("sum__h").Body(app.Text(title+" "), app.B().Class("num").Text(standing.ValueText(v.Lang, a.Value)),
			app.Text(" "), app.Small().Class("mute").Text(article(a)))}
		if a.Encounter != nil {
			body = append(body, encounter(v, m, a.Encounter))
		} else if len(a.Parts) > 0 {
			body = append(body, terms(v, m, a))
		}
		parts = append(parts, app.Div().Class("sum__part").Body(body...))
	}
	p, _ := m.Event.Kept.PlayerByTPN(m.Event.Section, o.TPN)
	return append(parts, v.Button(view.Button{Text: v.T(textPlayerPage), After: "next", Href: m.Route.In(session.PagePlayer).Path() + "/" + strconv.Itoa(int(p.ID))}))
}

func article(a tiebreak.Arithmetic) string {
	if a.Article == "" {
		return ""
	}
	return "C.07 " + a.Article
}

// terms lists the parts of a sum; a cut term is struck.
func terms(v *view.V, m page, a tiebreak.Arithmetic) app.UI {
	rows := make([]app.UI, len(a.Parts))
	for i, p := range a.Parts {
		li := app.Li().Class("term")
		if p.Cut != tiebreak.Kept {
			li = li.Class("term--cut")
		}
		rows[i] = li.Body(app.Span().Class("num").Text(strconv.Itoa(p.Round)), app.Span().Text(termText(v, m, a, p)),
			app.B().Class("num").Text(v.Decimal(p.Amount*1000/max(a.Unit, 1), 1000)))
	}
	return app.Ol().Class("terms").Body(rows...)
}

// termText names a term: of the board count the board, else what it comes from.
func termText(v *view.V, m page, a tiebreak.Arithmetic, p tiebreak.Part) string {
	if a.Code.Name == "BC" || a.Code.Name == "TBR" || a.Code.Name == "BBE" {
		return v.T(i18n.EchoBoard, v.Int(p.Round))
	}
	return source(v, m, p)
}

// source names what a part comes from.
func source(v *view.V, m page, p tiebreak.Part) string {
	text := ""
	switch {
	case p.Opponent != 0:
		text = name(m, p.Opponent)
		if p.Source == tiebreak.FromOpponent {
			text += ": " + v.Tenths(int(p.Score))
			if p.Score != p.Real {
				text += " (" + v.T(textSumAdjusted, v.Tenths(int(p.Real)), p.Article) + ")"
			}
		}
	case p.Source == tiebreak.FromDummy:
		text = v.T(textSumDummy, v.Tenths(int(p.Score)), p.Article)
	default:
		text = v.T(textSumUnplayed)
	}
	switch p.Cut {
	case tiebreak.CutLow, tiebreak.CutVUR:
		text += " · " + v.T(textSumCutLow)
	case tiebreak.CutHigh:
		text += " · " + v.T(textSumCutHigh)
	case tiebreak.BelowLimit:
		text += " · " + v.T(textSumBelow)
	}
	return text
}

func name(m page, tpn swiss.TPN) string {
	p, _ := m.Event.Kept.PlayerByTPN(m.Event.Section, tpn)
	return m.Name(p)
}

// scored is what player i of an encounter made against player j.
func scored(l i18n.Lang, e *tiebreak.Encounter, i, j int) string {
	switch {
	case i == j:
		return "×"
	case e.Met[i][j] > 0:
		return l.Tenths(int(e.Scored[i][j]))
	}
	return "–"
}

// encounter is the small table of those who were tied.
func encounter(v *view.V, m page, e *tiebreak.Encounter) app.UI {
	var rows []app.UI
	for i, tpn := range e.Players {
		cells := []app.UI{app.Th().Scope("row").Text(name(m, tpn))}
		for j := range e.Players {
			cells = append(cells, app.Td().Class("n", "num").Text(scored(v.Lang, e, i, j)))
		}
		rows = append(rows, app.Tr().Body(cells...))
	}
	verdict := textSumUndecided
	if e.Decided {
		verdict = textSumDecided
	}
	return app.Div().Body(app.Table().Class("table", "table--small").Body(app.TBody().Body(rows...)), app.P().Class("mute").Text(v.T(verdict)))
}
