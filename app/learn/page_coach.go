package learn

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/learner"
	"wasit/app/letters"
	"wasit/app/session"
	"wasit/app/sheet"
	"wasit/app/view"
)

// coach is the table of learners by parts, with what only the coach does.
func coach(v *view.V, m page) app.UI {
	table := learner.Table(letters.Of(m.Lang().Tag()), m.Book, m.Learners)
	stuck := 0
	for _, s := range table {
		if s.Stuck > 0 {
			stuck++
		}
	}
	body := []app.UI{app.H1().Text(v.T(textStuckOf, strconv.Itoa(stuck), strconv.Itoa(len(table)))), newLearner(v, m)}
	if len(table) > 0 {
		body = append(body, coachTable(v, m, table), app.P().Class("under").Text(v.T(textStuckKey)))
	}
	body = append(body, app.Nav().Class("tools").Aria("label", v.T(textCoach)).Body(
		tool(v, pageCerts, "trophy", v.T(textCertificates)), tool(v, pagePaper+m.Book.Lessons()[0].Key, "print", v.T(textPaperTasks))),
		app.Div().Class("task__w").Body(
			v.Button(view.Button{Text: v.T(textExportTable), Icon: "save", Act: v.Act("export-table", exportTable{}), ID: "export-table"}),
			v.Button(view.Button{Text: v.T(textExportAll), Icon: "save", Act: v.Act("export-all", exportAll{}), ID: "export-all"})))
	return frame(v, m, v.T(textCoach), body...)
}

func newLearner(v *view.V, m page) app.UI {
	return app.Div().Class("task__w").Body(
		v.Field(view.Field{ID: "learner-name", Label: v.T(textNewLearner), Value: m.NewName, Max: learner.MaxName, In: v.In("learner-name", func(text string) session.Msg { return typeName{text} })}),
		v.Button(view.Button{Text: v.T(textAdd), Icon: "add", Class: "btn--go", Act: v.Act("learner-add", addLearner{}), ID: "learner-add"}))
}

func coachTable(v *view.V, m page, table []learner.Standing) app.UI {
	head := []app.UI{app.Th().Scope("col").Text(v.T(textLearner))}
	for _, p := range m.Book.Parts {
		head = append(head, app.Th().Scope("col").Body(app.B().Class("num").Text(strconv.Itoa(p.Number)), app.Span().Class("vh").Text(" "+p.Title)))
	}
	rows := make([]app.UI, len(table))
	for i, s := range table {
		line := []app.UI{app.Td().Body(learnerCell(v, m, s.Learner))}
		for _, p := range s.Parts {
			line = append(line, partCell(p))
		}
		rows[i] = app.Tr().Body(line...)
	}
	return app.Table().Class("table", "gr").ID("coach-table").Body(app.THead().Body(app.Tr().Body(head...)), app.TBody().Body(rows...))
}

// learnerCell names a learner: a touch says who learns now, a long press on the bin deletes; a keyboard is asked once more.
func learnerCell(v *view.V, m page, l *learner.Learner) app.UI {
	id := string(l.ID)
	name := app.Button().Type("button").Class("rowlink", "name").ID("choose-"+id).DataSet("act", v.Act("choose-"+id, chooseLearner{l.ID})).Text(l.Name)
	body := []app.UI{sign(v, l.Sign), name}
	if l.ID == m.List.Now {
		body = append(body, app.Span().Class("under").Text(v.T(textNowLearning)))
	}
	if m.Asked == l.ID {
		return app.Div().Class("gr__p").Body(append(body,
			v.Button(view.Button{Text: v.T(textDeleteYes, l.Name), Class: "btn--bad", Act: v.Act("delete-yes-"+id, deleteLearner{l.ID}), ID: "delete-yes-" + id}),
			v.Button(view.Button{Text: v.T(i18n.Cancel), Act: v.Act("delete-no-"+id, askDelete{}), ID: "delete-no-" + id}))...)
	}
	return app.Div().Class("gr__p").Body(append(body, v.Button(view.Button{Text: v.T(textDelete, l.Name), Icon: "trash", Only: true, Class: "btn--quiet",
		Hold: v.Hold("delete-"+id, deleteLearner{l.ID}), KeyAct: v.Act("delete-ask-"+id, askDelete{l.ID}), ID: "delete-" + id}))...)
}

func partCell(p learner.PartStanding) app.UI {
	text, class := "–", "none"
	switch {
	case p.Complete():
		return app.Td().Class("full").Body(view.Icon("check"), app.Span().Class("vh").Text(strconv.Itoa(p.Done)+" / "+strconv.Itoa(p.Lessons)))
	case len(p.Stuck) > 0:
		class = "stuck"
	case p.Begun:
		class = ""
	}
	if p.Begun {
		text = strconv.Itoa(p.Done) + " / " + strconv.Itoa(p.Lessons)
	}
	return app.Td().Class(class).Text(text)
}

// certificates are one for each part that a learner has completed.
func certificates(v *view.V, m page) app.UI {
	var list []sheet.PartDone
	for _, s := range learner.Table(letters.Of(m.Lang().Tag()), m.Book, m.Learners) {
		for i, p := range s.Parts {
			if p.Complete() {
				list = append(list, sheet.PartDone{Name: s.Learner.Name, Part: i + 1, Day: v.Day(time.UnixMilli(p.At))})
			}
		}
	}
	html, pages := sheet.CertificatesOfParts(v.Lang, m.Book, list)
	if pages == 0 {
		return frame(v, m, v.T(textCertificates), app.H1().Text(v.T(textCertificates)), app.P().Text(v.T(textNoCerts)))
	}
	return paper(v, m, v.T(textCertificates), html)
}

// paperTasks is the sheet of a lesson, any of which can be chosen.
func paperTasks(v *view.V, m page, key string) app.UI {
	l := m.Book.Lesson(key)
	if l == nil {
		return path(v, m)
	}
	html, pages, err := sheet.Lesson{Lang: v.Lang, Book: m.Book, Lesson: l, Seed: max(m.Seed, 1), Printed: v.Day(m.Now)}.Make()
	if err != nil || pages == 0 {
		return frame(v, m, v.T(textPaperTasks), app.H1().Class("vh").Text(v.T(textPaperTasks)), chooseSheet(v, m, key), app.P().Text(v.T(textNoPaper)))
	}
	return paper(v, m, v.T(textPaperTasks), html, chooseSheet(v, m, key),
		v.Button(view.Button{Text: v.T(textOtherSheet), Icon: "swap", Act: v.Act("draw-sheet", drawSheet{}), ID: "draw-sheet"}))
}

// chooseSheet leads to the sheets of the other lessons.
func chooseSheet(v *view.V, m page, here string) app.UI {
	var list []app.UI
	for _, l := range m.Book.Lessons() {
		a := app.A().Href(v.Href(session.LearnRoute(pagePaper + l.Key).Path())).Text(l.Title)
		if l.Key == here {
			a = a.Aria("current", "page")
		}
		list = append(list, app.Li().Body(a))
	}
	return app.Details().Class("lesson__part").Body(app.Summary().Body(app.Span().Class("lesson__sum").Text(m.Book.Lesson(here).Title)), app.Ul().Body(list...))
}

func paper(v *view.V, m page, title, html string, more ...app.UI) app.UI {
	print := v.Button(view.Button{Text: v.T(i18n.Print), Icon: "print", Class: "btn--go", Act: v.Act("print", session.Ask{Cmd: session.PrintPage{}}), ID: "print"})
	return frame(v, m, title, append(append([]app.UI{app.H1().Class("vh").Text(title)}, append(more, print)...), app.Raw(html))...)
}
