package players

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/model"
	"wasit/app/view"
)

// RenderOpen draws a file that was opened from the home page: what it holds, what is left out, or where its errors are.
func RenderOpen(v *view.V, m model.Model) app.UI {
	im := m.Import
	p := view.Page{Focus: true, Read: true, Bar: view.Bar{Title: im.File,
		Back: &view.Button{Text: v.T(i18n.WizardLeave), Icon: "x", Only: true, Class: "btn--quiet", Href: "/"}}}
	other := view.Button{Text: v.T(i18n.OpenOther), Icon: "data", Short: true, ID: "again", Act: v.Act("again", OpenAny())}
	if im.TRF == nil {
		p.Main, other.Class, other.Short = broken(v, im), "btn--go btn--main", false
		p.Act = []app.UI{v.Button(other)}
		return v.Page(m, p)
	}
	p.Main, p.Sheet = report(v, m), Dialog(v, m)
	p.Act = []app.UI{v.Button(other), v.Button(enter(v, im, i18n.OpenMakeWith))}
	if im.TRF.Whole {
		p.Act[1] = v.Button(view.Button{Text: v.T(i18n.OpenMake), After: "next", Class: "btn--main btn--go", ID: "take-over-file", Act: v.Act("take-over-file", model.TakeOverFile{})})
	}
	return v.Page(m, p)
}

// OpenAny lets a person choose any file that Wasit reads.
func OpenAny() model.Msg { return model.Ask{Cmd: model.PickFile{Purpose: model.FileAny}} }

// report is a tournament report as the event that it would make.
func report(v *view.V, m model.Model) []app.UI {
	im := m.Import
	parts := []app.UI{app.Div().Class("head").Body(app.Div().Body(app.H1().ID("opened").Text(v.T(i18n.OpenTitle)), app.P().Text(v.T(i18n.OpenNothing))))}
	items := []app.UI{}
	for _, line := range m.Found() {
		items = append(items, app.Div().Body(app.Dt().Text(line.Word), app.Dd().Text(line.Text)))
	}
	parts = append(parts, app.Section().Class("sec", "stack").Body(app.H2().Text(v.T(i18n.OpenFound)), app.Dl().Class("kv", "kv--row").ID("found").Body(items...)))
	if left := im.TRF.LeftOut(v.Lang); len(left) > 0 {
		parts = append(parts, app.Section().Class("sec", "stack").ID("left-out").Body(app.H2().Text(v.T(i18n.OpenLeft)), problems(left)))
	}
	if len(im.Warnings) > 0 {
		parts = append(parts, warnings(v, im.Warnings))
	}
	parts = append(parts, takeover(v, im.TRF, v.T(i18n.OpenTake)), sum(v, im.Count()))
	if r := reading(v, im); r != nil {
		parts = append(parts, r)
	}
	return append(parts, rows(v, m, im)...)
}
