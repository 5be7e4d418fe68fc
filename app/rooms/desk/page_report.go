package desk

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal/ledger"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// reports lists what happened in all rounds, filtered, to print or hand over.
func reports(v *view.V, m page) app.UI {
	f := m.DeskReport
	sec := m.KeptSection()
	chips := []app.UI{roundChip(v, f, 0, v.T(textReportAll))}
	for n := 1; n <= sec.Round; n++ {
		chips = append(chips, roundChip(v, f, n, v.T(i18n.RoundN, v.Int(n))))
	}
	rows := m.report()
	var items []app.UI
	for _, r := range rows {
		items = append(items, reportRow(v, m, r))
	}
	print := m.Route.In(session.PagePrint)
	print.Sheet = "incidents"
	main := []app.UI{app.H1().Class("vh").Text(v.T(i18n.ReportTitle)), app.Div().Class("cluster").Body(chips...),
		app.Label().Class("field--search").Body(view.Hidden(v.T(textReportFind)), view.Icon("search"),
			app.Input().Class("input").Type("search").ID("report-find").Attr("autocomplete", "off").Placeholder(v.T(textReportFind)).Value(f.Find).
				DataSet("in", v.In("report-find", func(s string) session.Msg { return reportFind{Text: s} })))}
	if len(rows) == 0 {
		main = append(main, app.P().Class("mute").ID("no-report").Attr("role", "status").Text(v.T(textReportEmpty)))
	} else {
		main = append(main, app.Ol().Class("lg", "lg--report").ID("report").Body(items...), app.Div().Class("cluster").Body(
			v.Button(view.Button{Text: v.T(textReportPrint), Icon: "print", ID: "report-print", Href: print.Path()}),
			v.Button(view.Button{Text: v.T(textReportCSV), Icon: "save", ID: "report-csv", Act: v.Act("report-csv", reportCSV{})})))
	}
	return v.EventPage(m.Session, v.T(i18n.ReportTitle), view.Page{Look: "tools", Main: []app.UI{app.Div().Class("ar", "ar--desk").Body(main...)}, Bar: view.Bar{Back: backButton(v, m)}, Sheet: sheetOf(v, m)})
}

func roundChip(v *view.V, f reportFilter, n int, text string) app.UI {
	key := "report-" + strconv.Itoa(n)
	return app.Button().Type("button").Class("chip").ID(key).Aria("pressed", strconv.FormatBool(f.Round == n)).DataSet("act", v.Act(key, reportRound{Round: n})).Text(text)
}

func reportRow(v *view.V, m page, r phrase.Row) app.UI {
	where := strconv.Itoa(r.Round)
	if r.Board > 0 {
		where += "/" + strconv.Itoa(r.Board)
	}
	body := []app.UI{app.B().Text(r.Player), app.Span().Text(r.What)}
	if r.Article != "" {
		body = append(body, app.Span().Body(v.Article(r.Edition, r.Article)))
	}
	name := v.T(textDeskWhere, v.Int(r.Round), v.T(i18n.EchoBoard, v.Int(r.Board)))
	return app.Li().ID("row-"+strconv.Itoa(int(r.ID))).Body(app.Span().Class("num").Aria("label", name).Text(where), app.Span().Body(body...), app.Span().Class("num").Text(v.Clock(m.at(r.At))))
}

// protests lists deadlines, open appeals and protests, and those decided.
func protests(v *view.V, m page, n int) app.UI {
	s, id := m.Event.Shown(), m.Event.Section
	main := []app.UI{app.H1().Class("vh").Text(v.T(textProtestTitle)), app.Div().ID("deadlines").Class("stack-2").Body(deadlines(v, m, n)...)}
	if n > 0 {
		main = append(main, v.Button(view.Button{Text: v.T(textProtestNew), Icon: "hand", Class: "btn--go btn--main btn--full", ID: "protest", Act: v.Act("protest", openProtest{})}))
	}
	var open, decided []app.UI
	for _, in := range s.Ledger(id) {
		if in.Appeal == nil {
			continue
		}
		if item := incident(v, m, &in); in.Appeal.Decided {
			decided = append(decided, item)
		} else {
			open = append(open, item)
		}
	}
	for _, p := range s.Protests(id) {
		if item := protestItem(v, m, p); p.DecidedAt != 0 {
			decided = append(decided, item)
		} else {
			open = append(open, item)
		}
	}
	list := append(open, decided...)
	if len(list) == 0 {
		main = append(main, app.P().Class("mute").ID("no-protests").Text(v.T(textProtestNone)))
	} else {
		main = append(main, app.Ul().Class("lg").ID("protests").Body(list...))
	}
	return v.EventPage(m.Session, v.T(textProtestTitle), view.Page{Look: "tools", Main: []app.UI{app.Div().Class("ar", "ar--desk").Body(main...)}, Bar: view.Bar{Back: backButton(v, m)}, Sheet: sheetOf(v, m)})
}

// deadlines says until when pairings and results of the last round can be protested against.
func deadlines(v *view.V, m page, n int) []app.UI {
	s, id := m.Event.Shown(), m.Event.Section
	if s.Laws(id).AppealMinutes == 0 {
		return []app.UI{app.P().Class("mute").Text(v.T(textProtestNoLimit))}
	}
	var list []app.UI
	for _, a := range []struct {
		about ledger.About
		name  i18n.Text
		round int
	}{{ledger.AboutResult, textProtestResult, n}, {ledger.AboutResult, textProtestResult, n - 1}, {ledger.AboutPairing, textProtestPairing, n}} {
		until, ok := s.Deadline(id, a.round, a.about)
		if !ok {
			continue
		}
		text := textProtestUntil
		if m.Now.UnixMilli() > until {
			text = textProtestOver
		}
		list = append(list, app.P().Body(view.Icon("clock"), app.Text(" "+v.T(text, v.T(a.name), v.Int(a.round), v.Clock(m.at(until))))))
	}
	return list
}

func protestItem(v *view.V, m page, p ledger.HeardProtest) app.UI {
	title := map[ledger.About]i18n.Text{ledger.AboutPairing: textProtestPairing, ledger.AboutResult: textProtestResult, ledger.AboutOther: textProtestOther}[p.About]
	where := v.T(i18n.RoundN, v.Int(p.Round))
	if p.Board > 0 {
		where += " · " + v.T(i18n.EchoBoard, v.Int(m.BoardNo(p.Board)))
	}
	if p.By != "" {
		where += " · " + p.By
	}
	body := []app.UI{app.B().Text(v.T(title) + ": " + p.Text), app.Span().Text(where)}
	if m.Event.Shown().IsLate(m.Event.Section, p) {
		body = append(body, view.Badge("warn", "warn", v.T(i18n.ProtestLate)))
	}
	key := "protest-" + strconv.Itoa(int(p.ID))
	var end app.UI = v.Button(view.Button{Text: v.T(textProtestDecide), ID: key, Act: v.Act(key, openProtest{ID: p.ID})})
	switch {
	case p.DecidedAt != 0 && p.Accepted:
		body, end = append(body, app.Span().Text(v.T(i18n.ProtestYes)+": "+p.Decision)), view.Badge("ok", "check", v.T(i18n.ProtestYes))
	case p.DecidedAt != 0:
		body, end = append(body, app.Span().Text(v.T(i18n.ProtestNo)+": "+p.Decision)), view.Badge("", "x", v.T(i18n.ProtestNo))
	}
	return app.Li().Class("lg__wide").Body(app.Span().Class("num").Text(v.Clock(m.at(p.At))), app.Span().Body(body...), app.Span().Body(end))
}
