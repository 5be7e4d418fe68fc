package federation

import (
	"cmp"

	"wasit/app/event/journal"
)

// CountedRating is the rating of a player that counts in a section by its choice; as entered where it makes none. Of FIDE's ratings it is
// that of the section's own list, else the standard one. A rating that was entered without a list is taken for FIDE's, as in
// [FIDERating].
func CountedRating(sec journal.Section, p journal.PlayerInfo) int {
	fide, national := cmp.Or(FIDERating(withEntered(sec, p), RatingListOf(sec)), p.Ratings.Standard), p.Ratings.National
	switch sec.Rating.Counts {
	case journal.CountFIDE:
		return fide
	case journal.CountNational:
		return national
	case journal.CountHigher:
		return max(fide, national)
	case journal.CountFIDEFirst:
		return cmp.Or(fide, national)
	case journal.CountNationalFirst:
		return cmp.Or(national, fide)
	}
	return p.Rating
}

// withEntered is a player of whom a rating that stands in no list is one of FIDE's.
func withEntered(sec journal.Section, p journal.PlayerInfo) journal.PlayerInfo {
	r := p.Ratings
	if list := RatingListOf(sec); p.Rating != 0 && listed(p, list) == 0 && p.Rating != r.National && p.Rating != r.Standard {
		setListed(&p, list, p.Rating)
	}
	return p
}

// Counted is a player as the choice of a section has him: what was entered without a list stays in FIDE's.
func Counted(sec journal.Section, p journal.PlayerInfo) journal.PlayerInfo {
	if sec.Rating.Counts == "" {
		return p
	}
	n := CountedRating(sec, p)
	if n != p.Rating {
		p.Source.Rating = countedSource(n, p)
	}
	p = withEntered(sec, p)
	p.Rating = n
	return p
}

// countedSource is the list that a rating is of which a choice makes count.
func countedSource(n int, p journal.PlayerInfo) string {
	switch n {
	case 0:
		return ""
	case p.Ratings.Standard, p.Ratings.Rapid, p.Ratings.Blitz:
		return journal.SourceFIDE
	}
	return journal.SourceNational
}

// CountOtherwise are the players of a section whose rating is not the one that its choice makes count.
func CountOtherwise(s journal.State, id journal.SectionID) (list []journal.Player) {
	sec, ok := s.Section(id)
	if !ok || sec.Rating.Counts == "" || sec.System == journal.Team {
		return nil
	}
	for _, p := range s.Players(id) {
		if CountedRating(sec, p.PlayerInfo) != p.Rating {
			list = append(list, p)
		}
	}
	return list
}
