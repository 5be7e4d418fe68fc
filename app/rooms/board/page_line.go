package board

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"github.com/notnil/chess"

	"wasit/app/session"
	"wasit/app/view"
	"wasit/rules/board"
	"wasit/rules/notation"
)

// lineText writes a variation: each move is a key that shows its position.
type lineText struct {
	v     *view.V
	style notation.Style
	ply   int           // the half-move that it replaces
	shown notation.Path // the place on the board
	out   []app.UI
}

// variations are those beside a half-move, a paragraph each.
func variations(v *view.V, p Model, ply int) (rows []app.UI) {
	if ply == 0 {
		return nil
	}
	v.Series("ln-", func(rest string) session.Msg {
		if msg, ok := readPath(rest); ok {
			return msg
		}
		return nil
	})
	line := p.Game.branch(ply)
	for i := range line.Moves[0].Variations {
		w := lineText{v: v, style: notation.Style{Language: p.Game.Language()}, ply: ply}
		if p.Line.Ply == ply {
			w.shown = p.Line.Path
		}
		w.write(p.Game.PositionAt(ply-1), &line.Moves[0].Variations[i], notation.Path{0, i})
		rows = append(rows, app.P().Class("nt__v").Body(w.out...))
	}
	return rows
}

// write writes a line that begins in a position; way is its path without a move.
func (w *lineText) write(from board.Position, l *notation.Line, way notation.Path) {
	w.say("(")
	for _, c := range l.Comments {
		w.say(c + " ")
	}
	number := true
	for i := range l.Moves {
		n, at := &l.Moves[i], append(slices.Clone(way), i)
		if i > 0 {
			w.say(" ")
		}
		w.move(&from, n, at, number)
		for _, c := range n.Comments {
			w.say(" " + c)
		}
		for j := range n.Variations {
			w.say(" ")
			w.write(from, &n.Variations[j], append(slices.Clone(at), j))
		}
		from, number = n.After(from), len(n.Comments)+len(n.Variations) > 0
	}
	w.say(")")
}

func (w *lineText) say(text string) { w.out = append(w.out, app.Text(text)) }

// move is a move as a key.
func (w *lineText) move(before *board.Position, n *notation.Node, at notation.Path, number bool) {
	text := lineMove(w.style, before, n, number)
	id := "ln-" + pathText(w.ply, at)
	key := app.Button().Type("button").Class("ln__k").ID(id).Aria("label", w.v.T(textPlayShowMove, text)).DataSet("act", id).Text(text)
	if slices.Equal(at, w.shown) {
		key = key.Aria("current", "true")
	}
	w.out = append(w.out, key)
}

// lineMove is a move as annotators write it, with the signs after it, and with its number where one is needed.
func lineMove(style notation.Style, before *board.Position, n *notation.Node, number bool) string {
	text := "--"
	if n.Move != 0 {
		text = style.Write(before, n.Move)
	}
	switch at := strconv.Itoa(before.FullmoveNumber()); {
	case before.Turn() == chess.White:
		text = at + ". " + text
	case number:
		text = at + "… " + text
	}
	return text + notation.Marks(n.NAGs)
}

// lineTitle names the place in a variation: its move, or that it is to begin.
func lineTitle(v *view.V, p Model) string {
	before, _, _ := p.shownMove()
	line := p.Game.branch(p.Line.Ply)
	if n := line.At(p.Line.Path); n != nil {
		return v.T(textLineAt, lineMove(notation.Style{Language: p.Game.Language()}, &before, n, true))
	}
	return v.T(textLineBegin, numbered(p.Game, p.Line.Ply))
}

// lineKeys are what can be done with the variation on the board.
func lineKeys(v *view.V, m page) []app.UI {
	if len(m.Line.Path) < 3 {
		return nil
	}
	keys := []app.UI{v.Button(view.Button{Text: v.T(textNoteChange), Icon: "edit", Class: "btn--quiet", Act: v.Act("note", openNote{}), ID: "note"})}
	if len(m.Line.Path) > 3 || m.Desk.Event == "" {
		keys = append(keys, v.Button(view.Button{Text: v.T(textLinePromote), Icon: "up", Class: "btn--quiet", Act: v.Act("line-up", promoteLine{}), ID: "line-up"}))
	}
	return append(keys, v.Button(view.Button{Text: v.T(textNoteDrop), Icon: "trash", Class: "btn--quiet", Act: v.Act("line-drop", cutLine{Whole: true}), ID: "line-drop"}))
}

// lineComments are what is said about the move shown.
func lineComments(p Model) (list []app.UI) {
	line := p.Game.branch(p.Line.Ply)
	if n := line.At(p.Line.Path); n != nil {
		for _, c := range n.Comments {
			list = append(list, app.P().Text(c))
		}
	}
	return list
}

// stepMsgs are what the keys that go back and on do, nil where there is nothing: through the game, or through the variation shown.
func (p Model) stepMsgs() (before, after session.Msg) {
	if l := p.Line; l.On() {
		before = showLine{Ply: l.Ply, Path: l.Path.Prev()}
		line := p.Game.branch(l.Ply)
		if next, ok := line.Next(l.Path); ok && len(l.Path) > 1 {
			after = showLine{Ply: l.Ply, Path: next}
		}
		if len(l.Path) == 1 {
			after = stepTo{To: l.Ply}
		}
		return before, after
	}
	if ply := p.ShownPly(); ply > 0 {
		before = stepTo{To: ply - 1}
	}
	if ply := p.ShownPly(); ply < p.Game.Ply() {
		after = stepTo{To: ply + 1}
	}
	return before, after
}

// undoMsgs are what taking back and doing again mean: in a variation it is that which is changed.
func (p Model) undoMsgs() (undo, redo session.Msg) {
	if p.Line.On() {
		if len(p.Line.Path) > 2 {
			undo = cutLine{}
		}
		if p.Line.Gone != "" {
			redo = restoreLine{}
		}
		return undo, redo
	}
	if len(p.Game.Acts) > 0 {
		undo = takeBack{}
	}
	if len(p.Game.Undone) > 0 {
		redo = doAgain{}
	}
	return undo, redo
}
