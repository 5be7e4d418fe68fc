package home

import (
	"slices"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/federation"
	"wasit/app/event/forecast"
	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// RenderOverview draws the page.
func RenderOverview(v *view.V, m session.Session) app.UI {
	s := m.Event.Kept
	info := s.Event()
	sub := v.Days([3]int{info.Start.Year, info.Start.Month, info.Start.Day}, [3]int{info.End.Year, info.End.Month, info.End.Day})
	if info.Place != "" {
		sub += " · " + info.Place
	}
	sec, _ := s.In(m.Event.Section)
	main := []app.UI{app.Div().Class("evhead").Body(app.H1().Text(info.Name), app.P().Class("mute").Text(sub)),
		day(v, m, sec.Section), now(v, m, sec.Section), cards(v, m), v.Due(m), postponed(v, m), homeward(v, m), scenariosDoor(v, m, sec.Section), ratedDoor(v, m)}
	if m.Event.Table != nil || !v.Later() { // else the standing is computed when this much is painted
		main = append(main, leaders(v, m), overviewTools(v, m))
	}
	return v.EventPage(m, sub, view.Page{Main: main})
}

// postponed lists the games of the section in hand that are put off, with the way to their days and results.
func postponed(v *view.V, m session.Session) app.UI {
	list := m.KeptSection().Postponed()
	if len(list) == 0 {
		return nil
	}
	items := make([]app.UI, len(list))
	for i, g := range list {
		items[i] = app.Li().Body(app.A().Class("item", "item--nolead").Href(v.Href(m.Route.In(session.PageDates).Path())).Body(
			app.Span().Class("name").Text(v.Postponed(m, g))))
	}
	return app.Section().Class("sec").Aria("labelledby", "postponed").Body(app.H2().ID("postponed").Text(v.T(i18n.PostponedTitle)), app.Ul().Class("list").Body(items...))
}

// day is the line of a section's day; nil where it has none.
func day(v *view.V, m session.Session, sec journal.Section) app.UI {
	list := stops(m, sec, func(at time.Time) string { return v.ClockOn(at, m.Now) })
	if list == nil {
		return nil
	}
	items := make([]app.UI, len(list))
	for i, x := range list {
		li := app.Li()
		if x.done {
			li = li.Class("is-done").Aria("description", v.T(textPathDone))
		}
		if x.now {
			li = li.Class("is-now").Aria("current", "step")
		}
		items[i] = li.Body(app.B().Class("num").Text(x.when), app.Span().Text(x.name))
	}
	line := app.Ol().Class("ovday").ID("day")
	if crowded(list) {
		line = line.Class("ovday--many")
	}
	return line.Aria("label", v.T(textDay)).Body(items...)
}

// now is the section in hand: the question of the moment in the largest type, the act, and beside it what comes next and when.
func now(v *view.V, m session.Session, sec journal.Section) app.UI {
	next := m.Event.Kept.Next(sec.ID)
	question, act, to := step(v, next, sec)
	where := []app.UI{app.Span().Text(v.T(i18n.HomeRounds, v.Int(max(next.Round, sec.Round)), v.Int(sec.Rounds)))}
	if i, several := sectionAt(m, sec.ID); several {
		where = append([]app.UI{app.Span().Class("secchip", "secchip--s", view.SectionColor(i)).Text(sec.Name)}, where...)
	}
	body := []app.UI{app.P().Class("ovnow__where").Body(where...)}
	if sec.Round == 0 {
		body = append(body, path(v, m, sec))
	}
	class := "btn--main btn--go"
	if m.Event.OnlyReads() { // the page says above how this device becomes the desk
		act, class = v.T(textHomeOpen), ""
	}
	body = append(body, app.P().Class("ovnow__q").ID("question").Text(question),
		v.Button(view.Button{Text: act, After: "next", Class: class, ID: "go", Act: v.Act("go", session.GoSection{Section: sec.ID, To: to})}),
		openStrip(m, sec, next), app.P().Class("ovnow__note").Text(about(v, m, sec, next)))
	box, parts := app.Section().Class("ovnow"), []app.UI{app.Div().Class("ovnow__main").Body(body...)}
	if c, ok := nextChange(m, sec, func(at time.Time) string { return v.ClockOn(at, m.Now) }); ok {
		box = box.Class("ovnow--two")
		parts = append(parts, app.Div().Class("ovnow__next").ID("next-change").Body(app.Span().Class("ovnow__note").Text(v.T(textDayNext)),
			app.B().Class("num").Text(c.when), app.Span().Body(app.Span().Class("name").Text(c.what), app.Span().Class("ovnow__note").Text(c.under))))
	}
	return box.Aria("label", v.T(textDayNow)).Body(parts...)
}

// sectionAt is which section of the event one is, and whether there are several.
func sectionAt(m session.Session, id journal.SectionID) (i int, several bool) {
	list := m.Event.Kept.Sections()
	return slices.IndexFunc(list, func(s journal.Section) bool { return s.ID == id }), len(list) > 1
}

// about is the sentence under the question of a section.
func about(v *view.V, m session.Session, sec journal.Section, next journal.Next) string {
	switch {
	case next.Step == journal.StepResults && len(next.Boards) <= openMost:
		return v.T(i18n.RefusedMissingDo, session.Numbers(m.Event.Kept.BoardNumbers(sec.ID, next.Boards)))
	case next.Step == journal.StepResults:
		return entered(v, m, sec, next)
	case next.Step == journal.StepPlayers && sec.Players > 1:
		return v.T(phrase.FewHere(sec, next.Round))
	}
	return phrase.Entrants(v.Lang, sec.System, sec.Players)
}

// entered counts the results of the round that is played.
func entered(v *view.V, m session.Session, sec journal.Section, next journal.Next) string {
	all := len(m.Event.Kept.Rows(sec.ID, sec.Round))
	return v.T(textEntered, v.Int(all-len(next.Boards)), v.Int(all))
}

// openStrip is a cell a board, hollow while its result is missing; nil where none is, or where they are too many.
func openStrip(m session.Session, sec journal.Section, next journal.Next) app.UI {
	all := len(m.Event.Kept.Rows(sec.ID, sec.Round))
	if next.Step != journal.StepResults || all == 0 || all > stripMost {
		return nil
	}
	cells := make([]app.UI, all)
	for i := range cells {
		cells[i] = app.Elem("i")
		if slices.Contains(next.Boards, i+1) {
			cells[i] = app.Elem("i").Class("o")
		}
	}
	return app.Span().Class("strip").Aria("hidden", "true").Body(cells...)
}

// cards are the sections of an event that has several, even: letters, rounds, question and act of each in the same places.
func cards(v *view.V, m session.Session) app.UI {
	list := m.Event.Kept.Sections()
	if len(list) < 2 {
		return nil
	}
	items := []app.UI{}
	for i, sec := range list {
		next := m.Event.Kept.Next(sec.ID)
		question, act, to := step(v, next, sec)
		if m.Event.OnlyReads() {
			act = v.T(textHomeOpen)
		}
		under := about(v, m, sec, next)
		if next.Step == journal.StepResults {
			under = entered(v, m, sec, next)
		}
		at := m.Route.In(to)
		at.Section = m.AddressOf(sec.ID)
		a := app.A().Class("ovcard").ID("go-" + v.Int(i)).Href(v.Href(at.Path()))
		if sec.ID == m.Event.Section {
			a = a.Class("is-now").Aria("current", "true")
		}
		items = append(items, a.Body(app.Span().Class("ovcard__k").Body(app.Span().Class("secchip", "secchip--s", view.SectionColor(i)).Text(sec.Name)),
			roundCells(sec), app.Span().Class("ovcard__m").Body(app.Span().Class("ovcard__t").ID("question-"+v.Int(i)).Text(question), app.Span().Class("ovcard__d").Text(under)),
			app.Span().Class("ovcard__go").Body(app.Span().Class("ovcard__act").Text(act), view.Icon("next"))))
	}
	return app.Section().Class("ovcards").Aria("label", v.T(i18n.Sections)).Body(items...)
}

// roundCells are the rounds of a section as cells: over, in work, to come; many rounds have none.
func roundCells(sec journal.Section) app.UI {
	cells := app.Span().Class("ovcells").Aria("hidden", "true")
	if sec.Rounds > mostStops {
		return cells
	}
	list := make([]app.UI, sec.Rounds)
	for i := range list {
		list[i] = app.Elem("i")
		switch n := i + 1; {
		case n < sec.Round, n == sec.Round && sec.Phase == journal.Closed:
			list[i] = app.Elem("i").Class("x")
		case n == sec.Round:
			list[i] = app.Elem("i").Class("now")
		}
	}
	return cells.Body(list...)
}

// path leads through the preparation of a section in its order: players, check-in, pairing.
func path(v *view.V, m session.Session, sec journal.Section) app.UI {
	here := 0
	for _, p := range m.Event.Kept.Players(sec.ID) {
		if p.Presence == journal.Present {
			here++
		}
	}
	enough := sec.Players > 1
	checked := enough && (here == sec.Players || sec.CheckIn.Round > 0)
	stand := func(id string, to session.Page, name, state string, done, now bool) app.UI {
		at := m.Route.In(to)
		at.Section = m.AddressOf(sec.ID)
		a := app.A().ID(id+"-"+v.Int(int(sec.ID))).Href(v.Href(at.Path())).Body(app.B().Text(name), app.Span().Class("under").Text(state))
		li := app.Li()
		if done {
			li, a = li.Class("is-done"), a.Aria("description", v.T(textPathDone))
		}
		if now {
			li = li.Aria("current", "step")
		}
		return li.Body(a)
	}
	return app.Ol().Class("steps", "steps--path").Aria("label", v.T(textPath)).Body(
		stand("path-players", session.PagePlayers, v.T(phrase.EntrantsName(sec.System)), phrase.Entrants(v.Lang, sec.System, sec.Players), enough, !enough),
		stand("path-checkin", session.PageCheckIn, v.T(i18n.CheckIn), v.T(textPathHere, v.Int(here), v.Int(sec.Players)), checked, enough && !checked),
		stand("path-pairing", session.PageRound, v.T(i18n.RoundPair, v.Int(1)), v.N(i18n.WizardRoundsN, sec.Rounds), false, checked))
}

func step(v *view.V, n journal.Next, sec journal.Section) (question, act string, to session.Page) {
	switch n.Step {
	case journal.StepPlayers:
		switch {
		case sec.Players > 1 && sec.CheckIn.Round == n.Round: // they are on the list, but have not come
			return v.T(i18n.RoundFewHere), v.T(i18n.CheckIn), session.PageCheckIn
		case sec.Players > 1:
			return v.T(i18n.RoundFewHere), v.T(phrase.EntrantsName(sec.System)), session.PagePlayers
		}
		return v.T(textNextPlayers), v.T(phrase.EntrantsName(sec.System)), session.PagePlayers
	case journal.StepPublish:
		return v.T(textNextPublish), v.T(textNextGo), session.PageRound
	case journal.StepResults:
		return v.N(i18n.HomeMissing, len(n.Boards)), v.T(textHomeEnter), session.PageRound
	case journal.StepClose:
		return v.T(textNextClose), v.T(textNextGo), session.PageRound
	case journal.StepFinish:
		return v.T(textNextFinish), v.T(textNextGo), session.PageRound
	case journal.StepDone:
		return v.T(textNextDone), v.T(i18n.Standings), session.PageStandings
	}
	return v.T(textNextPair), v.T(i18n.RoundPair, v.Int(n.Round)), session.PageRound
}

// leaders are the first three of the section in hand, or the first of each of its groups.
func leaders(v *view.V, m session.Session) app.UI {
	t := m.Event.Table
	if t == nil || len(t.Rows) == 0 {
		return nil
	}
	var items []app.UI
	for _, i := range t.Leaders() {
		r := t.Rows[i]
		p, _ := m.KeptSection().ByNumber(r.TPN)
		items = append(items, app.Li().Body(app.A().Class("item").Href(v.Href(m.Route.In(session.PageStandings).Path())).Body(
			app.Span().Class("mark", "num").Text(t.GroupOf(i)+v.Int(r.Rank)),
			app.Span().Body(app.Span().Class("name").Text(m.Name(p)), app.Span().Class("under").Text(phrase.Beside(p.PlayerInfo))),
			app.Span().Class("item__end").Body(app.B().Class("num").Text(v.Tenths(int(r.Points)))))))
	}
	return app.Section().Class("sec").Aria("labelledby", "leaders").Body(
		app.H2().ID("leaders").Text(v.T(i18n.StandingsAfter, v.Int(t.Rounds))), app.Ol().Class("list").Body(items...))
}

// homeward leads to the forecast of the day, and says what it is; nil once the event is finished.
func homeward(v *view.V, m session.Session) app.UI {
	if m.Event.Kept.IsFinished() || m.IsPractice() {
		return nil
	}
	under := v.T(textHomewardTry)
	if days, last := forecast.Days(m.Event.Kept, m.Now); len(days) > 0 {
		end := last.End.Rounded()
		from, to := end.Ends()
		under = v.T(textHomewardEnds, v.Clock(end.At), v.Clock(from), v.Clock(to))
	}
	return app.Div().Class("tools", "form--under").Body(app.A().Class("tool").ID("homeward").Href(v.Href(m.Route.In(session.PageHomeward).Path())).Body(view.Icon("clock"),
		app.Span().Body(app.B().Text(v.T(i18n.HomewardTitle)), app.Span().Class("under").Text(under))))
}

// scenariosDoor leads to who can still be first; nil but while the last round is played.
func scenariosDoor(v *view.V, m session.Session, sec journal.Section) app.UI {
	if sec.Round < sec.Rounds || sec.Phase != journal.Published || m.Event.OnlyReads() {
		return nil
	}
	return app.Div().Class("tools", "form--under").Body(app.A().Class("tool").ID("scenarios").Href(v.Href(m.Route.In(session.PageScenarios).Path())).Body(view.Icon("trophy"),
		app.Span().Body(app.B().Text(v.T(i18n.ScenariosTitle)), app.Span().Class("under").Text(v.T(textScenarios)))))
}

// ratedDoor leads to the report of an event that is to be rated, and says how much it lacks.
func ratedDoor(v *view.V, m session.Session) app.UI {
	if !m.Event.Kept.Event().Papers.Rated || m.IsPractice() {
		return nil
	}
	under := v.T(i18n.RatedComplete)
	if n := federation.Missing(m.Event.Kept, m.Event.Section); n > 0 {
		under = v.N(i18n.RatedMissing, n)
	}
	return app.Div().Class("tools", "form--under").Body(app.A().Class("tool").ID("rated").Href(v.Href(m.Route.In(session.PageRated).Path())).Body(view.Icon("check"),
		app.Span().Body(app.B().Text(v.T(i18n.RatedTitle)), app.Span().Class("under").Text(under))))
}

// overviewTools are the doors that a phone's tabs have no room for, in the order of the day: before it, during a round, afterwards.
func overviewTools(v *view.V, m session.Session) app.UI {
	tool := func(p session.Page, icon string, title i18n.Text) app.HTMLA {
		return app.A().Class("ovtool").Href(v.Href(m.Route.In(p).Path())).Body(view.Icon(icon), app.Span().Text(v.T(title)))
	}
	return app.Nav().Class("ovtools").ID("tools").Aria("label", v.T(textMoreTools)).Body(
		tool(session.PageCheckIn, "check", i18n.CheckIn),
		tool(session.PageWishes, "swap", i18n.Wishes),
		tool(session.PageSections, "people", i18n.Sections),
		tool(session.PageDates, "events", i18n.Dates),
		tool(session.PageRules, "edit", i18n.WizardEditRules),
		tool(session.PagePrint, "print", i18n.Print),
		tool(session.PageScreen, "screen", i18n.WallTitle).Title(v.T(i18n.WallUnder)),
		tool(session.PageDevices, "phone", i18n.Devices).Title(v.T(i18n.DevicesUnder)),
		tool(session.PageCrosstable, "trophy", i18n.StandingsCross),
		tool(session.PagePrizes, "star", i18n.PrizesTitle),
		tool(session.PageData, "data", i18n.Data), copyTool(v), manualTool(v, m))
}

// copyTool opens the sheet that makes a new event of this one.
func copyTool(v *view.V) app.UI {
	return app.Button().Type("button").Class("ovtool").ID("copy-event").Title(v.T(i18n.CopyUnder)).DataSet("act", v.Act("copy-event", session.OpenCopy{})).
		Body(view.Icon("copy"), app.Span().Text(v.T(i18n.CopyTool)))
}

// manualTool leads to the chapter of the manual for a day of an event.
func manualTool(v *view.V, m session.Session) app.UI {
	return app.A().Class("ovtool").ID("manual").Href(v.Href(session.ManualRoute(m.Chapter(), "").Path())).Title(v.T(i18n.ManualUnder)).
		Body(view.Icon("help"), app.Span().Text(v.T(i18n.ManualTitle)))
}
