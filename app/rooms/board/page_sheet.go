package board

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/notnil/chess"

	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
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

// steps go through the game, take back and do again, turn the board.
func steps(v *view.V, p Model) app.UI {
	before, after := p.stepMsgs()
	undo, redo := p.undoMsgs()
	var say session.Msg
	if _, _, ok := p.shownMove(); ok {
		say = sayMove{}
	}
	keys := &stepKeys{Lang: v.Lang}
	for i, do := range [...]session.Msg{before, after, turnBoard{}, say, undo, redo} {
		if keys.On[i] = do != nil; do != nil {
			v.Act(stepWords[i].id, do)
		}
	}
	return keys
}

// stepWords are the keys of steps in their order.
var stepWords = [...]struct {
	id, icon string
	text     i18n.Text
}{{"before", "back", textPlayBefore}, {"after", "next", textPlayAfter}, {"flip", "swap", textPlayFlip}, {"say", "sound", textPlaySay}, {"undo-move", "undo", i18n.Undo}, {"redo-move", "redo", textPlayRedo}}

// stepKeys are the keys that go through a game, as a component of its own: most moves change none of them.
type stepKeys struct {
	app.Compo

	Lang i18n.Lang
	On   [len(stepWords)]bool
}

// Render draws the keys.
func (k *stepKeys) Render() app.UI {
	v := &view.V{Lang: k.Lang}
	keys := make([]app.UI, len(k.On))
	for i, w := range stepWords {
		b := view.Button{Text: v.T(w.text), Icon: w.icon, Only: true, ID: w.id, Act: w.id}
		if !k.On[i] {
			b.Blocked = b.Text
		}
		keys[i] = v.Button(b)
	}
	return app.Div().Class("bp__k").Attr("role", "group").Aria("label", v.T(i18n.PlaySheet)).Body(keys...)
}

// scoresheet is written as players write: the letters of the game, (=) beside a move with an offer. Each move shows its
// position.
func scoresheet(v *view.V, p Model) app.UI {
	v.Series("ply-", func(rest string) session.Msg {
		if ply, err := strconv.Atoi(rest); err == nil && ply > 0 && ply <= p.Game.Ply() {
			return stepTo{To: ply}
		}
		return nil
	})
	return app.Div().Class("sc").ID("scoresheet").TabIndex(0).Attr("role", "region").Aria("label", v.T(i18n.PlaySheet)).Body(
		app.Table().Attr("role", "table").Body(append([]app.UI{&sheetHead{Lang: v.Lang}}, sheetParts(v.Lang, p)...)...))
}

// sheetHead is the first line of the scoresheet, as a component of its own.
type sheetHead struct {
	app.Compo

	Lang i18n.Lang
}

// Render draws the line.
func (s *sheetHead) Render() app.UI {
	side := func(c chess.Color) app.UI {
		return app.Th().Scope("col").Attr("role", "columnheader").Body(disc(c), app.Text(" "+s.Lang.T(sideName(c))))
	}
	return app.THead().Attr("role", "rowgroup").Body(app.Tr().Attr("role", "row").Body(app.Th().Scope("col").Attr("role", "columnheader").Body(view.Hidden(s.Lang.T(textPlayMoveNo))), side(chess.White), side(chess.Black)))
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

// moveSign is what stands after a move: an offer of a draw, marks, a note.
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
	var rows []app.UI
	row := &sheetRow{Lang: s.Lang, Number: s.Number, First: s.First}
	side := 0
	if s.Black {
		row.First, side = s.First-1, 1
	}
	signs := s.Signs
	for i, text := range s.Written {
		ply := s.First + i
		row.Moves[side].Text = text
		if len(signs) > 0 && signs[0].Ply == ply {
			row.Moves[side].Sign, row.Moves[side].Said, signs = signs[0].Text, signs[0].Said, signs[1:]
		}
		if ply == s.Shown {
			row.Shown = 1 + side
		}
		if side++; side == 2 || i == len(s.Written)-1 {
			rows = append(rows, row)
			row, side = &sheetRow{Lang: s.Lang, Number: row.Number + 1, First: ply + 1}, 0
		}
	}
	return app.TBody().Attr("role", "rowgroup").Body(rows...)
}

// sheetRow is a line of the scoresheet: a move of White and one of Black, or one of them.
type sheetRow struct {
	app.Compo

	Lang   i18n.Lang
	Number int
	First  int // half-move of White
	Shown  int // whose move led to the position on the board: 1 White's, 2 Black's
	Moves  [2]writtenMove
}

// writtenMove is a move as it is written, with the sign after it; without text there is none.
type writtenMove struct{ Text, Sign, Said string }

// Render draws the line.
func (s *sheetRow) Render() app.UI {
	cells := [...]app.UI{app.Th().Scope("row").Attr("role", "rowheader").Text(strconv.Itoa(s.Number)), cell().Class("wt").Text("…"), cell().Class("wt")}
	for side, before := range [...]string{". ", "… "} {
		if s.Moves[side].Text != "" {
			cells[1+side] = s.move(side, strconv.Itoa(s.Number)+before)
		}
	}
	return app.Tr().Attr("role", "row").Body(cells[:]...)
}

// cell is an empty cell. The parts of the table say what they are: on the screen they are laid out as blocks, and then Safari forgets it.
func cell() app.HTMLTd { return app.Td().Attr("role", "cell") }

// move is one half-move, a key that shows its position.
func (s *sheetRow) move(side int, before string) app.UI {
	id, move := "ply-"+strconv.Itoa(s.First+side), s.Moves[side]
	td := cell().Body(app.Button().Type("button").ID(id).Aria("label", s.Lang.T(textPlayShowMove, before+move.Text)+move.Said).
		DataSet("act", id).Text(move.Text + move.Sign))
	if s.Shown == 1+side {
		return td.Aria("current", "true")
	}
	return td
}

// typed is where a move is written instead of touched.
func typed(v *view.V, m page) app.UI {
	p := m.Model
	if p.Game.End.Over() && !p.Line.On() {
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
