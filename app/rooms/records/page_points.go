package records

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// points are the moments that can be gone back to.
func points(v *view.V, m page) app.UI {
	list := restorePoints(m.Event.Log)
	if len(list) == 0 {
		return nil
	}
	several := len(m.Event.Kept.Sections()) > 1
	rows := make([]app.UI, len(list))
	for i, p := range list {
		at := time.UnixMilli(p.At)
		name := v.T(textPointRound, v.Int(p.Round))
		if sec, ok := m.Event.Kept.In(p.Section); ok && several {
			name = sec.Name + " · " + name
		}
		checked := i18n.NotChecked
		if p.Checked {
			checked = textChecked
		}
		key := "point-" + strconv.Itoa(p.Seq)
		rows[i] = app.Li().Body(app.Div().Class("item", "item--nolead").Body(
			app.Span().Body(app.Span().Class("name").Text(name), app.Span().Class("under").Text(v.Day(at)+", "+v.Clock(at)+" · "+v.T(checked))),
			app.Span().Class("item__end").Body(v.Button(view.Button{Text: v.T(textPointOpen), Class: "btn--quiet", ID: key, Act: v.Act(key, askPoint{Seq: p.Seq, Round: p.Round})}))))
	}
	return app.Section().Class("sec", "stack-2").Aria("labelledby", "points").Body(
		app.H2().ID("points").Text(v.T(textRestorePoints)), app.P().Class("mute").Text(v.T(textPointsText)), app.Ul().Class("list").Body(rows...))
}

// point asks before the copy is made.
func point(v *view.V, d pointDialog) app.UI {
	return v.Sheet(view.Sheet{Title: v.T(textPointOpen), Close: v.Act("close-sheet", session.CloseDialog{}),
		Body: []app.UI{app.P().Text(v.T(textPointAsk, v.Int(d.Round)))},
		Foot: []app.UI{v.Button(view.Button{Text: v.T(textPointOpen), Class: "btn--go btn--main", ID: "open-point", Act: v.Act("open-point", openPoint{})})}})
}
