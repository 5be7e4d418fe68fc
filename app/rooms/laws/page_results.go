package laws

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/books/lawbook"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// shown is how many results are drawn at first and with each "show more": a letter typed must not wait for a long list.
const shown = 30

var sources = [4]i18n.Text{textBookFIDE, textBookO2SN, textBookQuestions, textBookGlossary}

// results are what the search found, or what comes nearest.
func results(v *view.V, m page) []app.UI {
	if len(m.Result.Hits) == 0 {
		return []app.UI{nothing(v, m.Model)}
	}
	hits := m.hits()
	end := min(len(hits), shown*(m.More+1))
	body := []app.UI{limits(v, m.Model)}
	if said := led(v, m.Model); said != "" {
		body = append(body, app.P().Class("laws__led").ID("laws-led").Aria("hidden", "true").Text(said)) // told says it
	}
	body = append(body, rows(v, m.Model, hits[:end]).ID("laws-hits").Aria("label", v.T(textBookResults)))
	if left := len(hits) - end; left > 0 {
		body = append(body, v.Button(view.Button{Text: v.N(i18n.ShowMore, left), Class: "btn--full", ID: "more", Act: v.Act("more", session.ShowMore{})}))
	}
	return body
}

func rows(v *view.V, l Model, hits []lawbook.Hit) app.HTMLUl {
	list := make([]app.UI, len(hits))
	for i, h := range hits {
		list[i] = app.Li().Body(hit(v, l, h))
	}
	return app.Ul().Class("his").Body(list...)
}

// told is what a screen reader hears after each letter.
func told(v *view.V, l Model) string {
	switch r := l.Result; {
	case len(r.Words) == 0:
		return ""
	case len(r.Hits) > 0:
		return strings.TrimSpace(led(v, l) + " " + v.N(textBookFound, len(l.hits())))
	case len(r.Nearest) > 0:
		return v.T(textBookNearest)
	}
	return v.T(textBookNone)
}

// led says which word of the glossary led to the articles below it, "" where none did.
func led(v *view.V, l Model) string {
	r := l.Result
	if len(r.Hits) == 0 || r.Led < 0 {
		return ""
	}
	text := textBookLed
	if n := r.Counts()[lawbook.Glossary]; n == len(r.Hits) || l.Only == lawSources[lawbook.Glossary] {
		text = textBookCalled
	}
	return v.T(text, strings.TrimSpace(l.Query), l.Book.Terms[r.Led].Text)
}

// nothing is what stands where nothing is found: what comes nearest, and the way to the list of offences.
func nothing(v *view.V, l Model) app.UI {
	body := []app.UI{app.H2().Class("laws__h").Text(v.T(textBookNone)), app.P().Text(v.T(textBookNoneText))}
	if list := l.Result.Unforeseen; len(list) > 0 {
		body = append(body, app.H3().ID("laws-else").Text(v.T(textBookUnforeseen)), rows(v, l, list).ID("laws-unforeseen").Aria("labelledby", "laws-else"))
	}
	if near := l.Result.Nearest; len(near) > 0 {
		body = []app.UI{app.H2().Class("laws__h").ID("laws-near").Text(v.T(textBookNearest)), rows(v, l, near).ID("laws-nearest").Aria("labelledby", "laws-near")}
	}
	text := textBookOffences
	if l.From.Event != "" {
		text = textBookDesk
	}
	return app.Section().Class("laws__none").ID("laws-none").Body(append(body,
		v.Button(view.Button{Text: v.T(text), Class: "btn--full", After: "next", ID: "laws-offences", Href: l.offences().Path()}))...)
}

// limits are the sources with the number of results in each. One without stays in its place: a letter more must not move the list.
func limits(v *view.V, l Model) app.UI {
	chip := func(key, text string, n int) app.UI {
		button := app.Button().Type("button").Class("chip").ID("only-"+key).Aria("pressed", strconv.FormatBool(l.Only == key)).
			DataSet("act", v.Act("only-"+key, limitLaws{Source: key})).Body(app.Text(text+" "), app.B().Text(v.Int(n)))
		if n == 0 {
			button = button.Disabled(true)
		}
		return button
	}
	chips := []app.UI{chip("", v.T(textBookAll), len(l.Result.Hits))}
	for i, n := range l.Result.Counts() {
		chips = append(chips, chip(lawSources[i], v.T(sources[i]), n))
	}
	return app.Div().Class("chips", "lw").Attr("role", "group").Aria("label", v.T(textBookSources)).Body(chips...)
}

func hit(v *view.V, l Model, h lawbook.Hit) app.UI {
	b := l.Book
	switch {
	case h.Source == lawbook.Questions:
		q := b.Questions[h.Index]
		return row(v, l, q.Article, "", q.Text, q.Answer, v.T(textBookQuestions))
	case h.Source == lawbook.Glossary && h.Index < len(b.Terms):
		t := b.Terms[h.Index]
		return app.Div().Class("hi").Body(app.Span().Class("hi__n").Text(v.T(textBookTerm)), app.Span().Body(
			app.B().Body(marked(t.Text, l)...), app.Span().Body(marked(strings.Join(t.Others, " · "), l)...),
			app.Span().Class("hi__s").Text(v.T(textBookWordsTitle))))
	case h.Source == lawbook.Glossary:
		h.Index -= len(b.Terms)
	}
	a := &b.Articles[h.Index]
	number, edition := a.Number()
	source := v.T(textBookO2SNSource)
	switch {
	case a.IsTerm():
		source = v.T(textBookWordsTitle)
	case !a.Local():
		source = editionName(edition)
	}
	return row(v, l, number, edition, b.Chapters[a.Chapter].Title, a.Text, source)
}

func row(v *view.V, l Model, number, edition, title, text, source string) app.UI {
	return app.A().Class("hi").Href(v.Href(session.LawRoute(number, older(edition)).Path())).Body(
		app.Span().Class("hi__n", "num").Text(number),
		app.Span().Body(app.B().Body(marked(title, l)...), app.Span().Body(marked(text, l)...), app.Span().Class("hi__s").Text(source)))
}

// older is the edition for an address: the newest is not named in it.
func older(edition string) string {
	if edition == "E23" {
		return ""
	}
	return edition
}

// editionName is the name by which players know an edition: "FIDE 2023".
func editionName(edition string) string { return "FIDE 20" + strings.TrimPrefix(edition, "E") }

// marked divides a text where the search found it.
func marked(text string, l Model) []app.UI {
	spans := lawbook.Spans(text, l.Result.Words, l.Result.Marks)
	body := make([]app.UI, len(spans))
	for i, s := range spans {
		body[i] = app.Text(s.Text)
		if s.Marked {
			body[i] = app.Mark().Text(s.Text)
		}
	}
	return body
}
