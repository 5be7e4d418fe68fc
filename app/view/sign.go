package view

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/words/i18n"
)

// A Sign is the number of a board over the whole screen, held up so that the arbiter sees it across the hall. It looks the same by day and
// in the dark.
type Sign struct {
	Number           int
	Title, Who, Note string
	Times            string // of both clocks; "" where they are not known
	Keys             []app.UI
}

// Sign draws s in place of a page.
func (v *V) Sign(s Sign) app.UI {
	foot := []app.UI{app.P().Body(app.Text(s.Who), app.If(s.Times != "", func() app.UI { return app.B().Class("num").Text(" " + s.Times) }))}
	if s.Note != "" {
		foot = append(foot, app.P().ID("sign-note").Attr("role", "alert").Text(s.Note))
	}
	return app.Div().ID("page").Body(app.Main().ID("main").Class("callsign").Body(
		app.H1().Class("callsign__t").Body(Icon("raise"), app.Text(s.Title)),
		app.P().Class("callsign__n", "num").ID("sign").DataSet("d", len(strconv.Itoa(s.Number))).Aria("label", v.T(i18n.EchoBoard, v.Int(s.Number))).Text(v.Int(s.Number)),
		app.Div().Class("callsign__f").Body(append(foot, s.Keys...)...)))
}
