package players

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// rounds lists the games: colour, opponent, result, and who entered it when. Touching a round that can be corrected opens
// the correction.
func rounds(v *view.V, m page, games []session.Game) app.UI {
	if len(games) == 0 {
		return app.P().Class("mute").Text(v.T(textPlayerNoGames))
	}
	items := make([]app.UI, len(games))
	for i, g := range games {
		items[i] = game(v, m, g)
	}
	return app.Ol().Class("rounds").ID("rounds").Body(items...)
}

func game(v *view.V, m page, g session.Game) app.UI {
	number := app.Span().Class("rounds__n", "num").Text(strconv.Itoa(g.Round))
	li := app.Li().ID("round-" + strconv.Itoa(g.Round))
	if g.Board == 0 {
		title, about, worth := m.unpaired(g)
		return li.Body(number, app.Span(), app.Span().Body(app.Span().Class("name").Text(title), app.Span().Class("under").Text(about)),
			app.B().Class("res", "num").Text(worth))
	}
	body := []app.UI{app.Span().Class("name").Text(m.Name(g.Opponent)), app.Span().Class("under").Text(about(v.Lang, g))}
	for i, entry := range g.History {
		if i == len(g.History)-1 {
			body = append(body, app.Span().Class("under").Text(m.entered(g, i)))
		} else {
			body = append(body, app.Del().Class("under").Text(m.entered(g, i)+": "+mine(entry.Score, g.White).Sign()))
		}
	}
	if !g.Draft {
		key := "correct-" + strconv.Itoa(g.Round)
		body = append(body, v.Button(view.Button{Text: v.T(textPlayerCorrect, v.Int(g.Round)), Icon: "edit", Class: "btn--quiet", ID: key,
			Act: v.Act(key, session.OpenCorrection{Round: g.Round, Board: g.Board})}))
	}
	result := app.UI(app.Span().Class("res", "res--miss").Text(v.T(i18n.ResultMissing)))
	if !g.Score.IsZero() {
		b := app.B().Class("res", "num").Text(mine(g.Score, g.White).Sign())
		if len(g.History) > 1 {
			b = b.Class("res--changed")
		}
		result = b
	}
	return li.Body(number, v.Disc(g.White), app.Span().Body(body...), result)
}
