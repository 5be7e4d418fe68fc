// Package scenarios is the page that says, before the last results are in, who can still reach which place.
package scenarios

import (
	"context"
	"errors"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/scenario"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// Render draws the page.
func Render(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	c, err := m.scene()
	var body []app.UI
	switch {
	case err != nil:
		body = []app.UI{head(v, v.T(i18n.ScenariosTitle), nothing(v, err), nil)}
	case !m.isShown():
		body = []app.UI{head(v, v.T(i18n.ScenariosTitle), v.T(textWhy), nil),
			v.Button(view.Button{Text: v.T(textShow), Class: "btn--main btn--go", ID: "show", Act: v.Act("show", show{})})}
	default:
		body = []app.UI{app.Div().Class("scene").Body(head(v, m.title(c), v.T(textIntro), v.Button(view.Button{Text: v.T(textTell), Icon: "chat", ID: "tell", Act: v.Act("tell", tell{})})),
			app.Section().Body(table(v, m, c), basis(v, m, c), norms(v, m, c)), asked(v, m, c))}
	}
	return v.EventPage(m.Session, v.T(i18n.ScenariosTitle), view.Page{Main: body})
}

func head(v *view.V, title, under string, tool app.UI) app.UI {
	return app.Div().Class("scene__head").Body(app.Div().Body(app.H1().Text(title), app.P().ID("scene-says").Text(under)), tool)
}

// nothing says why there is nothing to say.
func nothing(v *view.V, err error) string {
	for known, text := range map[error]i18n.Text{scenario.ErrEarly: textEarly, scenario.ErrOver: textOver, scenario.ErrSystem: textSystem, scenario.ErrOpen: textOpen} {
		if errors.Is(err, known) {
			return v.T(text)
		}
	}
	return v.T(textFailed, err.Error())
}

// table is a row for each player who can still be first: the places that a win, a draw and a loss leave.
func table(v *view.V, m page, c scenario.Scene) app.UI {
	rows := []app.UI{}
	for _, p := range c.Reach(1) {
		row := []app.UI{app.Span().Class("scenes__n").Body(app.Span().Class("name").Text(m.Names(p.ID)),
			app.Span().Class("pts", "num").Text(v.Tenths(int(p.Points))), app.Span().Class("under").Text(m.game(v, p)))}
		for own, x := range p.Own {
			if p.Board == 0 && own > 0 {
				break
			}
			cell := app.Span().Class("scenes__c")
			if x.Places.Best == 1 {
				cell = cell.Class("is-1")
			}
			label := v.T(textOwn[own])
			if p.Board == 0 {
				label = v.T(textGameOver)
			}
			row = append(row, cell.Body(app.Small().Text(label+" "), app.B().Class("num").Text(places(m.Lang(), x.Places))))
		}
		rows = append(rows, app.Li().ID("player-"+v.Int(int(p.ID))).Body(append(row, app.Span().Class("scenes__s").Text(m.first(p)))...))
	}
	return app.Div().Body(app.Div().Class("scenes__h").Aria("hidden", "true").Body(app.Span().Text(v.T(textPlayer)),
		app.Span().Text(v.T(textOwn[scenario.Win])), app.Span().Text(v.T(textOwn[scenario.Draw])), app.Span().Text(v.T(textOwn[scenario.Loss]))),
		app.Ol().Class("scenes").ID("scenes").Body(rows...))
}

// game says whom a player meets.
func (m page) game(v *view.V, p scenario.Player) string {
	if p.Board == 0 {
		return v.T(textGameOver)
	}
	return v.T(textAgainst, v.Int(m.BoardNo(p.Board)), m.Names(p.Opponent))
}

// basis says what the places rest on, which boards decide, and offers to rank all outcomes.
func basis(v *view.V, m page, c scenario.Scene) app.UI {
	boards := func(place int) string {
		if list := c.Decisive(place); len(list) > 0 {
			return m.BoardNos(list)
		}
		return v.T(textNoBoard)
	}
	says := textByPoints
	if c.Exact {
		says = textExact
	}
	body := []app.UI{app.P().ID("decisive").Text(v.T(textDecisive, boards(1), boards(podium))), app.P().Class("mute").ID("basis").Text(v.T(says))}
	r, asked := m.Event.RankedScene()
	switch {
	case asked && r.Exact == nil && r.Failed == nil:
		body = append(body, app.P().Attr("role", "status").Text(v.T(textRanking, v.Int(r.Done), v.Int(r.Total))),
			v.Button(view.Button{Text: v.T(textStop), ID: "stop", Act: v.Act("stop", stop{})}))
	case asked && r.Failed != nil && !errors.Is(r.Failed, context.Canceled):
		body = append(body, app.P().Attr("role", "alert").Text(v.T(textFailed, r.Failed.Error())))
	case c.CanBeExact():
		body = append(body, v.Button(view.Button{Text: v.T(textRank), ID: "rank", Act: v.Act("rank", rank{})}))
	}
	return app.Div().Class("stack-2", "scene__basis").Body(body...)
}

// norms are those that can still be made, a sentence each.
func norms(v *view.V, m page, c scenario.Scene) app.UI {
	if len(c.Norms) == 0 {
		return nil
	}
	list := make([]app.UI, len(c.Norms))
	for i, n := range c.Norms {
		list[i] = app.Li().Text(m.norm(n))
	}
	return app.Div().Class("stack-2", "scene__norms").ID("norms").Body(app.H2().Text(v.T(textNorms)), app.Ul().Class("plain").Body(list...))
}

// asked is one player in three sentences.
func asked(v *view.V, m page, c scenario.Scene) app.UI {
	options := []app.UI{app.Option().Value("0").Selected(m.Player == 0).Text(v.T(textAskNobody))}
	for _, p := range byBoard(c) {
		options = append(options, app.Option().Value(v.Int(int(p.ID))).Selected(p.ID == m.Player).Text(m.Names(p.ID)))
	}
	body := []app.UI{app.Div().Class("field").Body(app.Label().For("ask").Text(v.T(textAsk)),
		app.Select().ID("ask").Class("input").DataSet("in", v.In("ask", func(s string) session.Msg { return choose{Player: playerOf(c, s, v)} })).Body(options...))}
	if p, ok := m.asked(c); ok {
		lines := []app.UI{}
		for own, x := range p.Own {
			li := app.Li()
			if x.Places.Best > podium {
				li = li.Class("no")
			}
			lines = append(lines, li.Body(app.B().Text(v.T(textOwn[own])), app.Span().Body(
				app.Strong().Class("num").Text(v.T(textPlaces, places(m.Lang(), x.Places))), app.Text(m.podiumOf(x.Places)+"."))))
		}
		body = append(body, app.P().Class("under").Text(m.game(v, p)), app.Ol().ID("asked").Body(lines...))
	}
	return app.Section().Class("sceneone").Aria("label", v.T(textAsk)).Body(body...)
}

// byBoard are the players with an open game, in the order of their boards.
func byBoard(c scenario.Scene) (list []scenario.Player) {
	for _, b := range c.Open {
		for _, p := range c.Players {
			if p.Board == b.Number {
				list = append(list, p)
			}
		}
	}
	return list
}

// playerOf is the player whose number was chosen, 0 for nobody.
func playerOf(c scenario.Scene, chosen string, v *view.V) journal.PlayerID {
	for _, p := range c.Players {
		if v.Int(int(p.ID)) == chosen {
			return p.ID
		}
	}
	return 0
}
