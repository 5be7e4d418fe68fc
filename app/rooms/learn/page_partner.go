package learn

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/notnil/chess"

	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/rules/board"
	"wasit/rules/endgame"
)

// men are those of the stronger side of an ending, as letters of a FEN.
var men = map[endgame.Ending]string{endgame.KQK: "KQ", endgame.KRK: "KR", endgame.KPK: "KP", endgame.KBBK: "KBB", endgame.KBNK: "KBN"}

// partners are the endings that can be played against perfect defence.
func partners(v *view.V, m page) app.UI {
	now := m.now()
	rows := make([]app.UI, 0, 5)
	for _, e := range endgame.Endings() {
		under := v.T(textLongest, strconv.Itoa(e.Longest()))
		if now != nil && now.Partner(e).Won > 0 {
			p := now.Partner(e)
			under = v.T(textBestMoves, strconv.Itoa(p.Best), strconv.Itoa(p.Moves))
		}
		rows = append(rows, app.Li().Body(app.A().Class("wl").ID("partner-"+e.String()).Href(v.Href(session.LearnRoute(pageTrain+trainPartner+e.String()).Path())).Body(
			force(v, e), app.Span().Body(app.B().Text(v.T(endings[e])), app.Span().Class("under").Text(under)), view.Icon("next"))))
	}
	return frame(v, m, v.T(textPartner), app.H1().Text(v.T(textPartner)), app.P().Class("lesson__p").Text(v.T(textPartnerText)), app.Ul().Class("rows").Body(rows...))
}

// force draws the pieces of the stronger side.
func force(v *view.V, e endgame.Ending) app.UI {
	var list []app.UI
	for _, letter := range []byte(men[e]) {
		list = append(list, v.Man(letter))
	}
	return app.Span().Class("force").Aria("hidden", "true").Body(list...)
}

// computing says how far the table of an ending is worked out; leaving the page ends it.
func computing(v *view.V, m page) app.UI {
	return app.Div().Class("task__b", "comp").Body(app.P().Attr("role", "status").Text(v.T(textComputing, strconv.Itoa(m.Done/10))),
		app.Progress().ID("table-progress").Aria("label", v.T(textComputing, strconv.Itoa(m.Done/10))).Max(1000).Value(m.Done),
		v.Button(view.Button{Text: v.T(i18n.Cancel), Href: session.LearnRoute("").Path(), ID: "table-cancel"}))
}

// partner is a game against perfect defence: the distance is the answer.
func partner(v *view.V, m page) []app.UI {
	if m.Game == nil {
		return []app.UI{computing(v, m)}
	}
	g := m.Game
	pos := g.Position()
	b := view.Board{ID: "task-board", Cells: phrase.CellsOf(pos.FEN()), Label: v.T(textBoardWhite), Selected: m.Selected, Cursor: m.Cursor, Check: inCheck(&pos)}
	if m.Told.Reply != 0 {
		b.Last = []int{int(m.Told.Reply.From()), int(m.Told.Reply.To())}
	}
	if g.End() == endgame.Open {
		b.Act, b.Lift = func(square int) session.Msg { return touchSquare{square} }, true
		keys(v)
		if m.Selected >= 0 {
			b.Targets = goals(&pos, chess.Square(m.Selected))
		}
	}
	made, best := g.Moves()
	return []app.UI{app.Div().Class("pa__d").ID("partner-told").Attr("role", "status").Body(told(v, m)...), app.Div().Class("task__b").Body(v.Board(b)),
		app.Div().Class("pa__r").Body(
			app.P().Class("under").Text(v.T(textDistances)), series(g.Distances(), g.End() == endgame.Mated),
			row2(v.T(textFifty), v.T(textOf, strconv.Itoa((pos.HalfmoveClock()+1)/2), "50"), "partner-fifty"),
			row2(v.T(textBestMove), v.T(textOf, strconv.Itoa(best), strconv.Itoa(made)), "partner-best"))}
}

// row2 is a line with its value at the end.
func row2(name, value, id string) app.UI {
	return app.P().Class("row2").Body(app.Span().Text(name), app.B().Class("num").ID(id).Text(value))
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

// inCheck returns the square of a king in check.
func inCheck(pos *board.Position) []int {
	if !pos.InCheck() {
		return nil
	}
	return []int{int(pos.King(pos.Turn()))}
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
		return []app.UI{app.B().Class("num").Text(v.T(textMateIn, strconv.Itoa(last))), app.Span().Body(app.Span().Class("mk").Body(view.Icon("check")), app.Text(v.T(textStands)))}
	}
	return []app.UI{app.B().Text(v.T(textNoWin))}
}

// series are the distances at each turn; one that grew is marked, and mate has its sign.
func series(distances []int, mated bool) app.UI {
	list := make([]app.UI, len(distances))
	for i, d := range distances {
		text := strconv.Itoa(d)
		if d == 0 {
			text = "–"
		}
		s := app.Span().Text(text)
		if mated && i == len(distances)-1 {
			list[i] = app.Span().Text("#")
			continue
		}
		if i > 0 && (d == 0 || distances[i-1] > 0 && d >= distances[i-1]) {
			s = app.Span().Class("up").Text(text + " ▲")
		}
		list[i] = s
	}
	return app.Div().Class("ser", "num").Body(list...)
}
