package standings

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/view"
	"wasit/app/words/i18n"
)

// bracket draws the rounds of a knock-out side by side, each match between the two that feed it.
func bracket(v *view.V, m page) []app.UI {
	rounds := m.bracket()
	if rounds == nil {
		return []app.UI{app.P().ID("no-standings").Text(v.T(textBracketNone))}
	}
	var third app.UI
	cols := make([]app.UI, len(rounds))
	for r, round := range rounds {
		var items []app.UI
		for i, x := range round.Matches {
			box := match(v, x, "m"+strconv.Itoa(r+1)+"-"+strconv.Itoa(i+1))
			if x.Third {
				third = app.Section().Class("bracket__third").Body(app.H3().Text(v.T(i18n.CupThird)), box)
				continue
			}
			items = append(items, app.Li().Class("bracket__slot").Body(box))
		}
		cols[r] = app.Section().Class("bracket__round").Body(app.H3().Text(round.Name), app.Ol().Class("bracket__list").Body(items...))
	}
	return []app.UI{app.Div().Class("cross", "bracket").ID("bracket").TabIndex(0).Attr("role", "group").Aria("label", v.T(i18n.BracketView)).Body(cols...), third}
}

func match(v *view.V, x bracketMatch, id string) app.UI {
	lines := make([]app.UI, 0, 4)
	for _, s := range x.Sides {
		lines = append(lines, side(v, s))
	}
	if x.Day != "" {
		lines = append(lines, app.Span().Class("bracket__note").Text(x.Day))
	}
	if x.Note != "" {
		lines = append(lines, app.Span().Class("bracket__note").Text(x.Note))
	}
	return app.Div().Class("bracket__match").ID(id).Body(lines...)
}

func side(v *view.V, s bracketSide) app.UI {
	line := app.Div().Class("bracket__side")
	switch {
	case s.Bye:
		return line.Class("bracket__side--open").Text(v.T(i18n.CupBye))
	case s.TPN == 0:
		return line.Class("bracket__side--open").Text(v.T(textCupOpen))
	}
	body := []app.UI{app.Span().Class("num", "mute").Text(strconv.Itoa(int(s.TPN))), app.Span().Class("name").Text(s.Name)}
	if s.Won {
		line = line.Class("is-win")
		body = append(body, view.Hidden(v.T(textCupWon)))
	}
	if s.Score != "" {
		body = append(body, app.B().Class("num").Text(s.Score))
	}
	return line.Body(body...)
}
