package learn

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/books/lesson"
	"wasit/app/session"
	"wasit/app/view"
)

// wellDone ends a lesson: praise, what was done, and the next step.
func wellDone(v *view.V, m page) app.UI {
	l := m.Run.Lesson
	stars := make([]app.UI, len(m.Run.Marks))
	for i, mark := range m.Run.Marks {
		class := ""
		if mark == lesson.Clean {
			class = "x"
		}
		stars[i] = app.I().Class(class).Body(view.Icon("star"))
	}
	body := []app.UI{app.Div().Class("wd__m").Aria("hidden", "true").Body(v.Man("PNBRQK"[(l.Part-1)%6])),
		app.Div().Class("task__t").Body(app.H1().ID("well-done").Text(m.doneTitle()), hear(v, m)),
		app.P().Class("wd__t").Text(m.doneText()), app.Span().Class("wd__s").Aria("hidden", "true").Body(stars...)}
	again := v.Button(view.Button{Text: v.T(textOnceMore), Icon: "swap", Class: "act__k", Act: v.Act("lesson-again", lessonAgain{}), ID: "lesson-again"})
	to, text := session.LearnRoute(""), v.T(textToLessons)
	next := m.following()
	if next != nil {
		to, text = session.LearnRoute(next.Key), v.T(textNextLesson)
		body = append(body, app.P().Class("wd__n").Body(app.Text(v.T(textThen)+" "), app.B().Text(next.Title)))
	}
	if m.endsPart() {
		body = append(body, app.P().Class("wd__p").Body(view.Icon("trophy"), app.B().Text(" "+v.T(textPartDoneN, strconv.Itoa(l.Part)))))
		if m.now() != nil {
			body = append(body, v.Button(view.Button{Text: v.T(textCertificate), Icon: "print", Href: session.LearnRoute(pageCerts).Path(), ID: "to-certificates"}))
		}
	}
	p := taskPage(v, m)
	p.Bar.Stats = []app.UI{strip(m)}
	p.Main = []app.UI{app.Div().Class("task", "wd").Attr("role", "status").Body(body...)}
	p.Act = []app.UI{again, v.Button(view.Button{Text: text, After: "next", Class: "act__k btn--go", Href: to.Path(), ID: "next-lesson"})}
	return v.Page(m.Session, p)
}
