// Package standings shows the ranking of a section, the arithmetic behind each value, and the crosstable.
package standings

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/regulation"
	"wasit/app/session"
	"wasit/app/standing"
	"wasit/app/view"
)

// first and step are how many rows are drawn at first, and with each "show more": a section of 1,000 players must not
// hold up the screen.
const (
	first = 120
	step  = 300
)

// Render draws the table.
func Render(v *view.V, in session.Session) app.UI {
	m := page{in}
	t := m.Event.Table
	main := append(head(v, m, t), views(v, m), teamScore(v, m, t))
	if t == nil || len(t.Rows) == 0 {
		main = append(main, app.P().ID("no-standings").Text(v.T(textStandingsNone)))
	} else {
		main = append(main, table(v, m, t))
		if left := len(t.Rows) - shown(m); left > 0 {
			main = append(main, v.Button(view.Button{Text: v.N(i18n.ShowMore, left), Class: "btn--full", ID: "more", Act: v.Act("more", session.ShowMore{})}))
		}
	}
	p := view.Page{Main: main}
	if d, ok := m.Dialog.(tieDialog); ok {
		p.Sheet = ties(v, d)
	}
	return v.EventPage(m.Session, subtitle(v, t), p)
}

func shown(m page) int { return first + step*m.More }

func subtitle(v *view.V, t *standing.Table) string {
	if t == nil || t.Rounds == 0 {
		return ""
	}
	return v.T(i18n.StandingsAfter, v.Int(t.Rounds))
}

func head(v *view.V, m page, t *standing.Table) []app.UI {
	title := textStandingsInterim
	if t != nil && t.Final {
		title = i18n.StandingsFinal
	}
	sec, _ := m.Event.Kept.Section(m.Event.Section)
	about := v.Entrants(sec.System, sec.Players) + "."
	if t != nil && t.HasArithmetic() {
		about += " " + v.T(textStandingsTouch)
	}
	var banner app.UI
	if t != nil && t.Err != nil {
		n := session.Explain(v.Lang, t.Err)
		banner = v.Banner(view.Banner{Kind: "bad", Title: n.Title, Text: n.Text})
	}
	return []app.UI{banner, app.Div().Class("head").Body(
		app.Div().Body(app.H1().Text(v.T(title)), app.P().Text(about)),
		app.Div().Class("head__tools").Body(
			v.Button(view.Button{Text: v.T(i18n.Print), Icon: "print", Href: m.Route.In(session.PagePrint).Path() + "/standings"}),
			v.Button(view.Button{Text: v.T(i18n.CopyText), Icon: "chat", ID: "copy", Act: v.Act("copy", copyStandings{})}),
			tieButton(v, sec.System)))}
}

// tieButton opens the order of tie-breaks where the system has one.
func tieButton(v *view.V, system string) app.UI {
	if regulation.SystemOf(system).Suggested == nil {
		return nil
	}
	return v.Button(view.Button{Text: v.T(i18n.WizardTieBreaks), Icon: "edit", ID: "ties", Act: v.Act("ties", openTies{})})
}

// tab is one view of the standings.
type tab struct {
	page session.Page
	name i18n.Text
}

// tabs are the views that a section has; that of schools needs somebody with a school.
func (m page) tabs() []tab {
	list := []tab{{session.PageStandings, textStandingsTable}, {session.PageCrosstable, crossName(m)}}
	if hasSchools(m) {
		list = append(list, tab{session.PageSchools, textSchoolsView})
	}
	return append(list, tab{session.PagePrizes, i18n.PrizesTitle})
}

// views switches between the views.
func views(v *view.V, m page) app.UI {
	item := func(p session.Page, t i18n.Text) app.UI {
		a := app.A().Class("seg__o").Href(v.Href(m.Route.In(p).Path())).Text(v.T(t))
		if m.Route.Page == p {
			a = a.Aria("current", "page")
		}
		return a
	}
	var items []app.UI
	for _, t := range m.tabs() {
		items = append(items, item(t.page, t.name))
	}
	return app.Nav().Class("seg").Aria("label", v.T(textStandingsView)).Body(items...)
}

func table(v *view.V, m page, t *standing.Table) app.UI {
	ties := t.Columns(v.Lang)
	cols := []app.UI{app.Th().Class("n", "rank").Scope("col").Body(app.Abbr().Title(v.T(i18n.RankWord)).Text("#")),
		app.Th().Scope("col").Text(v.T(i18n.NameAndClub)), app.Th().Class("n").Scope("col").Text(v.T(t.PointsName()))}
	for _, c := range ties {
		cols = append(cols, app.Th().Class("n", "wide").Scope("col").Body(app.Abbr().Title(c.Name).Text(c.Short)))
	}
	var rows []app.UI
	for i, r := range t.Rows[:v.Rows(min(shown(m), len(t.Rows)))] {
		rows = append(rows, row(v, m, t, i, ties))
		if o := m.Event.Open; o != nil && o.TPN == r.TPN {
			rows = append(rows, app.Tr().ID("arithmetic").Body(app.Td().ColSpan(3+len(ties)).Body(arithmetic(v, m, o)...)))
		}
	}
	return app.Table().Class("table", "table--under").ID("standings").Body(
		app.Caption().Class("vh").Text(subtitle(v, t)), app.THead().Body(app.Tr().Body(cols...)), app.TBody().Body(rows...))
}

func row(v *view.V, m page, t *standing.Table, at int, ties []standing.Column) app.UI {
	r := t.Rows[at]
	p, _ := m.Event.Kept.PlayerByTPN(m.Event.Section, r.TPN)
	open := m.Event.Open != nil && m.Event.Open.TPN == r.TPN
	var folded []string
	var cells []app.UI
	for i, c := range ties {
		value := t.Cell(v.Lang, at, i)
		folded = append(folded, c.Short+"\u00a0"+value)
		cells = append(cells, app.Td().Class("n", "num", "wide").Text(value))
	}
	name := []app.UI{app.Span().Class("name").Text(m.Name(p))}
	if p.Club != "" {
		name = append(name, app.Span().Class("under").Text(p.Club))
	}
	if len(folded) > 0 {
		name = append(name, app.Span().Class("under", "narrow", "num").Text(strings.Join(folded, " · ")))
	}
	key := "row-" + strconv.Itoa(int(r.TPN))
	var who app.UI = app.Div().Body(name...)
	if t.HasArithmetic() {
		who = app.Button().Type("button").Class("rowbtn").Aria("expanded", strconv.FormatBool(open)).
			DataSet("act", v.Act(key, toggleArithmetic{TPN: r.TPN})).Body(name...)
	}
	return app.Tr().ID("s" + strconv.Itoa(int(r.TPN))).Body(append([]app.UI{
		app.Td().Class("n", "rank", "num").Text(strconv.Itoa(r.Rank)),
		app.Td().Body(who),
		app.Td().Class("n", "pts", "num").Text(v.Tenths(int(r.Points)))}, cells...)...)
}

// ties is the sheet that changes the order of tie-breaks.
func ties(v *view.V, d tieDialog) app.UI {
	body := []app.UI{v.TieBreakOrder(d.Codes, v.In("tie-add", func(code string) session.Msg { return tieMove{Add: code} }),
		func(i, by int) session.Msg { return tieMove{I: i, By: by} })}
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
