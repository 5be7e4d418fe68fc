package learn

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/notnil/chess"

	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
)

// onlyMove is the page: find the one move that wins, in an ending of choice.
func onlyMove(v *view.V, m page) app.UI {
	p := view.Page{Focus: true, Bar: view.Bar{Back: back(v, ""), Title: v.T(textLearn), Sub: v.T(textOnly)}}
	choice := onlyEndings(v, m)
	if m.Only == nil {
		return framed(v, m, p, app.H1().Class("vh").Text(v.T(textOnly)), choice, computing(v, m))
	}
	o := m.Only
	b := view.Board{ID: "only-board", Cells: phrase.CellsOf(o.Pos.FEN()), Label: v.T(textBoardWhite), Selected: m.Selected, Cursor: m.Cursor}
	ask := app.Div().Class("task__q").Attr("role", "status").Body(v.Disc(true), app.H1().ID("only-told").Text(v.T(textOnlyAsk)), score(v, o))
	if o.Played == 0 {
		b.Act, b.Lift = func(square int) session.Msg { return touchOnly{square} }, true
		keys(v)
		if m.Selected >= 0 {
			b.Targets = goals(&o.Pos, chess.Square(m.Selected))
		}
	} else {
		ask = onlyAnswer(v, m, &b)
	}
	p.Look = "task"
	p.Main = []app.UI{app.Div().Class("task").Body(app.Div().Class("task__b").Body(v.Board(b)), ask, choice)}
	p.Act = []app.UI{v.Button(view.Button{Text: v.T(textNewStart), Icon: "swap", Class: "act__k", Act: v.Act("next-only", nextOnly{}), ID: "next-only"})}
	return v.Page(m.Session, p)
}

func score(v *view.V, o *only) app.UI {
	return app.P().Class("under").Text(v.T(textScore, strconv.Itoa(o.Right), strconv.Itoa(o.Wrong)))
}

// onlyAnswer shows the move that was played, and the one that wins where it was another.
func onlyAnswer(v *view.V, m page, b *view.Board) app.HTMLDiv {
	o := m.Only
	after := o.Pos.After(o.Played)
	b.Cells = phrase.CellsOf(after.FEN())
	b.Last = []int{int(o.Played.From())}
	if o.Played == o.Move {
		b.Good = []int{int(o.Played.To())}
		return app.Div().Class("task__q", "task__q--ok").Attr("role", "status").Body(app.Span().Class("mk").Body(view.Icon("check")), app.H1().ID("only-told").Text(v.T(textRight)), score(v, o))
	}
	b.Bad = []int{int(o.Played.To())}
	b.Arrows = [][2]int{{int(o.Move.From()), int(o.Move.To())}}
	return app.Div().Class("task__q", "task__q--no").Attr("role", "status").Body(app.Span().Class("mk", "mk--no").Body(view.Icon("x")), app.H1().Text(v.T(textNotYet)),
		app.P().ID("only-told").Text(v.T(textOnlyWrong, m.Book.Say(&o.Pos, o.Move))), score(v, o))
}

// onlyEndings are the endings to choose from, by their pieces.
func onlyEndings(v *view.V, m page) app.UI {
	here, _ := m.onlyEnding()
	list := make([]app.UI, 0, len(onlyOf))
	for _, e := range onlyOf {
		a := app.A().Class("forces__a").ID("only-"+e.String()).Href(v.Href(session.LearnRoute(pageOnly+"-"+e.String()).Path())).Aria("label", v.T(endings[e])).Body(force(v, e))
		if e == here {
			a = a.Aria("current", "page")
		}
		list = append(list, a)
	}
	return app.Nav().Class("forces").Aria("label", v.T(textPartner)).Body(list...)
}
