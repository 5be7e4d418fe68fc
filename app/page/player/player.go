// Package player is the page of one player: where he stands, his games with who entered what, his colours, and what can
// be done for him.
package player

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/model"
	"wasit/app/page/players"
	"wasit/app/page/round"
	"wasit/app/page/wishes"
	"wasit/app/view"
	"wasit/swiss"
)

// Render draws the player that the route names.
func Render(v *view.V, m model.Model) app.UI {
	p, ok := m.Event.Kept.Player(journal.PlayerID(m.Route.Player))
	list := m.Route.In(model.PagePlayers).Path()
	back := v.Button(view.Button{Text: v.T(i18n.PlayerBack), Icon: "back", Class: "btn--quiet", Href: list, ID: "back"})
	if !ok {
		return v.EventPage(m, v.T(i18n.Players), view.Page{Main: []app.UI{back,
			v.Banner(view.Banner{Kind: "warn", ID: "no-player", Title: v.T(i18n.PlayerUnknown), Text: v.T(i18n.PlayerUnknownAs)})}})
	}
	games := m.Games(p.ID)
	return v.EventPage(m, v.T(i18n.Players), view.Page{Sheet: dialog(v, m), Main: []app.UI{
		back, head(v, m, p), seat(v, m, p), tally(v, m, p),
		roster(v, m, p), app.Div().Class("cols", "cols--main", "player").Body(
			section("games", v.T(i18n.PlayerGames), rounds(v, m, games)),
			app.Div().Class("stack").Body(
				section("colors", v.T(i18n.PlayerColors), colors(v, m, p, games)),
				section("status", v.T(i18n.PlayerStatus), status(v, m, p)...))),
	}})
}

func dialog(v *view.V, m model.Model) app.UI {
	switch d := m.Dialog.(type) {
	case model.PlayerDialog, model.SeatDialog, model.SeatedDialog:
		return players.Dialog(v, m)
	case model.ByeDialog:
		return bye(v, m, d)
	case model.WishDialog:
		return wishes.Dialog(v, m)
	}
	return round.Dialog(v, m)
}

func section(id, title string, body ...app.UI) app.UI {
	return app.Section().Class("sec", "stack").Aria("labelledby", id).Body(append([]app.UI{app.H2().ID(id).Text(title)}, body...)...)
}

func head(v *view.V, m model.Model, p journal.Player) app.UI {
	edit := i18n.PlayerEdit
	if sec, _ := m.Event.Kept.Section(p.Section); sec.System == journal.Team {
		edit = i18n.TeamEdit
	}
	return app.Div().Class("head").Body(
		app.Div().Body(app.H1().ID("player").Text(m.Name(p)), app.P().Text(players.About(v, p))),
		app.Div().Class("head__tools").Body(v.Button(view.Button{Text: v.T(edit), Icon: "edit", ID: "edit", Act: v.Act("edit", model.OpenPlayer{ID: p.ID})})))
}

// seat offers a late entry an opponent in the round that is being played.
func seat(v *view.V, m model.Model, p journal.Player) app.UI {
	seats := m.LateSeats(p.ID)
	if len(seats) == 0 {
		return nil
	}
	var keys []app.UI
	for i, id := range seats {
		other, _ := m.Event.Ahead.Player(id)
		key := "seat-" + strconv.Itoa(i)
		keys = append(keys, v.Button(view.Button{Text: v.T(i18n.LateSeat, m.Name(other)), ID: key, Act: v.Act(key, model.SeatLate{ID: p.ID, Other: id})}))
	}
	return app.Div().Class("stack").Body(
		v.Banner(view.Banner{Kind: "warn", ID: "no-seat", Title: v.T(i18n.LateSeatTitle, v.Int(m.Event.Ahead.NextRound(p.Section)-1)), Text: v.T(i18n.LateSeatText)}),
		app.Div().Class("cluster").Body(keys...))
}

// tally is the place of the player in the standing.
func tally(v *view.V, m model.Model, p journal.Player) app.UI {
	cell := func(value, name string) app.UI {
		return app.Span().Body(app.B().Class("num").Text(value), app.Text(name))
	}
	sec, _ := m.Event.Kept.Section(p.Section)
	if sec.Round == 0 {
		return nil
	}
	points := m.Event.Kept.Points(p.Section, sec.Round)[p.ID]
	cells := []app.UI{cell(v.Tenths(int(points)), v.T(i18n.PlayerPoints))}
	t := m.Event.Table
	if r, ok := t.Row(p.TPN); ok && t.Section == p.Section {
		cells = append(cells, cell(v.Int(r.Rank), v.T(i18n.PlayerOf, v.Int(t.Among(r.TPN)))))
		for i, code := range t.Codes {
			if i > 0 && i <= 2 { // four cells: two rows of two on a phone
				cells = append(cells, cell(model.ValueText(v.Lang, r.Values[i]), model.TieBreakOf(code.String()).Short))
			}
		}
	}
	return app.Div().Class("tally").ID("tally").Attr("role", "group").Aria("label", v.T(i18n.PlayerSum)).Body(cells...)
}

// colors is the colour history and the colour that is due.
func colors(v *view.V, m model.Model, p journal.Player, games []model.Game) app.UI {
	var had []app.UI
	var history []swiss.Color
	for _, g := range games {
		if g.Board == 0 || g.Draft || g.Score.White.IsForfeit() || g.Score.Black.IsForfeit() {
			continue // an unplayed game gives no colour (C.04.2 3.4)
		}
		had = append(had, v.Disc(g.White))
		c := swiss.Black
		if g.White {
			c = swiss.White
		}
		history = append(history, c)
	}
	if len(had) == 0 {
		return app.P().Class("mute").Text(v.T(i18n.PlayerNoColors))
	}
	wish := swiss.PreferenceOf(history)
	body := []app.UI{app.Span().Class("discs").Body(had...)}
	if sec, _ := m.Event.Kept.Section(p.Section); wish.Color != 0 && model.HasWishes(sec.System) {
		name := i18n.Black
		if wish.Color == swiss.White {
			name = i18n.White
		}
		body = append(body, app.Span().Class("mute").Text(v.T(i18n.PlayerDue, v.T(name))))
	}
	return app.P().Class("cluster").ID("history").Body(body...)
}
