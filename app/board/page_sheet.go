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
	head := func(c chess.Color) app.UI {
		return app.Th().Scope("col").Body(disc(c), app.Text(" "+v.T(sideName(c))))
	}
	v.Series("ply-", func(rest string) session.Msg {
		if ply, err := strconv.Atoi(rest); err == nil && ply > 0 && ply <= p.Game.Ply() {
			return stepTo{To: ply}
		}
		return nil
	})
	parts := []app.UI{app.THead().Body(app.Tr().Body(app.Th().Scope("col").Body(view.Hidden(v.T(textPlayMoveNo))), head(chess.White), head(chess.Black)))}
	return app.Div().Class("sc").ID("scoresheet").TabIndex(0).Attr("role", "region").Aria("label", v.T(i18n.PlaySheet)).Body(
		app.Table().Body(append(parts, sheetParts(v.Lang, p)...)...))
}

// partPlies are the half-moves of a part of the scoresheet: sixteen lines.
const partPlies = 32

// sheetParts cuts the scoresheet into parts of whole lines.
func sheetParts(l i18n.Lang, p Model) (parts []app.UI) {
	g := p.Game
	signs := g.signs(l)
	for from := 1; from <= g.Ply(); {
		number, white := number(g, from)
		to := from + partPlies - 1
		if !white {
			to--
		}
		to = min(to, g.Ply())
		part := &sheetPart{Lang: l, First: from, Number: number, Black: !white, Written: g.Written[from-1 : to]}
		if ply := p.ShownPly(); ply >= from && ply <= to {
			part.Shown = ply
		}
		for ply := from; ply <= to; ply++ {
			if sign, ok := signs[ply]; ok {
				part.Signs = append(part.Signs, sign)
			}
		}
		parts = append(parts, part)
		from = to + 1
	}
	return parts
}

// moveSign is what stands behind a move: an offer of a draw, marks, a note.
type moveSign struct {
	Ply        int
	Text, Said string
}

// signs are those of all moves that have any.
func (g *chessGame) signs(l i18n.Lang) map[int]moveSign {
	signs := map[int]moveSign{}
	n := 0
	for _, a := range g.Acts {
		if a.Kind == actMove || a.Kind == actOpen {
			n++
		}
		if a.Offer || a.Kind == actOffer {
			signs[n] = moveSign{Ply: n, Text: " (=)"}
		}
	}
	for ply := range g.Notes {
		node, s := g.note(ply), signs[ply]
		s.Ply = ply
		s.Text += notation.Marks(node.NAGs)
		if len(node.Comments)+len(node.Variations) > 0 {
			s.Text += " …"
			s.Said = ", " + l.T(textNoteThere)
		}
		signs[ply] = s
	}
	return signs
}

// sheetPart is a part of the scoresheet, as a component of its own: a move changes the last of them, and the others, which are equal
// to what stands there, are not drawn again.
type sheetPart struct {
	app.Compo

	Lang    i18n.Lang
	First   int  // half-move
	Number  int  // of the move that it belongs to
	Black   bool // it is Black's
	Shown   int  // the half-move whose position is on the board, 0: in another part
	Written []string
	Signs   []moveSign
}

// Render draws the part.
func (s *sheetPart) Render() app.UI {
	signs := map[int]moveSign{}
	for _, one := range s.Signs {
		signs[one.Ply] = one
	}
	var rows []app.UI
	number, black := s.Number, s.Black
	for i := 0; i < len(s.Written); number++ {
		cells := []app.UI{app.Th().Scope("row").Text(strconv.Itoa(number)), app.Td().Class("wt").Text("…"), app.Td().Class("wt")}
		if !black {
			cells[1] = s.cell(i, strconv.Itoa(number)+". ", signs)
			i++
		}
		if black = false; i < len(s.Written) {
			cells[2] = s.cell(i, strconv.Itoa(number)+"… ", signs)
			i++
		}
		rows = append(rows, app.Tr().Body(cells...))
	}
	return app.TBody().Body(rows...)
}

// cell is one half-move of the part, a key that shows its position.
func (s *sheetPart) cell(i int, before string, signs map[int]moveSign) app.UI {
	ply, text := s.First+i, s.Written[i]
	id := "ply-" + strconv.Itoa(ply)
	td := app.Td().Body(app.Button().Type("button").ID(id).Aria("label", s.Lang.T(textPlayShowMove, before+text)+signs[ply].Said).
		DataSet("act", id).Text(text + signs[ply].Text))
	if ply == s.Shown {
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
	form := app.Form().Class("bp__e").ID("typing")
	if f.Error != "" {
		form = form.Class("bp__e--wrong")
	}
	return form.Body(v.Field(f),
		app.Button().Type("submit").Class("btn").ID("make").DataSet("act", v.Act("make", enterTyped{})).Text(v.T(textPlayTypedDo)))
}
