package laws

import (
	"wasit/app/i18n"
	"wasit/app/lawbook"
	"wasit/app/session"
)

// Laws is what the pages of the Laws show: the texts of one language, and the search.
type Model struct {
	BookLang i18n.Lang
	Book     *lawbook.Book // nil until read
	Loading  bool
	Failed   error
	Query    string
	Words    []string // of the query, as the search compares them
	Also     []string // and their synonyms
	Only     string   // the source to which the results are limited, one of LawSources, "" all
	Hits     []lawbook.Hit
	// Found are the places in the book of the articles that the address names, In the edition in which they have its number.
	Found []int
	In    string
	// From is the page that led into the book, such as a ruling, and At the page in the book to which it led.
	From, At session.Route
}

// Left notes the page that leads into the book; who goes elsewhere has left it.
func (l Model) Left(left, next session.Route) Model {
	switch {
	case next.Page != session.PageLaws:
		l.From, l.At = session.Route{}, session.Route{}
	case left.Event != "" || left.Page == session.PageClock:
		l.From, l.At = left, next
	}
	return l
}

// lawsBack returns where the way back from a page of the book leads; ok is false on its first page where nothing led to it.
func (m page) lawsBack() (back session.Route, ok bool) {
	if l := m.Model; l.From != (session.Route{}) && (m.Route.Law == "" || m.Route == l.At) {
		return l.From, true
	}
	return session.Route{Page: session.PageLaws}, m.Route.Law != ""
}

// lawSources name the sources of results, in the order of lawbook.Source.
var lawSources = [4]string{"fide", "o2sn", "questions", "glossary"}

func (msg lawsRead) update(m page, _ session.Env) (page, []session.Cmd) {
	if msg.Lang != m.BookLang {
		return m, nil // the language changed meanwhile
	}
	m.Loading, m.Failed, m.Book = false, msg.Err, msg.Book
	if msg.Err != nil {
		m.Book = nil
		return m, nil
	}
	m.Model = m.searched()
	return m.openLaw()
}

// arrived asks for the texts where they are not there yet.
func (m page) arrived() (page, []session.Cmd) {
	if m.BookLang == m.Lang() && (m.Book != nil || m.Loading) {
		return m.openLaw()
	}
	l := &m.Model
	l.BookLang, l.Book, l.Loading, l.Failed, l.Hits, l.Also, l.Found = m.Lang(), nil, true, nil, nil, nil, nil
	return m, []session.Cmd{session.ReadLaws{Lang: m.Lang()}}
}

// openLaw finds the article that the address names and brings it into view.
func (m page) openLaw() (page, []session.Cmd) {
	l := &m.Model
	l.Found, l.In = nil, ""
	if l.Book == nil || m.Route.Page != session.PageLaws || m.Route.Law == "" || m.lawHelp() != "" {
		return m, nil
	}
	if l.Found, l.In = l.Book.ByNumber(m.Route.Law, m.Route.Edition); l.Found == nil {
		return m, nil
	}
	return m, []session.Cmd{session.Reveal{ID: "law-" + l.Book.Articles[l.Found[0]].ID}}
}

// lawHelp returns the page beside the articles that the address names, "" for an article.
func (m page) lawHelp() string {
	for _, help := range session.LawHelps {
		if m.Route.Law == help && m.Route.Edition == "" {
			return help
		}
	}
	return ""
}

// lawHits returns the results from one source, one of LawSources; "" gives all.
func (m page) lawHits(source string) []lawbook.Hit {
	if source == "" {
		return m.Hits
	}
	var list []lawbook.Hit
	for _, h := range m.Hits {
		if lawSources[h.Source] == source {
			list = append(list, h)
		}
	}
	return list
}

// retryLaws asks for the texts again.
type retryLaws struct{}

func (retryLaws) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Book, m.Loading = nil, false
	return m.arrived()
}

// searchLaws is what the person typed into the search.
type searchLaws struct{ Query string }

func (msg searchLaws) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Query, m.Words, m.More = msg.Query, lawbook.Fold(msg.Query), 0
	m.Model = m.searched()
	if len(m.lawHits(m.Only)) == 0 {
		m.Only = "" // a limit chosen for other words must not hide what these find
	}
	return m, nil
}

// searched looks the query up, once there is a book.
func (l Model) searched() Model {
	l.Hits, l.Also = nil, nil
	if l.Book != nil {
		l.Hits, l.Also = l.Book.Search(l.Query), l.Book.Also(l.Words)
	}
	return l
}

// limitLaws limits the results to one of LawSources; "" shows all.
type limitLaws struct{ Source string }

func (msg limitLaws) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Only, m.More = msg.Source, 0
	return m, nil
}
