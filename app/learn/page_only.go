package learn

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/notnil/chess"

	"wasit/app/phrase"
	"wasit/app/session"
	"wasit/app/view"
)

// onlyMove is the page: find the one move that wins.
func onlyMove(v *view.V, m page) app.UI {
	title := app.H1().Text(v.T(textOnly))
	if m.Only == nil {
		return frame(v, m, v.T(textOnly), title, app.P().Attr("role", "status").Text(v.T(textComputing, strconv.Itoa(m.Done/10))))
	}
	o := m.Only
	b := view.Board{ID: "only-board", Cells: phrase.CellsOf(o.Pos.FEN()), Label: v.T(textBoardWhite), Selected: m.Selected, Cursor: m.Cursor}
	said := v.T(textOnlyAsk)
	if o.Played == 0 {
		b.Act = func(square int) session.Msg { return touchOnly{square} }
		keys(v)
		if m.Selected >= 0 {
			b.Targets = goals(&o.Pos, chess.Square(m.Selected))
		}
	} else {
		after := o.Pos.After(o.Played)
		b.Cells = phrase.CellsOf(after.FEN())
		b.Last = []int{int(o.Played.From()), int(o.Played.To())}
		said = v.T(textRight)
		if o.Played != o.Move {
			said = v.T(textOnlyWrong, m.Book.Say(&o.Pos, o.Move))
		}
	}
	return frame(v, m, v.T(textOnly), app.Div().Class("task").Body(title, app.Div().Class("task__b").Body(v.Board(b)),
		app.P().ID("only-told").Attr("role", "status").Text(said), app.P().Class("under").Text(v.T(textScore, strconv.Itoa(o.Right), strconv.Itoa(o.Wrong))),
		v.Button(view.Button{Text: v.T(textNewStart), Class: "btn--go", Act: v.Act("next-only", nextOnly{}), ID: "next-only"})))
}
