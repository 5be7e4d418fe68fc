// Package players is the list of a section's players: search, groups, what needs a look, the form of a player, and the
// review of a list that was pasted or opened.
package players

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// Render draws the list.
func Render(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	l := m.list(v.Rows)
	p := view.Page{Main: []app.UI{head(v, m)}}
	sec := m.Section()
	text, brief := textPlayersAdd, textPlayersAddBrief
	if m.ofTeams() {
		text, brief = textTeamsAdd, textTeamsAddBrief
	}
	add := func(brief string) app.UI {
		return v.Button(view.Button{Text: v.T(text), Brief: brief, Icon: "add", Class: "btn--main btn--go", ID: "add-player", Act: v.Act("add-player", openPlayer{})})
	}
	if l.total == 0 {
		p.Main = append(p.Main, empty(v, m, add("")))
		return v.EventPage(m.Session, "", p)
	}
	p.Find = search(v, m)
	if !m.Event.Kept.IsFinished() {
		p.Act = []app.UI{add(v.T(brief))}
	}
	if m.Event.Kept.OrderMayFollow(m.Event.Section) {
		p.Main = append(p.Main, v.Banner(view.Banner{Kind: "warn", ID: "renumber-note", Title: v.T(textRenumber), Text: v.T(textRenumberAs),
			Button: &view.Button{Text: v.T(i18n.Renumber), ID: "renumber", Act: v.Act("renumber", session.AskReason{For: "renumber"})}}))
	}
	p.Main = append(p.Main, otherList(v, m), sameSchool(v, m), tools(v, m, l), v.First(list(v, m, l)))
	return v.EventPage(m.Session, phrase.Entrants(v.Lang, sec.System, l.total), p)
}

// Front draws the list alone: what a letter in the search waits for.
func Front(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	return list(v, m, m.list(v.Rows))
}

func head(v *view.V, m page) app.UI {
	title := i18n.Players
	if m.ofTeams() {
		title = textTeams
	}
	body := []app.UI{app.Div().Body(app.H1().Text(v.T(title)))}
	check := v.Button(view.Button{Text: v.T(i18n.CheckIn), Icon: "check", ID: "to-checkin", Href: m.Route.In(session.PageCheckIn).Path()})
	if m.HasBegun() {
		return app.Div().Class("head", "head--one").Body(append(body, app.Div().Class("head__tools").Body(check))...)
	}
	body = append(body, app.Div().Class("head__tools").Body(check,
		v.Button(view.Button{Text: v.T(i18n.Registration), Icon: "chat", Short: true, ID: "registration", Href: m.Route.In(session.PageRegistration).Path()}),
		v.Button(view.Button{Text: v.T(textPlayersPaste), Icon: "paste", ID: "paste", Href: m.Route.In(session.PageImport).Path()}),
		v.Button(view.Button{Text: v.T(textPlayersOpen), Icon: "data", Short: true, ID: "open-file", Act: v.Act("open-file", session.OpenList())})))
	h := app.Div().Class("head")
	if m.Section().Players > 0 {
		h = h.Class("head--tight") // a phone needs the room for names
	}
	return h.Body(body...)
}

func empty(v *view.V, m page, add app.UI) app.UI {
	if m.ofTeams() {
		return app.Div().Class("empty").ID("no-players").Body(view.Icon("people"), app.H2().Text(v.T(textTeamsEmpty)), app.P().Text(v.T(textTeamsEmptyAs)), add)
	}
	return app.Div().Class("empty").ID("no-players").Body(
		view.Icon("people"), app.H2().Text(v.T(textPlayersEmpty)), app.P().Text(v.T(textPlayersEmptyAs)), add)
}

func search(v *view.V, m page) app.UI {
	v.Key("/", session.Ask{Cmd: session.Focus{ID: "search"}})
	return v.Find(v.T(m.Kin(i18n.PlayersSearch)), m.Search, v.In("search", func(s string) session.Msg { return searchPlayers{Text: s} }))
}

// tools are filters and order.
func tools(v *view.V, m page, l playerList) app.UI {
	part := func(by string, t i18n.Text, n int) view.Count {
		return view.Count{ID: by, Word: v.T(t), N: n, On: m.Filter == by, Act: v.Act("filter-"+by, filterPlayers{By: by})}
	}
	order := func(by string, t i18n.Text) view.Count {
		id := "sort-" + by
		return view.Count{ID: id, Word: v.T(t), On: m.Sort == by, Act: v.Act(id, sortPlayers{By: by})}
	}
	return v.ListHead(view.ListHead{Counts: []view.Count{part("", i18n.PlayersAll, l.total), part("doubtful", textPlayersDoubtful, l.doubtful), part("clubs", m.Kin(textPlayersByClub), -1)},
		Choices: []app.UI{v.Strip(v.T(textPlayersSort), []view.Count{order("", textPlayersByName), order("number", textPlayersByNumber)})},
		Asked:   v.T(textPlayersSort), Ask: v.Act("which-list", openOrder{})})
}

// ordering asks on a phone by what the list is sorted.
func ordering(v *view.V, m page) app.UI {
	in := v.In("order", func(s string) session.Msg { return sortPlayers{By: s} })
	return v.Sheet(view.Sheet{Title: v.T(textPlayersSort), Close: v.Act("close-sheet", session.CloseDialog{}), Body: []app.UI{
		v.Seg("order", v.T(textPlayersList), m.Sort, in, []view.Option{{Key: "", Text: v.T(textPlayersByName)}, {Key: "number", Text: v.T(textPlayersByNumber)}})}})
}

func list(v *view.V, m page, l playerList) app.UI {
	if len(l.groups) == 0 {
		return app.Div().Class("table--under").ID("nobody").Body(app.P().Text(v.T(i18n.PlayersNone)))
	}
	var parts []app.UI
	for i, g := range l.groups {
		if g.title != "" {
			head := []app.UI{app.H2().Text(g.title), app.Span().Class("num").Text(v.Int(g.size))}
			if g.school && !m.Event.Kept.IsFinished() {
				id := "school-" + strconv.Itoa(i)
				head = append(head, v.Button(view.Button{Text: v.T(textSchoolEdit, g.title), Icon: "edit", Only: true, Class: "btn--quiet", ID: id, Act: v.Act(id, openSchool{Name: g.title})}))
			}
			parts = append(parts, app.Div().Class("group", "bleed").Body(head...))
		}
		parts = append(parts, table(v, m, l, g.rows, i))
	}
	parts = append(parts, checkLists(v, m))
	if l.left > 0 {
		parts = append(parts, v.Button(view.Button{Text: v.N(i18n.ShowMore, l.left), Class: "btn--full", ID: "more", Act: v.Act("more", session.ShowMore{})}))
	}
	return app.Div().Class("table--under").ID("players").Body(parts...)
}

// checkLists leads to the check against a rating list, where the event has players whom one may have.
func checkLists(v *view.V, m page) app.UI {
	if m.ofTeams() || !m.isRated() {
		return nil
	}
	return app.P().Body(v.Button(view.Button{Text: v.T(textCheckLists), Icon: "search", Class: "btn--quiet", ID: "to-ratings", Href: m.Route.In(session.PageRatings).Path()}))
}

func table(v *view.V, m page, l playerList, rows []*row, group int) app.UI {
	cols := []app.UI{app.Th().Class("n", "wide").Scope("col").Text(v.T(textPlayersNumber)), app.Th().Scope("col").Text(v.T(m.NameHead()))}
	if l.rated {
		cols = append(cols, app.Th().Class("n", "wide").Scope("col").Text(v.T(i18n.FieldRating)))
	}
	if l.scored {
		cols = append(cols, app.Th().Class("n").Scope("col").Text(v.T(i18n.Points)))
	}
	body := make([]app.UI, len(rows))
	for i, r := range rows {
		body[i] = line(v, m, l, r)
	}
	return app.Table().Class("table").Body(app.Caption().Class("vh").Text(v.T(textPlayersList)+" "+strconv.Itoa(group+1)),
		app.THead().Body(app.Tr().Body(cols...)), app.TBody().Body(body...))
}

func line(v *view.V, m page, l playerList, r *row) app.UI {
	to := m.Route.In(session.PagePlayer)
	to.Player = int(r.player.ID)
	name := []app.UI{app.Span().Class("name").Text(r.name)}
	var folded app.UI // what has columns where there is room
	if l.rated && r.rating != "" {
		text := r.narrow(v.Lang)
		if r.under != "" {
			text = " · " + text
		}
		folded = app.Span().Class("folded", "num").Text(text)
	}
	if r.under != "" || folded != nil {
		name = append(name, app.Span().Class("under").Body(app.Text(r.under), folded))
	}
	cell := []app.UI{app.A().Class("rowlink").Href(v.Href(to.Path())).Body(name...)}
	if len(r.badges) > 0 {
		badges := make([]app.UI, len(r.badges))
		for i, b := range r.badges {
			badges[i] = view.Badge(b.kind, b.icon, b.text)
		}
		cell = append(cell, app.Span().Class("badges").Body(badges...))
	}
	cells := []app.UI{app.Td().Class("n", "rank", "num", "wide").Text(r.number), app.Th().Scope("row").Body(cell...)}
	if l.rated {
		cells = append(cells, app.Td().Class("n", "num", "wide").Text(r.rating))
	}
	if l.scored {
		cells = append(cells, app.Td().Class("n", "num").Text(r.points))
	}
	return app.Tr().ID("p" + strconv.Itoa(int(r.player.ID))).Body(cells...)
}
