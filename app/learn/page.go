package learn

import (
	"errors"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/course"
	"wasit/app/i18n"
	"wasit/app/learner"
	"wasit/app/session"
	"wasit/app/view"
)

// Render draws the page that the address names.
func Render(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	switch {
	case m.Failed != nil:
		return frame(v, m, "", v.Banner(view.Banner{Kind: "bad", ID: "learn-failed", Title: v.T(textFailed), Text: v.T(textFailedDo),
			Button: &view.Button{Text: v.T(textAgain), Act: v.Act("learn-again", retryCourse{})}}))
	case m.Book == nil || !m.Known:
		return frame(v, m, "", app.Div().Class("skel").Attr("role", "status").Aria("label", v.T(textLoading)))
	case m.Run != nil && m.lesson() != nil:
		return task(v, m)
	}
	if key, ok := m.readPart(pageRead); ok {
		return read(v, m, key)
	}
	if key, ok := m.readPart(pagePaper); ok {
		return paperTasks(v, m, key)
	}
	switch m.Route.Sheet {
	case pageCoach:
		return coach(v, m)
	case pageCerts:
		return certificates(v, m)
	case pageOther:
		return convert(v, m)
	case pageOnly:
		return onlyMove(v, m)
	case pageDrill:
		return drill(v, m)
	case pageWords:
		return glossary(v, m)
	}
	return path(v, m)
}

// frame is a page of the room; with a title it stands below the path, with a way back.
func frame(v *view.V, m page, title string, body ...app.UI) app.UI {
	p := view.Page{Bar: view.Bar{Title: v.T(textLearn), Sub: title}, Nav: v.MainNav(session.PageLearn)}
	if title != "" {
		p.Bar.Back = back(v)
	} else {
		p.Bar.Stats = []app.UI{v.Button(view.Button{Text: v.T(textCoach), Icon: "people", Class: "btn--quiet", Href: session.LearnRoute(pageCoach).Path(), ID: "learn-coach"})}
	}
	if m.Unkept != nil {
		body = append([]app.UI{v.Banner(view.Banner{Kind: "bad", ID: "learn-unkept", Title: v.T(textUnkept), Text: unkept(v, m.Unkept)})}, body...)
	}
	p.Main = []app.UI{app.Div().Class("lesson").Body(body...)}
	return v.Page(m.Session, p)
}

// unkept says why what a learner did is not stored, or cannot be read.
func unkept(v *view.V, err error) string {
	var row *learner.RowError
	var newer *learner.VersionError
	switch {
	case errors.As(err, &newer):
		return v.T(textNewer)
	case errors.As(err, &row):
		return v.T(textDamaged, strconv.Itoa(row.Row))
	}
	n := session.Explain(v.Lang, err)
	return n.Title + ". " + n.Text
}

func back(v *view.V) *view.Button {
	return &view.Button{Text: v.T(i18n.Back), Icon: "back", Only: true, Class: "btn--quiet", Href: session.LearnRoute("").Path(), ID: "learn-back"}
}

// path is who learns, the next lesson, and the six parts.
func path(v *view.V, m page) app.UI {
	body := []app.UI{app.H1().Class("vh").Text(v.T(textLearn)), who(v, m), goOn(v, m), app.H2().Text(v.T(textParts))}
	for _, p := range m.Book.Parts {
		body = append(body, part(v, m, p))
	}
	body = append(body, app.H2().Text(v.T(textRead)), toRead(v, m))
	return frame(v, m, "", body...)
}

func who(v *view.V, m page) app.UI {
	now := m.now()
	if now == nil {
		return app.A().Class("lesson__who").ID("learn-who").Href(v.Href(session.LearnRoute(pageCoach).Path())).Body(
			app.B().Text(v.T(textNobody)), app.Span().Class("under").Text(v.T(textNobodyText)))
	}
	done := 0
	for _, l := range m.Book.Lessons() {
		if now.Solved(l) == l.Count() {
			done++
		}
	}
	return app.A().Class("lesson__who").ID("learn-who").Href(v.Href(session.LearnRoute(pageCoach).Path())).Body(
		sign(v, now.Sign), app.B().Class("name").Text(now.Name),
		app.Span().Class("under").Text(v.T(textDone, strconv.Itoa(done), strconv.Itoa(len(m.Book.Lessons())))))
}

// sign draws the man that stands for a learner.
func sign(v *view.V, n int) app.UI {
	return app.Span().Class("lesson__sign").Body(v.Man("KQRBNPkqrbnp"[n]))
}

// goOn leads to the first lesson in which something is left to do.
func goOn(v *view.V, m page) app.UI {
	next := m.next()
	if next == nil {
		return app.P().Class("lesson__go").Text(v.T(textAllDone))
	}
	return app.Section().Class("lesson__go").Body(
		app.P().Class("under").Text(v.T(textPlace, strconv.Itoa(next.Part), m.Book.Parts[next.Part-1].Title)),
		app.P().Class("lesson__title").Text(next.Title),
		app.P().Class("under").Text(v.T(textTasks, strconv.Itoa(next.Count()))),
		v.Button(view.Button{Text: v.T(textGoOn), After: "next", Class: "btn--go btn--main", Href: session.LearnRoute(next.Key).Path(), ID: "learn-go"}))
}

// part is a part with its lessons, open where the learner is.
func part(v *view.V, m page, p course.Part) app.UI {
	now := m.now()
	done, list := 0, make([]app.UI, len(p.Lessons))
	for i, l := range p.Lessons {
		state, solved := "", 0
		if now != nil {
			solved = now.Solved(l)
		}
		if solved > 0 {
			state = strconv.Itoa(solved) + " / " + strconv.Itoa(l.Count())
		}
		mark := app.UI(app.Span().Class("num").Text(strconv.Itoa(i + 1)))
		if solved == l.Count() {
			done++
			mark = view.Icon("check")
		}
		list[i] = app.Li().Body(app.A().Class("hi", "hi--line").ID("lesson-"+l.Key).Href(v.Href(session.LearnRoute(l.Key).Path())).Body(
			app.Span().Class("hi__n").Body(mark), app.B().Text(l.Title), app.Span().Class("under").Text(state)))
	}
	d := app.Details().Class("lesson__part").ID("part-"+strconv.Itoa(p.Number)).Body(
		app.Summary().Body(app.B().Class("num").Text(strconv.Itoa(p.Number)), app.Span().Class("name").Text(p.Title),
			app.Span().Class("under").Text(strconv.Itoa(done)+" / "+strconv.Itoa(len(p.Lessons)))),
		app.Ul().Class("his").Body(list...))
	if next := m.next(); next != nil && next.Part == p.Number {
		d = d.Open(true)
	}
	return d
}

func toRead(v *view.V, m page) app.UI {
	list := []app.UI{tool(v, pageDrill, "clock", v.T(textDrill)), tool(v, pageOnly, "star", v.T(textOnly)), tool(v, pageOther, "swap", v.T(textConvert)), tool(v, pageWords, "book", v.T(textGlossary))}
	for _, p := range m.Book.Pages {
		list = append(list, tool(v, pageRead+p.Key, "info", p.Title))
	}
	return app.Nav().Class("tools").Aria("label", v.T(textRead)).Body(list...)
}

func tool(v *view.V, part, icon, text string) app.UI {
	return app.A().Class("tool").ID("read-"+part).Href(v.Href(session.LearnRoute(part).Path())).Body(view.Icon(icon), app.B().Text(text))
}

// read is a page of the course.
func read(v *view.V, m page, key string) app.UI {
	for _, p := range m.Book.Pages {
		if p.Key == key {
			body := []app.UI{app.H1().Text(p.Title)}
			for _, text := range p.Paragraphs {
				body = append(body, app.P().Class("lesson__p").Text(text))
			}
			return frame(v, m, p.Title, body...)
		}
	}
	return path(v, m)
}

// glossary is every word with its sentence, head words first.
func glossary(v *view.V, m page) app.UI {
	heads, others := []app.UI{}, []app.UI{}
	for _, t := range m.Book.Terms {
		entry := []app.UI{app.Dt().Text(t.Word), app.Dd().Text(t.Text)}
		if t.Head {
			heads = append(heads, entry...)
		} else {
			others = append(others, entry...)
		}
	}
	return frame(v, m, v.T(textGlossary), app.H1().Text(v.T(textGlossary)),
		app.H2().Text(v.T(textHeads)), app.Dl().Class("lesson__dl").ID("words-head").Body(heads...),
		app.H2().Text(v.T(textOthers)), app.Dl().Class("lesson__dl").ID("words-all").Body(others...))
}
