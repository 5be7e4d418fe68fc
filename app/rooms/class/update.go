package class

import (
	"wasit/app/books/classroom"
	"wasit/app/books/course"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// Model is what the room remembers: of a teacher's device the class, of a pupil's phone what it was asked.
type Model struct {
	Known     bool             // the class was read
	Class     *classroom.Class // nil: none was begun; shared, never written to
	Fault     classroom.Reason // why what is kept cannot be read
	ClassName string           // of the class to be begun, as typed
	Form      form
	Told      string // what became of the last code that was read
	Beside    string
	Ends      bool // a keyboard is asked once more whether the class ends

	Book     *course.Book // the lessons, nil until they are wanted
	BookLang i18n.Lang
	BookErr  error

	PhoneKnown bool // what the phone was asked was read
	Phone      classroom.Phone
	Waits      []byte // a question that came before that
	Typed      string // the pupil's name
	Renames    bool   // it is being changed
	Changes    bool   // the answer is being changed
	Hand       int    // the square in hand, from 1; 0: none
	Cursor     int    // the square in the order of the tab key
	Pawn       string // a pawn's move that waits for its new piece: "a7a8"
}

// page is what a message of this room works on: what all rooms share, and its own.
type page struct {
	session.Session
	Model
}

// With returns p with another session.
func (p page) With(s session.Session) page {
	p.Session = s
	return p
}

// A Msg is something that a person did in this room, or an answer to it.
type Msg interface {
	update(page, session.Env) (page, []session.Cmd)
}

// Update returns session and room after msg, and the effects that it wants. What changed of the class or of the phone is kept.
func Update(s session.Session, m Model, msg Msg, env session.Env) (session.Session, Model, []session.Cmd) {
	p, cmds := msg.update(page{s, m}, env)
	if p.Class != m.Class && p.Known {
		cmds = append(cmds, keepClass(p.Class))
	}
	if _, read := msg.(phoneRead); p.Phone != m.Phone && !read || read && p.Phone.Question != nil && m.Waits != nil {
		cmds = append(cmds, session.KeepDraft{Kind: session.DraftPhone, Data: p.Phone.Text()})
	}
	return p.Session, p.Model, cmds
}

func keepClass(c *classroom.Class) session.Cmd {
	k := session.KeepDraft{Kind: session.DraftClass}
	if c != nil {
		k.Data = c.Text()
	}
	return k
}

// Answer returns what the keeper brought back, or what another room asks, as a message of this room; nil where it is for another.
func Answer(msg session.Msg) Msg {
	switch msg := msg.(type) {
	case session.DraftLoaded:
		switch msg.Kind {
		case session.DraftClass:
			return classRead(msg)
		case session.DraftPhone:
			return phoneRead(msg)
		}
	case session.CourseRead:
		if msg.Class {
			return courseRead(msg)
		}
	case session.AskClass:
		return askClass(msg)
	}
	return nil
}

// Heard returns a code that the camera read on a page of this room as its message; nil for anything else. The address of a child or of
// news is read there too, and belongs to no class.
func Heard(s session.Session, msg session.Msg) Msg {
	var data []byte
	switch msg := msg.(type) {
	case session.MessageRead:
		data = msg.Data
	case session.LinkRead:
	default:
		return nil
	}
	switch s.Route.Page {
	case session.PageClass:
		return hearReply{data}
	case session.PageAnswer:
		return hearQuestion{data}
	}
	return nil
}

// Arrive prepares the page.
func Arrive(s session.Session, m Model, _ session.Env) (session.Session, Model, []session.Cmd) {
	m.Told, m.Beside, m.Ends = "", "", false
	var cmds []session.Cmd
	switch {
	case s.Route.Page == session.PageAnswer && !m.PhoneKnown:
		cmds = append(cmds, session.LoadDraft{Kind: session.DraftPhone})
	case s.Route.Page == session.PageClass && !m.Known:
		cmds = append(cmds, session.LoadDraft{Kind: session.DraftClass})
	}
	if s.Route.Page == session.PageClass && s.Route.Sheet == session.SheetNew && (m.Book == nil || m.BookLang != s.Lang()) {
		m.Book, m.BookErr, m.BookLang = nil, nil, s.Lang()
		cmds = append(cmds, session.ReadCourse{Lang: s.Lang(), Class: true})
	}
	return s, m, cmds
}

type (
	classRead  session.DraftLoaded
	phoneRead  session.DraftLoaded
	courseRead session.CourseRead
	askClass   session.AskClass
)

func (msg classRead) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Known = true
	if len(msg.Data) == 0 {
		return m, nil
	}
	c, err := classroom.ReadClass(msg.Data)
	if m.Fault = classroom.ReasonOf(err); err == nil {
		m.Class = &c
	}
	return m, nil
}

func (msg courseRead) update(m page, _ session.Env) (page, []session.Cmd) {
	if msg.Lang == m.BookLang {
		m.Book, m.BookErr = msg.Book, msg.Err
	}
	return m, nil
}
