package session

import (
	"wasit/app/books/course"
	"wasit/app/words/i18n"
	"wasit/rules/endgame"
)

// LearnRoute returns the address of a page of the course: "" is the path, else a lesson's key or one of the room's own pages.
func LearnRoute(part string) Route { return Route{Page: PageLearn, Sheet: part} }

// ReadCourse fetches the lessons in a language; CourseRead comes back.
type ReadCourse struct {
	Lang  i18n.Lang
	Class bool // for the class that asks what they ask
}

// LoadLearners reads who learns on this device, with all their rows; LearnersLoaded comes back.
type LoadLearners struct{}

// KeepLearner stores a row of a learner after those that are there; LearnerKept comes back.
type KeepLearner struct {
	ID  string
	Seq int // from 2
	Row string
}

// KeepLearners stores a new list of learners in place of Was; LearnerKept comes back.
type KeepLearners struct {
	Was, List string
	New, Head string   // a learner who comes with it, and the first row; "" without one
	Gone      []string // learners who are deleted with it
}

// BuildTable works an ending out in slices beside the screen; TableProgress comes back now and then, and at last TableBuilt.
// Another question ends the one before.
type BuildTable struct{ Ending endgame.Ending }

// StopTable ends a running BuildTable.
type StopTable struct{}

func (ReadCourse) cmd()   {}
func (LoadLearners) cmd() {}
func (KeepLearner) cmd()  {}
func (KeepLearners) cmd() {}
func (BuildTable) cmd()   {}
func (StopTable) cmd()    {}

// CourseRead brings the lessons.
type CourseRead struct {
	Lang  i18n.Lang
	Class bool
	Book  *course.Book
	Err   error
}

// LearnersLoaded brings the list and the rows of each learner in it.
type LearnersLoaded struct {
	List string
	Rows map[string][]string
	Err  error
}

// LearnerKept says that a KeepLearner or KeepLearners is on the disk, in the order in which they were asked for, or why it is not.
type LearnerKept struct {
	Stale bool // another tab wrote meanwhile: read again
	Err   error
}

// VoiceFound says whether the device has a voice for the language of the screen. Voices load late: one that is not there yet may
// come.
type VoiceFound struct{ Found bool }

// TableProgress says how much of a table is done, out of a thousand.
type TableProgress struct {
	Ending endgame.Ending
	Done   int
}

// TableBuilt brings a table.
type TableBuilt struct {
	Ending endgame.Ending
	Table  *endgame.Table
}
