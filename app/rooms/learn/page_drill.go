package learn

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/books/course"
	"wasit/app/session"
	"wasit/app/view"
)

// drill asks for squares against the time, from either side of the board: the square is the largest thing on the screen.
func drill(v *view.V, m page) app.UI {
	p := view.Page{Focus: true, Bar: view.Bar{Back: back(v, pageWriting), Title: v.T(textTrainer), Sub: v.T(textDrill)}}
	d := m.Minute
	if d == nil {
		return framed(v, m, p, app.H1().Text(v.T(textDrill)), app.P().Text(v.T(textDrillText, strconv.Itoa(course.DrillSeconds))), best(v, m), sides(v))
	}
	b := view.Board{ID: "drill-board", Flip: d.FromBlack, Label: v.T(textBoard), Selected: -1, Cursor: m.Cursor, Named: true}
	over := d.Left == 0
	if !over {
		b.Act = func(square int) session.Msg { return touchDrill{square} }
		keys(v)
		if d.Missed >= 0 {
			b.Bad = []int{d.Missed}
		}
		p.Bar.Stats = []app.UI{v.Button(view.Button{Text: v.T(textStop), Class: "btn--quiet", Act: v.Act("drill-stop", stopDrill{}), ID: "drill-stop"})}
	}
	body := []app.UI{drillHead(v, d, over), app.Div().Class("dr__b").Body(gauge(d.Left, course.DrillSeconds)),
		app.Div().Class("task__b").Body(v.Board(b)),
		app.P().Class("dr__n").ID("drill-score").Body(app.Span().Body(app.B().Class("num").Text(strconv.Itoa(d.Right)), app.Text(v.T(textDrillRight))),
			app.Span().Body(app.B().Class("num").Text(strconv.Itoa(d.Wrong)), app.Text(v.T(textDrillWrong))), best(v, m))}
	if over {
		body = append(body, sides(v))
	}
	p.Look = "task"
	p.Main = []app.UI{app.Div().Class("dr").Body(body...)}
	return v.Page(m.Session, p)
}

func drillHead(v *view.V, d *minute, over bool) app.UI {
	ask := app.H1().ID("drill-ask").Aria("live", "assertive").Body(app.Small().Text(v.T(textDrill)), app.Text(d.Ask.String()))
	if over {
		ask = app.H1().ID("drill-over").Class("dr__over").Attr("role", "status").Text(v.T(textDrillOver, strconv.Itoa(d.Right)))
	}
	return app.Div().Class("dr__q").Body(ask, app.Div().Class("dr__t").Attr("role", "timer").Body(
		app.B().Class("num").ID("drill-left").Text(strconv.Itoa(d.Left)), app.Span().Text(v.T(textSeconds))))
}

// best says what the learner reached from each side.
func best(v *view.V, m page) app.UI {
	now := m.now()
	if now == nil {
		return app.Span()
	}
	most := max(now.Drill(false).Best, now.Drill(true).Best)
	if m.Minute != nil {
		most = now.Drill(m.Minute.FromBlack).Best
	}
	if most == 0 {
		return app.Span()
	}
	return app.Span().Class("under").Text(v.T(textBest, strconv.Itoa(most)))
}

func sides(v *view.V) app.UI {
	return app.Div().Class("two").Body(
		v.Button(view.Button{Text: v.T(textFromWhite), Class: "btn--go", Act: v.Act("drill-white", startDrill{false}), ID: "drill-white"}),
		v.Button(view.Button{Text: v.T(textFromBlack), Class: "btn--go", Act: v.Act("drill-black", startDrill{true}), ID: "drill-black"}))
}
