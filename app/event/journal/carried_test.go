package journal

import (
	"reflect"
	"testing"

	"wasit/swiss"
)

// stages is an event of groups, a final that carries their results, and a cup whose matches have days of their own.
func stages(t *testing.T) *hall {
	h := newHall(t)
	h.do(CreateEvent{EventInfo: EventInfo{ID: "f", Name: "Liga"}})
	h.do(AddSection{SectionConfig: SectionConfig{Name: "Skupine", System: Groups, Rounds: 1}})
	h.do(ImportPlayers{Section: 1, Players: named(4)})
	h.do(FixOrder{Section: 1})
	h.do(PairRound{1, swiss.Pairing{System: "groups", Round: 1, Pairs: []swiss.Pair{{White: 1, Black: 4}, {White: 2, Black: 3}}}, "test", Apart{}})
	h.do(Publish{1, hour})
	h.do(EnterResult{1, 1, 1, WhiteWins})
	h.do(EnterResult{1, 1, 2, Drawn})
	h.do(CloseRound{1, 2 * hour, false})
	h.do(AddSection{SectionConfig: SectionConfig{Name: "Završnica", System: RoundRobin, Rounds: 2, Options: SystemOptions{}}})
	h.do(ImportPlayers{Section: 2, Players: []PlayerInfo{{Name: "A Pemain"}, {Name: "B Pemain"}, {Name: "D Pemain"}}})
	h.do(FixOrder{Section: 2})
	h.do(CarryResults{2, Carried{From: 1, Groups: [][]Origin{{{5, 1}, {7, 4}}, {{6, 2}}}}})
	h.do(AddSection{SectionConfig: SectionConfig{Name: "Kup", System: Knockout, Rounds: 2}})
	h.do(DateMatches{3, []MatchDay{{1, 1, RoundDay{Date{2026, 12, 1}, 18 * 60}}, {1, 2, RoundDay{}}, {2, 1, RoundDay{Date: Date{2026, 12, 8}}}}})
	h.do(DateRounds{3, []RoundDay{{Date: Date{2026, 12, 2}}}})
	return h
}

func TestCarriedResults(t *testing.T) {
	h := stages(t)
	want := []CarriedGame{{1, 5, 7, WhiteWins}}
	if got := h.CarriedGames(2); !reflect.DeepEqual(got, want) || h.CarriedGames(1) != nil || h.CarriedGames(9) != nil {
		t.Errorf("carried %+v", got)
	}
	if got := h.CarriedGroups(2); !reflect.DeepEqual(got, [][]PlayerID{{5, 7}, {6}}) || h.CarriedGroups(1) != nil {
		t.Errorf("groups %v", got)
	}
	if got := h.Points(2, 0); got[5] != swiss.Point || got[6] != 0 || got[7] != 0 {
		t.Errorf("points before round 1: %v", got)
	}
	own, err := h.Tournament(2, 0)
	if err != nil {
		t.Fatal(err)
	}
	whole, rounds, err := h.WithCarried(2, own)
	if err != nil || rounds != 1 || whole.TotalRounds() != 3 || whole.Entry(1, 1) != (swiss.Entry{Outcome: swiss.Win, Opponent: 3, Color: swiss.White}) {
		t.Errorf("%d rounds before the first, %v: %+v", rounds, err, whole.Entry(1, 1))
	}
	if alone, rounds, err := h.WithCarried(1, own); alone != own || rounds != 0 || err != nil {
		t.Error("a section that carries nothing was changed")
	}
	h.do(CorrectResult{1, 1, 1, BlackWins, "slip"})
	if got := h.CarriedGames(2)[0].Score; got != BlackWins {
		t.Errorf("corrected in the group: %v in the final", got)
	}
	h.do(RemovePlayer{7})
	if len(h.CarriedGames(2)) != 0 || len(h.CarriedGroups(2)) != 2 {
		t.Errorf("with one player gone: %v", h.CarriedGroups(2))
	}
	h.do(AddPlayer{2, PlayerInfo{Name: "Reserve"}})
	if got := h.CarriedGroups(2); len(got) != 3 || len(got[2]) != 1 {
		t.Errorf("a player of no group: %v", got)
	}
}

func TestCarriedResultsRefused(t *testing.T) {
	h := stages(t)
	carry := func(from SectionID, o ...Origin) CarryResults {
		return CarryResults{2, Carried{From: from, Groups: [][]Origin{o}}}
	}
	refuse[*UnknownError](h, carry(2, Origin{5, 5}))
	refuse[*UnknownError](h, carry(9, Origin{5, 1}))
	refuse[*UnknownError](h, carry(1, Origin{5, 6}))
	refuse[*UnknownError](h, carry(1, Origin{1, 1}))
	refuse[*UnknownError](h, carry(1, Origin{5, 1}, Origin{5, 2}))
	refuse[*UnknownError](h, carry(1, Origin{5, 1}, Origin{6, 1}))
	refuse[*UnknownError](h, CarryResults{9, Carried{}})
	h.do(PairRound{2, swiss.Pairing{System: "final-group", Round: 1, Pairs: []swiss.Pair{{White: 1, Black: 2}}, Rest: []swiss.TPN{3}}, "test", Apart{}})
	refuse[*RoundPhaseError](h, carry(1, Origin{5, 1}))
}

func TestMatchDays(t *testing.T) {
	h := stages(t)
	day := func(d, start int) RoundDay { return RoundDay{Date{2026, 12, d}, start} }
	for _, c := range []struct {
		round, match int
		want         RoundDay
		own          bool
	}{{1, 1, day(1, 18*60), true}, {1, 2, day(2, 0), false}, {2, 1, day(8, 0), true}, {2, 2, RoundDay{}, false}} {
		_, own := h.OwnMatchDay(3, c.round, c.match)
		if got := h.MatchDay(3, c.round, c.match); got != c.want || own != c.own {
			t.Errorf("round %d match %d: %+v, its own %t", c.round, c.match, got, own)
		}
	}
	same := h.State.sections[2].MatchDays
	if events := h.do(DateMatches{3, same}); len(events) != 0 {
		t.Errorf("said again: %v", events)
	}
	refuse[*ValueError](h, DateMatches{3, []MatchDay{{0, 1, day(1, 0)}}})
	refuse[*ValueError](h, DateMatches{3, []MatchDay{{1, 2, day(1, 0)}, {1, 1, day(1, 0)}}})
	refuse[*ValueError](h, DateMatches{3, []MatchDay{{1, 1, day(1, 1440)}}})
	refuse[*DateError](h, DateMatches{3, []MatchDay{{1, 1, RoundDay{Date: Date{2026, 13, 1}}}}})
	refuse[*LimitError](h, DateMatches{3, make([]MatchDay, MaxPlayers+1)})
	refuse[*UnknownError](h, DateMatches{9, nil})
	h.do(FinishEvent{3 * hour, true})
	h.do(DateMatches{3, nil})
	if _, own := h.OwnMatchDay(3, 1, 1); own {
		t.Error("dates cannot be taken back after the end")
	}
}

// TestGamesOfAnotherEvent: a final can carry games whose stage is not in this event; those that cannot have been are refused.
func TestGamesOfAnotherEvent(t *testing.T) {
	h := newHall(t)
	h.do(CreateEvent{EventInfo: EventInfo{ID: "c", Name: "Cup"}}, AddSection{SectionConfig: SectionConfig{Name: "Final", System: RoundRobin, Rounds: 2}},
		ImportPlayers{Section: 1, Players: []PlayerInfo{{Name: "A"}, {Name: "B"}, {Name: "C"}, {Name: "D"}}}, FixOrder{Section: 1})
	groups := [][]Origin{{{Now: 1}, {Now: 2}}, {{Now: 3}, {Now: 4}}}
	games := []CarriedGame{{2, 1, 2, WhiteWins}, {2, 4, 3, Drawn}, {3, 2, 1, WhiteForfeits}}
	for name, bad := range map[string][]CarriedGame{"two groups": {{1, 1, 3, Drawn}}, "a stranger": {{1, 1, 9, Drawn}}, "himself": {{1, 1, 1, Drawn}}, "twice in a round": {{1, 1, 2, Drawn}, {1, 2, 1, Drawn}},
		"rounds out of order": {{2, 1, 2, Drawn}, {1, 3, 4, Drawn}}, "no round": {{0, 1, 2, Drawn}}, "no result": {{1, 1, 2, Score{}}}} {
		if _, _, err := Decide(h.State, Stamp{}, CarryResults{1, Carried{Groups: groups, Games: bad}}); err == nil {
			t.Errorf("%s: taken", name)
		}
	}
	h.do(CarryResults{1, Carried{Groups: groups, Games: games}})
	if got := h.CarriedGames(1); !reflect.DeepEqual(got, games) {
		t.Errorf("%v", got)
	}
	if got := h.CarriedPoints(1); got[1] != 20 || got[2] != 0 || got[3] != 5 || got[4] != 5 {
		t.Errorf("points: %v", got)
	}
	h.do(RemovePlayer{2})
	if got := h.CarriedGames(1); len(got) != 1 {
		t.Errorf("with one player gone: %v", got)
	}
}
