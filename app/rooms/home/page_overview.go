package home

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// Render draws the page.
func RenderOverview(v *view.V, m session.Session) app.UI {
	s := m.Event.Kept
	info := s.Event()
	sub := v.Days([3]int{info.Start.Year, info.Start.Month, info.Start.Day}, [3]int{info.End.Year, info.End.Month, info.End.Day})
	if info.Place != "" {
		sub += " · " + info.Place
	}
	main := []app.UI{app.Div().Class("evhead").Body(app.H1().Text(info.Name), app.P().Class("mute").Text(sub))}
	var lanes []app.UI
	for i, sec := range s.Sections() {
		lanes = append(lanes, lane(v, m, i, sec))
	}
	main = append(main, app.Div().Class("lanes").Body(lanes...), v.Due(m), postponed(v, m), ratedDoor(v, m))
	if m.Event.Table != nil || !v.Later() { // else the standing is computed when this much is painted
		main = append(main, leaders(v, m), overviewTools(v, m))
	}
	return v.EventPage(m, sub, view.Page{Main: main})
}

// postponed lists the games of the section in hand that are put off, with the way to their days and results.
func postponed(v *view.V, m session.Session) app.UI {
	list := m.Event.Kept.Postponed(m.Event.Section)
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

// lane is one section: the question of the moment in the largest type, and the act.
func lane(v *view.V, m session.Session, i int, sec journal.Section) app.UI {
	next := m.Event.Kept.Next(sec.ID)
	question, act, to := step(v, next, sec)
	row := []app.UI{}
	if len(m.Event.Kept.Sections()) > 1 {
		row = append(row, app.Span().Class("secchip", "secchip--s", view.SectionColor(i)).Text(sec.Name))
	}
	row = append(row, app.Span().Text(v.T(i18n.HomeRounds, v.Int(max(next.Round, sec.Round)), v.Int(sec.Rounds))))
	key, asked := "go", "question"
	if i > 0 {
		key, asked = key+"-"+v.Int(i), asked+"-"+v.Int(i)
	}
	body := []app.UI{app.Div().Class("lead__row").Body(app.Span().Class("cluster").Body(row...))}
	if sec.Round == 0 {
		body = append(body, path(v, m, sec))
	}
	body = append(body, app.P().Class("lead__q").ID(asked).Text(question))
	under := phrase.Entrants(v.Lang, sec.System, sec.Players)
	switch {
	case next.Step == journal.StepResults:
		under = v.T(i18n.RefusedMissingDo, session.Numbers(m.Event.Kept.BoardNumbers(sec.ID, next.Boards)))
	case next.Step == journal.StepPlayers && sec.Players > 1:
		under = v.T(phrase.FewHere(sec, next.Round))
	}
	class := "btn--main"
	if m.Event.OnlyReads() { // the page says above how this device becomes the desk
		act, class = v.T(textHomeOpen), ""
	} else if sec.ID == m.Event.Section {
		class += " btn--go" // one next act a page: that of the section in hand
	}
	body = append(body, app.Div().Class("lead__row").Body(app.Span().Class("mute").Text(under),
		v.Button(view.Button{Text: act, After: "next", Class: class, ID: key, Act: v.Act(key, session.GoSection{Section: sec.ID, To: to})})))
	return app.Section().Class("lead").Body(app.Div().Class("lane").Body(body...))
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
		p, _ := m.Event.Kept.PlayerByTPN(m.Event.Section, r.TPN)
		items = append(items, app.Li().Body(app.A().Class("item").Href(v.Href(m.Route.In(session.PageStandings).Path())).Body(
			app.Span().Class("mark", "num").Text(t.GroupOf(i)+v.Int(r.Rank)),
			app.Span().Body(app.Span().Class("name").Text(m.Name(p)), app.Span().Class("under").Text(phrase.Beside(p.PlayerInfo))),
			app.Span().Class("item__end").Body(app.B().Class("num").Text(v.Tenths(int(r.Points)))))))
	}
	return app.Section().Class("sec").Aria("labelledby", "leaders").Body(
		app.H2().ID("leaders").Text(v.T(i18n.StandingsAfter, v.Int(t.Rounds))), app.Ol().Class("list").Body(items...))
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

// overviewTools are the doors that a phone's tabs have no room for, each under the part of the day that needs it.
func overviewTools(v *view.V, m session.Session) app.UI {
	tool := func(p session.Page, icon string, title, under i18n.Text) app.UI {
		return app.A().Class("tool").Href(v.Href(m.Route.In(p).Path())).Body(view.Icon(icon),
			app.Span().Body(app.B().Text(v.T(title)), app.Span().Class("under").Text(v.T(under))))
	}
	step := func(id string, title i18n.Text, tools ...app.UI) app.UI {
		return app.Div().Class("toolstep").Attr("role", "group").Aria("labelledby", id).Body(app.H3().ID(id).Text(v.T(title)), app.Div().Class("tools", "tools--rows").Body(tools...))
	}
	return app.Section().Class("sec").Aria("labelledby", "tools").Body(app.H2().ID("tools").Text(v.T(textMoreTools)), app.Div().Class("toolsteps").Body(
		step("tools-before", textToolsBefore,
			tool(session.PageCheckIn, "check", i18n.CheckIn, textCheckInUnder),
			tool(session.PageWishes, "swap", i18n.Wishes, textWishesUnder),
			tool(session.PageSections, "people", i18n.Sections, textSectionsUnder),
			tool(session.PageDates, "events", i18n.Dates, textDatesUnder),
			tool(session.PageRules, "edit", i18n.WizardEditRules, textEditUnder)),
		step("tools-round", textToolsRound,
			tool(session.PagePrint, "print", i18n.Print, textPrintUnder),
			tool(session.PageScreen, "screen", i18n.WallTitle, i18n.WallUnder),
			tool(session.PageDevices, "phone", i18n.Devices, i18n.DevicesUnder)),
		step("tools-after", textToolsAfter,
			tool(session.PageCrosstable, "trophy", i18n.StandingsCross, textCrossUnder),
			tool(session.PagePrizes, "star", i18n.PrizesTitle, textPrizesUnder),
			tool(session.PageData, "data", i18n.Data, textDataUnder), copyTool(v))))
}

// copyTool opens the sheet that makes a new event of this one.
func copyTool(v *view.V) app.UI {
	return app.Button().Type("button").Class("tool").ID("copy-event").DataSet("act", v.Act("copy-event", session.OpenCopy{})).Body(view.Icon("copy"),
		app.Span().Body(app.B().Text(v.T(i18n.CopyTool)), app.Span().Class("under").Text(v.T(i18n.CopyUnder))))
}
