package roster

import (
	"wasit/app/lists/alike"
	"wasit/swiss"
)

// Section is a section of the event that a list is read for, as far as it says who enters it. The zero value of a bound is
// open.
type Section struct {
	Name                 string
	Sex                  swiss.Sex // 0: both play together
	Level                Level     // of the schools that may send players
	BirthFrom, BirthTo   int       // years of birth, both ends included
	ClassFrom, ClassTo   int       // school classes, both ends included
	RatingFrom, RatingTo int       // both ends included
	Teams                bool      // a section of teams
	Boards               int       // of a team
}

// Level is the kind of school that a section is for, or that a pupil goes to.
type Level = alike.Level

// The levels, as [alike.Level] has them.
const (
	AnyLevel  = alike.AnyLevel
	SD        = alike.SD
	SMP       = alike.SMP
	SMA       = alike.SMA
	Primary   = alike.Primary
	Secondary = alike.Secondary
)
