package desk

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/clock"
)

func sideName(v *view.V, s clock.Side) string {
	if s == clock.White {
		return v.T(i18n.White)
	}
	return v.T(i18n.Black)
}

// clocks works out new times from those on the clock, and says which keys set them.
func clocks(v *view.V, m page) app.UI {
	c := m.DeskClock
	was, now, ok := c.Times()
	var fields []app.UI
	for _, s := range []clock.Side{clock.White, clock.Black} {
		fields = append(fields, timeField(v, c, s, ok[s]))
	}
	form := []app.UI{app.Div().Class("times").Body(fields...)}
	game := m.Clock.Game
	if game != nil {
		form = append(form, v.Button(view.Button{Text: v.T(textDeskClockOwn), Icon: "clock", ID: "clock-own", Act: v.Act("clock-own", readDeviceClock{})}))
	}
	form = append(form, v.Seg("clock-who", v.T(textDeskClockWho), c.Offender.String(), v.In("clock-who", func(s string) session.Msg {
		if s == clock.Black.String() {
			return chooseOffender{Side: clock.Black}
		}
		return chooseOffender{Side: clock.White}
	}), []view.Option{{Key: clock.White.String(), Text: v.T(i18n.White)}, {Key: clock.Black.String(), Text: v.T(i18n.Black)}}))
	form = append(form, v.Stepper(view.Stepper{ID: "give", Label: v.T(textDeskClockGive, sideName(v, c.Offender.Other())), Value: c.Give, Most: maxGive,
		To: func(n int) session.Msg { return giveTime{n} }}),
		v.Stepper(view.Stepper{ID: "back", Label: v.T(textDeskClockBack, sideName(v, c.Offender)), Value: c.Back, Most: maxBack, Step: 5,
			To: func(n int) session.Msg { return putBackTime{n} }}))
	for _, s := range []clock.Side{clock.White, clock.Black} {
		form = append(form, v.Stepper(view.Stepper{ID: "restore-" + s.String(), Label: v.T(textDeskClockRestore, sideName(v, s)), Value: c.Restore[s], Most: maxRestore, Step: 10,
			To: func(n int) session.Msg { return restoreTime{Side: s, Seconds: n} }}))
	}
	main := []app.UI{app.H1().Class("vh").Text(v.T(textDeskClockTitle))}
	var act []app.UI
	if ok[0] && ok[1] {
		main = append(main, result(v, was, now))
		if game != nil {
			act = append(act, v.Button(view.Button{Text: v.T(textDeskClockApply), Icon: "clock", Class: "btn--go btn--main", ID: "clock-apply", Act: v.Act("clock-apply", applyClock{})}))
		}
	}
	main = append(main, app.Form().Class("form", "form--under").Body(form...))
	if ok[0] && ok[1] {
		main = append(main, guide(v, c, now))
	}
	return v.EventPage(m.Session, v.T(textDeskClockTitle), view.Page{Look: "tools", Main: []app.UI{app.Div().Class("ar").Body(main...)}, Act: act, Bar: view.Bar{Back: backButton(v, m)}})
}

func timeField(v *view.V, c clockForm, s clock.Side, ok bool) app.UI {
	id := "clock-" + s.String()
	f := view.Field{ID: id, Label: v.T(textDeskClockOn, sideName(v, s)), Value: c.Texts[s], Help: v.T(textDeskClockHow), Max: 9, Numeric: true,
		In: v.In(id, func(text string) session.Msg { return typeTime{Side: s, Text: text} })}
	if !ok && c.Texts[s] != "" {
		f.Error = v.T(textDeskClockBad)
	}
	return v.Field(f)
}

// result shows both new times in the largest type, with the difference.
func result(v *view.V, was, now [2]time.Duration) app.UI {
	var sides []app.UI
	for _, s := range []clock.Side{clock.White, clock.Black} {
		diff := ""
		if d := now[s] - was[s]; d > 0 {
			diff = "+" + v.Duration(d)
		} else if d < 0 {
			diff = v.Duration(d)
		}
		sides = append(sides, app.Div().Class("settime").Body(app.Span().Body(v.Disc(s == clock.White), app.Text(" "+sideName(v, s))),
			app.B().Class("num").ID("new-"+s.String()).Text(v.LongDuration(now[s])), app.Span().Class("num").Text(diff)))
	}
	return app.Section().Class("ru").Attr("role", "status").Aria("label", v.T(textDeskClockNew)).Body(app.H2().Class("sh").Text(v.T(textDeskClockNew)), app.Div().Class("settimes").Body(sides...))
}

// guide lists the keys to press on the clock at hand.
func guide(v *view.V, c clockForm, now [2]time.Duration) app.UI {
	var items []app.UI
	for _, line := range i18n.DeskClockKeys[c.Guide] {
		items = append(items, app.Li().Text(v.T(line, v.LongDuration(now[clock.White]), v.LongDuration(now[clock.Black]))))
	}
	if c.Again {
		items = append(items, app.Li().ID("again").Text(v.T(textDeskClockAgain, sideName(v, c.Offender))))
	}
	return app.Section().Class("stack").Body(v.Seg("guide", v.T(textDeskClockGuide), c.Guide, v.In("guide", func(s string) session.Msg {
		return chooseGuide{Guide: s}
	}), []view.Option{{Key: "dgt", Text: v.T(textDeskClockDGT)}, {Key: "leap", Text: v.T(textDeskClockLeap)}, {Key: "other", Text: v.T(textDeskClockOther)}}),
		app.Ol().Class("do").ID("guide-keys").Body(items...))
}
