// Package learn is the room where chess is taught: the path of lessons, their tasks on the board, the perfect partner, the pages
// to read, and the coach's table.
package learn

import (
	"strings"

	"github.com/notnil/chess"

	"wasit/app/books/course"
	"wasit/app/books/learner"
	"wasit/app/books/lesson"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/rules/endgame"
)

// Model is what the pages of the course show.
type Model struct {
	BookLang i18n.Lang
	Book     *course.Book // nil until read
	Loading  bool
	Failed   error

	Known     bool // the learners were read
	List      learner.List
	Stored    string             // the list as it is stored, with what is being written
	Learners  []*learner.Learner // in the order of the list
	Damaged   []damaged          // learners who cannot be read
	ListFault error              // the list cannot be read: nothing is written
	Unkept    error              // what the store refused
	Writing   []change           // not answered yet, in order
	Again     []change           // to be made again upon what another tab wrote
	Reread    bool               // when all is answered

	Voice bool // the device can read aloud in this language

	Intro    bool        // the idea of the lesson with its diagram, before the first task
	Tried    course.Men  // the pieces of that diagram, as they were moved
	Run      *lesson.Run // the lesson under way, nil
	Game     *endgame.Game
	Told     endgame.Step // what the last move against the partner led to
	Tables   [5]*endgame.Table
	Building bool
	Done     int // of the table that is being built, out of a thousand

	Only     *only       // the position with one winning move, nil
	Typed    string      // a game to be put into another notation
	ByEar    bool        // a dictation does not show the moves
	Ply      int         // of the game that is replayed
	Minute   *minute     // a drill under way or over, nil
	Selected int         // square in hand, -1 none
	Cursor   int         // the square in the order of the tab key
	Pawn     [2]int      // a pawn's move that waits for its new piece
	Hand     chess.Piece // to be put
	Text     string      // typed
	NewName  string      // of a new learner, or of the one whose page is open
	NewSign  int
	Seed     course.Seed // of the sheet, 0 the usual one
	Asked    learner.ID  // a learner to be deleted, once more asked
}

// A damaged learner cannot be read; the rest of the device's learners can.
type damaged struct {
	ID  learner.ID
	Err error
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

	pageWho     = "who"
	pagePart    = "part-" // and its number
	pagePartner = "partner"
	pageLearner = "learner-" // and a learner
	pageWriting = "notation"
	pageTrain   = "train-"   // and what is practised, see practices
	pageDictate = "dictate-" // and a game
	pageReplay  = "game-"    // and a game
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

// arrived asks for what is not there yet, and opens what the address names.
func (m page) arrived(env session.Env) (page, []session.Cmd) {
	var cmds []session.Cmd
	if m.BookLang != m.Lang() || m.Book == nil && !m.Loading {
		m.BookLang, m.Book, m.Loading, m.Failed, m.Run, m.Game, m.Voice = m.Lang(), nil, true, nil, nil, nil, false
		cmds = append(cmds, session.ReadCourse{Lang: m.Lang()})
	}
	if !m.Voice {
		cmds = append(cmds, session.AskVoice{})
	}
	if !m.Known || m.Route.Sheet == pageCoach || m.Route.Sheet == pageWho {
		cmds = append(cmds, session.LoadLearners{}) // another tab may have written
	}
	if m.Route.Sheet != pageDrill {
		m.Minute = nil
	}
	m.Asked, m.Ply, m.NewName, m.NewSign = "", 0, "", len(m.Learners)%learner.Signs
	if l := m.shown(); l != nil {
		m.NewName, m.NewSign = l.Name, l.Sign
	}
	next, more := m.open(env)
	return next, append(cmds, more...)
}

// shown returns the learner whose page is open, or nil.
func (m page) shown() *learner.Learner {
	id, ok := m.readPart(pageLearner)
	for _, l := range m.Learners {
		if ok && string(l.ID) == id {
			return l
		}
	}
	return nil
}

// open starts what the address names where the learner left it, and ends a lesson that it does not name.
func (m page) open(env session.Env) (page, []session.Cmd) {
	if m.Book == nil || !m.Known || m.Run != nil && m.Run.Lesson.Key == m.Route.Sheet && m.Run.Book == m.Book {
		return m, nil
	}
	m, cmds := m.leave(env)
	var more []session.Cmd
	switch l := m.lesson(); {
	case l != nil:
		m, more = m.start(l)
	default:
		m, more = m.readyOnly(env)
		var practice []session.Cmd
		m, practice = m.practise(env)
		more = append(more, practice...)
	}
	return m, append(cmds, more...)
}

// leave ends the lesson under way; a task that was begun and not solved is kept as such.
func (m page) leave(env session.Env) (page, []session.Cmd) {
	run := m.Run
	m.Run, m.Game = nil, nil
	cmds := []session.Cmd{session.StopTable{}}
	if run == nil {
		return m, cmds
	}
	stopped := run.Stop()
	if stopped.Report == nil {
		return m, cmds
	}
	m, more := m.record(*stopped.Report, env)
	return m, append(cmds, more...)
}

// start opens a lesson at the first task that is not solved.
func (m page) start(l *course.Lesson) (page, []session.Cmd) {
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
	m.Run, m.Intro, m.Tried = &run, l.HasDiagram, l.Men
	return m.asked()
}

// asked clears what was in hand when a task begins, and readies the partner where it has one.
func (m page) asked() (page, []session.Cmd) {
	m.Selected, m.Text, m.Game, m.Pawn, m.Hand, m.Told = -1, "", nil, [2]int{-1, -1}, chess.NoPiece, endgame.Step{}
	t := m.Run.Task()
	if supply := m.Run.Supply(); t.Kind == course.Place && len(supply) > 0 {
		m.Hand = supply[0]
	}
	cmds := m.readTask()
	if t.Kind != course.Partner || m.Run.Phase != lesson.Asking {
		return m, cmds
	}
	if m.Tables[t.Ending] != nil {
		return m.newGame(), cmds
	}
	m.Building, m.Done = true, 0
	return m, append(cmds, session.BuildTable{Ending: t.Ending})
}

func (msg courseRead) update(m page, env session.Env) (page, []session.Cmd) {
	if msg.Lang != m.BookLang {
		return m, nil // the language changed meanwhile
	}
	m.Loading, m.Failed, m.Book = false, msg.Err, msg.Book
	return m.open(env)
}

// retryCourse asks for the lessons again.
type retryCourse struct{}

func (retryCourse) update(m page, env session.Env) (page, []session.Cmd) {
	m.Book, m.Loading, m.Failed = nil, false, nil
	return m.arrived(env)
}

// readPart returns what follows a prefix in the address.
func (m page) readPart(prefix string) (string, bool) { return strings.CutPrefix(m.Route.Sheet, prefix) }
