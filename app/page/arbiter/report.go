package arbiter

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/model"
	"wasit/app/verdict"
	"wasit/app/view"
)

// reports lists what happened in all rounds, filtered, to print or hand over.
func reports(v *view.V, m model.Model) app.UI {
	f := m.DeskReport
	sec, _ := m.Event.Kept.Section(m.Event.Section)
	chips := []app.UI{roundChip(v, f, 0, v.T(i18n.ReportAll))}
	for n := 1; n <= sec.Round; n++ {
		chips = append(chips, roundChip(v, f, n, v.T(i18n.RoundN, v.Int(n))))
	}
	rows := m.Report()
	var items []app.UI
	for _, r := range rows {
		items = append(items, reportRow(v, m, r))
	}
	print := m.Route.In(model.PagePrint)
	print.Sheet = "incidents"
	main := []app.UI{app.H1().Class("vh").Text(v.T(i18n.ReportTitle)), app.Div().Class("cluster").Body(chips...),
		app.Label().Class("field--search").Body(view.Hidden(v.T(i18n.ReportFind)), view.Icon("search"),
			app.Input().Class("input").Type("search").ID("report-find").Attr("autocomplete", "off").Placeholder(v.T(i18n.ReportFind)).Value(f.Find).
				DataSet("in", v.In("report-find", func(s string) model.Msg { return model.ReportFind{Text: s} })))}
	if len(rows) == 0 {
		main = append(main, app.P().Class("mute").ID("no-report").Attr("role", "status").Text(v.T(i18n.ReportEmpty)))
	} else {
		main = append(main, app.Ol().Class("lg", "lg--report").ID("report").Body(items...), app.Div().Class("cluster").Body(
			v.Button(view.Button{Text: v.T(i18n.ReportPrint), Icon: "print", ID: "report-print", Href: print.Path()}),
			v.Button(view.Button{Text: v.T(i18n.ReportCSV), Icon: "save", ID: "report-csv", Act: v.Act("report-csv", model.ReportCSV{})})))
	}
	return v.EventPage(m, v.T(i18n.ReportTitle), view.Page{Main: []app.UI{app.Div().Class("ar", "ar--desk").Body(main...)}, Bar: view.Bar{Back: deskButton(v, m)}, Sheet: sheetOf(v, m)})
}

func roundChip(v *view.V, f model.DeskReport, n int, text string) app.UI {
	key := "report-" + strconv.Itoa(n)
	return app.Button().Type("button").Class("chip").ID(key).Aria("pressed", strconv.FormatBool(f.Round == n)).DataSet("act", v.Act(key, model.ReportRound{Round: n})).Text(text)
}

func reportRow(v *view.V, m model.Model, r verdict.Row) app.UI {
	where := strconv.Itoa(r.Round)
	if r.Board > 0 {
		where += "/" + strconv.Itoa(r.Board)
	}
	body := []app.UI{app.B().Text(r.Player), app.Span().Text(r.What)}
	if r.Article != "" {
		body = append(body, app.Span().Body(v.Article(m.Event.Kept.Laws(m.Event.Section).Edition, r.Article)))
	}
	name := v.T(i18n.DeskWhere, v.Int(r.Round), v.T(i18n.EchoBoard, v.Int(r.Board)))
	return app.Li().ID("row-"+strconv.Itoa(int(r.ID))).Body(app.Span().Class("num").Aria("label", name).Text(where), app.Span().Body(body...), app.Span().Class("num").Text(v.Clock(m.At(r.At))))
}

// protests lists deadlines, open appeals and protests, and those decided.
func protests(v *view.V, m model.Model, n int) app.UI {
	s, id := m.Event.Kept, m.Event.Section
	main := []app.UI{app.H1().Class("vh").Text(v.T(i18n.ProtestTitle)), app.Div().ID("deadlines").Class("stack-2").Body(deadlines(v, m, n)...)}
	if n > 0 {
		main = append(main, v.Button(view.Button{Text: v.T(i18n.ProtestNew), Icon: "hand", Class: "btn--go btn--main btn--full", ID: "protest", Act: v.Act("protest", model.OpenProtest{})}))
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
		main = append(main, app.P().Class("mute").ID("no-protests").Text(v.T(i18n.ProtestNone)))
	} else {
		main = append(main, app.Ul().Class("lg").ID("protests").Body(list...))
	}
	return v.EventPage(m, v.T(i18n.ProtestTitle), view.Page{Main: []app.UI{app.Div().Class("ar", "ar--desk").Body(main...)}, Bar: view.Bar{Back: deskButton(v, m)}, Sheet: sheetOf(v, m)})
}

// deadlines says until when pairings and results of the last round can be protested against.
func deadlines(v *view.V, m model.Model, n int) []app.UI {
	s, id := m.Event.Kept, m.Event.Section
	if s.Laws(id).AppealMinutes == 0 {
		return []app.UI{app.P().Class("mute").Text(v.T(i18n.ProtestNoLimit))}
	}
	var list []app.UI
	for _, a := range []struct {
		about journal.About
		name  i18n.Text
		round int
	}{{journal.AboutResult, i18n.ProtestResult, n}, {journal.AboutResult, i18n.ProtestResult, n - 1}, {journal.AboutPairing, i18n.ProtestPairing, n}} {
		until, ok := s.Deadline(id, a.round, a.about)
		if !ok {
			continue
		}
		text := i18n.ProtestUntil
		if m.Now.UnixMilli() > until {
			text = i18n.ProtestOver
		}
		list = append(list, app.P().Body(view.Icon("clock"), app.Text(" "+v.T(text, v.T(a.name), v.Int(a.round), v.Clock(m.At(until))))))
	}
	return list
}

func protestItem(v *view.V, m model.Model, p journal.HeardProtest) app.UI {
	title := map[journal.About]i18n.Text{journal.AboutPairing: i18n.ProtestPairing, journal.AboutResult: i18n.ProtestResult, journal.AboutOther: i18n.ProtestOther}[p.About]
	where := v.T(i18n.RoundN, v.Int(p.Round))
	if p.Board > 0 {
		where += " · " + v.T(i18n.EchoBoard, v.Int(p.Board))
	}
	if p.By != "" {
		where += " · " + p.By
	}
	body := []app.UI{app.B().Text(v.T(title) + ": " + p.Text), app.Span().Text(where)}
	if m.Event.Kept.IsLate(m.Event.Section, p) {
		body = append(body, view.Badge("warn", "warn", v.T(i18n.ProtestLate)))
	}
	key := "protest-" + strconv.Itoa(int(p.ID))
	var end app.UI = v.Button(view.Button{Text: v.T(i18n.ProtestDecide), ID: key, Act: v.Act(key, model.OpenProtest{ID: p.ID})})
	switch {
	case p.DecidedAt != 0 && p.Accepted:
		body, end = append(body, app.Span().Text(v.T(i18n.ProtestYes)+": "+p.Decision)), view.Badge("ok", "check", v.T(i18n.ProtestYes))
	case p.DecidedAt != 0:
		body, end = append(body, app.Span().Text(v.T(i18n.ProtestNo)+": "+p.Decision)), view.Badge("", "x", v.T(i18n.ProtestNo))
	}
	return app.Li().Class("lg__wide").Body(app.Span().Class("num").Text(v.Clock(m.At(p.At))), app.Span().Body(body...), app.Span().Body(end))
}
