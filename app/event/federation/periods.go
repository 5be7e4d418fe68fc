package federation

import (
	"maps"
	"slices"
	"strings"

	"wasit/app/event/journal"
	"wasit/swiss"
	"wasit/swiss/trf"
)

// periodLines are the lines of a report that say which players have another rating from a round on: record 001 has the one of the start.
// A section in which that one counts throughout has none, for they say what the tie-breaks are calculated by.
func periodLines(s journal.State, sec journal.Section) (lines []string) {
	if sec.IsMatch() || sec.Rating.Periods != journal.PeriodsEach {
		return nil
	}
	for _, p := range sec.Periods {
		ratings := map[swiss.TPN]int{}
		for _, r := range p.Ratings {
			if who, ok := s.Player(r.Player); ok && who.TPN > 0 {
				ratings[who.TPN] = r.Rating
			}
		}
		if len(ratings) > 0 {
			lines = append(lines, trf.PeriodLine(p.Round, ratings))
		}
	}
	return lines
}

// isPeriod reports a remark that becomes ratings of a section.
func isPeriod(line string) bool { return strings.HasPrefix(line, trf.RatingsFrom) }

// periods records the ratings that players of the file have in later rounds, as far as an event here can have them.
func (f *facts) periods() error {
	if f.take.isMatch() {
		return nil // whose columns are games, not rounds
	}
	periods := f.take.Document.Periods()
	for _, round := range slices.Sorted(maps.Keys(periods)) {
		p := journal.Period{Round: round}
		for _, tpn := range slices.Sorted(maps.Keys(periods[round])) {
			if id, rating := f.ids[tpn], periods[round][tpn]; id != 0 && rating <= journal.MaxRating {
				p.Ratings = append(p.Ratings, journal.PlayerRating{Player: id, Rating: rating})
			}
		}
		if len(p.Ratings) == 0 || round > journal.MaxRounds {
			continue
		}
		if err := f.add(journal.PeriodRated{InSection: f.in(), Period: p}); err != nil {
			return err
		}
	}
	return nil
}

// ratingIn is the rating of a player in list while a round was played: that of record 001, or where that is the one that counts in the
// section the one that counts in the round.
func ratingIn(s journal.State, p journal.Player, round int, list string) int {
	first := FIDERating(p.PlayerInfo, list)
	if n, own := s.RatingIn(p.ID, round); own && first == p.Rating {
		return n
	}
	return first
}
