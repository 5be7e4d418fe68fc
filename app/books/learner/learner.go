// Package learner keeps what the learners of a device have done, and nothing else about them: a name, a piece as a sign, and
// which tasks were solved, when, with how many tries. It is pure: times come in as milliseconds since 1970, what is stored
// goes out as rows. Nothing leaves the device but by the export that the coach makes.
//
// A learner is a book of rows, as a game on the clock or on the board is: a head, then an act each, fields divided by tabs.
// Rows are only ever added; deleting a learner deletes the book. A list beside the books names those that there are.
package learner

import (
	"fmt"
	"maps"
	"strings"
	"unicode"
	"unicode/utf8"

	"wasit/rules/endgame"
	"wasit/swiss/lot"
)

// Bounds of a device, a name and a book.
const (
	MaxLearners = 40
	MaxName     = 40 // letters
	MaxRows     = 20_000
	MaxTasks    = 40 // of a lesson; rows of a higher number are refused
	Signs       = 12 // six pieces of two colors
)

// An ID names a learner's book; it is made by the caller and never shown.
type ID string

// A Learner is one pupil with all that was done.
type Learner struct {
	ID      ID
	Name    string
	Sign    int   // 0 to 5 a white king, queen, rook, bishop, knight, pawn; 6 to 11 black ones
	Created int64 // milliseconds since 1970

	rows     int
	last     int64
	tasks    map[Task]Progress
	partners map[endgame.Ending]Partner
	drills   [2]Drill // from White's side, from Black's
}

// A Task is a task of a lesson, whatever the seed it was drawn with.
type Task struct {
	Lesson string
	Number int // from 1
}

// Progress is what became of a task.
type Progress struct {
	Solved  bool // at least once, without the solution being shown
	Clean   bool // the last time without a wrong answer
	Tries   int  // how often it was begun
	Wrong   int  // wrong answers in all
	Hints   int
	Last    int64    // when it was left last
	FirstAt int64    // when it was solved first
	Seed    lot.Seed // of the last sheet
}

// Stuck reports whether the task stops the learner: two wrong answers or more, and not solved without one since.
func (p Progress) Stuck() bool { return p.Wrong >= 2 && !p.Clean }

// A Partner is what became of the games of an ending against perfect play.
type Partner struct {
	Games, Won int
	Moves      int // of the last game that was won
	Best       int // of those, how many no move mated sooner than
	Last       int64
}

// A Drill is what became of touching squares against the time.
type Drill struct {
	Times, Best int
	Last        int64
}

// Task returns what became of a task; the zero Progress where nothing did.
func (l *Learner) Task(t Task) Progress { return l.tasks[t] }

// Partner returns what became of the games of an ending.
func (l *Learner) Partner(e endgame.Ending) Partner { return l.partners[e] }

// Drill returns what became of the drill from White's or from Black's side.
func (l *Learner) Drill(fromBlack bool) Drill { return l.drills[side(fromBlack)] }

// Rows returns how many rows the book has: the next is stored under this number plus one.
func (l *Learner) Rows() int { return l.rows }

// Last returns when the learner did something last.
func (l *Learner) Last() int64 { return l.last }

func side(fromBlack bool) int {
	if fromBlack {
		return 1
	}
	return 0
}

// A NameError reports a name that cannot be one.
type NameError struct {
	Name string
	Why  NameFault
}

// A NameFault says why.
type NameFault string

// Faults of a name.
const (
	NameEmpty   NameFault = "no letters"
	NameTooLong NameFault = "more than 40 letters"
	NameSigns   NameFault = "signs that cannot be printed"
	NameTwice   NameFault = "another learner has it"
)

func (e *NameError) Error() string { return fmt.Sprintf("learner: name %.60q: %s", e.Name, e.Why) }

// cleanName trims a typed name and checks it.
func cleanName(name string) (string, error) {
	name = strings.Join(strings.Fields(name), " ")
	switch {
	case name == "":
		return "", &NameError{name, NameEmpty}
	case utf8.RuneCountInString(name) > MaxName:
		return "", &NameError{name, NameTooLong}
	case !utf8.ValidString(name) || strings.ContainsFunc(name, func(r rune) bool { return !unicode.IsPrint(r) }):
		return "", &NameError{name, NameSigns}
	}
	return name, nil
}

// copied returns a learner whose maps may be written.
func (l *Learner) copied() *Learner {
	next := *l
	next.tasks, next.partners = maps.Clone(l.tasks), maps.Clone(l.partners)
	if next.tasks == nil {
		next.tasks = map[Task]Progress{}
	}
	if next.partners == nil {
		next.partners = map[endgame.Ending]Partner{}
	}
	return &next
}
