package touch

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// isChoice reports a switch, a tick or a radio button.
func isChoice(field app.Value) bool {
	kind := field.Get("type")
	return kind.Type() == app.TypeString && (kind.String() == "checkbox" || kind.String() == "radio")
}

// choose tells of a touched switch, tick or radio button by its click, the first that the browser says of it. The drawing of the touch
// before may come between that and the word of the change: by then go-app may have made another choice of the same element, or have
// taken it out of the page, and the touch would be lost or change what nobody touched.
func (t *Touch) choose(e app.Event, field app.Value) {
	value := field.Get("value").String()
	if field.Get("type").String() == "checkbox" {
		value = strconv.FormatBool(field.Get("checked").Bool())
	}
	t.input(e, value)
	t.ctx.Update() // the next touch, however quick, finds what this one made of the page
}

// ShowChoices has each switch, tick and radio button show after a drawing what the model says. The drawing alone may not: to go-app
// nothing changed where a choice was refused, where an element stands for another choice than before, or where the browser let go of a
// radio button because another one of its name came.
func (t *Touch) ShowChoices() {
	t.ctx.Defer(func(app.Context) {
		list := app.Window().Get("document").Call("querySelectorAll", "[data-on]")
		for i := range list.Length() {
			field := list.Index(i)
			if on := field.Get("dataset").Get("on").String() == "true"; field.Get("checked").Bool() != on {
				field.Set("checked", on)
			}
		}
	})
}
