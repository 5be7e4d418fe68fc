package board

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/notnil/chess"

	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/rules/board"
)

// mateBack leads out of the editor: to the clock that waits for the answer, or to the game.
func mateBack(v *view.V, m page) *view.Button {
	if m.DeskCheck != nil {
		return &view.Button{Text: v.T(i18n.DeskTitle), Icon: "back", Only: true, Class: "btn--quiet", Act: v.Act("desk-back", deskBring{Without: true}), ID: "back"}
	}
	if m.Edit.ForClock && m.Clock.Game != nil {
		return &view.Button{Text: v.T(textMateToClock), Icon: "back", Only: true, Class: "btn--quiet", Href: session.Route{Page: session.PageClock}.Path(), ID: "back"}
	}
	return back(v, screenTable)
}

// editor sets up a position: a piece is taken from the palette and put on squares, or the position is read as text.
func editor(v *view.V, m page) app.UI {
	e := m.Edit
	grid(v)
	b := view.Board{ID: "board", Cells: e.Cells, Flip: m.Flip, Selected: noSquare, Cursor: m.Cursor, Label: v.T(textMateEditor), Lift: true,
		Act: func(sq int) session.Msg { return touchEditor{Square: sq} }}
	sides := []view.Option{{Key: "w", Text: v.T(i18n.White)}, {Key: "b", Text: v.T(i18n.Black)}}
	turn, side := "w", "w"
	if e.Black {
		turn = "b"
	}
	if e.Side == 1 {
		side = "b"
	}
	field := view.Field{ID: "fen", Label: v.T(textMateFEN), Value: e.FEN, Max: 200, In: v.In("fen", func(s string) session.Msg { return typeFEN{Text: s} })}
	if e.Err != nil {
		field.Error = wrong(v, e.Err)
	}
	main := app.Div().Class("cw").Body(
		app.Div().Class("cw__b").Body(v.Board(b), setUp(v, e), palette(v, e), tools(v, e)),
		app.Div().Class("cw__t").Body(
			v.Seg("mate-side", v.T(textMateWho), side, v.In("mate-side", func(s string) session.Msg { return setEditor{Side: s} }), sides),
			v.Seg("to-move", v.T(textMateTurn), turn, v.In("to-move", func(s string) session.Msg { return setEditor{Turn: s} }), sides),
			castling(v, e), v.Field(field), askTouched(v, m)))
	return v.Page(m.Session, view.Page{Look: "mate", Bar: view.Bar{Back: mateBack(v, m), Title: v.T(textMateTitle), Sub: v.T(textMateEditor), Stats: []app.UI{printer(v)}}, Focus: true,
		Main: []app.UI{app.H1().Class("vh").Text(v.T(textMateEditor)), app.Div().Class("ar", "ar--mate").Body(main)},
		Act: []app.UI{v.Button(view.Button{Text: v.T(textMatePlay), Act: v.Act("play-from", beginFromEditor{}), ID: "play-from"}),
			v.Button(view.Button{Text: v.T(textMateAsk), Class: "btn--go btn--main", Act: v.Act("ask", askMate{}), ID: "ask"})}})
}

func wrong(v *view.V, err error) string {
	if fen, ok := err.(*board.FENError); ok {
		return fenProblems(v.Lang, fen)
	}
	n := explain(v.Lang, err)
	return n.Title + " " + n.Text
}

// palette holds the pieces, and the key that takes them away.
func palette(v *view.V, e positionEditor) app.UI {
	var keys []app.UI
	for _, man := range []byte("KQRBNPkqrbnp") {
		id := "man-" + string(rune(man))
		keys = append(keys, app.Button().Type("button").Class("lift").ID(id).Aria("label", v.T(i18n.Men[man])).Aria("pressed", e.Tool == man).
			DataSet("act", v.Act(id, takeTool{Man: man})).Body(v.Man(man)))
	}
	return app.Div().Class("pal").Attr("role", "group").Aria("label", v.T(textMateMen)).Body(keys...)
}

func tools(v *view.V, e positionEditor) app.UI {
	return app.Div().Class("pal__t").Body(
		app.Button().Type("button").Class("btn").ID("erase").Aria("pressed", e.Tool == 0).DataSet("act", v.Act("erase", takeTool{})).
			Body(view.Icon("x"), app.Text(" "+v.T(textMateErase))),
		v.Button(view.Button{Text: v.T(textMateClear), Icon: "trash", Act: v.Act("clear", setEditor{Clear: true}), ID: "clear"}),
		v.Button(view.Button{Text: v.T(textMateInitial), Icon: "board", Act: v.Act("initial", setEditor{Start: true}), ID: "initial"}),
		v.Button(view.Button{Text: v.T(textMateFlip), Icon: "swap", Act: v.Act("flip", turnBoard{}), ID: "flip"}))
}

// castling asks only where king and rook stand as they must.
func castling(v *view.V, e positionEditor) app.UI {
	var chips []app.UI
	for i, right := range []byte("KQkq") {
		if !e.MayCastle(right) {
			continue
		}
		on := false
		for j := range len(e.Rights) {
			on = on || e.Rights[j] == right
		}
		text, whose := [...]string{"0-0", "0-0-0"}[i%2], chess.White
		if i > 1 {
			whose = chess.Black
		}
		sign := app.UI(app.Span())
		if on {
			sign = view.Icon("check")
		}
		id := "castle-" + string(rune(right))
		chips = append(chips, app.Button().Type("button").Class("chip", "chip--disc").ID(id).Aria("pressed", on).
			DataSet("act", v.Act(id, setEditor{Castle: right})).Aria("label", v.T(sideName(whose))+" "+text).Body(disc(whose), app.Text(" "+text+" "), sign))
	}
	if len(chips) == 0 {
		return app.Div()
	}
	return app.FieldSet().Class("field").Body(app.Legend().Class("legend").Text(v.T(textMateCastling)), app.Div().Class("cluster").Body(chips...))
}

// askTouched leads to the other question on the position, unless the desk or the clock waits for this one.
func askTouched(v *view.V, m page) app.UI {
	if m.DeskCheck != nil || m.Edit.ForClock {
		return app.Div()
	}
	return v.Button(view.Button{Text: v.T(textTouchDone), Icon: "hand", Act: v.Act("ask-touch", goTo{Screen: screenTouched}), ID: "ask-touch"})
}
