package roster

import "wasit/swiss"

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
type Level uint8

// The levels. SD, SMP and SMA are those of Indonesia; Primary and Secondary are osnovna and srednja škola.
const (
	AnyLevel  Level = iota
	SD              // classes 1 to 6: SD, MI
	SMP             // classes 7 to 9: SMP, MTs
	SMA             // classes 10 to 12: SMA, SMK, MA
	Primary         // OŠ, primary school
	Secondary       // srednja škola, gimnazija, secondary school
)

// Classes returns the lowest and the highest class of a level; 0, 0 where it has none of its own.
func (l Level) Classes() (low, high int) {
	switch l {
	case SD:
		return 1, 6
	case SMP:
		return 7, 9
	case SMA:
		return 10, 12
	case Primary:
		return 1, 8
	}
	return 0, 0
}
