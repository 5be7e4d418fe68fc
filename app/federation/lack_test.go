package federation_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/app/federation"
	"wasit/app/journal"
	"wasit/swiss/lot"
)

func kinds(list []federation.Lack) (kinds []federation.LackKind) {
	for _, l := range list {
		kinds = append(kinds, l.Kind)
	}
	return kinds
}

func TestLacks(t *testing.T) {
	h := open(t, journal.SectionConfig{System: journal.Dutch, Rounds: 2}, field(6))
	h.start()
	h.dated(2)
	want := []federation.LackKind{federation.LackSurname, federation.LackRounds} // player 5 has no name for sorting
	if diff := cmp.Diff(want, kinds(federation.Lacks(h.s, 1))); diff != "" {
		t.Errorf("before round 1 (-want +got)\n%s", diff)
	}
	bare := event
	bare.Papers = journal.EventPapers{}
	h.do(journal.ChangeEvent{EventInfo: bare}, journal.DateRounds{Section: 1})
	list := federation.Lacks(h.s, 1)
	want = []federation.LackKind{federation.LackArbiterID, federation.LackRoundDates, federation.LackSurname, federation.LackRounds}
	if diff := cmp.Diff(want, kinds(list)); diff != "" {
		t.Errorf("without papers (-want +got)\n%s", diff)
	}
	if diff := cmp.Diff([]int{1, 2}, list[1].Rounds); diff != "" {
		t.Errorf("rounds without a day\n%s", diff)
	}
	if diff := cmp.Diff([]journal.PlayerID{5}, list[2].Players); diff != "" {
		t.Errorf("who has no surname\n%s", diff)
	}
	h.dated(2)
	h.do(journal.ChangeEvent{EventInfo: event})
	n := h.pair()
	h.do(journal.EnterResult{Section: 1, Round: n, Board: 1, Score: journal.Adjourned})
	want = []federation.LackKind{federation.LackSurname, federation.LackResults, federation.LackAdjourned, federation.LackRounds}
	if diff := cmp.Diff(want, kinds(federation.Lacks(h.s, 1))); diff != "" {
		t.Errorf("in round 1 (-want +got)\n%s", diff)
	}
}

// TestLacksNothing: an event with everything lacks nothing at its end.
func TestLacksNothing(t *testing.T) {
	h := open(t, journal.SectionConfig{System: journal.Dutch, Rounds: 2}, field(4))
	h.start()
	info := h.s.Event()
	info.End = info.Start // one day: all rounds are on it
	h.do(journal.ChangeEvent{EventInfo: info})
	g := lot.New(1)
	for range 2 {
		h.enter(h.pair(), 0, g)
		h.close()
	}
	if list := federation.Lacks(h.s, 1); len(list) > 0 {
		t.Errorf("lacks %v", list)
	}
}

func TestLacksOfTeams(t *testing.T) {
	h := open(t, journal.SectionConfig{System: journal.Team, Rounds: 2}, field(4))
	h.rosters()
	h.dated(2)
	list := federation.Lacks(h.s, 1)
	if diff := cmp.Diff([]federation.Lack{{Kind: federation.LackRoster, Players: []journal.PlayerID{1, 3, 4}}, {Kind: federation.LackRounds}}, list); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	team, _ := h.s.Player(1)
	team.Roster[0].FIDEID = ""
	h.do(journal.SetRoster{Team: 1, Players: team.Roster})
	if list = federation.Lacks(h.s, 1); list[0].Kind != federation.LackFIDEID || len(list[0].Players) != 1 {
		t.Errorf("a player without FIDE ID: %v", list)
	}
}
