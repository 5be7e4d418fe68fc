package standings

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/regulation"
	"wasit/app/standing"
	"wasit/app/view"
	"wasit/swiss"
	"wasit/swiss/keizer"
)

// keizerSum shows what each round gave, as share and value, and what it adds up to.
func keizerSum(v *view.V, m page, o *standing.Open) []app.UI {
	if len(o.Keizer) == 0 {
		return nil
	}
	rows := make([]app.UI, len(o.Keizer))
	joined, sum := false, keizer.Score(0)
	for i, p := range o.Keizer {
		joined = joined || p.Entry.Outcome != swiss.Absent
		rows[i] = app.Li().Class("term").Body(app.Span().Class("num").Text(roundText(p.Round)), app.Span().Text(keizerTerm(v, m, p, joined)),
			app.B().Class("num").Text(standing.KeizerText(v.Lang, p.Got)))
		sum += p.Got
	}
	how := textKeizerHow
	if o.Frozen {
		how = textKeizerHowFrozen
	}
	body := []app.UI{app.H3().Class("sum__h").Text(v.T(i18n.PointsKeizer)), app.P().Class("mute").Text(v.T(how)), app.Ol().Class("terms").Body(append(rows,
		app.Li().Class("term", "term--sum").Body(app.Span(), app.Span().Text(v.T(textKeizerAdds)), app.B().Class("num").Text(standing.KeizerText(v.Lang, sum))))...)}
	if o.Steps > 1 {
		body = append(body, app.P().Class("mute").Text(v.T(textKeizerCycle, v.Int(o.Steps))))
	}
	return []app.UI{app.Div().Class("sum__part").Body(body...)}
}

func roundText(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

// keizerTerm names where a part comes from: the result, and what share of which value it gave.
func keizerTerm(v *view.V, m page, p keizer.Part, joined bool) string {
	text := v.T(regulation.KeizerEntry(p, joined))
	if p.Entry.Opponent != 0 {
		text = name(m, p.Entry.Opponent) + " " + p.Entry.Outcome.Sign()
	}
	if p.Award == (keizer.Award{}) {
		return text
	}
	text += ": " + v.KeizerAward(regulation.ShareKey(p.Award), int64(p.Award.Fixed))
	if !p.Award.IsFixed {
		text += " × " + strconv.Itoa(p.Value)
	}
	return text
}
