package learn

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/books/learner"
	"wasit/app/event/sheet"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/app/words/letters"
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
	p := view.Page{Bar: view.Bar{Title: v.T(textLearn), Sub: v.T(textCoach), Back: back(v, ""),
		Stats: []app.UI{v.Button(view.Button{Text: v.T(textNewLearner), Icon: "add", Short: true, Class: "btn--quiet", Href: session.LearnRoute(pageWho).Path(), ID: "new-learner"})}}, Nav: v.MainNav(session.PageLearn)}
	title := v.T(textNobody)
	if len(table) > 0 {
		title = v.T(textStuckOf, strconv.Itoa(stuck), strconv.Itoa(len(table)))
	}
	body := append(faults(v, m), app.Div().Class("head").Body(app.H1().Text(title), app.Div().Class("head__tools").Body(
		v.Button(view.Button{Text: v.T(i18n.ClassAnswers), Icon: "phone", Href: session.ClassRoute("").Path(), ID: "to-class"}),
		v.Button(view.Button{Text: v.T(textPaperTasks), Icon: "print", Href: session.LearnRoute(pagePaper + m.Book.Lessons()[0].Key).Path(), ID: "task-sheets"}),
		v.Button(view.Button{Text: v.T(textCertificates), Icon: "trophy", Href: session.LearnRoute(pageCerts).Path(), ID: "certificates"}))))
	if len(table) == 0 {
		return framed(v, m, p, append(body, app.P().Class("lesson__p").Text(v.T(textNobodyText)))...)
	}
	body = append(body, coachTable(v, m, table), tableKey(v),
		app.Div().Class("cluster").Body(
			v.Button(tournamentKey(v, len(table))),
			v.Button(view.Button{Text: v.T(textExportTable), Icon: "save", Act: v.Act("export-table", exportTable{}), ID: "export-table"}),
			v.Button(view.Button{Text: v.T(textExportAll), Icon: "save", Act: v.Act("export-all", exportAll{}), ID: "export-all"})))
	return framed(v, m, p, body...)
}

// tournamentKey makes a tournament of the learners, of two at least.
func tournamentKey(v *view.V, n int) view.Button {
	b := view.Button{Text: v.T(textTournament), Icon: "trophy", ID: "learners-event"}
	if n < 2 {
		b.Blocked = v.T(textTwoLearners)
		return b
	}
	b.Act = v.Act("learners-event", makeEvent{})
	return b
}

// faults are the learners who cannot be read: they can only be deleted. A list that cannot be read is not written over.
func faults(v *view.V, m page) (list []app.UI) {
	if m.ListFault != nil {
		list = append(list, v.Banner(view.Banner{Kind: "bad", ID: "list-fault", Title: v.T(textListFault), Text: unkept(v, m.ListFault)}))
	}
	for i, d := range m.Damaged {
		list = append(list, v.Banner(view.Banner{Kind: "bad", ID: "damaged-" + strconv.Itoa(i+1), Title: v.T(textDamagedTitle), Text: unkept(v, d.Err)}),
			deletion(v, m, d.ID, v.T(textDamagedName, strconv.Itoa(i+1))))
	}
	return list
}

func tableKey(v *view.V) app.UI {
	return app.P().Class("key2").Body(app.Span().Body(view.Icon("check"), app.Text(v.T(textPartDone))), app.Span().Body(app.I(), app.Text(v.T(textStuckKey))), app.Span().Text("– "+v.T(textNotBegun)))
}

func coachTable(v *view.V, m page, table []learner.Standing) app.UI {
	head := []app.UI{app.Th().Scope("col").Text(v.T(textLearner))}
	for _, p := range m.Book.Parts {
		head = append(head, app.Th().Scope("col").Body(app.Span().Class("gr__h").Body(app.B().Class("num").Text(strconv.Itoa(p.Number)), app.Span().Text(p.Title))))
	}
	rows := make([]app.UI, len(table))
	for i, s := range table {
		line := []app.UI{app.Td().Body(learnerCell(v, m, s.Learner))}
		for _, p := range s.Parts {
			line = append(line, partCell(v, p))
		}
		rows[i] = app.Tr().Body(line...)
	}
	return app.Table().Class("table", "gr").ID("coach-table").Body(app.THead().Body(app.Tr().Body(head...)), app.TBody().Body(rows...))
}

// learnerCell leads to the page of a learner.
func learnerCell(v *view.V, m page, l *learner.Learner) app.UI {
	under := ""
	if l.ID == m.List.Now {
		under = v.T(textNowLearning)
	}
	return app.A().Class("gr__p", "rowlink").ID("learner-"+string(l.ID)).Href(v.Href(session.LearnRoute(pageLearner+string(l.ID)).Path())).Body(sign(v, l.Sign),
		app.Span().Body(app.B().Class("name").Text(l.Name), app.Span().Class("under").Text(under)))
}

// partCell says how far a learner is in a part, and how many tasks stop him.
func partCell(v *view.V, p learner.PartStanding) app.UI {
	of := strconv.Itoa(p.Done) + " / " + strconv.Itoa(p.Lessons)
	switch {
	case p.Complete():
		return app.Td().Class("full").Body(view.Icon("check"), view.Hidden(of))
	case !p.Begun:
		return app.Td().Class("none").Text("–")
	}
	value := []app.UI{app.Span().Body(app.B().Text(strconv.Itoa(p.Done)), app.Span().Class("gr__o").Text(" / "+strconv.Itoa(p.Lessons)))}
	class := ""
	if len(p.Stuck) > 0 {
		class = "stuck"
		value = append(value, app.Span().Class("gr__w").Text(v.T(textWrongN, strconv.Itoa(len(p.Stuck)))))
	}
	return app.Td().Class(class).Body(app.Span().Class("v").Body(value...),
		app.Span().Class("gr__b").Body(gauge(p.Done, p.Lessons)))
}

// gauge draws how much of a whole is there. The width is an attribute: the page's policy refuses styles in the markup.
func gauge(part, whole int) app.UI {
	return app.Raw(`<svg class="gauge" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true"><rect width="` + strconv.Itoa(part*100/max(1, whole)) + `" height="1"/></svg>`)
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
