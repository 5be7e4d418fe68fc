package journal

import (
	"testing"

	"wasit/swiss"
)

// lateDay is a rated event in which an error was found too late for its pairings, a player gets no half-point bye, and places are decided by
// values that were calculated elsewhere.
func lateDay(t testing.TB) *hall {
	h := ratedHall(t, 6, 3)
	h.do(BarHalfByes{Players: []PlayerID{2, 5}})
	h.start()
	h.play()
	h.do(BarHalfByes{Players: []PlayerID{5}, Again: true}, RequestBye{[]PlayerID{5}, 3, Half})
	h.play()
	h.play()
	h.do(CorrectForRating{1, 1, 1, turned(h.score(1, 1)), "the players signed the wrong result"})
	h.do(GiveValues{1, []GivenValue{{1, 3450}, {2, 3300}, {3, -50}}, "play-off by the rules of the league"})
	return h
}

// TestCorrectForRating: an error found late changes the report alone; pairings, points and standings stay, and it can be taken back.
func TestCorrectForRating(t *testing.T) {
	h := ratedHall(t, 6, 4)
	h.start()
	for range 3 {
		h.play()
	}
	was, before := h.score(1, 1), h.Points(1, 3)
	other := turned(was)
	refuse[*ReasonError](h, CorrectForRating{1, 1, 1, other, " "})
	h.do(CorrectForRating{1, 1, 1, other, "seen in the score sheets"})
	if got, corrected := h.RatedScore(1, 1, 1); got != other || !corrected || h.score(1, 1) != was {
		t.Errorf("rated %v, counts %v", got, h.score(1, 1))
	}
	for id, p := range h.Points(1, 3) {
		if p != before[id] {
			t.Errorf("player %d has %v, had %v", id, p, before[id])
		}
	}
	if list := h.Remarks(1); len(list) != 1 || list[0].Kind != RemarkRating || list[0].From != was || list[0].To != other || h.Mode(1).State != ModeIn {
		t.Errorf("%+v, %+v", list, h.Mode(1))
	}
	h.do(CorrectForRating{1, 1, 1, BothLose, "seen again"})
	if list := h.Remarks(1); len(list) != 1 || list[0].To != BothLose {
		t.Errorf("corrected twice: %+v", list)
	}
	h.do(CorrectForRating{1, 1, 1, was, "it was right"})
	if got, corrected := h.RatedScore(1, 1, 1); got != was || corrected || len(h.Remarks(1)) != 0 {
		t.Errorf("taken back: %v, %+v", got, h.Remarks(1))
	}
	if events, err := (CorrectForRating{1, 1, 1, was, "x"}).decide(h.State); err != nil || events != nil {
		t.Errorf("nothing changes: %v, %v", events, err)
	}
	refuse[*UnknownError](h, CorrectForRating{1, 4, 1, WhiteWins, "not paired"})
}

// TestRatedScoreTurnsWithColors: a correction for the report goes with the players when their colours are found to have been the other way
// round, and a game without a result has none.
func TestRatedScoreTurnsWithColors(t *testing.T) {
	h := open(t, 4, 3)
	h.start()
	h.pair()
	h.do(Publish{1, hour})
	refuse[*UnknownError](h, CorrectForRating{1, 1, 1, WhiteWins, "no result yet"})
	h.do(EnterResult{1, 1, 1, Adjourned})
	refuse[*UnknownError](h, CorrectForRating{1, 1, 1, WhiteWins, "adjourned"})
	h.do(EnterResult{1, 1, 1, Drawn})
	refuse[*ScoreError](h, CorrectForRating{1, 1, 1, Score{swiss.Win, swiss.Win}, "no such result"})
	h.do(CorrectForRating{1, 1, 1, WhiteWins, "misread"}, ReverseColors{1, 1, 1, "wrong way round"})
	if got, corrected := h.RatedScore(1, 1, 1); got != BlackWins || !corrected {
		t.Errorf("after the colours: %v", got)
	}
}

// TestNoHalfByes: a player who is marked gets no half-point bye, in FIDE mode and outside of it; others do, zero- and full-point byes too, and
// so does he once the mark is gone.
func TestNoHalfByes(t *testing.T) {
	for _, h := range []*hall{ratedHall(t, 6, 5), open(t, 6, 5)} {
		c, _ := h.Section(1)
		c.HalfByes = -1
		h.do(ChangeSection{Section: 1, SectionConfig: c.SectionConfig}, BarHalfByes{Players: []PlayerID{1, 2}})
		h.start()
		if e := refuse[*ByeError](h, RequestBye{[]PlayerID{2}, 2, Half}); e.Why != ByeBarred || e.Player != 2 {
			t.Errorf("%+v", e)
		}
		if e := refuse[*ByeError](h, Confirmed{RequestBye{[]PlayerID{3, 1}, 2, Half}, Prohibited, "please"}); e.Why != ByeBarred {
			t.Errorf("%+v", e)
		}
		h.do(RequestBye{[]PlayerID{3}, 2, Half}, RequestBye{[]PlayerID{1}, 2, Zero}, RequestBye{[]PlayerID{2}, 3, Full})
		h.do(BarHalfByes{Players: []PlayerID{2}, Again: true}, RequestBye{[]PlayerID{2}, 4, Half})
		if p, _ := h.Player(1); !p.NoHalfByes {
			t.Error("the mark of another player is gone")
		}
		h.do(Undo{}, Undo{})
		if p, _ := h.Player(2); !p.NoHalfByes {
			t.Error("undo does not bring the mark back")
		}
	}
}

// TestGiveValues: values given replace those before, each with where it is from; nobody has two, and none is of another section.
func TestGiveValues(t *testing.T) {
	h := open(t, 4, 3)
	h.do(AddSection{SectionConfig{Name: "B", System: "dutch", Rounds: 3}}, AddPlayer{2, PlayerInfo{Name: "Other"}})
	refuse[*ReasonError](h, GiveValues{1, []GivenValue{{1, 100}}, ""})
	refuse[*UnknownError](h, GiveValues{1, []GivenValue{{5, 100}}, "of section B"})
	refuse[*UnknownError](h, GiveValues{1, []GivenValue{{1, 100}, {1, 200}}, "twice"})
	refuse[*ValueError](h, GiveValues{1, []GivenValue{{1, MaxGiven + 1}}, "too much"})
	h.do(GiveValues{1, []GivenValue{{1, 100}, {2, 250}}, "league"}, GiveValues{1, []GivenValue{{2, 300}}, "league, corrected"})
	if sec, _ := h.Section(1); len(sec.Values) != 1 || sec.Values[0] != (GivenValue{2, 300}) {
		t.Errorf("%+v", sec.Values)
	}
	h.do(GiveValues{1, nil, "none after all"})
	if sec, _ := h.Section(1); sec.Values != nil {
		t.Errorf("%+v", sec.Values)
	}
}
