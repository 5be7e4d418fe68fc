// Package home is the first page: the events on this device, the next act, and what must be known before the day.
package home

import (
	"cmp"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// Render draws the page. Clock tells of a clock that stands in a game, nil where none does.
func Render(v *view.V, m session.Session, clock app.UI) app.UI {
	if isFirst(m) {
		return v.Page(m, view.Page{Bar: bar(v, m), Nav: v.MainNav(session.PageHome), Main: first(v, m, clock)})
	}
	list := events(v, m)
	left := app.Div().Body(list...)
	if clock != nil {
		left = app.Div().Class("stack").Body(append([]app.UI{clock}, list...)...)
	}
	cols := []app.UI{left}
	if m.Index.Loaded || m.Device.StoreError != nil { // what stands below the list must not move away from under a finger
		cols = append(cols, app.Div().Class("stack").Body(append(v.DeviceBanners(m), tools(v, m))...))
	}
	return v.Page(m, view.Page{
		Bar:  bar(v, m),
		Nav:  v.MainNav(session.PageHome),
		Main: []app.UI{app.H1().Class("vh").Text(v.T(i18n.Home)), app.Div().Class("cols", "cols--main").Body(cols...)},
	})
}

// bar says whether the app works without internet, and leads to the settings.
func bar(v *view.V, m session.Session) view.Bar {
	return view.Bar{Brand: view.AppName, Stats: []app.UI{offline(v, m.Device),
		v.Button(view.Button{Text: v.T(i18n.Settings), Icon: "gear", Only: true, Class: "btn--quiet", Href: session.Route{Page: session.PageSettings}.Path(), ID: "home-settings"})}}
}

// isFirst reports a device on which no tournament stands: its first page is three doors.
func isFirst(m session.Session) bool {
	own, _ := parted(m.Index.Events)
	return m.Index.Loaded && m.Index.Failed == nil && m.Device.StoreError == nil && len(own) == 0
}

// eventStep is how many events are listed at first, and with each "show more".
const eventStep = 8

// offline says whether the app works without internet.
func offline(v *view.V, d session.Device) app.UI {
	if d.Offline == session.OfflineReady {
		return app.Span().Class("stat", "stat--ok").ID("offline").Body(view.Icon("check"), app.Text(" "), app.B().Text(v.T(textHomeReady)))
	}
	return app.Span().Class("stat").ID("offline").Body(view.Icon("unplug"), app.Text(" "), app.B().Text(v.T(textHomeNotReady)))
}

// tools are the ways from here that the navigation does not have.
func tools(v *view.V, m session.Session) app.UI {
	tool := func(icon, title, under string) []app.UI {
		return []app.UI{view.Icon(icon), app.Span().Body(app.B().Text(title), app.Span().Class("under").Text(under))}
	}
	return app.Div().Class("tools", "tools--rows").Body(
		app.A().Class("tool").ID("new").Href(v.Href("/new")).Body(tool("plus", v.T(i18n.HomeNew), v.T(textHomeNewUnder))...),
		app.Button().Type("button").Class("tool").ID("open-backup").
			DataSet("act", v.Act("open-backup", session.Ask{Cmd: session.PickFile{Purpose: session.FileAny}})).
			Body(tool("data", v.T(textOpenFile), v.T(textOpenUnder))...),
		app.A().Class("tool").ID("follow").Href(v.Href(session.Route{Page: session.PageFollow}.Path())).Body(tool("people", v.T(i18n.Follow), v.T(i18n.FollowUnder))...),
		app.A().Class("tool").ID("check-certificate").Href(v.Href(session.Route{Page: session.PageCertificate}.Path())).Body(tool("qr", v.T(i18n.CertCheck), v.T(i18n.CertCheckAs))...),
		app.A().Class("tool").ID("join").Href(v.Href(session.Route{Page: session.PageJoin}.Path())).Body(tool("phone", v.T(i18n.HelpEvent), v.T(i18n.HelpUnder))...),
		app.A().Class("tool").ID("ready").Href(v.Href("/ready")).Body(tool("check", v.T(i18n.ReadyTitle), v.T(textReadyUnder))...),
		app.A().Class("tool").ID("season").Href(v.Href(session.Route{Page: session.PageSeason}.Path())).Body(tool("trophy", v.T(i18n.Seasons), v.T(textSeasonUnder))...),
		app.Button().Type("button").Class("tool").ID("start-practice").DataSet("act", v.Act("start-practice", session.StartPractice{})).
			Body(tool("people", v.T(textPracticeTool), v.T(textPracticeUnder))...),
		app.A().Class("tool").ID("manual").Href(v.Href(session.Route{Page: session.PageManual}.Path())).Body(tool("help", v.T(i18n.ManualTitle), v.T(i18n.ManualUnder))...),
	)
}

func events(v *view.V, m session.Session) []app.UI {
	switch {
	case m.Device.StoreError != nil || m.Index.Failed != nil:
		return []app.UI{v.Banner(view.Banner{Kind: "bad", Title: v.T(i18n.HomeNoStore), Text: v.T(i18n.HomeNoStoreText), ID: "no-store"})}
	case !m.Index.Loaded:
		return []app.UI{view.Loading(v.T(textHomeLoading))}
	}
	own, practices := parted(m.Index.Events)
	var parts []app.UI
	rest, title := own, textHomeTournaments
	if first := rest[0]; first.Round > 0 && !first.Finished {
		parts, rest, title = append(parts, running(v, first)), rest[1:], textHomeOthers
	}
	if len(rest) == 0 {
		return append(parts, practiceList(v, practices))
	}
	shown := min(len(rest), eventStep*(m.More+1)) // what stands below a long list must be reached on a phone
	items := make([]app.UI, shown)
	for i, e := range rest[:shown] {
		items[i] = item(v, e, hasTwin(own, e))
	}
	var more app.UI
	if left := len(rest) - shown; left > 0 {
		more = v.Button(view.Button{Text: v.N(i18n.ShowMore, left), Class: "btn--full", ID: "more", Act: v.Act("more", session.ShowMore{})})
	}
	return append(parts, app.Section().Class("sec").Aria("labelledby", "others").Body(
		app.Div().Class("head").Body(app.H2().ID("others").Text(v.T(title))),
		app.Ul().Class("list").ID("events").Body(items...), more), practiceList(v, practices))
}

// lost says that the browser has emptied the store, and what helps; nil where it has not.
func lost(v *view.V, l session.Lost) app.UI {
	if l.Events == 0 {
		return nil
	}
	day := l.Day
	var d journal.Date
	if d.UnmarshalText([]byte(l.Day)) == nil && !d.IsZero() {
		day = v.Date(d.Year, d.Month, d.Day)
	}
	return v.Banner(view.Banner{Kind: "bad", Title: v.N(textLost, l.Events), Text: v.T(textLostText, day), ID: "lost", Button: &view.Button{
		Text: v.T(i18n.OpenNewest), Act: v.Act("open-newest", session.Ask{Cmd: session.PickFile{Purpose: session.FileAny}}), ID: "open-newest"}})
}

// hasTwin reports another event of the same name: a copy.
func hasTwin(events []session.EventEntry, e session.EventEntry) bool {
	for _, other := range events {
		if other.Name == e.Name && other.ID != e.ID {
			return true
		}
	}
	return false
}

// farthest says how far an event is: the section with the most rounds stands for all.
func farthest(v *view.V, e session.EventEntry) string {
	return rounds(v, slices.MaxFunc(e.Sections, func(a, b session.SectionStatus) int { return cmp.Compare(a.Round, b.Round) }))
}

// isPlayed reports whether the last round of every section is closed: nothing but the end is left.
func isPlayed(e session.EventEntry) bool {
	return len(e.Sections) > 0 && !slices.ContainsFunc(e.Sections, func(s session.SectionStatus) bool { return s.Round < s.Rounds || s.Phase != journal.Closed })
}

// days are the first and the last day of an event; empty where nobody told them.
func days(l i18n.Lang, e session.EventEntry) string {
	var first, last journal.Date
	if first.UnmarshalText([]byte(e.Start)) != nil || first.IsZero() {
		return ""
	}
	if last.UnmarshalText([]byte(e.End)) != nil {
		last = first
	}
	return l.Days([3]int{first.Year, first.Month, first.Day}, [3]int{last.Year, last.Month, last.Day})
}

// item is one event of the list.
func item(v *view.V, e session.EventEntry, twin bool) app.UI {
	icon, state := "edit", i18n.HomePreparing
	switch {
	case e.Copy:
		icon, state = "phone", i18n.CopyOf
	case e.Finished:
		icon, state = "trophy", i18n.HomeFinished
	case isPlayed(e):
		icon, state = "trophy", textNextFinish
	case e.Round > 0:
		icon, state = "board", textHomeRunning
	}
	under := players(v, e)
	if days := days(v.Lang, e); days != "" {
		under = days + " · " + under
	}
	if e.Round > 0 && len(e.Sections) > 0 {
		under += " · " + farthest(v, e)
	}
	if twin {
		under += " · " + v.T(i18n.LookChanged, v.Day(e.Changed)+", "+v.Clock(e.Changed))
	}
	return app.Li().Body(app.A().Class("item", "item--wrap").Href(v.Href("/event/"+e.ID)).Body(
		view.Mark("", icon),
		app.Span().Body(app.Span().Class("name").Text(e.Name), app.Span().Class("under").Text(under)),
		app.Span().Class("item__end").Body(view.Badge("", "", v.T(state)))))
}
