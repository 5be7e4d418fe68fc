package standings

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/model"
	"wasit/app/view"
	"wasit/swiss/keizer"
)

// keizerSum shows what each round gave, by the values of the standing.
func keizerSum(v *view.V, m model.Model, o *model.Open) []app.UI {
	if len(o.Keizer) == 0 {
		return nil
	}
	rows := make([]app.UI, len(o.Keizer))
	for i, p := range o.Keizer {
		rows[i] = app.Li().Class("term").Body(app.Span().Class("num").Text(roundText(p.Round)), app.Span().Text(keizerTerm(v, m, p)),
			app.B().Class("num").Text(model.KeizerText(v.Lang, p.Got)))
	}
	body := []app.UI{app.H3().Class("sum__h").Text(v.T(i18n.PointsKeizer)), app.Ol().Class("terms").Body(rows...)}
	if o.Steps > 1 {
		body = append(body, app.P().Class("mute").Text(v.T(i18n.KeizerCycle, v.Int(o.Steps))))
	}
	return []app.UI{app.Div().Class("sum__part").Body(body...)}
}

func roundText(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

// keizerTerm names where a part comes from, and the value that was shared.
func keizerTerm(v *view.V, m model.Model, p keizer.Part) string {
	switch {
	case p.Round == 0:
		return v.T(i18n.KeizerOwn)
	case p.Entry.Opponent != 0:
		return name(m, p.Entry.Opponent) + " " + p.Entry.Outcome.Sign() + " × " + strconv.Itoa(p.Value)
	}
	return bye(v, p.Entry.Outcome) + " × " + strconv.Itoa(p.Value)
}
