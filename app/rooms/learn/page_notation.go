package learn

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/books/course"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/rules/board"
)

// trainer is the way from squares to a whole game that is dictated and written.
func trainer(v *view.V, m page) app.UI {
	steps := []app.UI{row(v, v.T(textSquares), link{pageDrill, textTouchIt})}
	for _, level := range course.Levels() {
		steps = append(steps, row(v, v.T(levels[level]), link{pageTrain + trainRead + string(level), textReadIt}, link{pageTrain + trainWrite + string(level), textWriteIt}))
	}
	games := make([]app.UI, len(m.Book.Games))
	for i, g := range m.Book.Games {
		games[i] = row(v, g.Title, link{pageReplay + g.Key, textListen}, link{pageDictate + g.Key, textShortForm}, link{pageDictate + g.Key + longEnding, textLongForm})
	}
	body := []app.UI{app.H1().Text(v.T(textTrainer)), app.Ol().Class("lsteps").Body(steps...), app.H2().Text(v.T(textDictation))}
	if m.Voice {
		body = append(body, v.Switch("by-ear", v.T(textByEar), v.In("by-ear", func(on string) session.Msg { return byEar{on == "true"} }), m.ByEar))
	}
	body = append(body, app.Ul().Class("lsteps").Body(games...), app.H2().Text(v.T(textOldBooks)), toSigns(v, m))
	return frame(v, m, v.T(textTrainer), body...)
}

// toSigns leads to annotators' marks and to the notations of old books.
func toSigns(v *view.V, m page) app.UI {
	list := []app.UI{tool(v, pageOther, "swap", v.T(textConvert))}
	for _, key := range []string{"marks", "old-signs", "descriptive"} {
		if l := m.Book.Lesson(key); l != nil {
			list = append(list, tool(v, key, "school", l.Title))
		}
	}
	return app.Nav().Class("tools").Aria("label", v.T(textOldBooks)).Body(list...)
}

// A link leads from a step to one way of practising it.
type link struct {
	to   string
	text i18n.Text
}

func row(v *view.V, title string, links ...link) app.UI {
	body := []app.UI{app.B().Text(title)}
	keys := make([]app.UI, len(links))
	for i, l := range links {
		keys[i] = app.A().Class("btn").ID("to-"+l.to).Href(v.Href(session.LearnRoute(l.to).Path())).Body(app.Text(v.T(l.text)), view.Hidden(": "+title))
	}
	return app.Li().Body(append(body, app.Span().Class("lsteps__k").Body(keys...))...)
}

// replay shows a game move by move, and reads it aloud where the device can.
func replay(v *view.V, m page, _ string) app.UI {
	g := m.replayed()
	if g == nil {
		return path(v, m)
	}
	pos := m.at(g, m.Ply)
	b := view.Board{ID: "replay-board", Cells: phrase.CellsOf(pos.FEN()), Label: v.T(textBoard), Selected: -1, Check: inCheck(&pos)}
	said := g.Title
	if m.Ply > 0 {
		move := g.Moves[m.Ply-1]
		before := m.at(g, m.Ply-1)
		b.Last, said = []int{int(move.From()), int(move.To())}, m.Book.Say(&before, move)
	}
	v.Key("ArrowRight", step{1})
	v.Key("ArrowLeft", step{-1})
	return v.Page(m.Session, view.Page{Look: "task", Focus: true, Bar: view.Bar{Back: back(v, pageWriting), Title: v.T(textListen), Sub: g.Title},
		Main: []app.UI{app.Div().Class("task").Body(app.Div().Class("task__b").Body(v.Board(b)),
			app.Div().Class("task__q").Body(app.H1().ID("replay-said").Attr("role", "status").Text(said)), moveList(m, g.Moves, m.Ply, false))},
		Act: []app.UI{
			v.Button(view.Button{Text: v.T(i18n.Back), Icon: "back", Class: "act__k", Act: v.Act("ply-back", step{-1}), ID: "ply-back"}),
			v.Button(view.Button{Text: v.T(textNextMove), After: "next", Class: "act__k btn--go", Act: v.Act("ply-on", step{1}), ID: "ply-on"})}})
}

// moveList writes moves by numbers, in short or long form; that of number ply is the last made.
func moveList(m page, moves []board.Move, ply int, long bool) app.UI {
	var list []app.UI
	for i, text := range m.Book.Notate(moves, long) {
		if i%2 == 0 {
			list = append(list, app.Span().Class("num", "ml__n").Text(strconv.Itoa(i/2+1)+"."))
		}
		s := app.Span().Text(text)
		if i == ply-1 {
			s = s.Aria("current", "true")
		}
		list = append(list, s)
	}
	return app.Div().Class("ml").ID("moves").Body(list...)
}
