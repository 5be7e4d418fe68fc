package players

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/event/regulation"
	"wasit/app/rooms/checkin"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// RenderPlayer draws the player that the route names.
func RenderPlayer(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	p, ok := m.Event.Kept.Player(journal.PlayerID(m.Route.Player))
	list := m.Route.In(session.PagePlayers).Path()
	every := textPlayerBack
	if sec, known := m.Event.Kept.In(p.Section); known && regulation.SystemOf(sec.System).Teams {
		every = textTeamBack
	}
	back := v.Button(view.Button{Text: v.T(every), Icon: "back", Class: "btn--quiet btn--back", Href: list, ID: "back"})
	if !ok {
		return v.EventPage(m.Session, v.T(i18n.Players), view.Page{Main: []app.UI{back,
			v.Banner(view.Banner{Kind: "warn", ID: "no-player", Title: v.T(textPlayerUnknown), Text: v.T(textPlayerUnknownAs)})}})
	}
	games := m.GamesOf(p.ID)
	sec, _ := m.Event.Kept.In(p.Section)
	return v.EventPage(m.Session, v.T(phrase.EntrantsName(sec.System)), view.Page{Main: []app.UI{
		back, playerHead(v, m, p), seat(v, m, p), tally(v, m, p),
		teamRoster(v, m, p), app.Div().Class("cols", "cols--main", "player").Body(
			app.Div().Class("stack").Body(sectionOf("games", v.T(textPlayerGames), rounds(v, m, games)), periods(v, m, p), ratings(v, m, p)),
			app.Div().Class("stack").Body(
				sectionOf("colors", v.T(textPlayerColors), colors(v, m, p, games), before(v, p)),
				sectionOf("status", v.T(textPlayerStatus), status(v, m, p)...))),
	}})
}

func sectionOf(id, title string, body ...app.UI) app.UI {
	return app.Section().Class("sec", "stack").Aria("labelledby", id).Body(append([]app.UI{app.H2().ID(id).Text(title)}, body...)...)
}

func playerHead(v *view.V, m page, p journal.Player) app.UI {
	edit := textPlayerEdit
	if sec, _ := m.Event.Kept.In(p.Section); regulation.SystemOf(sec.System).Teams {
		edit = textTeamEdit
	}
	return app.Div().Class("head").Body(
		app.Div().Body(app.H1().ID("player").Text(m.Name(p)), app.P().Text(aboutPlayer(v, p)), ratingSource(v, m, p), remark(v, p)),
		app.Div().Class("head__tools").Body(v.Button(view.Button{Text: v.T(edit), Icon: "edit", ID: "edit", Act: v.Act("edit", openPlayer{ID: p.ID})})))
}

// remark is what was noted of a player beside the fields: stream of the class, age group, nickname.
func remark(v *view.V, p journal.Player) app.UI {
	if p.Remark == "" {
		return nil
	}
	return app.P().Class("mute").ID("remark").Text(v.T(textFieldRemark) + ": " + p.Remark)
}

// seat offers a late entry an opponent in the round that is being played.
func seat(v *view.V, m page, p journal.Player) app.UI {
	seats := checkin.LateSeats(m.Session, p.ID)
	if len(seats) == 0 {
		return nil
	}
	var keys []app.UI
	for i, id := range seats {
		other, _ := m.Event.Ahead.Player(id)
		key := "seat-" + strconv.Itoa(i)
		keys = append(keys, v.Button(view.Button{Text: v.T(textLateSeat, m.Name(other)), ID: key, Act: v.Act(key, checkin.SeatLate{ID: p.ID, Other: id})}))
	}
	return app.Div().Class("stack").Body(
		v.Banner(view.Banner{Kind: "warn", ID: "no-seat", Title: v.T(textLateSeatTitle, v.Int(m.Event.Ahead.NextRound(p.Section)-1)), Text: v.T(textLateSeatText)}),
		app.Div().Class("cluster").Body(keys...))
}

// tally is the place of the player in the standing.
func tally(v *view.V, m page, p journal.Player) app.UI {
	var cells []app.UI
	for _, x := range m.placing(p) {
		cells = append(cells, app.Span().Body(app.B().Class("num").Text(x.value), app.Text(x.name)))
	}
	if cells == nil {
		return nil
	}
	return app.Div().Class("tally").ID("tally").Attr("role", "group").Aria("label", v.T(textPlayerSum)).Body(cells...)
}

// before is what the player did in earlier events of his season, nil where nothing is known.
func before(v *view.V, p journal.Player) app.UI {
	if p.Before == (journal.Before{}) {
		return nil
	}
	return app.P().ID("before").Text(v.Before(p.Before))
}

// colors is the colour history and the colour that is due.
func colors(v *view.V, m page, p journal.Player, games []session.Game) app.UI {
	history := colorsOf(games)
	had := make([]app.UI, len(history))
	for i, c := range history {
		had[i] = v.Disc(c == swiss.White)
	}
	if len(had) == 0 {
		return app.P().Class("mute").Text(v.T(textPlayerNoColors))
	}
	body := []app.UI{app.Span().Class("discs").Body(had...)}
	if name, ok := m.dueColor(p, history); ok {
		body = append(body, app.Span().Class("mute").Text(v.T(textPlayerDue, v.T(name))))
	}
	return app.P().Class("cluster").ID("history").Body(body...)
}
