package standing

import (
	"slices"

	"wasit/app/journal"
	"wasit/app/regulation"
)

// usualBest is how many players of a school count where the section does not say.
const usualBest = 4

// BestOf returns how many players of a school count in the ranking of schools: as many as in a prize for schools, where the
// section does not say.
func BestOf(s journal.State, sec journal.Section) int {
	usual := usualBest
	prizes, _ := s.Prizes(sec.ID)
	if i := slices.IndexFunc(prizes.List, func(p journal.Prize) bool { return p.Team > 0 }); i >= 0 {
		usual = prizes.List[i].Team
	}
	return regulation.OrDefault(sec.BestOf, usual)
}
