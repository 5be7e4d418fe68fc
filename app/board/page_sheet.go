package board

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/notnil/chess"

	"wasit/app/i18n"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/rules/notation"
)

// numbered is half-move ply with its number: "12. Kf3", "12… Ge6".
func numbered(g *chessGame, ply int) string {
	n, white := number(g, ply)
	sign := ". "
	if !white {
		sign = "… "
	}
	return strconv.Itoa(n) + sign + g.Written[ply-1]
}

// number is the move number of half-move ply, and whether White made it.
func number(g *chessGame, ply int) (n int, white bool) {
	before := g.PositionAt(ply - 1)
	return before.FullmoveNumber(), before.Turn() == chess.White
}

// steps go through the game, take back, turn the board.
func steps(v *view.V, p Model) app.UI {
	ply, last := p.ShownPly(), p.Game.Ply()
	key := func(id, icon string, t i18n.Text, msg session.Msg, on bool) app.UI {
		b := view.Button{Text: v.T(t), Icon: icon, Only: true, ID: id}
		if on {
			b.Act = v.Act(id, msg)
		} else {
			b.Blocked = v.T(t)
		}
		return v.Button(b)
	}
	return app.Div().Class("bp__k").Attr("role", "group").Aria("label", v.T(i18n.PlaySheet)).Body(
		key("before", "back", textPlayBefore, stepTo{To: ply - 1}, ply > 0),
		key("after", "next", textPlayAfter, stepTo{To: ply + 1}, ply < last),
		key("flip", "swap", textPlayFlip, turnBoard{}, true),
		key("say", "sound", textPlaySay, sayMove{}, ply > 0),
		key("undo-move", "undo", i18n.Undo, takeBack{}, len(p.Game.Acts) > 0))
}

// scoresheet is written as players write: the letters of the game, (=) beside a move with an offer. Each move shows its
// position.
func scoresheet(v *view.V, p Model) app.UI {
	g := p.Game
	head := func(c chess.Color) app.UI {
		return app.Th().Scope("col").Body(disc(c), app.Text(" "+v.T(sideName(c))))
	}
	var rows []app.UI
	for ply := 1; ply <= g.Ply(); {
		n, white := number(g, ply)
		cells := []app.UI{app.Th().Scope("row").Text(strconv.Itoa(n))}
		if !white {
			cells = append(cells, app.Td().Class("wt").Text("…"))
		} else {
			cells = append(cells, move(v, p, ply))
			ply++
		}
		if ply <= g.Ply() {
			cells = append(cells, move(v, p, ply))
		} else {
			cells = append(cells, app.Td().Class("wt"))
		}
		ply++
		rows = append(rows, app.Tr().Body(cells...))
	}
	return app.Div().Class("sc").ID("scoresheet").TabIndex(0).Attr("role", "region").Aria("label", v.T(i18n.PlaySheet)).Body(app.Table().Body(
		app.THead().Body(app.Tr().Body(app.Th().Scope("col").Body(view.Hidden(v.T(textPlayMoveNo))), head(chess.White), head(chess.Black))),
		app.TBody().Body(rows...)))
}

func move(v *view.V, p Model, ply int) app.UI {
	g := p.Game
	text := g.Written[ply-1]
	if g.Offers(ply) {
		text += " (=)"
	}
	label := v.T(textPlayShowMove, numbered(g, ply))
	if _, noted := g.Notes[ply]; noted {
		n := g.note(ply)
		text += notation.Marks(n.NAGs)
		if len(n.Comments)+len(n.Variations) > 0 {
			text += " …"
			label += ", " + v.T(textNoteThere)
		}
	}
	id := "ply-" + strconv.Itoa(ply)
	td := app.Td().Body(app.Button().Type("button").ID(id).Aria("label", label).
		DataSet("act", v.Act(id, stepTo{To: ply})).Text(text))
	if ply == p.ShownPly() {
		return td.Aria("current", "true")
	}
	return td
}

// typed is where a move is written instead of touched.
func typed(v *view.V, m page) app.UI {
	p := m.Model
	if p.Game.End.Over() {
		return app.Div()
	}
	f := view.Field{ID: "typed", Label: v.T(textPlayTyped, letters(p.Game.Head.Letters)), Value: p.Typed, Max: 4000,
		In: v.In("typed", func(text string) session.Msg { return typeMove{Text: text} })}
	if p.Wrong != nil && m.Dialog == nil {
		n := explain(v.Lang, p.Wrong)
		f.Error = n.Title + ". " + n.Text
	}
	return app.Form().Class("bp__w").ID("typing").Body(v.Field(f),
		app.Button().Type("submit").Class("btn").ID("make").DataSet("act", v.Act("make", enterTyped{})).Text(v.T(textPlayTypedDo)))
}
