package standings

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/standing"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// arithmetic shows how each value of a row came about: terms, total, and what was cut.
func arithmetic(v *view.V, m page, o *standing.Open) []app.UI {
	var parts []app.UI
	if why := m.whyBelow(o.TPN); why != "" {
		parts = append(parts, app.P().Class("sum__why").ID("why-below").Body(app.B().Text(why)))
	}
	for _, s := range m.sums(o) {
		parts = append(parts, app.Div().Class("sum__part").Body(sumBody(v, s)...))
	}
	p, _ := m.KeptSection().ByNumber(o.TPN)
	return append(parts, v.Button(view.Button{Text: v.T(textPlayerPage), After: "next", Href: m.Route.In(session.PagePlayer).Path() + "/" + strconv.Itoa(int(p.ID))}))
}

func sumBody(v *view.V, s sum) []app.UI {
	head := []app.UI{app.Text(s.title)}
	if s.value != "" {
		head = append(head, app.Text(" "), app.B().Class("num").Text(s.value))
	}
	if s.article != "" {
		head = append(head, app.Text(" "), app.Small().Class("mute").Text(s.article))
	}
	body := []app.UI{app.H3().Class("sum__h").Body(head...)}
	if s.how != "" {
		body = append(body, app.P().Class("mute").Text(s.how))
	}
	if len(s.terms) > 0 {
		body = append(body, terms(v, s))
	}
	if s.encounter != nil {
		body = append(body, encounterTable(v, s.encounter))
	}
	if s.note != "" {
		body = append(body, app.P().Class("mute").Text(s.note))
	}
	return body
}

// terms lists the parts of a sum; a cut term is struck.
func terms(v *view.V, s sum) app.UI {
	var rows []app.UI
	for _, x := range s.terms {
		li := app.Li().Class("term")
		if x.cut {
			li = li.Class("term--cut")
		}
		rows = append(rows, li.Body(app.Span().Class("num").Text(x.round), app.Span().Text(x.text), app.B().Class("num").Text(x.amount)))
	}
	if s.total != "" {
		rows = append(rows, app.Li().Class("term", "term--sum").Body(app.Span(), app.Span().Text(v.T(textKeizerAdds)), app.B().Class("num").Text(s.total)))
	}
	return app.Ol().Class("terms").Body(rows...)
}

// encounterTable is the small table of those who were tied: place, name, what each made against the others, and the sum.
func encounterTable(v *view.V, e *encounter) app.UI {
	head := []app.UI{app.Th().Class("n").Scope("col").Body(app.Abbr().Title(v.T(i18n.RankWord)).Text("#")), app.Th().Scope("col").Text(v.T(i18n.Players))}
	var rows []app.UI
	for i, r := range e.rows {
		head = append(head, app.Th().Class("n", "num").Scope("col").Text(strconv.Itoa(i+1)))
		cells := []app.UI{app.Td().Class("n", "num").Text(r.place), app.Th().Scope("row").Text(strconv.Itoa(i+1) + " " + r.name)}
		for _, c := range r.cells {
			cells = append(cells, app.Td().Class("n", "num").Text(c))
		}
		rows = append(rows, app.Tr().Body(append(cells, app.Td().Class("n", "num").Body(app.B().Text(r.sum)))...))
	}
	head = append(head, app.Th().Class("n").Scope("col").Text(v.T(i18n.Points)))
	return app.Div().Body(app.Div().Class("met").TabIndex(0).Attr("role", "region").Aria("label", v.T(i18n.StandingsCross)).Body(app.Table().Class("table", "table--small").Body(app.THead().Body(app.Tr().Body(head...)), app.TBody().Body(rows...))),
		app.P().Class("mute").Text(e.verdict))
}
