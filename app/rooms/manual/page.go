// Package manual shows how the app is worked: the chapters with a search, one chapter, and all of them for paper.
package manual

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/books/manual"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// Render draws the page that the address names.
func Render(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	switch {
	case m.Failed != nil:
		return frame(v, m, "", v.Banner(view.Banner{Kind: "bad", ID: "manual-failed", Title: v.T(textFailed), Text: v.T(textFailedDo),
			Button: &view.Button{Text: v.T(textAgain), Act: v.Act("manual-again", retryManual{})}}))
	case m.Book == nil:
		return frame(v, m, "", app.Div().Class("skel").Attr("role", "status").Aria("label", v.T(textLoading)))
	case m.Route.Sheet == "":
		return frame(v, m, "", front(v, m)...)
	case m.Route.Sheet == session.ManualAll:
		return frame(v, m, v.T(textAll), whole(v, m)...)
	}
	c := m.Book.Chapter(m.Route.Sheet)
	if c == nil {
		return frame(v, m, v.T(textNoPage), app.Div().Class("empty").ID("manual-unknown").Body(app.H1().Text(v.T(textNoPage)),
			v.Button(view.Button{Text: v.T(i18n.ManualTitle), Class: "btn--go", Href: session.ManualRoute("", "").Path()})))
	}
	return frame(v, m, c.Title, chapter(v, m, c)...)
}

// frame is what stands around each page. With a title it is a page below the list of chapters, with a way back to that.
func frame(v *view.V, m page, title string, body ...app.UI) app.UI {
	p := view.Page{Look: "tools", Bar: view.Bar{Title: v.T(i18n.ManualTitle), Sub: title}, Nav: v.MainNav(session.PageManual), Read: true,
		Main: []app.UI{app.Div().Class("ar", "laws", "manual").Body(body...)}}
	if title != "" {
		p.Bar.Back = &view.Button{Text: v.T(textChapters), Icon: "back", Only: true, Class: "btn--quiet", Href: session.ManualRoute("", "").Path(), ID: "manual-back"}
	}
	if m.From.Page != session.PageHome {
		p.Bar.Stats = []app.UI{v.Button(view.Button{Text: v.T(textToPlace), Icon: "undo", Only: true, Class: "btn--quiet", Href: m.From.Path(), ID: "manual-from"})}
	}
	return v.Page(m.Session, p)
}

// front is the search, and the chapters while nothing is searched.
func front(v *view.V, m page) []app.UI {
	v.Key("/", session.Ask{Cmd: session.Focus{ID: "manual-search"}})
	body := []app.UI{
		app.H1().Class("vh").Text(v.T(i18n.ManualTitle)),
		app.Label().Class("field--search").Body(
			app.Span().Class("vh").Text(v.T(textSearch)), view.Icon("search"),
			app.Input().ID("manual-search").Class("input").Type("search").Attr("autocomplete", "off").Attr("enterkeyhint", "search").
				MaxLength(100).Placeholder(v.T(textSearch)).Value(m.Query).
				DataSet("in", v.In("manual-search", func(text string) session.Msg { return searchManual{Query: text} }))),
		app.P().Class("vh").ID("manual-found").Attr("role", "status").Text(told(v, m)),
	}
	if strings.TrimSpace(m.Query) != "" {
		return append(body, results(v, m)...)
	}
	list := make([]app.UI, len(m.Book.Chapters))
	for i, c := range m.Book.Chapters {
		list[i] = app.Li().Body(app.A().Class("hi", "hi--line").ID("chapter-"+c.Key).Href(v.Href(session.ManualRoute(c.Key, "").Path())).Body(
			app.Span().Class("hi__n", "num").Text(v.Int(i+1)), app.B().Lang(c.Lang).Text(c.Title)))
	}
	return append(body, app.Ul().Class("his").ID("manual-contents").Body(list...),
		v.Button(view.Button{Text: v.T(textAll), Icon: "print", ID: "manual-all", Href: session.ManualRoute(session.ManualAll, "").Path()}))
}

// told is what a screen reader hears after each letter.
func told(v *view.V, m page) string {
	switch {
	case strings.TrimSpace(m.Query) == "":
		return ""
	case len(m.Hits) == 0:
		return v.T(textNone)
	}
	return v.N(textFound, len(m.Hits))
}

// shown is how many results are drawn at first and with each "show more".
const shown = 30

func results(v *view.V, m page) []app.UI {
	if len(m.Hits) == 0 {
		return []app.UI{app.H2().Class("laws__h").Text(v.T(textNone)), app.P().Text(v.T(textNoneDo))}
	}
	end := min(len(m.Hits), shown*(m.More+1))
	list := make([]app.UI, end)
	for i, h := range m.Hits[:end] {
		number := slices.IndexFunc(m.Book.Chapters, func(c manual.Chapter) bool { return c.Key == h.Chapter.Key }) + 1
		list[i] = app.Li().Body(app.A().Class("hi").Href(v.Href(session.ManualRoute(h.Chapter.Key, h.ID).Path())).Body(
			app.Span().Class("hi__n", "num").Text(v.Int(number)),
			app.Span().Lang(h.Chapter.Lang).Body(app.B().Text(h.Title), app.Span().Text(h.Text))))
	}
	body := []app.UI{app.Ul().Class("his").ID("manual-hits").Body(list...)}
	if left := len(m.Hits) - end; left > 0 {
		body = append(body, v.Button(view.Button{Text: v.N(i18n.ShowMore, left), Class: "btn--full", ID: "more", Act: v.Act("more", session.ShowMore{})}))
	}
	return body
}

// chapter is one chapter, what stands in it first, with the ways to those before and after.
func chapter(v *view.V, m page, c *manual.Chapter) []app.UI {
	at := slices.IndexFunc(m.Book.Chapters, func(other manual.Chapter) bool { return other.Key == c.Key })
	var sections, ways []app.UI
	for _, b := range c.Blocks {
		if b.Kind == manual.Heading {
			sections = append(sections, app.Li().Body(app.A().Href(v.Href(session.ManualRoute(c.Key, b.ID).Path())).Text(b.Text())))
		}
	}
	way := func(i int, icon, after, id string) {
		if i >= 0 && i < len(m.Book.Chapters) {
			ways = append(ways, v.Button(view.Button{Text: m.Book.Chapters[i].Title, Icon: icon, After: after, ID: id,
				Href: session.ManualRoute(m.Book.Chapters[i].Key, "").Path()}))
		}
	}
	way(at-1, "back", "", "manual-before")
	way(at+1, "", "next", "manual-after")
	body := []app.UI{app.P().Class("la__f").Text(v.T(textChapter, v.Int(at+1))), app.H1().Lang(c.Lang).Text(c.Title)}
	if c.Lang != v.Tag() {
		body = append(body, app.P().Class("mute").ID("manual-english").Text(v.T(textEnglish)))
	}
	if len(sections) > 2 {
		body = append(body, app.Nav().Class("lc", "man__toc").Lang(c.Lang).Aria("label", v.T(textSections)).Body(app.Ul().Body(sections...)))
	}
	return append(body, app.Article().Class("man").Lang(c.Lang).Body(blocks(v, c, false)...),
		app.Nav().Class("cluster").Aria("label", v.T(textChapters)).Body(ways...))
}

// whole is every chapter, for paper.
func whole(v *view.V, m page) []app.UI {
	body := []app.UI{app.H1().Text(v.T(i18n.ManualTitle)),
		v.Button(view.Button{Text: v.T(i18n.Print), Icon: "print", ID: "print", Class: "btn--go", Act: v.Act("print", session.Ask{Cmd: session.PrintPage{}})})}
	for i := range m.Book.Chapters {
		c := &m.Book.Chapters[i]
		body = append(body, app.Article().Class("man", "man--whole").Lang(c.Lang).Body(
			append([]app.UI{app.H2().Class("laws__h").ID(sectionID(c.Key)).Text(v.Int(i+1) + " " + c.Title)}, blocks(v, c, true)...)...))
	}
	return body
}
