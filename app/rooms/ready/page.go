// Package ready is the check of the evening before: a traffic light with words, and what to mend.
package ready

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// Render draws the page.
func Render(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	return v.Page(m.Session, view.Page{
		Bar:  view.Bar{Title: v.T(i18n.ReadyTitle), Back: &view.Button{Text: v.T(i18n.Home), Icon: "back", Only: true, Class: "btn--quiet", Href: "/"}},
		Nav:  v.MainNav(session.PageHome),
		Read: true,
		Main: []app.UI{app.H1().Class("vh").Text(v.T(i18n.ReadyTitle)), lightOf(v, m), checks(v, m), leaf(v, m)},
	})
}

// lamps are the three places of the light, from the top.
var lamps = []struct {
	light      light
	kind, icon string
}{{lightBad, "bad", "x"}, {lightWarn, "warn", "warn"}, {lightOK, "ok", "check"}}

// lightOf is the answer: one lamp lit, one word, and the act that comes first.
func lightOf(v *view.V, m page) app.UI {
	if m.At.IsZero() {
		return app.Section().Class("light").ID("light").Attr("role", "status").Body(app.H2().Text(v.T(textReadyRunning)))
	}
	lit, worst := m.light()
	word, text := v.T(textReadyYes), v.T(textReadyYesText)
	switch lit {
	case lightWarn:
		word, text = v.T(textReadyAlmost), v.T(textReadyAlmostText, worst.Title)
	case lightBad:
		word, text = v.T(textReadyNo), v.T(textReadyNoText, worst.Title)
	}
	body := []app.UI{app.H2().ID("light-word").Text(word), app.P().Text(text)}
	if worst.Act != nil {
		body = append(body, v.Button(view.Button{Text: v.T(worst.Do), After: "next", Class: "btn--go btn--main", ID: "mend", Act: v.Act("mend", worst.Act), Blocked: worst.Blocked}))
	}
	box := make([]app.UI, len(lamps))
	for i, l := range lamps {
		lamp := app.Span().Class("lamp", "lamp--"+l.kind).Body(view.Icon(l.icon))
		if l.light == lit {
			lamp = lamp.Class("is-lit")
		}
		box[i] = lamp
	}
	return app.Section().Class("light").ID("light").Attr("role", "status").Aria("labelledby", "light-word").Body(
		app.Div().Class("light__box").Attr("role", "img").Aria("label", v.T(textReadyLamp, word)).Body(box...),
		app.Div().Class("stack-2").Body(body...))
}

func checks(v *view.V, m page) app.UI {
	var rows []app.UI
	for _, c := range m.checks() {
		if c.Key == "clock" && m.At.IsZero() {
			continue
		}
		rows = append(rows, checkRow(v, c))
	}
	again := view.Button{Text: v.T(textReadyAgain), Icon: "undo", ID: "again", Act: v.Act("again", checkAgain{})}
	if m.Running {
		again.Blocked = v.T(textReadyRunning)
	}
	when := ""
	if !m.At.IsZero() {
		when = v.Day(m.At) + ", " + v.ClockSeconds(m.At)
	}
	return app.Section().Class("sec").Aria("labelledby", "checks-title").Body(
		app.Div().Class("head").Body(app.Div().Body(app.H2().ID("checks-title").Text(v.T(textReadyChecks)), app.P().ID("checked").Text(when)),
			app.Div().Class("head__tools").Body(v.Button(again))),
		app.Ul().Class("list").ID("checks").Body(rows...))
}

func checkRow(v *view.V, c check) app.UI {
	kind := map[light]string{lightBad: "bad", lightWarn: "warn", lightInfo: "info", lightOK: "ok"}[c.Light]
	end := app.Span().Class("item__end")
	if c.Act != nil {
		end = end.Body(v.Button(view.Button{Text: v.T(c.Do), ID: "do-" + c.Key, Act: v.Act("do-"+c.Key, c.Act), Blocked: c.Blocked}))
	}
	return app.Li().Class("item", "item--wrap").ID("check-"+c.Key).Body(view.Mark(kind, kind),
		app.Span().Body(app.Span().Class("name").Text(c.Title), app.Span().Class("under").Text(c.Text)), end)
}

// leaf is the page that the printer gets: on the screen it does not show.
func leaf(v *view.V, m page) app.UI {
	row := func(size, text string) app.UI { return app.P().Class("test__" + size).Text(text) }
	return app.Div().Class("paper", "paper--test").ID("test-page").Aria("hidden", "true").Body(
		app.Div().Class("leafbox").Body(app.Div().Class("a4", "test").Body(
			app.Div().Class("hd", "hd--one").Body(app.Div().Body(app.Div().Class("hd__t").Text(view.AppName+" – "+v.T(textTestPage)), app.P().Text(v.T(textTestPageText))),
				app.Div().Class("hd__when").Text(v.Day(m.At)+", "+v.Clock(m.At))),
			app.Div().Class("test__discs").Body(app.Span().Class("d"), app.Text(" "+v.T(i18n.White)+"  "), app.Span().Class("d", "d-b"), app.Text(" "+v.T(i18n.Black)), app.Text("  "), app.Span().Class("box", "box--tick")),
			row("72", "1–0  ½–½  0–1"), row("36", "Raden Mas Aryo Kusumonegoro"), row("22", "Šćrbačić-Đurđević Žarko, čćšžđ ČĆŠŽĐ"), row("14", "ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789"),
			row("11", "abcdefghijklmnopqrstuvwxyz  +–  –+  ½  0123456789"))))
}
