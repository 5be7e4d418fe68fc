package learn

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/view"
)

// drill asks for squares against the time, from either side of the board.
func drill(v *view.V, m page) app.UI {
	d := m.Minute
	if d == nil {
		return frame(v, m, v.T(textDrill), app.H1().Text(v.T(textDrill)), sides(v))
	}
	b := view.Board{ID: "drill-board", Flip: d.FromBlack, Label: v.T(textBoard), Selected: -1, Cursor: m.Cursor}
	ask, over := d.Ask.String(), d.Left == 0
	if !over {
		b.Act = func(square int) session.Msg { return touchDrill{square} }
		keys(v)
	}
	body := []app.UI{app.Div().Class("dr__q").Body(
		app.H1().ID("drill-ask").Aria("live", "assertive").Text(ask),
		app.Div().Class("dr__t").Attr("role", "timer").Body(app.B().Class("num").ID("drill-left").Text(strconv.Itoa(d.Left)), app.Span().Text(v.T(textSeconds)))),
		app.Div().Class("task__b").Body(v.Board(b)),
		app.P().ID("drill-score").Text(v.T(textScore, strconv.Itoa(d.Right), strconv.Itoa(d.Wrong)))}
	if now := m.now(); now != nil {
		body = append(body, app.P().Class("under").Text(v.T(textBest, strconv.Itoa(now.Drill(d.FromBlack).Best))))
	}
	if over {
		body = append(body, sides(v))
	}
	return frame(v, m, v.T(textDrill), app.Div().Class("task", "dr").Body(body...))
}

func sides(v *view.V) app.UI {
	return app.Div().Class("task__w").Body(
		v.Button(view.Button{Text: v.T(textFromWhite), Class: "btn--go", Act: v.Act("drill-white", startDrill{false}), ID: "drill-white"}),
		v.Button(view.Button{Text: v.T(textFromBlack), Class: "btn--go", Act: v.Act("drill-black", startDrill{true}), ID: "drill-black"}))
}
