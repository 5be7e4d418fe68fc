package model

import (
	"slices"
	"strings"

	"wasit/app/i18n"
	"wasit/app/lawbook"
)

// Laws is what the pages of the Laws show: the texts of one language, and the search.
type Laws struct {
	Lang    i18n.Lang
	Book    *lawbook.Book // nil until read
	Loading bool
	Failed  error
	Query   string
	Words   []string // of the query, as the search compares them
	Also    []string // and their synonyms
	Only    string   // the source to which the results are limited, one of LawSources, "" all
	Hits    []lawbook.Hit
	// Found are the places in the book of the articles that the address names, In the edition in which they have its number.
	Found []int
	In    string
	// From is the page that led into the book, such as a ruling, and At the page in the book to which it led.
	From, At Route
}

// from notes the page that leads into the book; who goes elsewhere has left it.
func (l Laws) from(left, next Route) Laws {
	switch {
	case next.Page != PageLaws:
		l.From, l.At = Route{}, Route{}
	case left.Event != "" || left.Page == PageClock:
		l.From, l.At = left, next
	}
	return l
}

// LawsBack returns where the way back from a page of the book leads; ok is false on its first page where nothing led to it.
func (m Model) LawsBack() (back Route, ok bool) {
	if l := m.Laws; l.From != (Route{}) && (m.Route.Law == "" || m.Route == l.At) {
		return l.From, true
	}
	return Route{Page: PageLaws}, m.Route.Law != ""
}

// LawHelps are the pages beside the articles, by the last part of their address.
var LawHelps = []string{"men", "questions", "editions", "o2sn", "speaking", "glossary"}

// LawSources name the sources of results, in the order of lawbook.Source.
var LawSources = [4]string{"fide", "o2sn", "questions", "glossary"}

// LawRoute returns the address of an article as a ruling cites it ("7.5.1", "O2SN 8") in an edition, "" for the newest.
func LawRoute(article, edition string) Route {
	if strings.HasPrefix(article, "O2SN") {
		article, edition = strings.ReplaceAll("o2sn"+article[len("O2SN"):], " ", "-"), ""
	}
	return Route{Page: PageLaws, Law: article, Edition: edition}
}

// parseLawRoute reads what follows /laws: an article or a help, before it the edition whose number it is.
func parseLawRoute(parts []string) Route {
	r := Route{Page: PageLaws}
	if len(parts) == 2 && slices.Contains([]string{"E09", "E14", "E17", "E18", "E23"}, parts[0]) {
		r.Edition, parts = parts[0], parts[1:]
	}
	if len(parts) != 1 {
		return Route{Page: PageNotFound}
	}
	r.Law = parts[0]
	return r
}

func (r Route) lawPath() string {
	path := "/laws"
	for _, part := range []string{r.Edition, r.Law} {
		if part != "" {
			path += "/" + part
		}
	}
	return path
}

// ReadLaws fetches the texts of the Laws in a language; LawsRead comes back.
type ReadLaws struct{ Lang i18n.Lang }

func (ReadLaws) cmd() {}

// LawsRead brings the texts.
type LawsRead struct {
	Lang i18n.Lang
	Book *lawbook.Book
	Err  error
}

// Update implements Msg.
func (msg LawsRead) Update(m Model, _ Env) (Model, []Cmd) {
	if msg.Lang != m.Laws.Lang {
		return m, nil // the language changed meanwhile
	}
	m.Laws.Loading, m.Laws.Failed, m.Laws.Book = false, msg.Err, msg.Book
	if msg.Err != nil {
		m.Laws.Book = nil
		return m, nil
	}
	m.Laws = m.Laws.searched()
	return m.openLaw()
}

// arrivedAtLaws asks for the texts where they are not there yet.
func (m Model) arrivedAtLaws() (Model, []Cmd) {
	if m.Laws.Lang == m.Lang() && (m.Laws.Book != nil || m.Laws.Loading) {
		return m.openLaw()
	}
	l := &m.Laws
	l.Lang, l.Book, l.Loading, l.Failed, l.Hits, l.Also, l.Found = m.Lang(), nil, true, nil, nil, nil, nil
	return m, []Cmd{ReadLaws{m.Lang()}}
}

// openLaw finds the article that the address names and brings it into view.
func (m Model) openLaw() (Model, []Cmd) {
	l := &m.Laws
	l.Found, l.In = nil, ""
	if l.Book == nil || m.Route.Page != PageLaws || m.Route.Law == "" || m.LawHelp() != "" {
		return m, nil
	}
	if l.Found, l.In = l.Book.ByNumber(m.Route.Law, m.Route.Edition); l.Found == nil {
		return m, nil
	}
	return m, []Cmd{Reveal{ID: "law-" + l.Book.Articles[l.Found[0]].ID}}
}

// LawHelp returns the page beside the articles that the address names, "" for an article.
func (m Model) LawHelp() string {
	for _, help := range LawHelps {
		if m.Route.Law == help && m.Route.Edition == "" {
			return help
		}
	}
	return ""
}

// LawHits returns the results from one source, one of LawSources; "" gives all.
func (m Model) LawHits(source string) []lawbook.Hit {
	if source == "" {
		return m.Laws.Hits
	}
	var list []lawbook.Hit
	for _, h := range m.Laws.Hits {
		if LawSources[h.Source] == source {
			list = append(list, h)
		}
	}
	return list
}

// RetryLaws asks for the texts again.
type RetryLaws struct{}

// Update implements Msg.
func (RetryLaws) Update(m Model, _ Env) (Model, []Cmd) {
	m.Laws.Book, m.Laws.Loading = nil, false
	return m.arrivedAtLaws()
}

// SearchLaws is what the person typed into the search.
type SearchLaws struct{ Query string }

// Update implements Msg.
func (msg SearchLaws) Update(m Model, _ Env) (Model, []Cmd) {
	m.Laws.Query, m.Laws.Words, m.More = msg.Query, lawbook.Fold(msg.Query), 0
	m.Laws = m.Laws.searched()
	if len(m.LawHits(m.Laws.Only)) == 0 {
		m.Laws.Only = "" // a limit chosen for other words must not hide what these find
	}
	return m, nil
}

// searched looks the query up, once there is a book.
func (l Laws) searched() Laws {
	l.Hits, l.Also = nil, nil
	if l.Book != nil {
		l.Hits, l.Also = l.Book.Search(l.Query), l.Book.Also(l.Words)
	}
	return l
}

// LimitLaws limits the results to one of LawSources; "" shows all.
type LimitLaws struct{ Source string }

// Update implements Msg.
func (msg LimitLaws) Update(m Model, _ Env) (Model, []Cmd) {
	m.Laws.Only, m.More = msg.Source, 0
	return m, nil
}
