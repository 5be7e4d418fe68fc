package imports

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// RenderOpen draws a file that was opened from the home page: what it holds, what is left out, or where its errors are.
func RenderOpen(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	im := m.Model
	p := view.Page{Focus: true, Read: true, Bar: view.Bar{Title: im.File,
		Back: &view.Button{Text: v.T(i18n.WizardLeave), Icon: "x", Only: true, Class: "btn--quiet", Href: "/"}}}
	other := view.Button{Text: v.T(textOpenOther), Icon: "data", Short: true, ID: "again", Act: v.Act("again", openAny())}
	if im.TRF == nil {
		p.Main, other.Class, other.Short = broken(v, im), "btn--go btn--main", false
		p.Act = []app.UI{v.Button(other)}
		return v.Page(m.Session, p)
	}
	p.Main = report(v, m)
	create := v.Button(enter(v, m, textOpenMakeWith))
	if im.TRF.Whole {
		create = takeButton(v, im, textOpenMake)
	}
	p.Act = append(append([]app.UI{v.Button(other)}, undo(v, im)...), create)
	return v.Page(m.Session, p)
}

// openAny lets a person choose any file that Wasit reads.
func openAny() session.Msg { return session.Ask{Cmd: session.PickFile{Purpose: session.FileAny}} }

// report is a tournament report as the event that it would make.
func report(v *view.V, m page) []app.UI {
	im := m.Model
	parts := []app.UI{app.Div().Class("head").Body(app.Div().Body(app.H1().ID("opened").Text(v.T(textOpenTitle)), app.P().Text(v.T(textOpenNothing))))}
	items := []app.UI{}
	for _, line := range m.found() {
		items = append(items, app.Div().Body(app.Dt().Text(line.Word), app.Dd().Text(line.Text)))
	}
	parts = append(parts, app.Section().Class("sec", "stack").Body(app.H2().Text(v.T(textOpenFound)), app.Dl().Class("kv", "kv--row").ID("found").Body(items...)))
	if left := im.TRF.LeftOut(v.Lang); len(left) > 0 {
		parts = append(parts, app.Section().Class("sec", "stack").ID("left-out").Body(app.H2().Text(v.T(textOpenLeft)), problems(left)))
	}
	if len(im.Warnings) > 0 {
		parts = append(parts, warnings(v, im.Warnings))
	}
	parts = append(parts, takeoverPart(v, im.TRF, v.T(textOpenTake)))
	if r := reading(v, im); r != nil {
		parts = append(parts, r)
	}
	return append(parts, asksPart(v, m), listPart(v, m))
}
