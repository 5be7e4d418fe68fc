// Package class is where a class answers together: on the teacher's device the question, the share of each answer and who is stuck, on a
// pupil's phone the question and the answer as a code for the teacher's camera.
package class

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/books/classroom"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// Render draws the page that the address names.
func Render(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	switch {
	case m.Camera.Wanted && m.Route.Page == session.PageAnswer:
		return v.Scanner(m.Session, view.Scanner{Title: v.T(textScanTask), Cancel: endScan{}, Again: startScan{}, Said: m.Told, Under: m.Beside})
	case m.Camera.Wanted:
		return v.Scanner(m.Session, view.Scanner{Title: v.T(textScan), Cancel: endScan{}, Again: startScan{}, Said: m.Told, Under: m.Beside})
	case m.Route.Page == session.PageAnswer:
		return phone(v, m)
	case !m.Known:
		return frame(v, m, view.Loading(v.T(textLoading)))
	case m.Class == nil:
		return begin(v, m)
	}
	switch m.Route.Sheet {
	case session.SheetNew:
		return prepare(v, m)
	case session.SheetNames:
		return names(v, m)
	case session.SheetCode:
		return codePage(v, m)
	}
	if _, ok := m.Class.Now(); !ok {
		return idle(v, m)
	}
	return task(v, m)
}

// frame is a page of the room outside a question.
func frame(v *view.V, m page, body ...app.UI) app.UI {
	return v.Page(m.Session, view.Page{Read: true, Bar: view.Bar{Back: toLessons(v), Title: v.T(textClass), Sub: title(m)}, Nav: v.MainNav(session.PageLearn), Main: body})
}

func toLessons(v *view.V) *view.Button {
	return &view.Button{Text: v.T(i18n.Back), Icon: "back", Only: true, Class: "btn--quiet", Href: session.LearnRoute("").Path(), ID: "class-back"}
}

func toClass(v *view.V) *view.Button {
	return &view.Button{Text: v.T(i18n.Back), Icon: "back", Only: true, Class: "btn--quiet", Href: session.ClassRoute("").Path(), ID: "class-back"}
}

func title(m page) string {
	if m.Class == nil {
		return ""
	}
	return m.Class.Name
}

// begin asks for the name of a class, and says what becomes of what pupils type.
func begin(v *view.V, m page) app.UI {
	body := []app.UI{app.Div().Class("head").Body(app.Div().Body(app.H1().Text(v.T(i18n.ClassAnswers)), app.P().Text(v.T(textLead))))}
	if m.Fault != "" {
		body = append(body, v.Banner(view.Banner{Kind: "bad", ID: "class-fault", Title: v.T(textFault), Text: v.T(whys[string(m.Fault)].do)}))
	}
	if m.Form.FEN != "" {
		body = append(body, v.Banner(view.Banner{Kind: "info", ID: "waits", Title: v.T(textWaits)}))
	}
	return frame(v, m, append(body,
		app.Div().Class("form", "form--under").Body(
			v.Field(view.Field{ID: "class-name", Label: v.T(textName), Help: v.T(textNameHelp), Value: m.ClassName, Max: classroom.MaxName, In: v.In("class-name", func(s string) session.Msg { return typeClass{s} })}),
			v.Button(view.Button{Text: v.T(textBegin), After: "next", Class: "btn--go btn--main", ID: "begin-class", Act: v.Act("begin-class", beginClass{})})),
		app.H2().Text(v.T(textPrivate)), points([]string{v.T(textPrivate1), v.T(textPrivate2), v.T(textPrivate3)}),
		app.Div().Class("sec").Body(v.Button(view.Button{Text: v.T(textIAmPupil), Icon: "phone", Href: session.Route{Page: session.PageAnswer}.Path(), ID: "i-am-pupil"})))...)
}

func points(list []string) app.UI {
	items := make([]app.UI, len(list))
	for i, text := range list {
		items[i] = app.Li().Text(text)
	}
	return app.Ul().Class("points").Body(items...)
}

// idle is a class without a question in hand.
func idle(v *view.V, m page) app.UI {
	next := view.Button{Text: v.T(textNew), Icon: "plus", Class: "btn--go btn--main", Href: session.ClassRoute(session.SheetNew).Path(), ID: "new-task"}
	kept := v.N(textPupils, len(m.Class.Pupils))
	return frame(v, m, app.Div().Class("empty").Body(app.H1().ID("ask").TabIndex(-1).Text(v.T(textNoTask)), app.P().Text(kept),
		v.Button(next), v.Button(view.Button{Text: v.T(textNames), Icon: "people", Href: session.ClassRoute(session.SheetNames).Path(), ID: "to-names"})))
}

// task is the question in hand: the position, what is asked, and a row for each answer.
func task(v *view.V, m page) app.UI {
	a, _ := m.Class.Now()
	q, _ := m.Class.Question()
	said := v.T(textHidden)
	if a.Shown {
		said = v.T(textOver)
		if len(a.Right) == 0 {
			said = v.T(textUnjudged)
		}
	}
	if a.FEN != "" {
		said = turn(v, a.FEN) + " " + said
	}
	question := app.Div().Class("cls__q").Body(app.H1().ID("ask").TabIndex(-1).Text(asked(v, a.Task)), app.P().Text(said))
	body := []app.UI{question, answers(v, m, a)}
	if a.FEN != "" {
		body = append([]app.UI{app.Div().Class("cls__b").Body(v.Board(shownBoard(v, a.Task, a.Shown)))}, body...)
	}
	return v.Page(m.Session, view.Page{Look: "class", Focus: true,
		Bar: view.Bar{Back: toLessons(v), Title: title(m), Sub: v.T(textTaskOf, v.Int(q.Number), v.Int(q.Of)),
			Stats: []app.UI{app.Span().Class("stat", "stat--main").ID("answered").Body(app.Text(v.T(textCounted)+" "), app.B().Class("num").Text(counted(v.Lang, *m.Class)))}},
		Main: append(refusal(v, m), app.Div().Class("cls").Body(body...)), Act: acts(v, m, a)})
}

// counted is how many of the class have answered.
func counted(l i18n.Lang, c classroom.Class) string {
	return l.T(textOf, l.Int(c.Answered()), l.Int(len(c.Pupils)))
}

// asked is what a task asks, in words: of a position without any, what to play.
func asked(v *view.V, t classroom.Task) string {
	if t.Ask != "" {
		return t.Ask
	}
	return v.T(textBestMove)
}

func turn(v *view.V, fen string) string {
	if blackMoves(fen) {
		return v.T(textBlackMoves)
	}
	return v.T(textWhiteMoves)
}

// shownBoard is the position, with what is right once it is shown.
func shownBoard(v *view.V, t classroom.Task, shown bool) view.Board {
	b := view.Board{ID: "class-board", Cells: phrase.CellsOf(t.FEN), Flip: blackMoves(t.FEN), Label: v.T(textBoard) + ". " + turn(v, t.FEN), Selected: -1}
	if !shown {
		return b
	}
	for _, pick := range t.Right {
		if from, to, ok := squares(pick); ok {
			b.Arrows = append(b.Arrows, [2]int{from, to})
		}
	}
	return b
}

// mostMoves is how many different moves have a row of their own; the others share one.
const mostMoves = 6

// answers counts: a cell a pupil, the number at the end.
func answers(v *view.V, m page, a classroom.Asked) app.UI {
	list := m.Class.Shares()
	var rows []app.UI
	rest := classroom.Share{}
	for i, s := range list {
		if len(a.Options) == 0 && i >= mostMoves && !(a.Shown && s.Right) {
			rest.Pupils = append(rest.Pupils, s.Pupils...)
			continue
		}
		rows = append(rows, answer(v, m, a, s, i))
	}
	if len(rest.Pupils) > 0 {
		rows = append(rows, share(v, m, app.Li().ID("answer-others"), app.Span().Class("cls__k").Text("…"), v.T(textOthers), len(rest.Pupils), nil))
	}
	if a.Shown && len(a.Options) == 0 && len(a.Right) > 0 && !hasRight(list) {
		rows = append(rows, answer(v, m, a, classroom.Share{Pick: a.Right[0], Right: true}, len(list)))
	}
	missing := len(m.Class.Missing())
	rows = append(rows, app.Li().Class("is-rest").ID("unanswered").Body(app.Span().Text(v.T(textMissing)), app.Span().Class("ans__n", "num").Text(v.Int(missing)), cells(missing, "o")))
	return app.Ol().Class("ans").Body(rows...)
}

func hasRight(list []classroom.Share) bool {
	for _, s := range list {
		if s.Right {
			return true
		}
	}
	return false
}

// answer is the row of an answer: an option has its letter, a move its place.
func answer(v *view.V, m page, a classroom.Asked, s classroom.Share, i int) app.UI {
	key := s.Pick
	if len(a.Options) == 0 {
		key = v.Int(i + 1)
	}
	row := app.Li().ID("answer-" + s.Pick)
	var sign app.UI
	if a.Shown && s.Right {
		row = row.Class("is-right")
		sign = app.Span().Class("ans__r").Body(view.Icon("check"), app.Text(" "+v.T(textRight)))
	}
	return share(v, m, row, app.Span().Class("cls__k").Text(key), a.Say(s.Pick, m.letters()), len(s.Pupils), sign)
}

func share(v *view.V, m page, row app.HTMLLi, key app.UI, text string, n int, sign app.UI) app.UI {
	percent := (200*n + m.Class.Answered()) / max(2*m.Class.Answered(), 1)
	return row.Body(key, app.Span().Class("ans__m").Body(app.Text(text), sign),
		app.Span().Class("ans__n", "num").Body(app.Text(v.Int(n)), app.Small().Text(v.T(textPercent, v.Int(percent)))), cells(n, ""))
}

// cells draws a cell for each pupil.
func cells(n int, class string) app.UI {
	list := make([]app.UI, n)
	for i := range list {
		list[i] = app.I().Class(class)
	}
	return app.Span().Class("pup").Aria("hidden", "true").Body(list...)
}

// acts are the keys at the foot: what phones need, who answered what, and the way on.
func acts(v *view.V, m page, a classroom.Asked) []app.UI {
	keys := []app.UI{v.Button(view.Button{Text: v.T(textNames), Icon: "people", Short: true, Href: session.ClassRoute(session.SheetNames).Path(), ID: "to-names"}),
		v.Button(view.Button{Text: v.T(textCode), Icon: "screen", Short: true, Href: session.ClassRoute(session.SheetCode).Path(), ID: "to-code"})}
	if a.Shown {
		next := view.Button{Text: v.T(textNew), After: "next", Class: "btn--go btn--main", ID: "new-task", Href: session.ClassRoute(session.SheetNew).Path()}
		if m.Class.At+1 < len(m.Class.Tasks) {
			next = view.Button{Text: v.T(textNext), After: "next", Class: "btn--go btn--main", ID: "next-task", Act: v.Act("next-task", nextTask{})}
		}
		return append(keys, v.Button(next))
	}
	return append(keys,
		v.Button(view.Button{Text: v.T(textScan), Icon: "qr", Short: true, ID: "scan", Act: v.Act("scan", startScan{})}),
		v.Button(view.Button{Text: v.T(textShow), After: "next", Class: "btn--go btn--main", ID: "show-answer", Act: v.Act("show-answer", showAnswer{})}))
}
