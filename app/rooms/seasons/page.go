// Package seasons holds the tables over several events: which events count and how, who is the same member, the table with its
// arithmetic on screen, paper and as CSV, and the search of all events for a player.
package seasons

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/season"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// Render draws the season of the address, or the list of seasons.
func Render(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	back := &view.Button{Text: v.T(i18n.Home), Icon: "back", Only: true, Class: "btn--quiet", Href: "/"}
	p := view.Page{Bar: view.Bar{Title: v.T(i18n.Seasons), Back: back}, Nav: v.MainNav(session.PageHome), Read: m.Route.Sheet == ""}
	s, ok := m.current()
	switch {
	case m.Err != nil:
		why := session.Explain(v.Lang, m.Err)
		p.Main = []app.UI{app.H1().Class("vh").Text(v.T(i18n.Seasons)), v.Banner(view.Banner{Kind: "bad", ID: "no-seasons", Title: why.Title, Text: why.Text})}
	case !m.Loaded || !m.Arrived:
		p.Main = []app.UI{app.H1().Class("vh").Text(v.T(i18n.Seasons)), view.Loading(v.T(textReading))}
	case m.Route.Sheet == "":
		p.Main = list(v, m)
	case !ok:
		p.Main = []app.UI{app.H1().Text(v.T(textNoSeason)), v.Button(view.Button{Text: v.T(i18n.Seasons), Class: "btn--main", Href: session.Route{Page: session.PageSeason}.Path()})}
	default:
		p.Bar.Back.Href, p.Bar.Back.Text = session.Route{Page: session.PageSeason}.Path(), v.T(i18n.Seasons)
		p.Main = detail(v, m, s)
	}
	if d, ok := m.Dialog.(deleteDialog); ok {
		p.Sheet = v.Sheet(view.Sheet{Title: v.T(textDeleteTitle, d.Name), Close: v.Act("close-sheet", session.LeaveDialog{}),
			Body: []app.UI{app.P().Text(v.T(textDeleteText))},
			Foot: []app.UI{v.Button(view.Button{Text: v.T(textDelete), Class: "btn--bad btn--main", ID: "delete", Act: v.Act("delete", deleteSeason{})})}})
	}
	return v.Page(m.Session, p)
}

// list is all seasons, and the search of the archive.
func list(v *view.V, m page) []app.UI {
	body := []app.UI{app.H1().Text(v.T(i18n.Seasons)), app.P().Text(v.T(textLead))}
	var items []app.UI
	for _, s := range m.List {
		under := v.N(textNEvents, len(m.book(s).Events)) + " · " + v.T(ruleNames[s.Rule])
		items = append(items, app.Li().Body(app.A().Class("item").ID("season-"+s.ID).Href(v.Href(session.Route{Page: session.PageSeason, Sheet: s.ID}.Path())).Body(
			view.Mark("", "trophy"), app.Span().Body(app.Span().Class("name").Text(s.Name), app.Span().Class("under").Text(under)))))
	}
	if len(items) > 0 {
		body = append(body, app.Ul().Class("list").ID("seasons").Body(items...))
	}
	if len(m.Archive) == 0 {
		body = append(body, app.P().ID("no-archive").Text(v.T(textNoArchive)))
	} else {
		body = append(body, app.Div().Class("cluster").Body(v.Button(view.Button{Text: v.T(textNew), Icon: "plus", Class: "btn--main btn--go", ID: "add-season", Act: v.Act("add-season", addSeason{})})))
	}
	if len(m.Failed) > 0 {
		body = append(body, v.Banner(view.Banner{Kind: "warn", ID: "failed", Title: v.T(textFailed), Text: v.JoinComma(m.Failed)}))
	}
	return []app.UI{app.Div().Class("stack").Body(body...), archive(v, m)}
}

var ruleNames = map[season.Rule]i18n.Text{season.ByScore: textByScore, season.ByPlace: textByPlace, season.ByLadder: textByLadder}

// archive searches every event for a player.
func archive(v *view.V, m page) app.UI {
	if len(m.Archive) == 0 {
		return nil
	}
	body := []app.UI{app.H2().ID("archive").Text(v.T(textArchive)),
		v.Field(view.Field{ID: "search", Label: v.T(textArchiveName), Help: v.N(textArchiveHelp, len(m.Archive)), Type: "search", Value: m.Search, Max: 60,
			In: v.In("search", func(s string) session.Msg { return searchArchive{s} })})}
	hits := m.search()
	if m.Search != "" && len(hits) == 0 {
		body = append(body, app.P().ID("nobody").Attr("role", "status").Text(v.T(i18n.PlayersNone)))
	}
	var items []app.UI
	for _, h := range hits[:min(len(hits), m.RowsShown())] {
		to := session.Route{Page: session.PagePlayer, Event: h.event.ID, Player: int(h.result.Player)}
		items = append(items, app.Li().Body(app.A().Class("item", "item--nolead").Href(v.Href(to.Path())).Body(
			app.Span().Body(app.Span().Class("name").Text(h.result.Name), app.Span().Class("under").Text(resultText(v, h.event, h.result))))))
	}
	if len(items) > 0 {
		body = append(body, app.Ul().Class("list").ID("found").Body(items...))
	}
	return app.Section().Class("sec", "stack").Aria("labelledby", "archive").Body(body...)
}

// resultText says what somebody did in an event.
func resultText(v *view.V, e season.Event, r season.Result) string {
	text := e.Name
	if !e.Start.IsZero() {
		text = v.Date(e.Start.Year, e.Start.Month, e.Start.Day) + " · " + text
	}
	if r.Section != "" {
		text += " · " + r.Section
	}
	return text + " · " + v.T(textPlaceOf, v.Int(r.Place), v.Int(r.Of), v.Tenths(int(r.Points)))
}
