package regulation

import (
	"wasit/app/journal"
)

// DefaultMinutes returns how late a player of a section may come (Art. 6.7.1); ok is false where nobody stated it.
func DefaultMinutes(s journal.State, id journal.SectionID) (minutes int, ok bool) {
	if laws := s.LawsChosen(id); laws.DefaultSet {
		return laws.DefaultMinutes, true
	}
	sec, _ := s.Section(id)
	return sec.WalkOver, sec.WalkOver > 0
}
