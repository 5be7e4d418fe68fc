// Package laws shows the Laws of Chess in our own short words: search, contents, reader, and the pages beside the articles. Its tools
// rule at once on what happened, without any event.
package laws

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/books/lawbook"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// Render draws the page that the address names.
func Render(v *view.V, in session.Session, own Model) app.UI {
	m := page{in, own}
	l := m.Model
	switch {
	case l.Failed != nil:
		return frame(v, m, "", v.Banner(view.Banner{Kind: "bad", ID: "laws-failed", Title: v.T(textBookFailed), Text: v.T(textBookFailedDo),
			Button: &view.Button{Text: v.T(textBookAgain), Act: v.Act("laws-again", retryLaws{})}}))
	case l.Book == nil:
		return frame(v, m, "", view.Loading(v.T(textBookLoading)))
	case m.Route.Law == "":
		return frame(v, m, "", front(v, m)...)
	}
	if help := m.lawHelp(); help != "" {
		h := helps[help]
		body := h.body(v, l.Book, m)
		if slices.Contains(session.LawHelps, help) {
			body = append([]app.UI{app.H1().Text(v.T(h.title))}, body...)
		}
		return frame(v, m, v.T(h.title), body...)
	}
	return article(v, m)
}

// frame is what stands around each page. With a title it is a page below the contents, with a way back.
func frame(v *view.V, m page, title string, body ...app.UI) app.UI {
	p := view.Page{Look: "tools", Bar: view.Bar{Title: v.T(i18n.BookTitle)}, Nav: v.MainNav(session.PageLaws),
		Main: []app.UI{app.Div().Class("ar", "laws").Body(body...)}}
	if back, ok := m.lawsBack(); ok {
		p.Bar.Back = &view.Button{Text: v.T(i18n.Back), Icon: "back", Only: true, Class: "btn--quiet", Href: back.Path(), ID: "laws-back"}
	}
	p.Bar.Sub = title
	return v.Page(m.Session, p)
}

// front is the search, and what stands in the book while nothing is searched.
func front(v *view.V, m page) []app.UI {
	body := []app.UI{
		app.H1().Class("vh").Text(v.T(i18n.BookTitle)),
		app.Label().Class("field--search").Body(
			app.Span().Class("vh").Text(v.T(textBookSearch)), view.Icon("search"),
			app.Input().ID("laws-search").Class("input").Type("search").Attr("autocomplete", "off").Attr("enterkeyhint", "search").
				MaxLength(100).Placeholder(v.T(textBookSearch)).Value(m.Query).
				DataSet("in", v.In("laws-search", func(text string) session.Msg { return searchLaws{Query: text} }))),
	}
	body = append(body, app.P().Class("vh").ID("laws-found").Attr("role", "status").Text(told(v, m.Model)))
	v.Key("/", session.Ask{Cmd: session.Focus{ID: "laws-search"}})
	if len(m.Result.Words) > 0 {
		return append(body, results(v, m)...)
	}
	return append(body, doors(v, textTools, toolDoors()), doors(v, textBookHelps, session.LawHelps), app.Div().Body(app.H2().Class("laws__h").Text(v.T(textBookChapters)), contents(v, m.Book)))
}

// toolDoors are the tools, and the one that the board has.
func toolDoors() []string { return append(slices.Clone(session.LawTools), touchDoor) }

// touchDoor is the tool of the board: what must be played after a touch.
const touchDoor = "touch"

// doors lead to pages beside the articles.
func doors(v *view.V, legend i18n.Text, keys []string) app.UI {
	list := make([]app.UI, len(keys))
	for i, key := range keys {
		h, to := helps[key], session.Route{Page: session.PageLaws, Law: key}
		if key == touchDoor {
			h, to = help{title: textToolTouched, icon: "hand"}, session.Route{Page: session.PageBoard, Sheet: touchDoor}
		}
		list[i] = app.A().Class("tool").ID("help-"+key).Href(v.Href(to.Path())).Body(view.Icon(h.icon), app.B().Text(v.T(h.title)))
	}
	return app.Nav().Class("tools").Aria("label", v.T(legend)).Body(list...)
}

func contents(v *view.V, b *lawbook.Book) app.UI {
	var list []app.UI
	for _, c := range b.Chapters {
		if !strings.Contains(c.Number, ".") {
			list = append(list, app.Li().Body(app.A().Class("hi", "hi--line").Href(v.Href(session.Route{Page: session.PageLaws, Law: c.Number}.Path())).Body(
				app.Span().Class("hi__n", "num").Text(lead(c.Number)), app.B().Text(c.Title))))
		}
	}
	return app.Ul().Class("his").ID("laws-contents").Body(list...)
}

// lead is the number of a chapter where its title does not hold it already.
func lead(number string) string {
	if number == "Preface" || number == "o2sn" {
		return "§"
	}
	return number
}
