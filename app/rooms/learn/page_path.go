package learn

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/books/course"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// path is who learns, the next lesson, and the six parts.
func path(v *view.V, m page) app.UI {
	parts := make([]app.UI, len(m.Book.Parts))
	for i, p := range m.Book.Parts {
		parts[i] = part(v, m, p)
	}
	return frame(v, m, "", learning(v, m), goOn(v, m), app.Ul().Class("parts").Aria("label", v.T(textParts)).Body(parts...),
		app.H2().Text(v.T(textPractice)), toPractise(v), app.H2().Text(v.T(textRead)), toRead(v, m))
}

// learning says who learns now, and leads to the others.
func learning(v *view.V, m page) app.UI {
	now := m.now()
	if now == nil {
		return app.A().Class("wl").ID("learn-who").Href(v.Href(session.LearnRoute(pageWho).Path())).Body(sign(v, 0),
			app.Span().Body(app.B().Text(v.T(textNobody)), app.Span().Class("under").Text(v.T(textNobodyText))))
	}
	done := 0
	for _, l := range m.Book.Lessons() {
		if now.Solved(l) == l.Count() {
			done++
		}
	}
	return app.A().Class("wl").ID("learn-who").Href(v.Href(session.LearnRoute(pageWho).Path())).Body(sign(v, now.Sign),
		app.Span().Body(app.B().Class("name").Text(now.Name), app.Span().Class("under").Text(v.T(textDone, strconv.Itoa(done), strconv.Itoa(len(m.Book.Lessons()))))),
		app.Span().Class("wl__x").Text(v.T(textOtherLearner)))
}

// sign draws the piece that stands for a learner.
func sign(v *view.V, n int) app.UI {
	class := "lsign"
	if n%2 == 1 {
		class += " lsign--d"
	}
	return app.Span().Class(class).Body(v.Man("KQRBNPkqrbnp"[n]))
}

// goOn leads to the first lesson in which something is left to do.
func goOn(v *view.V, m page) app.UI {
	next := m.next()
	if next == nil {
		return app.Section().Class("lgo").Body(app.H1().Text(v.T(textAllDone)))
	}
	at := 1
	for i, l := range m.Book.Parts[next.Part-1].Lessons {
		if l.Key == next.Key {
			at = i + 1
		}
	}
	body := []app.UI{app.Div().Body(
		app.P().Class("under").Text(v.T(textPlace, strconv.Itoa(next.Part), strconv.Itoa(at))),
		app.H1().Text(next.Title),
		app.P().Class("under").Text(v.T(textTasks, strconv.Itoa(next.Count()))))}
	if next.HasDiagram {
		body = append(body, v.Board(diagram(next)))
	}
	return app.Section().Class("lgo").Body(append(body,
		v.Button(view.Button{Text: v.T(textGoOn), After: "next", Class: "btn--go btn--main", Href: session.LearnRoute(next.Key).Path(), ID: "learn-go"}))...)
}

func diagram(l *course.Lesson) view.Board {
	b := view.Board{Cells: cells(l.Men), Label: l.Title, Selected: -1}
	for _, sq := range l.Marks {
		b.Touched = append(b.Touched, int(sq))
	}
	return b
}

// part is a row for a part with a cell for each lesson; where the learner is, a tablet shows the lessons below it.
func part(v *view.V, m page, p course.Part) app.UI {
	now, next := m.now(), m.next()
	done, marks := 0, make([]app.UI, len(p.Lessons))
	for i, l := range p.Lessons {
		class := ""
		switch {
		case now != nil && now.Solved(l) == l.Count():
			class = "x"
			done++
		case next != nil && next.Key == l.Key:
			class = "cu"
		}
		marks[i] = app.I().Class(class)
	}
	here := next != nil && next.Part == p.Number
	count, class := v.N(textLessons, len(p.Lessons)), "lpart"
	switch {
	case done == len(p.Lessons):
		count, class = v.T(textPartDone), "lpart is-done"
	case here || done > 0:
		count = v.T(textOf, strconv.Itoa(done), strconv.Itoa(len(p.Lessons)))
	}
	if here {
		class += " is-now"
	}
	row := app.A().Class(class).ID("part-"+strconv.Itoa(p.Number)).Href(v.Href(session.LearnRoute(pagePart+strconv.Itoa(p.Number)).Path())).Body(
		app.B().Class("lpart__n", "num").Text(strconv.Itoa(p.Number)), app.Span().Class("name").Text(p.Title),
		app.Span().Class("lprog").Aria("hidden", "true").Body(marks...), app.Span().Class("lpart__c").Text(count))
	if !here {
		return app.Li().Body(row)
	}
	return app.Li().Body(row, app.Div().Class("les").Body(lessonRows(v, m, p)...))
}

func lessonRows(v *view.V, m page, p course.Part) []app.UI {
	now, next := m.now(), m.next()
	rows := make([]app.UI, len(p.Lessons))
	for i, l := range p.Lessons {
		mark := app.UI(app.Span().Class("num").Text(strconv.Itoa(i + 1)))
		if now != nil && now.Solved(l) == l.Count() {
			mark = app.Span().Class("num").Body(view.Icon("check"), view.Hidden(v.T(textPartDone)))
		}
		a := app.A().Href(v.Href(session.LearnRoute(l.Key).Path())).Body(mark, app.Span().Text(l.Title))
		if next != nil && next.Key == l.Key {
			a = a.Aria("current", "step")
		}
		rows[i] = a
	}
	return rows
}

// lessons are those of a part, on a page of their own.
func lessons(v *view.V, m page, number string) app.UI {
	n, err := strconv.Atoi(number)
	if err != nil || n < 1 || n > len(m.Book.Parts) {
		return path(v, m)
	}
	p := m.Book.Parts[n-1]
	return frame(v, m, v.T(textPartN, number), app.H1().Text(p.Title), app.Div().Class("les", "les--page").ID("lessons").Body(lessonRows(v, m, p)...))
}

func toPractise(v *view.V) app.UI {
	return app.Nav().Class("tools").Aria("label", v.T(textPractice)).Body(tool(v, pageDrill, "clock", v.T(textDrill)), tool(v, pageWriting, "edit", v.T(textTrainer)),
		tool(v, pageTrain+trainMates, "trophy", v.T(textMates)), tool(v, pagePartner, "people", v.T(textPartner)), tool(v, pageOnly, "star", v.T(textOnly)),
		app.A().Class("tool").ID("to-class").Href(v.Href(session.ClassRoute("").Path())).Body(view.Icon("phone"), app.B().Text(v.T(i18n.ClassAnswers))))
}

func toRead(v *view.V, m page) app.UI {
	list := []app.UI{tool(v, pageWords, "book", v.T(textGlossary))}
	for _, p := range m.Book.Pages {
		list = append(list, tool(v, pageRead+p.Key, "info", p.Title))
	}
	return app.Nav().Class("tools").Aria("label", v.T(textRead)).Body(list...)
}
