package federation

import (
	"testing"

	"wasit/app/event/journal"
)

// TestCountedRating: each choice of a section, for players with both ratings, with one, with one that stands in no list, and with none.
func TestCountedRating(t *testing.T) {
	both := journal.PlayerInfo{Rating: 2000, Ratings: journal.Ratings{Standard: 2000, Rapid: 1900, National: 2100}}
	fide := journal.PlayerInfo{Rating: 1800, Ratings: journal.Ratings{Standard: 1800}}
	national := journal.PlayerInfo{Rating: 1700, Ratings: journal.Ratings{National: 1700}}
	entered := journal.PlayerInfo{Rating: 1650, Ratings: journal.Ratings{National: 1600}}
	typed := journal.PlayerInfo{Rating: 1500}
	none := journal.PlayerInfo{}
	people := []journal.PlayerInfo{both, fide, national, entered, typed, none}
	for _, c := range []struct {
		counts, time string
		want         [6]int
	}{
		{"", "5400+30", [6]int{2000, 1800, 1700, 1650, 1500, 0}},
		{journal.CountFIDE, "5400+30", [6]int{2000, 1800, 0, 1650, 1500, 0}},
		{journal.CountFIDE, "900+10", [6]int{1900, 1800, 0, 1650, 1500, 0}},
		{journal.CountNational, "5400+30", [6]int{2100, 0, 1700, 1600, 0, 0}},
		{journal.CountHigher, "5400+30", [6]int{2100, 1800, 1700, 1650, 1500, 0}},
		{journal.CountHigher, "180+2", [6]int{2100, 1800, 1700, 1650, 1500, 0}}, // no blitz rating: the standard one
		{journal.CountFIDEFirst, "900+10", [6]int{1900, 1800, 1700, 1650, 1500, 0}},
		{journal.CountNationalFirst, "900+10", [6]int{2100, 1800, 1700, 1600, 1500, 0}},
	} {
		sec := journal.Section{}
		sec.TimeCode, sec.Rating.Counts = c.time, c.counts
		for i, p := range people {
			if got := CountedRating(sec, p); got != c.want[i] {
				t.Errorf("%q at %s: player %d counts %d, want %d", c.counts, c.time, i, got, c.want[i])
			}
			for _, next := range journal.RatingCounts[1:] { // whatever is chosen, and chosen again, loses none of them
				other := sec
				other.Rating.Counts = next
				if there := Counted(other, Counted(sec, p)); c.counts != "" && CountedRating(sec, there) != c.want[i] {
					t.Errorf("%q, then %q at %s: player %d comes back as %d, want %d", c.counts, next, c.time, i, CountedRating(sec, there), c.want[i])
				}
			}
		}
	}
}
