package players

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/checkin"
	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/regulation"
	"wasit/app/session"
	"wasit/app/standing"
	"wasit/app/view"
	"wasit/swiss"
)

// Render draws the player that the route names.
func RenderPlayer(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	p, ok := m.Event.Kept.Player(journal.PlayerID(m.Route.Player))
	list := m.Route.In(session.PagePlayers).Path()
	back := v.Button(view.Button{Text: v.T(textPlayerBack), Icon: "back", Class: "btn--quiet", Href: list, ID: "back"})
	if !ok {
		return v.EventPage(m.Session, v.T(i18n.Players), view.Page{Main: []app.UI{back,
			v.Banner(view.Banner{Kind: "warn", ID: "no-player", Title: v.T(textPlayerUnknown), Text: v.T(textPlayerUnknownAs)})}})
	}
	games := m.GamesOf(p.ID)
	return v.EventPage(m.Session, v.T(i18n.Players), view.Page{Main: []app.UI{
		back, playerHead(v, m, p), seat(v, m, p), tally(v, m, p),
		teamRoster(v, m, p), app.Div().Class("cols", "cols--main", "player").Body(
			sectionOf("games", v.T(textPlayerGames), rounds(v, m, games)),
			app.Div().Class("stack").Body(
				sectionOf("colors", v.T(textPlayerColors), colors(v, m, p, games)),
				sectionOf("status", v.T(textPlayerStatus), status(v, m, p)...))),
	}})
}

func sectionOf(id, title string, body ...app.UI) app.UI {
	return app.Section().Class("sec", "stack").Aria("labelledby", id).Body(append([]app.UI{app.H2().ID(id).Text(title)}, body...)...)
}

func playerHead(v *view.V, m page, p journal.Player) app.UI {
	edit := textPlayerEdit
	if sec, _ := m.Event.Kept.Section(p.Section); sec.System == journal.Team {
		edit = textTeamEdit
	}
	return app.Div().Class("head").Body(
		app.Div().Body(app.H1().ID("player").Text(m.Name(p)), app.P().Text(aboutPlayer(v, p))),
		app.Div().Class("head__tools").Body(v.Button(view.Button{Text: v.T(edit), Icon: "edit", ID: "edit", Act: v.Act("edit", openPlayer{ID: p.ID})})))
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

// figure is a number with its name.
type figure struct{ value, name string }

// placing is what a player has reached: points, place and the first two tie-breaks; nothing before round 1.
func (m page) placing(p journal.Player) []figure {
	l := m.Lang()
	sec, _ := m.Event.Kept.Section(p.Section)
	if sec.Round == 0 {
		return nil
	}
	points := m.Event.Kept.Points(p.Section, sec.Round)[p.ID]
	list := []figure{{l.Tenths(int(points)), l.T(textPlayerPoints)}}
	t := m.Event.Table
	if r, ok := t.Row(p.TPN); ok && t.Section == p.Section {
		list = append(list, figure{l.Int(r.Rank), l.T(textPlayerOf, l.Int(t.Among(r.TPN)))})
		for i, code := range t.Codes {
			if i > 0 && i <= 2 { // four cells: two rows of two on a phone
				list = append(list, figure{standing.ValueText(l, r.Values[i]), regulation.TieBreakOf(code.String()).Short})
			}
		}
	}
	return list
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

// colorsOf returns the colours that a player has had: an unplayed game gives none (C.04.2 3.4).
func colorsOf(games []session.Game) (history []swiss.Color) {
	for _, g := range games {
		switch {
		case g.Board == 0 || g.Draft || g.Score.White.IsForfeit() || g.Score.Black.IsForfeit():
		case g.White:
			history = append(history, swiss.White)
		default:
			history = append(history, swiss.Black)
		}
	}
	return history
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
	wish := swiss.ColorHistoryOf(history)
	body := []app.UI{app.Span().Class("discs").Body(had...)}
	if sec, _ := m.Event.Kept.Section(p.Section); wish.Color != 0 && regulation.HasWishes(sec.System) {
		name := i18n.Black
		if wish.Color == swiss.White {
			name = i18n.White
		}
		body = append(body, app.Span().Class("mute").Text(v.T(textPlayerDue, v.T(name))))
	}
	return app.P().Class("cluster").ID("history").Body(body...)
}
