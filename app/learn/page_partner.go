package learn

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/notnil/chess"

	"wasit/app/i18n"
	"wasit/app/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/rules/board"
	"wasit/rules/endgame"
)

// partner is a game against perfect defence, or how far its table is worked out.
func partner(v *view.V, m page) []app.UI {
	if m.Game == nil {
		return []app.UI{app.Div().Class("task__b").Body(
			app.P().Attr("role", "status").Text(v.T(textComputing, strconv.Itoa(m.Done/10))),
			app.Progress().ID("table-progress").Max(1000).Value(m.Done))}
	}
	g := m.Game
	pos := g.Position()
	b := view.Board{ID: "task-board", Cells: phrase.CellsOf(pos.FEN()), Label: v.T(textBoardWhite), Selected: m.Selected, Cursor: m.Cursor}
	if m.Told.Reply != 0 {
		b.Last = []int{int(m.Told.Reply.From()), int(m.Told.Reply.To())}
	}
	if g.End() == endgame.Open {
		b.Act = func(square int) session.Msg { return touchSquare{square} }
		keys(v)
		if m.Selected >= 0 {
			b.Targets = goals(&pos, chess.Square(m.Selected))
		}
	}
	made, best := g.Moves()
	return []app.UI{app.Div().Class("task__b").Body(v.Board(b)), app.Div().Class("pa__r").Body(
		app.P().Class("pa__d").ID("partner-told").Attr("role", "status").Body(told(v, m)...),
		app.P().Body(app.Text(v.T(textBestMoves, strconv.Itoa(best), strconv.Itoa(made)))),
		app.P().Class("under").Text(v.T(textDistances)), series(g.Distances()),
		app.P().Text(v.T(textFifty, strconv.Itoa((pos.HalfmoveClock()+1)/2))),
		app.Div().Class("task__w").Body(
			v.Button(view.Button{Text: v.T(textTakeBack), Icon: "undo", Act: v.Act("take-back", takeBack{}), ID: "take-back"}),
			v.Button(view.Button{Text: v.T(textNewStart), Act: v.Act("new-start", newStart{}), ID: "new-start"})))}
}

func goals(pos *board.Position, from chess.Square) (list []int) {
	var all board.MoveList
	for _, m := range pos.Moves(&all) {
		if m.From() == from {
			list = append(list, int(m.To()))
		}
	}
	return list
}

var ends = map[endgame.End]i18n.Text{endgame.Stalemated: textPat, endgame.NoMaterial: textBare, endgame.FiftyMoves: textFiftyMoves, endgame.ThreeTimes: textThreeTimes}

// told says whether the win still stands, and in how many moves.
func told(v *view.V, m page) []app.UI {
	switch end := m.Game.End(); {
	case end == endgame.Mated:
		return []app.UI{app.B().Text(v.T(textMated))}
	case end != endgame.Open:
		return []app.UI{app.B().Text(v.T(textDrawn, v.T(ends[end])))}
	}
	d := m.Game.Distances()
	if last := d[len(d)-1]; last > 0 {
		return []app.UI{app.B().Class("num").Text(v.T(textMateIn, strconv.Itoa(last))), app.Span().Text(" " + v.T(textStands))}
	}
	return []app.UI{app.B().Text(v.T(textNoWin))}
}

// series are the distances at each turn; one that grew is marked.
func series(distances []int) app.UI {
	list := make([]app.UI, len(distances))
	for i, d := range distances {
		text := strconv.Itoa(d)
		if d == 0 {
			text = "–"
		}
		s := app.Span().Text(text)
		if i > 0 && (d == 0 || distances[i-1] > 0 && d >= distances[i-1]) {
			s = app.Span().Class("up").Text(text + " ▲")
		}
		list[i] = s
	}
	return app.Div().Class("ser", "num").Body(list...)
}
