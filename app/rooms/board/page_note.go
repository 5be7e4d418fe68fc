package board

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/rules/notation"
)

// note shows what is said about the move on the screen: comments, variations in the letters of the game, and the keys that
// change it.
func note(v *view.V, m page) app.UI {
	p := m.Model
	g, ply := p.Game, p.ShownPly()
	if p.Line.On() {
		return app.Div().Class("nt").ID("notes").Body(slices.Concat(lineComments(p), variations(v, p, p.Line.Ply), lineKeys(v, m))...)
	}
	n := g.note(ply)
	var body []app.UI
	for _, c := range n.Comments {
		body = append(body, app.P().Text(c))
	}
	body = append(body, variations(v, p, ply)...)
	key := view.Button{Text: v.T(textNoteWrite), Icon: "edit", Class: "btn--quiet", Act: v.Act("note", openNote{}), ID: "note"}
	if hasNote(&n) {
		key.Text = v.T(textNoteChange)
	}
	body = append(body, v.Button(key))
	if p.Past && ply < g.Ply() {
		body = append(body, v.Button(view.Button{Text: v.T(textLineStart), Icon: "plus", Class: "btn--quiet", Act: v.Act("line", startLine{}), ID: "line"}))
	}
	return app.Div().Class("nt").ID("notes").Body(body...)
}

// noteSheet is where a note is written.
func noteSheet(v *view.V, m page, d noteDialog) app.UI {
	g := m.Game
	title := v.T(textPlayPastStart)
	var body []app.UI
	if d.Ply > 0 {
		if title = numbered(g, d.Ply); d.Path != nil {
			title = lineTitle(v, m.Model)
		}
		body = append(body, app.Div().Class("cluster", "nt__m").Attr("role", "group").Aria("label", v.T(textNoteMark)).Body(markKeys(v, d)...))
	}
	body = append(body, v.Field(view.Field{ID: "comment", Label: v.T(textNoteComment), Value: d.Comment, Rows: 4, Max: 4000,
		In: v.In("comment", func(text string) session.Msg { return typeComment{Text: text} })}))
	n := g.note(d.Ply)
	before := g.PositionAt(max(d.Ply-1, 0))
	if d.Path != nil { // its variations are changed on the board
		n.Variations = nil
	}
	for i := range n.Variations {
		id := "drop-" + strconv.Itoa(i)
		body = append(body, app.Div().Class("nt__d").Body(
			app.P().Class("nt__v").Text("("+notation.Style{Language: g.Language()}.WriteLine(before, &n.Variations[i])+")"),
			v.Button(view.Button{Text: v.T(textNoteDrop), Icon: "x", Only: true, Class: "btn--quiet", ID: id, Act: v.Act(id, dropVariation{Ply: d.Ply, Index: i})})))
	}
	return v.Sheet(view.Sheet{Title: title, Close: v.Act("close", closeDialog{}), Body: body,
		Foot: []app.UI{v.Button(view.Button{Text: v.T(i18n.PlayerSave), Class: "btn--go btn--main", Act: v.Act("keep-note", keepNote{}), ID: "keep-note"})}})
}

func markKeys(v *view.V, d noteDialog) []app.UI {
	var keys []app.UI
	for mark := uint8(1); mark <= lastMark; mark++ {
		id := "mark-" + strconv.Itoa(int(mark))
		keys = append(keys, app.Button().Type("button").Class("btn", "num").ID(id).DataSet("act", v.Act(id, chooseMark{Mark: mark})).
			Aria("pressed", d.Mark == mark).Aria("label", v.T(textNoteMarks[mark])).Text(notation.Mark(mark)))
	}
	return keys
}
