package phrase

import (
	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// RatingList names a rating list; empty for none.
func RatingList(l i18n.Lang, list string) string {
	t, ok := map[string]i18n.Text{journal.RatedStandard: i18n.RatedStandard, journal.RatedRapid: i18n.RatedRapid, journal.RatedBlitz: i18n.RatedBlitz}[list]
	if !ok {
		return ""
	}
	return l.T(t)
}

// IsAveraged reports whether some team of a section is ordered by the average of its boards.
func IsAveraged(s journal.State, id journal.SectionID) bool {
	sec, ok := s.Section(id)
	if !ok || sec.Order.IgnoreRatings {
		return false
	}
	for _, p := range s.Players(id) {
		if _, averaged := s.SeedRating(p.ID); averaged {
			return true
		}
	}
	return false
}

// RatingCounts says which rating of a player counts; empty where each is as entered.
func RatingCounts(l i18n.Lang, counts string) string {
	t, ok := i18n.RatingCounts[counts]
	if !ok || counts == "" {
		return ""
	}
	return l.T(t)
}
