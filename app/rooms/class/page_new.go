package class

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/books/classroom"
	"wasit/app/books/course"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// prepare makes the next question: where its position comes from, what is asked, and what is right.
func prepare(v *view.V, m page) app.UI {
	f := m.Form
	main := []app.UI{app.H1().Text(v.T(textNew)), sources(v, m)}
	if f.FEN != "" {
		t, ok := f.task(m.letters())
		if !ok {
			t.Right = nil
		}
		main = append(main, app.Div().Class("cls__new").Body(v.Board(shownBoard(v, t, true)), stepping(v, f),
			v.Button(view.Button{Text: v.T(textNoBoard), Icon: "x", ID: "drop-board", Act: v.Act("drop-board", dropBoard{})})))
	}
	main = append(main, question(v, m))
	return v.Page(m.Session, view.Page{Focus: true, Read: true, Bar: view.Bar{Back: toClass(v), Title: title(m), Sub: v.T(textNew)}, Main: []app.UI{app.Div().Class("stack").Body(main...)},
		Act: []app.UI{v.Button(view.Button{Text: v.T(i18n.ClassAsk), After: "next", Class: "btn--go btn--main", ID: "add-task", Act: v.Act("add-task", addTask{})})}})
}

// sources are where a position comes from.
func sources(v *view.V, m page) app.UI {
	fault := ""
	if m.Form.Unread {
		fault = v.T(textUnread)
	}
	return app.Section().Class("stack", "cls__src").Body(app.H2().Text(v.T(textFrom)), lessons(v, m),
		app.Details().Class("fold").ID("from-board").Body(app.Summary().Text(v.T(textFromBoard)), app.P().Text(v.T(textFromBoardDo)),
			v.Button(view.Button{Text: v.T(i18n.PlayTitle), Icon: "board", Href: session.Route{Page: session.PageBoard}.Path(), ID: "to-board"})),
		app.Details().Class("fold").ID("from-text").Body(app.Summary().Text(v.T(textFromText)),
			v.Field(view.Field{ID: "paste", Label: v.T(textPaste), Rows: 4, Max: mostPaste, Value: m.Form.Paste, Error: fault, In: v.In("paste", typing("paste"))}),
			v.Button(view.Button{Text: v.T(textRead), ID: "read-paste", Act: v.Act("read-paste", readPaste{})})))
}

func typing(field string) func(string) session.Msg {
	return func(s string) session.Msg { return typeForm{field, s} }
}

// lessons are the tasks of the course that a class can be asked, by parts and lessons.
func lessons(v *view.V, m page) app.UI {
	fold := app.Details().Class("fold").ID("from-lessons")
	switch {
	case m.BookErr != nil:
		return fold.Body(app.Summary().Text(v.T(textFromLesson)), app.P().Text(v.T(textNoLessons)))
	case m.Book == nil:
		return fold.Body(app.Summary().Text(v.T(textFromLesson)), view.Loading(v.T(textLoading)))
	}
	body := []app.UI{app.Summary().Text(v.T(textFromLesson))}
	for _, p := range m.Book.Parts {
		var rows []app.UI
		for _, l := range p.Lessons {
			rows = append(rows, lesson(v, m, l)...)
		}
		if len(rows) > 0 {
			body = append(body, app.Details().Class("fold").Body(append([]app.UI{app.Summary().Text(p.Title)}, rows...)...))
		}
	}
	return fold.Body(body...)
}

func lesson(v *view.V, m page, l *course.Lesson) (rows []app.UI) {
	for i, t := range lessonTasks(m.Book, l) {
		id := "lesson-" + l.Key + "-" + strconv.Itoa(i+1)
		rows = append(rows, app.Button().Type("button").Class("cls__l").ID(id).DataSet("act", v.Act(id, takeLesson{l.Key, i})).Body(
			app.B().Text(l.Title), app.Span().Text(t.Ask)))
	}
	return rows
}

// stepping goes through a game that was pasted.
func stepping(v *view.V, f form) app.UI {
	if len(f.Game) < 2 {
		return app.Div()
	}
	return v.Stepper(view.Stepper{ID: "ply", Label: v.T(textAfter), Value: f.Ply, Most: len(f.Game) - 1, To: func(n int) session.Msg { return goToPly{n} }})
}

// question is what is asked and how it is answered.
func question(v *view.V, m page) app.UI {
	f := m.Form
	fault, kind, wrong := "", "move", ""
	if f.Why != "" && f.Why != classroom.Empty {
		fault = v.T(whys[string(f.Why)].do)
	}
	if f.Choice {
		kind = "choice"
	}
	if f.NoMove {
		wrong = v.T(textNoMove)
		if f.Choice {
			wrong = v.T(textNoOption)
		}
	}
	body := []app.UI{app.H2().ID("question").TabIndex(-1).Text(v.T(textQuestion)),
		v.Field(view.Field{ID: "ask", Label: v.T(textAskLabel), Value: f.Ask, Rows: 2, Max: classroom.MaxAsk, Error: fault, In: v.In("ask", typing("ask"))}),
		v.Seg("kind", v.T(textAnswerBy), kind, v.In("kind", typing("kind")), []view.Option{{Key: "move", Text: v.T(textByMove)}, {Key: "choice", Text: v.T(textByChoice)}})}
	if f.Choice {
		few := ""
		if f.Why == classroom.Empty {
			few = v.T(textFew)
		}
		body = append(body, v.Field(view.Field{ID: "options", Label: v.T(textOptions), Help: v.T(textOptionsHelp, v.Int(classroom.MaxOptions), v.Int(classroom.MaxOption)), Value: f.Options, Rows: 4,
			Max: (classroom.MaxOption + 1) * classroom.MaxOptions, Error: few, In: v.In("options", typing("options"))}),
			v.Field(view.Field{ID: "right", Label: v.T(textRightOption), Value: f.Right, Max: 1, Error: wrong, In: v.In("right", typing("right"))}))
	} else {
		if f.Why == classroom.Empty {
			body = append(body, v.Banner(view.Banner{Kind: "warn", ID: "no-position", Title: v.T(textNoPosition)}))
		}
		body = append(body, v.Field(view.Field{ID: "right", Label: v.T(textRightMove), Help: v.T(textRightHelp), Value: f.Right, Max: 12, Error: wrong, In: v.In("right", typing("right"))}))
	}
	return app.Section().Class("stack").Body(body...)
}
