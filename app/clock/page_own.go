package clock

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/clock"
)

func ownRows(v *view.V, own []ownControl) []app.UI {
	var rows []app.UI
	for i, o := range own {
		c, err := clock.Parse(o.Text)
		if err != nil {
			continue // kept by a newer program; it stays in the store
		}
		key := "own-" + strconv.Itoa(i)
		rows = append(rows, app.Li().Class("pr--own").Body(presetButton(v, key, o.Name, o.Text, c, false),
			v.Button(view.Button{Text: v.T(textClockOwnDrop, o.Text), Icon: "trash", Only: true, Class: "btn--quiet", Act: v.Act("drop-"+key, dropOwn{Index: i})})))
	}
	return rows
}

// own is the form of an own time control.
func own(v *view.V, d controlDraft) app.UI {
	edit := func(put func(*controlDraft, string)) func(string) session.Msg {
		return func(value string) session.Msg {
			next := d
			put(&next, value)
			return typeDraft{Draft: next}
		}
	}
	understood := ""
	if c, err := clock.Parse(d.Text); err == nil {
		understood = c.String() + " · " + method(v, c) + " · " + class(v, c)
	}
	return app.Form().Class("form").Body(
		v.Field(view.Field{ID: "own-text", Label: v.T(textClockOwnText), Help: v.T(textClockOwnHelp), Error: draftError(v, d.Err), Value: d.Text, Max: clock.MaxText,
			In: v.In("own-text", edit(func(d *controlDraft, s string) { d.Text = s }))}),
		app.P().ID("own-means").Attr("role", "status").Text(understood),
		v.Field(view.Field{ID: "own-name", Label: v.T(textClockOwnName), Value: d.Name, Max: 60,
			In: v.In("own-name", edit(func(d *controlDraft, s string) { d.Name = s }))}),
		app.Div().Class("cluster").Body(
			v.Button(view.Button{Text: v.T(i18n.Cancel), Act: v.Act("own-cancel", typeDraft{})}),
			v.Button(view.Button{Text: v.T(textClockOwnKeep), Class: "btn--go", Act: v.Act("own-keep", keepDraft{}), ID: "own-keep"})))
}

func draftError(v *view.V, err error) string {
	e, ok := err.(*clock.SyntaxError)
	switch {
	case err == nil:
		return ""
	case ok && e.Want == clock.WantPossible:
		return v.T(i18n.ClockOwnBad)
	case ok:
		return v.T(i18n.ClockOwnWrong, v.Int(e.Column))
	}
	return err.Error()
}
