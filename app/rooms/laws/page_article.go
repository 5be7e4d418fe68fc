package laws

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/books/lawbook"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// article shows a chapter with the articles that the address names, and beside them what differs elsewhere. The address of a
// chapter shows it whole, with nothing marked.
func article(v *view.V, m page) app.UI {
	b, found := m.Book, m.Found
	if len(found) == 0 {
		return frame(v, m, v.T(textBookArticle, m.Route.Law), app.Div().Class("empty").ID("laws-unknown").Body(
			app.H1().Text(v.T(textBookNotThere, m.Route.Law)),
			v.Button(view.Button{Text: v.T(i18n.BookTitle), Class: "btn--go", Href: "/laws"})))
	}
	edition := m.In
	chapter := b.Chapters[b.Articles[found[0]].Chapter]
	sought := found
	if own := b.ChapterOf(m.Route.Law); own != nil && strings.EqualFold(own.Number, m.Route.Law) && (edition == "E23" || edition == "") {
		chapter, sought = *own, nil
	}
	all := b.Page(chapter.Number)
	cut := 0
	if len(sought) > 0 {
		cut = slices.Index(all, sought[len(sought)-1]) + 1
	}
	p := reading{v, b, edition, sought}
	body := []app.UI{app.Nav().Class("lc").Aria("label", v.T(textBookPlace)).Body(p.place(chapter)...),
		app.Div().Class("law").Body(
			app.Article().Class("law__a").Body(append([]app.UI{app.H1().Text(p.title(chapter)), p.source(chapter)}, p.lines(all[:cut], chapter, 0)...)...),
			p.beside(sought),
			app.Div().Class("law__a").Body(append(p.lines(all[cut:], chapter, cut), p.foot(chapter)...)...))}
	return frame(v, m, p.name(chapter), body...)
}

// A reading is one page of the reader.
type reading struct {
	v       *view.V
	b       *lawbook.Book
	edition string
	sought  []int
}

// name is what is read: a chapter, an article, an item of O2SN.
func (p *reading) name(c lawbook.Chapter) string {
	if len(p.sought) == 0 {
		return p.title(c)
	}
	a := &p.b.Articles[p.sought[0]]
	if a.Local() {
		n, _ := a.Number()
		if !strings.ContainsAny(strings.TrimPrefix(n, "O2SN "), "0123456789") {
			return p.v.T(textBookO2SNSource) // a key of ours: the sheet has no number for it
		}
		return n
	}
	return p.v.T(textBookArticle, a.In(p.edition)) + " · " + editionName(p.edition)
}

// place leads to the chapter around the one shown.
func (p *reading) place(c lawbook.Chapter) []app.UI {
	top := p.b.ChapterOf(lawbook.Top(c.Number))
	if top == nil || top.Number == c.Number {
		if p.edition == "" {
			return []app.UI{app.Text(p.v.T(textBookO2SNSource))}
		}
		return []app.UI{app.Text(editionName(p.edition))}
	}
	return []app.UI{app.A().Href(p.v.Href(session.LawRoute(top.Number, "").Path())).Text(p.title(*top)), app.Text(" · " + editionName(p.edition))}
}

// title is that of a chapter; its number is the newest edition's, so that it stands only beside numbers of that.
func (p *reading) title(c lawbook.Chapter) string {
	if p.edition != "E23" {
		return c.Title
	}
	return title(c)
}

// title is that of a chapter with its number, unless it says it itself.
func title(c lawbook.Chapter) string {
	if c.Number[0] >= '0' && c.Number[0] <= '9' || strings.Contains(c.Number, ".") {
		return c.Number + " " + c.Title
	}
	return c.Title
}

// lines are articles of the page in their order, with a heading where a chapter within begins.
func (p *reading) lines(list []int, around lawbook.Chapter, from int) []app.UI {
	var body []app.UI
	last, before := around.Number, ""
	if from > 0 {
		last = p.b.Chapters[p.b.Articles[p.b.Page(around.Number)[from-1]].Chapter].Number
	}
	for _, i := range list {
		a := &p.b.Articles[i]
		if c := p.b.Chapters[a.Chapter]; c.Number != last {
			last = c.Number
			if c.Number != around.Number {
				body = append(body, app.H2().Class("laws__h").Text(p.title(c)))
			}
		}
		n, edition := p.number(a)
		number := app.Span().Class("lp__n", "num").Text(n)
		switch {
		case n == before:
			number = app.Span().Class("lp__n", "num").Body(view.Hidden(n)) // said, but not drawn again below itself
		case edition != "":
			number = number.Text("").Body(app.Text(n+" "), app.Small().Text(strings.TrimPrefix(editionName(edition), "FIDE ")))
		}
		before = n
		line := app.P().Class("lp").ID("law-"+a.ID).Body(number, app.Span().Text(a.Text))
		if slices.Contains(p.sought, i) {
			line = line.Aria("current", "true")
		}
		body = append(body, line)
	}
	return body
}

// number is an article's number in the edition read, or the one under which another edition has it, with that edition.
func (p *reading) number(a *lawbook.Article) (number, edition string) {
	if n := a.In(p.edition); n != "" {
		return n, ""
	}
	number, edition = a.Number()
	if a.Local() {
		number = strings.TrimPrefix(number, "O2SN ")
		if i := strings.LastIndexByte(number, ' '); i >= 0 {
			number = number[i+1:] // the text says which sheet
		}
		if number[0] < '0' || number[0] > '9' {
			number = "§"
		}
	}
	return number, edition
}

// source says whose words these are, before the first of them: who decides by an article must know that it is no official text.
func (p *reading) source(c lawbook.Chapter) app.UI {
	text := textBookOwnWords
	if c.Number == "o2sn" {
		text = textBookOwnO2SN
	}
	return app.P().Class("la__f").ID("law-source").Text(p.v.T(text))
}

// foot leads to the chapters before and after.
func (p *reading) foot(c lawbook.Chapter) []app.UI {
	var ways []app.UI
	at := slices.Index(p.b.Chapters, c)
	way := func(i int, icon, after string, id string) {
		if i >= 0 && i < len(p.b.Chapters) {
			ways = append(ways, p.v.Button(view.Button{Text: title(p.b.Chapters[i]), Icon: icon, After: after, ID: id,
				Href: session.Route{Page: session.PageLaws, Law: p.b.Chapters[i].Number}.Path()}))
		}
	}
	way(at-1, "back", "", "laws-before")
	way(at+1, "", "next", "laws-after")
	return []app.UI{app.Nav().Class("cluster").Aria("label", p.v.T(textBookChapters)).Body(ways...)}
}

// beside is what stands beside the articles sought: what editions decide differently, their other numbers, questions.
func (p *reading) beside(sought []int) app.UI {
	if len(sought) == 0 {
		return nil
	}
	var body []app.UI
	var told, asked []string
	for _, i := range sought {
		for _, c := range p.b.ChangesOf(&p.b.Articles[i]) {
			if !slices.Contains(told, c.Point) {
				told = append(told, c.Point)
				body = append(body, differs(p.v, c))
			}
		}
	}
	var questions []app.UI
	for _, i := range sought {
		for _, q := range p.b.QuestionsOf(&p.b.Articles[i]) {
			if key := p.b.Questions[q].Key; !slices.Contains(asked, key) {
				asked = append(asked, key)
				questions = append(questions, question(p.v, p.b.Questions[q], false))
			}
		}
	}
	if len(questions) > 0 {
		body = append(body, app.H2().Text(p.v.T(textBookAsked)), app.Div().Class("qs").Body(questions...))
	}
	if p.edition != "" {
		body = append(body, p.numbers(sought))
	}
	if len(body) == 0 {
		return nil
	}
	return app.Aside().Class("lx").ID("laws-beside").Aria("label", p.v.T(textBookBeside)).Body(body...)
}

// numbers are those of the articles in each edition, with a way to each.
func (p *reading) numbers(sought []int) app.UI {
	var rows []app.UI
	for i := len(lawbook.Editions) - 1; i >= 0; i-- {
		edition := lawbook.Editions[i]
		var cell []app.UI
		var seen []string
		for _, at := range sought {
			if n := p.b.Articles[at].Numbers[i]; n != "" && !slices.Contains(seen, n) {
				if len(seen) > 0 {
					cell = append(cell, app.Text(", "))
				}
				seen = append(seen, n)
				cell = append(cell, p.v.Article(older(edition), n))
			}
		}
		if len(cell) == 0 {
			cell = []app.UI{app.Text(p.v.T(textBookNoNumber))}
		}
		rows = append(rows, app.Div().Body(app.Dt().Text(editionName(edition)), app.Dd().ID("number-"+edition).Body(cell...)))
	}
	return app.Section().Body(app.H2().Text(p.v.T(textBookNumbers)), app.Dl().Body(rows...),
		app.P().Class("la__f").Text(p.v.T(i18n.BookSecondary)))
}

// differs is a point with what each edition decides; editions that agree stand together: "FIDE 2014–2018".
func differs(v *view.V, c lawbook.Change) app.UI {
	var rows []app.UI
	for i := 0; i < len(c.In); {
		j := i
		for j+1 < len(c.In) && c.In[j+1] == c.In[i] {
			j++
		}
		rows = append(rows, app.Div().Body(app.Dt().Text(years(i, j)), app.Dd().Text(c.In[i])))
		i = j + 1
	}
	slices.Reverse(rows)
	if c.Local != "" {
		rows = append(rows, app.Div().Body(app.Dt().Text(v.T(textBookO2SNSource)), app.Dd().Text(c.Local)))
	}
	return app.Section().Body(app.H2().Class("lx__p").Text(c.Point), app.Dl().Body(rows...))
}

func years(i, j int) string {
	name := editionName(lawbook.Editions[i])
	switch {
	case j == len(lawbook.Editions)-1 && i < j:
		return name + "–" // since then
	case i < j:
		return name + "–" + strconv.Itoa(2000+atoi(lawbook.Editions[j][1:]))
	}
	return name
}

func atoi(s string) int { n, _ := strconv.Atoi(s); return n }
