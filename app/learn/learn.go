// Package learn is the room where chess is taught: the path of lessons, their tasks on the board, the perfect partner, the pages
// to read, and the coach's table.
package learn

import (
	"strings"

	"github.com/notnil/chess"

	"wasit/app/course"
	"wasit/app/i18n"
	"wasit/app/learner"
	"wasit/app/lesson"
	"wasit/app/session"
	"wasit/rules/endgame"
)

// Model is what the pages of the course show.
type Model struct {
	BookLang i18n.Lang
	Book     *course.Book // nil until read
	Loading  bool
	Failed   error

	Known    bool // the learners were read
	List     learner.List
	Learners []*learner.Learner // in the order of the list
	Unkept   error              // a row that the store refused

	Intro    bool        // the idea of the lesson with its diagram, before the first task
	Run      *lesson.Run // the lesson under way, nil
	Game     *endgame.Game
	Told     endgame.Step // what the last move against the partner led to
	Tables   [5]*endgame.Table
	Building bool
	Done     int // of the table that is being built, out of a thousand

	Only     *only       // the position with one winning move, nil
	Typed    string      // a game to be put into another notation
	Minute   *minute     // a drill under way or over, nil
	Selected int         // square in hand, -1 none
	Cursor   int         // the square in the order of the tab key
	Pawn     [2]int      // a pawn's move that waits for its new piece
	Hand     chess.Piece // to be put
	Text     string      // typed
	NewName  string      // of a new learner
	Seed     course.Seed // of the sheet, 0 the usual one
	Asked    learner.ID  // a learner to be deleted, once more asked
}

// pages of the room that are no lesson, by the last part of their address.
const (
	pageCoach = "coach"
	pageWords = "words"
	pageDrill = "drill"
	pageOther = "notations"
	pageOnly  = "only"
	pageRead  = "read-"  // and a page's key
	pagePaper = "paper-" // and a lesson's key
	pageCerts = "certificates"
)

// now returns who learns, nil when nobody is chosen.
func (m Model) now() *learner.Learner {
	for _, l := range m.Learners {
		if l.ID == m.List.Now {
			return l
		}
	}
	return nil
}

// next returns the first lesson in which something is left to do, the first of all for nobody, nil when all is done.
func (m page) next() *course.Lesson {
	now := m.now()
	if now == nil {
		return m.Book.Lessons()[0]
	}
	next, _ := now.Next(m.Book)
	return next
}

// lesson returns the lesson that the address names, or nil.
func (m page) lesson() *course.Lesson {
	if m.Book == nil || m.Route.Page != session.PageLearn {
		return nil
	}
	return m.Book.Lesson(m.Route.Sheet)
}

// arrived asks for what is not there yet, and opens the lesson that the address names.
func (m page) arrived(_ session.Env) (page, []session.Cmd) {
	var cmds []session.Cmd
	if m.BookLang != m.Lang() || m.Book == nil && !m.Loading {
		m.BookLang, m.Book, m.Loading, m.Failed, m.Run, m.Game = m.Lang(), nil, true, nil, nil, nil
		cmds = append(cmds, session.ReadCourse{Lang: m.Lang()})
	}
	if !m.Known {
		cmds = append(cmds, session.LoadLearners{})
	}
	if m.Route.Sheet != pageDrill {
		m.Minute = nil
	}
	next, more := m.open()
	return next, append(cmds, more...)
}

// open starts the lesson that the address names where the learner left it, or ends one that it does not.
func (m page) open() (page, []session.Cmd) {
	l := m.lesson()
	switch {
	case l == nil && m.Route.Sheet == pageOnly:
		return m.readyOnly()
	case l == nil:
		m.Run, m.Game, m.Only = nil, nil, nil
		return m, []session.Cmd{session.StopTable{}}
	case !m.Known || m.Run != nil && m.Run.Lesson.Key == l.Key && m.Run.Book == m.Book:
		return m, nil
	}
	at := 1
	if now := m.now(); now != nil {
		for at <= l.Count() && now.Task(learner.Task{Lesson: l.Key, Number: at}).Solved {
			at++
		}
		if at > l.Count() {
			at = 1
		}
	}
	seed := m.Seed
	if seed == 0 {
		seed = course.DefaultSeed
	}
	run, err := lesson.Start(m.Book, l, seed, at)
	if err != nil {
		return session.Refuse(m, err)
	}
	m.Run, m.Intro = &run, l.HasDiagram
	return m.asked()
}

// asked clears what was in hand when a task begins, and readies the partner where it has one.
func (m page) asked() (page, []session.Cmd) {
	m.Selected, m.Text, m.Game, m.Pawn, m.Hand, m.Told = -1, "", nil, [2]int{-1, -1}, chess.NoPiece, endgame.Step{}
	t := m.Run.Task()
	if supply := m.Run.Supply(); t.Kind == course.Place && len(supply) > 0 {
		m.Hand = supply[0]
	}
	if t.Kind != course.Partner || m.Run.Phase != lesson.Asking {
		return m, nil
	}
	if m.Tables[t.Ending] != nil {
		return m.newGame(), nil
	}
	m.Building, m.Done = true, 0
	return m, []session.Cmd{session.BuildTable{Ending: t.Ending}}
}

func (msg courseRead) update(m page, _ session.Env) (page, []session.Cmd) {
	if msg.Lang != m.BookLang {
		return m, nil // the language changed meanwhile
	}
	m.Loading, m.Failed, m.Book = false, msg.Err, msg.Book
	return m.open()
}

// retryCourse asks for the lessons again.
type retryCourse struct{}

func (retryCourse) update(m page, env session.Env) (page, []session.Cmd) {
	m.Book, m.Loading, m.Failed = nil, false, nil
	return m.arrived(env)
}

// readPart returns what follows a prefix in the address.
func (m page) readPart(prefix string) (string, bool) { return strings.CutPrefix(m.Route.Sheet, prefix) }
