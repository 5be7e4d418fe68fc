package manual

import (
	"wasit/app/books/manual"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// Model is what the pages of the manual show: the book of one language, and the search.
type Model struct {
	BookLang i18n.Lang
	Book     *manual.Book // nil until read
	Loading  bool
	Failed   error
	Query    string
	Hits     []manual.Hit  // of the query, once there is a book
	From     session.Route // the page that led into the manual; that of the app's start where none did
}

// Left notes the page that leads into the manual; who goes elsewhere has left it.
func (l Model) Left(left, next session.Route) Model {
	switch {
	case next.Page != session.PageManual:
		l.From = session.Route{}
	case left.Page != session.PageManual:
		l.From = left
	}
	return l
}

func (msg manualRead) update(m page, _ session.Env) (page, []session.Cmd) {
	if msg.Lang != m.BookLang {
		return m, nil // the language changed meanwhile
	}
	m.Loading, m.Failed, m.Book = false, msg.Err, msg.Book
	if msg.Err != nil {
		m.Book = nil
		return m, nil
	}
	m.Model = m.searched()
	return m, m.reveal()
}

// arrived asks for the book where it is not there yet.
func (m page) arrived() (page, []session.Cmd) {
	if m.BookLang == m.Lang() && (m.Book != nil || m.Loading) {
		return m, m.reveal()
	}
	l := &m.Model
	l.BookLang, l.Book, l.Loading, l.Failed, l.Hits = m.Lang(), nil, true, nil, nil
	return m, []session.Cmd{session.ReadManual{Lang: m.Lang()}}
}

// reveal brings the section into view that the address names.
func (m page) reveal() []session.Cmd {
	if m.Book == nil || m.Route.Page != session.PageManual || m.Route.Law == "" {
		return nil
	}
	return []session.Cmd{session.Reveal{ID: sectionID(m.Route.Law), Lead: true}}
}

// sectionID is the element that a section begins with.
func sectionID(section string) string { return "manual-" + section }

// retryManual asks for the book again.
type retryManual struct{}

func (retryManual) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Book, m.Loading = nil, false
	return m.arrived()
}

// searchManual is what the person typed into the search.
type searchManual struct{ Query string }

func (msg searchManual) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Query, m.More = msg.Query, 0
	m.Model = m.searched()
	return m, nil
}

// searched looks the query up, once there is a book.
func (l Model) searched() Model {
	if l.Book != nil {
		l.Hits = l.Book.Find(l.Query)
	}
	return l
}
