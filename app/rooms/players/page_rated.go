package players

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/view"
)

// ratings shows what the games say of a rating, each figure with its arithmetic; nothing where nobody he met has one.
func ratings(v *view.V, m page, p journal.Player) app.UI {
	x, ok := m.rated(p)
	if !ok {
		return nil
	}
	about := v.T(textRatedUnknown)
	if x.List != "" {
		about = v.T(textRatedList, x.listName(v.Lang))
	}
	if !x.complete {
		about += " · " + v.T(textRatedSoFar)
	}
	body := []app.UI{app.P().Class("mute").Text(about), ratedTable(v, x.rows(m, p), x.Own > 0)}
	var lines []app.UI
	for _, text := range x.lines(v.Lang) {
		lines = append(lines, app.Li().Text(text))
	}
	body = append(body, app.Ul().Class("stack-2").ID("rated-lines").Body(lines...), norms(v, x, "norms", v.T(textNorms)))
	return sectionOf("rated", v.T(textRated), body...)
}

// ratedTable lists the games; the columns of the change are those of a rated player.
func ratedTable(v *view.V, rows []ratedRow, rated bool) app.UI {
	heads := []app.UI{app.Th().Class("n").Scope("col").Text("#"), app.Th().Scope("col").Text(v.T(textRatedOpponent)), app.Th().Class("n").Scope("col").Text(v.T(textRatedScore))}
	if rated {
		heads = append(heads, app.Th().Class("n", "wide").Scope("col").Body(app.Abbr().Title(v.T(textRatedDiffName)).Text(v.T(textRatedDiff))),
			app.Th().Class("n", "wide").Scope("col").Body(app.Abbr().Title(v.T(textRatedExpected)).Text(v.T(textRatedExpectedS))),
			app.Th().Class("n").Scope("col").Body(app.Abbr().Title(v.T(textRatedDelta)).Text("±")))
	}
	body := make([]app.UI, len(rows))
	for i, r := range rows {
		name := []app.UI{app.Span().Text(r.name)}
		if rated && r.expected != "" {
			name = append(name, app.Span().Class("under", "folded", "num").Text(v.T(textRatedDiff)+" "+r.difference+" · "+v.T(textRatedExpectedS)+" "+r.expected))
		}
		cells := []app.UI{app.Td().Class("n", "num").Text(r.round), app.Th().Scope("row").Body(name...), app.Td().Class("n", "num").Text(r.score)}
		if rated {
			cells = append(cells, app.Td().Class("n", "num", "wide").Text(r.difference), app.Td().Class("n", "num", "wide").Text(r.expected),
				app.Td().Class("n", "num").Text(r.delta))
		}
		body[i] = app.Tr().Body(cells...)
	}
	return app.Table().Class("table", "table--small").ID("rated-games").Body(app.THead().Body(app.Tr().Body(heads...)), app.TBody().Body(body...))
}

// norms folds away what is missing for the norms and titles that the player could have.
func norms(v *view.V, x rated, id, title string) app.UI {
	var body []app.UI
	if list := x.titleTexts(v.Lang); len(list) > 0 {
		body = append(body, checks(list))
	}
	for _, n := range x.normTexts(v.Lang) {
		stands := v.T(textNormReached, n.title)
		if !n.reached {
			missing := 0
			for _, c := range n.checks {
				if !c.ok {
					missing++
				}
			}
			stands = v.N(textNormMissing, missing, n.title)
		}
		body = append(body, app.H3().Text(stands), checks(n.checks), app.P().Class("mute").Text(n.score))
	}
	if body == nil {
		return nil
	}
	body = append(body, app.P().Class("mute").Text(v.T(textNormsHint)))
	return app.Details().Class("fold").ID(id).Body(app.Summary().Text(title), app.Div().Class("form").Body(body...))
}

// checks lists needs, those that are met with a tick.
func checks(list []checkText) app.UI {
	items := make([]app.UI, len(list))
	for i, c := range list {
		icon := "x"
		if c.ok {
			icon = "check"
		}
		items[i] = app.Li().Class("term").Body(view.Icon(icon), app.Span().Text(c.text))
	}
	return app.Ul().Class("terms").Body(items...)
}
