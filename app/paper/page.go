// Package paper is the print centre: every sheet that exists now with its pages, the preview of one as the leaves that the
// printer gets, and texts for chats.
package paper

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/session"
	"wasit/app/sheet"
	"wasit/app/view"
)

// Render draws the centre, or the preview of the sheet that the route names.
func Render(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	if m.Route.Sheet != "" {
		return preview(v, m)
	}
	main := []app.UI{app.Div().Class("head").Body(
		app.Div().Body(app.H1().Text(v.T(textPrintTitle)), app.P().Text(v.T(textPrintLead))))}
	main = append(main, rounds(v, m), unpublished(v, m), times(v, m))
	for _, g := range groups(m) {
		if main = append(main, leaves(v, m, g)); v.Later() {
			return v.EventPage(m.Session, subtitle(v, m), view.Page{Main: main, Sheet: dialog(v, m)})
		}
	}
	main = append(main, texts(v, m), language(v, m))
	return v.EventPage(m.Session, subtitle(v, m), view.Page{Main: main, Sheet: dialog(v, m)})
}

func dialog(v *view.V, m page) app.UI {
	switch d := m.Dialog.(type) {
	case clubTexts:
		return clubs(v, m, d)
	case wordingDialog:
		return wording(v, d)
	}
	return nil
}

func subtitle(v *view.V, m page) string {
	n := m.printRound()
	if n == 0 {
		return v.T(textPrintBefore)
	}
	sec, _ := m.Event.Kept.Section(m.Event.Section)
	return v.T(i18n.RoundOf, v.Int(n), v.Int(sec.Rounds))
}

// rounds chooses the round whose paper is shown; it shows once there are two.
func rounds(v *view.V, m page) app.UI {
	list := m.printRounds()
	if len(list) < 2 {
		return nil
	}
	items := make([]app.UI, len(list))
	for i, n := range list {
		b := app.Button().Type("button").Class("seg__o").ID("round-"+strconv.Itoa(n)).
			DataSet("act", v.Act("round-"+strconv.Itoa(n), printChooseRound{Round: n})).
			Aria("label", v.T(i18n.RoundN, v.Int(n))).Text(v.Int(n))
		if n == m.printRound() {
			b = b.Aria("current", "true")
		}
		items[i] = b
	}
	return app.Div().Class("field").Body(app.Span().Class("legend").Text(v.T(textPrintRound)),
		app.Div().Class("seg", "seg--rounds").Attr("role", "group").Aria("label", v.T(i18n.RoundChoose)).Body(items...))
}

func unpublished(v *view.V, m page) app.UI {
	if m.printRound() > 0 {
		return nil
	}
	return v.Banner(view.Banner{Kind: "info", Title: v.T(textPrintNotYet), Text: v.T(textPrintNotYetT), ID: "not-published"})
}

// group is a headed row of sheets.
type group struct {
	title i18n.Text
	round int // 0: the title has none
	kinds []sheet.Kind
	next  []sheet.Kind // usually printed now
}

func groups(m page) []group {
	n := m.printRound()
	r, _ := m.Event.Kept.Round(m.Event.Section, n)
	play := group{title: i18n.RoundN, round: n, kinds: []sheet.Kind{sheet.Set, sheet.Boards, sheet.Names, sheet.Slips, sheet.Notice, sheet.Dense, sheet.Codes}}
	after := group{title: textPrintAfter, kinds: []sheet.Kind{sheet.Standings, sheet.Cross, sheet.Rescue, sheet.Incidents}}
	before := group{title: textPrintBefore, kinds: []sheet.Kind{sheet.StartList, sheet.Regulation, sheet.Cards, sheet.Tables, sheet.Blank}}
	end := group{title: textPrintCeremony, kinds: []sheet.Kind{sheet.PrizeList, sheet.Certificates, sheet.Schools, sheet.MedalTable, sheet.Record}}
	if rank := m.Source.Ranking; rank != nil {
		after.round = rank.After
	} else {
		after.kinds = nil // nothing comes after no round
		play.kinds = append(play.kinds, sheet.Incidents)
		before.kinds = append(before.kinds, sheet.Rescue)
	}
	switch {
	case n == 0:
		before.next = []sheet.Kind{sheet.StartList, sheet.Regulation, sheet.Blank}
		return []group{before}
	case r.Phase == journal.Published:
		play.next = []sheet.Kind{sheet.Set}
		return []group{play, after, before, end}
	}
	if rank := m.Source.Ranking; rank != nil && rank.Final {
		end.next = []sheet.Kind{sheet.Standings, sheet.PrizeList, sheet.Record}
		end.kinds = append([]sheet.Kind{sheet.Standings, sheet.Cross}, end.kinds...)
		after.kinds = []sheet.Kind{sheet.Rescue, sheet.Incidents}
		return []group{end, after, play, before}
	}
	after.next = []sheet.Kind{sheet.Standings, sheet.Rescue}
	return []group{after, play, before, end}
}

func leaves(v *view.V, m page, g group) app.UI {
	var items []app.UI
	for _, kind := range g.kinds {
		if d, ok := m.Doc(kind); ok {
			items = append(items, item(v, m, d, slices.Contains(g.next, kind)))
		}
	}
	if len(items) == 0 {
		return nil
	}
	title := v.T(g.title, v.Int(g.round))
	return app.Section().Class("sec").Aria("label", title).Body(app.H2().Text(title), app.Div().Class("leaves").Body(items...))
}

// cut says into how many parts a leaf is cut.
var cut = map[sheet.Kind]int{sheet.Slips: 6, sheet.Cards: 8, sheet.Tables: 4}

var names = map[sheet.Kind]i18n.Text{sheet.Set: i18n.PrintSet, sheet.Boards: textPrintBoards, sheet.Dense: textPrintDense, sheet.Names: textPrintNames,
	sheet.Slips: i18n.PrintSlips, sheet.Notice: textPrintNotice, sheet.Standings: i18n.Standings, sheet.Cross: i18n.PrintCross,
	sheet.Rescue: textPrintRescue, sheet.StartList: textPrintStart, sheet.Regulation: i18n.RegTitle, sheet.Cards: i18n.CardsTitle,
	sheet.Tables: i18n.TablesTitle, sheet.Blank: i18n.BlankTitle, sheet.PrizeList: i18n.AwardTitle, sheet.Certificates: i18n.CertTitle,
	sheet.Schools: i18n.SchoolsTitle, sheet.MedalTable: i18n.MedalTitle, sheet.Record: i18n.RecTitle,
	sheet.Incidents: i18n.ReportTitle, sheet.Codes: i18n.SheetCodes}

func item(v *view.V, m page, d sheet.Document, next bool) app.UI {
	to := m.Route.In(session.PagePrint)
	to.Sheet = string(d.Kind)
	pic := app.Span().Class("leaf__pic").Aria("hidden", "true")
	lines := 10
	if n := cut[d.Kind]; n > 0 {
		pic, lines = pic.Class("leaf__pic--six"), n
	}
	marks := make([]app.UI, lines)
	for i := range marks {
		marks[i] = app.I()
	}
	a := app.A().Class("leaf").ID("leaf-"+string(d.Kind)).Href(v.Href(to.Path())).Body(
		pic.Body(marks...), app.B().Text(title(v, m, d)), app.Span().Class("under").Text(under(v, d)))
	if next {
		a = a.Class("is-next")
	}
	return a
}

// title names a sheet; the slips of matches are protocols, the table of a knock-out is its bracket.
func title(v *view.V, m page, d sheet.Document) string {
	sec, _ := m.Event.Kept.Section(m.Event.Section)
	switch {
	case d.Protocols:
		return v.T(i18n.PrintProtocols)
	case d.Kind == sheet.Cross && sec.System == journal.Knockout:
		return v.T(i18n.BracketView)
	}
	return v.T(names[d.Kind])
}

// under says how many pages, and what is special about them.
func under(v *view.V, d sheet.Document) string {
	pages := v.N(textPrintPages, d.Pages)
	switch {
	case d.Kind == sheet.Set:
		return pages + ": " + v.T(textPrintSetOf)
	case d.Kind == sheet.Boards && d.Large:
		return pages + ", " + v.T(textPrintBig)
	case d.Kind == sheet.Dense:
		return pages + ", " + v.T(textPrintNoClubs)
	case d.Kind == sheet.Names && d.Pages > 1 && d.Pages <= 6:
		return pages + ": " + strings.Join(d.Ranges, ", ")
	case d.Kind == sheet.Slips && d.Protocols:
		return pages + ", " + v.T(textPrintSign)
	case d.Kind == sheet.Slips:
		return pages + ", " + v.T(textPrintSix)
	case d.Kind == sheet.Cards, d.Kind == sheet.Tables:
		return pages + ", " + v.T(textPrintCut, v.Int(cut[d.Kind]))
	case d.Kind == sheet.Regulation:
		return pages + ", " + v.T(textPrintSign)
	case d.Kind == sheet.MedalTable, d.Kind == sheet.Record:
		return pages + ", " + v.T(textPrintWhole)
	case d.Kind == sheet.Rescue, d.Kind == sheet.Blank:
		return pages + ", " + v.T(textPrintByHand)
	}
	return pages
}

// preview shows the leaves as they leave the printer, with one key that prints exactly these.
func preview(v *view.V, m page) app.UI {
	back := view.Button{Text: v.T(textPrintBack), Icon: "back", Class: "btn--quiet", ID: "sheets", Href: m.Route.In(session.PagePrint).Path()}
	d, ok := m.Doc(sheet.Kind(m.Route.Sheet))
	if !ok {
		return v.EventPage(m.Session, subtitle(v, m), view.Page{Main: []app.UI{
			app.H1().Class("vh").Text(v.T(textPrintTitle)),
			v.Banner(view.Banner{Kind: "info", Title: v.T(textPrintNoSheet), Text: v.T(textPrintNoSheetT), ID: "no-sheet"}),
			v.Button(back)}})
	}
	name, html := title(v, m, d), m.HTML
	if d.Pages > 1 && v.Later() {
		html = d.First()
	}
	tools := []app.UI{v.Button(back)}
	if list := sheetWordings[d.Kind]; len(list) > 0 {
		tools = append(tools, v.Button(view.Button{Text: v.T(textWordTitle), Icon: "edit", Class: "btn--quiet", ID: "edit-texts",
			Act: v.Act("edit-texts", openWording{Of: list[0], Many: list})}))
	}
	return v.EventPage(m.Session, subtitle(v, m), view.Page{
		Sheet: dialog(v, m),
		Main: []app.UI{
			app.Div().Class("head").Body(
				app.Div().Body(app.H1().Text(name), app.P().ID("pages").Text(under(v, d))),
				app.Div().Class("head__tools").Body(tools...)),
			rounds(v, m),
			app.Raw(html),
		},
		Act: []app.UI{v.Button(view.Button{Text: v.T(textPrintDo, v.N(textPrintPages, d.Pages)), Icon: "print", Class: "btn--go btn--main", ID: "print",
			Act: v.Act("print", printSheet{})})},
	})
}
