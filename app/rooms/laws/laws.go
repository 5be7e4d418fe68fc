package laws

import (
	"slices"

	"wasit/app/books/lawbook"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// Model is what the pages of the Laws show: the texts of one language, and the search.
type Model struct {
	BookLang i18n.Lang
	Book     *lawbook.Book // nil until read
	Loading  bool
	Failed   error
	Query    string
	Result   lawbook.Result // of the query, once there is a book
	Only     string         // the source to which the results are limited, one of lawSources, "" all
	// Found are the places in the book of the articles that the address names, In the edition in which they have its number.
	Found []int
	In    string
	Tool  Tool
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
	if judged(m.Route.Law) != "" {
		return session.Route{Page: session.PageLaws, Law: session.LawJudge}, true
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
	return m.opened()
}

// arrived asks for the texts where they are not there yet.
func (m page) arrived() (page, []session.Cmd) {
	if m.BookLang == m.Lang() && (m.Book != nil || m.Loading) {
		return m.opened()
	}
	l := &m.Model
	l.BookLang, l.Book, l.Loading, l.Failed, l.Result, l.Found = m.Lang(), nil, true, nil, lawbook.Result{}, nil
	return m, []session.Cmd{session.ReadLaws{Lang: m.Lang()}}
}

// opened finds the article that the address names and brings it into view; the page without one is for searching.
func (m page) opened() (page, []session.Cmd) {
	l := &m.Model
	l.Found, l.In = nil, ""
	switch {
	case l.Book == nil || m.Route.Page != session.PageLaws:
		return m, nil
	case m.lawHelp() != "":
		l.Tool = l.Tool.opened(judged(m.Route.Law))
		return m, nil
	case m.Route.Law == "":
		return m, []session.Cmd{session.PrepareLaws{Book: l.Book}}
	}
	if l.Found, l.In = l.Book.ByNumber(m.Route.Law, m.Route.Edition); l.Found == nil {
		return m, nil
	}
	return m, []session.Cmd{session.Reveal{ID: "law-" + l.Book.Articles[l.Found[0]].ID, Lead: true}}
}

// lawHelp returns the page beside the articles that the address names, "" for an article.
func (m page) lawHelp() string {
	law := m.Route.Law
	switch {
	case m.Route.Edition != "":
	case judged(law) != "":
		return session.LawJudge
	case slices.Contains(session.LawHelps, law), slices.Contains(session.LawTools, law):
		return law
	}
	return ""
}

// hits returns the results that the limit leaves.
func (l Model) hits() []lawbook.Hit {
	if i := slices.Index(lawSources[:], l.Only); i >= 0 {
		return l.Result.From(lawbook.Source(i))
	}
	return l.Result.Hits
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
	m.Query, m.More = msg.Query, 0
	m.Model = m.searched()
	return m, nil
}

// searched looks the query up, once there is a book. A limit chosen for other words must not hide what these find.
func (l Model) searched() Model {
	if l.Book == nil {
		return l
	}
	l.Result = l.Book.Find(l.Query)
	if i := slices.Index(lawSources[:], l.Only); i >= 0 && l.Result.Counts()[i] == 0 {
		l.Only = ""
	}
	return l
}

// limitLaws limits the results to one of lawSources; "" shows all.
type limitLaws struct{ Source string }

func (msg limitLaws) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Only, m.More = msg.Source, 0
	return m, nil
}

// offences returns the address of the list of offences: the arbiter's desk of the event that led into the book, or the cards of
// O2SN in the book.
func (l Model) offences() session.Route {
	if l.From.Event == "" {
		return session.Route{Page: session.PageLaws, Law: "o2sn"}
	}
	to := l.From.In(session.PageArbiter)
	to.Sheet = "offence"
	return to
}
