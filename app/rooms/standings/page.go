// Package standings shows the ranking of a section, the arithmetic behind each value, and the crosstable.
package standings

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// Render draws the table.
func Render(v *view.V, in session.Session) app.UI {
	m := page{in}
	main := append(head(v, m), v.StandingTabs(m.Session))
	if score := m.teamScore(); score != "" {
		main = append(main, v.Banner(view.Banner{Kind: "info", ID: "team-score", Title: score}))
	}
	if t := m.Event.Table; t == nil || len(t.Rows) == 0 {
		main = append(main, none(v, textStandingsNone))
	} else {
		main = append(main, table(v, m), more(v, m), placeless(v, m), legend(v, m), how(v, m))
	}
	p := view.Page{Main: main}
	switch d := m.Dialog.(type) {
	case tieDialog:
		p.Sheet = ties(v, m, d)
	case valuesDialog:
		p.Sheet = values(v, m, d)
	}
	return v.EventPage(m.Session, m.after(), p)
}

// none stands where the table will be, before round 1 is complete.
func none(v *view.V, why i18n.Text) app.UI {
	return app.Div().Class("empty", "table--under").ID("no-standings").Body(view.Icon("trophy"), app.P().Text(v.T(why)))
}

// how says below the table by which edition the tie-breaks are counted, and what a shared place means where there is one; nil where the
// system ranks by rules of its own.
func how(v *view.V, m page) app.UI {
	edition := m.edition()
	if edition == "" {
		return nil
	}
	text := []app.UI{app.Text(edition)}
	if m.sharesPlaces() {
		text = append(text, app.Text(" "+v.T(textStandingsShared)))
	}
	return app.P().Class("mute").ID("edition").Body(text...)
}

// legend says what the short heads of the tie-breaks stand for, in the order in which they decide; nil where there are none.
func legend(v *view.V, m page) app.UI {
	var items []app.UI
	for _, c := range m.columns() {
		if c.Short == c.Name {
			continue
		}
		name := c.Name
		if c.Short == "DE" {
			name += ": " + v.T(textLegendPlace)
		}
		items = append(items, app.Li().Body(app.B().Text(c.Short), app.Text(" "+name)))
	}
	if items == nil {
		return nil
	}
	return app.Section().Class("ties").ID("legend").Aria("labelledby", "legend-title").Body(app.H2().ID("legend-title").Text(v.T(textLegend)), app.Ol().Class("ties__l").Body(items...))
}

// more shows further rows of a long table.
func more(v *view.V, m page) app.UI {
	_, left := m.rows()
	if left == 0 {
		return nil
	}
	return v.Button(view.Button{Text: v.N(i18n.ShowMore, left), Class: "btn--full", ID: "more", Act: v.Act("more", session.ShowMore{})})
}

func head(v *view.V, m page) []app.UI {
	h := m.heading()
	var banner, ties app.UI
	if n := h.failed; n != nil {
		banner = v.Banner(view.Banner{Kind: "bad", Title: n.Title, Text: n.Text})
	}
	if h.ties {
		ties = v.Button(view.Button{Text: v.T(i18n.WizardTieBreaks), Icon: "edit", ID: "ties", Act: v.Act("ties", openTies{})})
	}
	var tools []app.UI
	if t := m.Event.Table; t != nil && len(t.Rows) > 0 {
		tools = []app.UI{v.Button(view.Button{Text: v.T(i18n.Print), Icon: "print", Href: m.Route.In(session.PagePrint).Path() + "/standings"}),
			v.Button(view.Button{Text: v.T(i18n.CopyText), Icon: "chat", ID: "copy", Act: v.Act("copy", copyStandings{})})}
	}
	return []app.UI{banner, app.Div().Class("head", "head--keys").Body(
		app.Div().Body(app.H1().Text(h.title), app.P().Text(h.about)), app.Div().Class("head__tools").Body(append(tools, given(v, m), ties)...))}
}

func table(v *view.V, m page) app.UI {
	t := m.Event.Table
	ties := m.columns()
	numbered := m.isRated()
	cols := []app.UI{app.Th().Class("n", "rank").Scope("col").Body(app.Abbr().Title(v.T(i18n.RankWord)).Text("#"))}
	if numbered {
		cols = append(cols, app.Th().Class("n", "wide").Scope("col").Body(app.Abbr().Title(v.T(textStartNumber)).Text(v.T(textStartNo))))
	}
	cols = append(cols, app.Th().Scope("col").Text(v.T(m.NameHead())), app.Th().Class("n").Scope("col").Text(v.T(t.PointsName())))
	for _, c := range ties[:min(mostColumns, len(ties))] {
		cols = append(cols, app.Th().Class("n", "wide").Scope("col").Body(app.Abbr().Title(c.Name).Text(c.Short)))
	}
	shown, _ := m.rows()
	var rows []app.UI
	for i := range v.Rows(shown) {
		if g := t.GroupOf(i); g != "" && (i == 0 || t.GroupOf(i-1) != g) {
			rows = append(rows, app.Tr().Body(app.Th().Scope("colgroup").ColSpan(len(cols)).Body(app.B().Text(v.T(i18n.GroupN, g)))))
		}
		r := m.row(i, ties)
		rows = append(rows, r.draw(v, t.HasArithmetic(), numbered))
		if at := m.openAt(r.tpn); at >= 0 {
			rows = append(rows, app.Tr().Class("arithmetic").Body(app.Td().ColSpan(len(cols)).Body(arithmetic(v, m, m.Event.Open[at])...)))
		}
	}
	return app.Table().Class("table", "table--under").ID("standings").Body(
		app.Caption().Class("vh").Text(m.after()), app.THead().Body(app.Tr().Body(cols...)), app.TBody().Body(rows...))
}

// draw draws a row; its name is a key where it can be opened. The starting number stands where the list has such a column.
func (r row) draw(v *view.V, opens, numbered bool) app.UI {
	name := []app.UI{app.Span().Class("name").Text(r.name)}
	if r.under != "" {
		name = append(name, app.Span().Class("under").Text(r.under))
	}
	if r.folded != "" {
		name = append(name, app.Span().Class("under", "narrow", "num").Text(r.folded))
	}
	if r.rest != "" {
		name = append(name, app.Span().Class("under", "beyond", "num").Text(r.rest))
	}
	tpn := strconv.Itoa(int(r.tpn))
	var who app.UI = app.Div().Body(name...)
	if opens {
		who = app.Button().Type("button").Class("rowbtn").Aria("expanded", strconv.FormatBool(r.open)).
			DataSet("act", v.Act("row-"+tpn, toggleArithmetic{TPN: r.tpn})).Body(name...)
	}
	cells := []app.UI{app.Td().Class("n", "rank", "num").Text(r.rank)}
	if numbered {
		cells = append(cells, app.Td().Class("n", "num", "wide").Text(tpn))
	}
	cells = append(cells, app.Th().Scope("row").Body(who), app.Td().Class("n", "pts", "num").Text(r.points))
	for _, value := range r.values {
		cells = append(cells, app.Td().Class("n", "num", "wide").Text(value))
	}
	return app.Tr().ID("s" + tpn).Body(cells...)
}

// ties is the sheet that changes the order of tie-breaks.
func ties(v *view.V, m page, d tieDialog) app.UI {
	sec := m.Section()
	body := []app.UI{v.TieBreakOrder(view.TieBreaks{Codes: d.Codes, Of: sec.SectionConfig, Country: regulation.TieCountry(v.Lang, m.Event.Ahead.Event().Federation), Setting: regulation.TieSetting(sec.SectionConfig, m.Event.Ahead.Players(sec.ID)),
		Unrated: regulation.UnratedChoices(m.Event.Ahead.Players(sec.ID)),
		Add:     func(code string) session.Msg { return tieMove{Add: code} },
		Move:    func(i, by int) session.Msg { return tieMove{I: i, By: by} },
		Vary:    func(i int, code string) session.Msg { return tieMove{I: i, Vary: code} }})}
	if codes := regulation.RatingTieBreaks(d.Codes); m.Event.Ahead.IsLong() && len(codes) > 0 {
		body = append(body, v.Banner(view.Banner{Kind: "warn", ID: "long-ties", Title: v.T(i18n.LongTies), Text: v.T(i18n.LongTiesText, v.JoinComma(codes))}))
	}
	if d.Late {
		fault := ""
		if d.Needed {
			fault = v.T(i18n.ReasonMissing)
		}
		body = append(body, v.Banner(view.Banner{Kind: "warn", Title: v.T(textTiesLate), Text: v.T(textTiesLateText)}),
			v.Field(view.Field{ID: "reason", Label: v.T(i18n.Reason), Value: d.Reason, Error: fault, Max: journal.MaxText,
				In: v.In("tie-reason", func(s string) session.Msg { return tieReason{Text: s} })}))
	}
	return v.Sheet(view.Sheet{Title: v.T(i18n.WizardTieBreaks), Body: body, Close: v.Act("close-sheet", session.CloseDialog{}),
		Foot: []app.UI{v.Button(view.Button{Text: v.T(i18n.ReasonDo), Class: "btn--go btn--main", ID: "ties-save", Act: v.Act("ties-save", tieSave{})})}})
}
