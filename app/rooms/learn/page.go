package learn

import (
	"errors"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/books/learner"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/app/words/letters"
)

// Render draws the page that the address names.
func Render(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	switch {
	case m.Failed != nil:
		return frame(v, m, "", v.Banner(view.Banner{Kind: "bad", ID: "learn-failed", Title: v.T(textFailed), Text: v.T(textFailedDo),
			Button: &view.Button{Text: v.T(textAgain), Act: v.Act("learn-again", retryCourse{})}}))
	case m.Book == nil || !m.Known:
		return frame(v, m, "", view.Loading(v.T(textLoading)))
	case m.Run != nil && m.Run.Lesson.Key == m.Route.Sheet:
		return task(v, m)
	}
	if draw := pages[m.Route.Sheet]; draw != nil {
		return draw(v, m)
	}
	if _, ok := m.onlyEnding(); ok {
		return onlyMove(v, m)
	}
	for _, p := range partsOfPages {
		if key, ok := m.readPart(p.prefix); ok {
			return p.draw(v, m, key)
		}
	}
	return path(v, m)
}

// pages are those with an address of their own, partsOfPages those whose address goes on after a prefix.
var (
	pages        map[string]func(*view.V, page) app.UI
	partsOfPages []struct {
		prefix string
		draw   func(*view.V, page, string) app.UI
	}
)

func init() {
	pages = map[string]func(*view.V, page) app.UI{pageCoach: coach, pageWho: who, pageCerts: certificates, pageOther: convert, pageDrill: drill, pageWords: glossary,
		pageWriting: trainer, pagePartner: partners}
	partsOfPages = []struct {
		prefix string
		draw   func(*view.V, page, string) app.UI
	}{{pagePart, lessons}, {pageRead, read}, {pagePaper, paperTasks}, {pageLearner, oneLearner}, {pageReplay, replay}}
}

// frame is a page of the room; with a title it stands below the path, with a way back.
func frame(v *view.V, m page, title string, body ...app.UI) app.UI {
	p := view.Page{Bar: view.Bar{Title: v.T(textLearn), Sub: title}, Nav: v.MainNav(session.PageLearn)}
	if title != "" {
		p.Bar.Back = back(v, "")
	} else {
		p.Bar.Stats = []app.UI{v.Button(view.Button{Text: v.T(textCoach), Icon: "people", Class: "btn--quiet", Href: session.LearnRoute(pageCoach).Path(), ID: "learn-coach"})}
	}
	return framed(v, m, p, body...)
}

// framed puts what the store refused above the page.
func framed(v *view.V, m page, p view.Page, body ...app.UI) app.UI {
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
	return strings.TrimSpace(n.Title + ". " + n.Text)
}

// back leads to a page of the room, "" being the path.
func back(v *view.V, to string) *view.Button {
	return &view.Button{Text: v.T(i18n.Back), Icon: "back", Only: true, Class: "btn--quiet", Href: session.LearnRoute(to).Path(), ID: "learn-back"}
}

// tool is a tile that leads to a page of the room.
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
	var heads, keys, others, group []app.UI
	alphabet, at := letters.Of(v.Lang.Tag()), ""
	close := func() {
		if len(group) > 0 {
			others = append(others, app.Dl().Class("lesson__dl").Body(group...))
		}
		group = nil
	}
	for _, t := range m.Book.Terms {
		entry := []app.UI{app.Dt().Text(t.Word), app.Dd().Text(t.Text)}
		if t.Head {
			heads = append(heads, entry...)
			continue
		}
		if letter := view.Initial(alphabet, t.Word); letter != at {
			close()
			at = letter
			keys = append(keys, v.LetterKey(letter))
			others = append(others, v.LetterHead(letter))
		}
		group = append(group, entry...)
	}
	close()
	return frame(v, m, v.T(textGlossary), app.H1().Text(v.T(textGlossary)),
		app.H2().Text(v.T(textHeads)), app.Dl().Class("lesson__dl").ID("words-head").Body(heads...),
		app.H2().Text(v.T(textOthers)), app.Nav().Class("cluster").Aria("label", v.T(textOthers)).Body(keys...),
		app.Div().ID("words-all").Body(others...))
}
