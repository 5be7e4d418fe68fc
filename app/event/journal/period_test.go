package journal

import (
	"encoding/json"
	"slices"
	"testing"
)

// longHall is a hall whose event takes from 1 September to 30 November, as a club plays one round a fortnight.
func longHall(t testing.TB) *hall {
	h := ratedHall(t, 8, 7)
	info := h.State.info
	info.Start, info.End = Date{2026, 9, 1}, Date{2026, 11, 30}
	h.do(FilePapers{info})
	return h
}

// periodDay is a long event with two rating periods after the first.
func periodDay(t testing.TB) *hall {
	h := longHall(t)
	h.start()
	h.play()
	h.do(RatePeriod{1, Period{2, []PlayerRating{{1, 2105}, {3, 1990}}}}, DeclareRating{1, Rating{Code: "412345", Periods: PeriodsFirst}})
	h.play()
	info := h.State.info
	info.Papers.Lasts = LastingLong
	h.do(RatePeriod{1, Period{3, []PlayerRating{{1, 2120}}}}, DeclareRating{1, Rating{Code: "412345"}}, FilePapers{info})
	return h
}

// TestLongByDates: more than 30 days, both ends counted, make a long event; what a person said stands over the dates.
func TestLongByDates(t *testing.T) {
	h := ratedHall(t, 4, 3)
	for _, c := range []struct {
		start, end, round Date
		lasts             Lasting
		days              int
		long              bool
	}{
		{Date{}, Date{}, Date{}, LastingByDates, 0, false},
		{Date{2026, 11, 1}, Date{2026, 11, 30}, Date{}, LastingByDates, 30, false},
		{Date{2026, 11, 1}, Date{2026, 12, 1}, Date{}, LastingByDates, 31, true},
		{Date{2026, 2, 1}, Date{2026, 3, 2}, Date{}, LastingByDates, 30, false},
		{Date{2026, 11, 1}, Date{}, Date{2026, 12, 24}, LastingByDates, 54, true},
		{Date{2026, 11, 1}, Date{2026, 12, 1}, Date{}, LastingShort, 31, false},
		{Date{2026, 11, 1}, Date{2026, 11, 2}, Date{}, LastingLong, 2, true},
	} {
		info := h.State.info
		info.Start, info.End, info.Papers.Lasts = c.start, c.end, c.lasts
		days := []RoundDay{{Date: c.round}}
		h.do(FilePapers{info}, DateRounds{1, days})
		if got := h.State.Days(); got != c.days || h.State.IsLong() != c.long {
			t.Errorf("%v to %v, round on %v: %d days, long %v; want %d, %v", c.start, c.end, c.round, got, h.State.IsLong(), c.days, c.long)
		}
	}
}

// TestRatingsByRound: in a long event a player has another rating from a round on, until the next; the first stands for who has no other,
// and throughout where the section says so. It survives undo, a snapshot and the end of the event.
func TestRatingsByRound(t *testing.T) {
	h := longHall(t)
	h.do(FixOrder{Section: 1})
	first := h.State.players[0].Rating
	give := func(round, rating int) RatePeriod {
		return RatePeriod{1, Period{round, []PlayerRating{{1, rating}}}}
	}
	h.do(give(2, 1900), give(4, 1950))
	h.ratedIn(1, first, 1900, 1900, 1950, 1950)
	h.ratedIn(2, h.State.players[1].Rating, h.State.players[1].Rating)
	h.do(give(2, 0))
	h.ratedIn(1, first, first, first, 1950)
	h.do(Undo{})
	h.ratedIn(1, first, 1900, 1900, 1950)
	h.do(DeclareRating{1, Rating{Periods: PeriodsFirst}})
	h.ratedIn(1, first, first, first, first)
	h.do(DeclareRating{1, Rating{}})
	tour, err := h.State.Tournament(1, 0)
	if err != nil || tour.RatingIn(h.State.players[0].TPN, 3) != 1900 || tour.Player(h.State.players[0].TPN).Rating != first {
		t.Errorf("the engine sees %+v, %v", tour, err)
	}
	if data, err := json.Marshal(h.State.sections[0].Periods); err != nil || string(data) != `[{"round":2,"ratings":[{"p":1,"r":1900}]},{"round":4,"ratings":[{"p":1,"r":1950}]}]` {
		t.Errorf("kept as %s, %v", data, err)
	}
}

func (h *hall) ratedIn(id PlayerID, want ...int) {
	h.t.Helper()
	got := make([]int, len(want))
	for i := range got {
		got[i], _ = h.State.RatingIn(id, i+1)
	}
	if !slices.Equal(got, want) {
		h.t.Errorf("player %d is rated %v by round, want %v", id, got, want)
	}
}

// TestRatingsByRoundRefused: only a long event has them, within its rounds, of its players, and none after its end.
func TestRatingsByRoundRefused(t *testing.T) {
	h := longHall(t)
	for _, p := range []Period{{1, nil}, {0, nil}, {99, nil}, {2, []PlayerRating{{1, MaxRating + 1}}}, {2, []PlayerRating{{1, -1}}}} {
		refuse[*ValueError](h, RatePeriod{1, p})
	}
	refuse[*UnknownError](h, RatePeriod{1, Period{2, []PlayerRating{{99, 1800}}}})
	info := h.State.info
	info.Papers.Lasts = LastingShort
	h.do(FilePapers{info})
	refuse[*ValueError](h, RatePeriod{1, Period{2, []PlayerRating{{1, 1800}}}})
}
