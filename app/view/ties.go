package view

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/regulation"
	"wasit/app/session"
)

// TieBreakOrder draws the list of tie-breaks with keys to move and remove each, and a choice of what may be added.
func (v *V) TieBreakOrder(codes []string, add string, move func(i, by int) session.Msg) app.UI {
	items := make([]app.UI, len(codes))
	for i, code := range codes {
		items[i] = v.tieBreak(i, len(codes), regulation.TieBreakOf(code), move)
	}
	body := []app.UI{app.Legend().Class("legend").Text(v.T(i18n.WizardTieBreaks)), app.Ol().Class("order").Body(items...)}
	options := []app.UI{app.Option().Value("").Text(v.T(i18n.TieBreakAdd))}
	for _, t := range regulation.TieBreaksBeside(codes) {
		if !slices.Contains(codes, t.Code) {
			options = append(options, app.Option().Value(t.Code).Text(v.T(t.Name)))
		}
	}
	if len(options) > 1 {
		body = append(body, app.Select().ID("tie-break-add").Class("input").Aria("label", v.T(i18n.TieBreakAdd)).DataSet("in", add).Body(options...))
	}
	body = append(body, app.Span().Class("field__help").Text(v.T(i18n.TieBreakLocked)))
	return app.FieldSet().Class("field").Body(body...)
}

func (v *V) tieBreak(i, n int, t regulation.TieBreak, move func(i, by int) session.Msg) app.UI {
	name := v.T(t.Name)
	key := func(icon string, label i18n.Text, by int, off bool) app.UI {
		b := Button{Text: v.T(label, name), Icon: icon, Only: true, Class: "btn--quiet"}
		if off {
			b.Blocked = v.T(label, name)
		} else {
			b.Act = v.Act("tie-"+strconv.Itoa(i)+"-"+icon, move(i, by))
		}
		return v.Button(b)
	}
	return app.Li().Body(
		app.Span().Body(app.B().Text(name), app.Span().Class("under").Text(v.T(t.About))),
		app.Span().Class("order__keys").Body(
			key("up", i18n.TieBreakUp, -1, i == 0), key("down", i18n.TieBreakDown, 1, i == n-1), key("x", i18n.TieBreakRemove, 0, false)))
}

// JoinComma joins short words.
func (v *V) JoinComma(words []string) string { return strings.Join(words, ", ") }
