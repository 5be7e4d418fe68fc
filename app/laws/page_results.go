package laws

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/lawbook"
	"wasit/app/session"
	"wasit/app/view"
)

// shown is how many results are drawn at first and with each "show more": a letter typed must not wait for a long list.
const shown = 30

var sources = [4]i18n.Text{textBookFIDE, textBookO2SN, textBookQuestions, textBookGlossary}

func results(v *view.V, m page) []app.UI {
	if len(m.Hits) == 0 {
		return []app.UI{app.Div().Class("empty").ID("laws-none").Attr("role", "status").Body(
			app.H2().Text(v.T(textBookNone)), app.P().Text(v.T(textBookNoneText)))}
	}
	hits := m.lawHits(m.Only)
	end := min(len(hits), shown*(m.More+1))
	list := make([]app.UI, end)
	for i, h := range hits[:end] {
		list[i] = app.Li().Body(hit(v, m.Model, h))
	}
	body := []app.UI{limits(v, m),
		app.P().Class("vh").ID("laws-found").Attr("role", "status").Text(v.N(textBookFound, len(hits))),
		app.Ul().Class("his").ID("laws-hits").Aria("label", v.T(textBookResults)).Body(list...)}
	if left := len(hits) - end; left > 0 {
		body = append(body, v.Button(view.Button{Text: v.N(i18n.ShowMore, left), Class: "btn--full", ID: "more", Act: v.Act("more", session.ShowMore{})}))
	}
	return body
}

// limits are the sources that hold results, each with their number.
func limits(v *view.V, m page) app.UI {
	chip := func(key, text string, n int) app.UI {
		return app.Button().Type("button").Class("chip").ID("only-"+key).Aria("pressed", strconv.FormatBool(m.Only == key)).
			DataSet("act", v.Act("only-"+key, limitLaws{Source: key})).Body(app.Text(text+" "), app.B().Text(v.Int(n)))
	}
	chips := []app.UI{chip("", v.T(textBookAll), len(m.Hits))}
	for i, key := range lawSources {
		if n := len(m.lawHits(key)); n > 0 {
			chips = append(chips, chip(key, v.T(sources[i]), n))
		}
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
	spans := lawbook.Spans(text, l.Words, l.Also)
	body := make([]app.UI, len(spans))
	for i, s := range spans {
		body[i] = app.Text(s.Text)
		if s.Marked {
			body[i] = app.Mark().Text(s.Text)
		}
	}
	return body
}
