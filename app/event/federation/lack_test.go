package federation_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/swiss/lot"
)

func kinds(list []federation.Lack) (kinds []federation.LackKind) {
	for _, l := range list {
		kinds = append(kinds, l.Kind)
	}
	return kinds
}

// lacks are those of section 1 but for the second deputy of the event of these tests, who has no FIDE ID (see TestDeputyWithoutID).
func lacks(s journal.State) []federation.Lack {
	return slices.DeleteFunc(federation.Lacks(s, 1), func(l federation.Lack) bool { return l.Kind == federation.LackDeputyID })
}

// TestDeputyWithoutID: each deputy whose FIDE ID is not known is named by his place; one whose number stands behind the name is known.
func TestDeputyWithoutID(t *testing.T) {
	for _, c := range []struct {
		name     string
		deputies []string
		licences []journal.License
		want     []int
	}{
		{"none", nil, nil, nil}, {"all known", []string{"A, B", "C, D"}, []journal.License{{FIDEID: "1"}, {FIDEID: "2"}}, nil},
		{"the second", []string{"A, B", "C, D"}, []journal.License{{FIDEID: "1"}}, []int{1}},
		{"a title is no number", []string{"A, B", "C, D"}, []journal.License{{Title: "FA"}, {FIDEID: "2"}}, []int{0}},
		{"both", []string{"A, B", "C, D"}, nil, []int{0, 1}}, {"written behind the name", []string{"A, B (14500002)", "C, D"}, nil, []int{1}},
	} {
		h := open(t, journal.SectionConfig{System: journal.Dutch, Rounds: 2}, field(4))
		info := event
		info.Deputies, info.Papers.Deputies = c.deputies, c.licences
		h.do(journal.ChangeEvent{EventInfo: info})
		var got []int
		for _, l := range federation.Lacks(h.s, 1) {
			if l.Kind == federation.LackDeputyID {
				got = l.Deputies
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

func TestLacks(t *testing.T) {
	h := open(t, journal.SectionConfig{System: journal.Dutch, Rounds: 2}, field(6))
	h.start()
	h.dated(2)
	want := []federation.LackKind{federation.LackSurname, federation.LackRounds} // player 5 has no name for sorting
	if diff := cmp.Diff(want, kinds(lacks(h.s))); diff != "" {
		t.Errorf("before round 1 (-want +got)\n%s", diff)
	}
	bare := event
	bare.Papers = journal.EventPapers{}
	h.do(journal.ChangeEvent{EventInfo: bare}, journal.DateRounds{Section: 1})
	list := lacks(h.s)
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
	if diff := cmp.Diff(want, kinds(lacks(h.s))); diff != "" {
		t.Errorf("in round 1 (-want +got)\n%s", diff)
	}
}

// TestLacksNothing: an event with everything lacks nothing at its end.
func TestLacksNothing(t *testing.T) {
	h := open(t, journal.SectionConfig{System: journal.Dutch, Rounds: 2}, field(4))
	h.start()
	info := h.s.Event()
	info.End = info.Start // one day: all rounds are on it
	h.do(journal.ChangeEvent{EventInfo: info}, journal.DeclareRating{Section: 1, Rating: journal.Rating{List: journal.RatedStandard, Code: "412345"}})
	g := lot.New(1)
	for range 2 {
		h.enter(h.pair(), 0, g)
		h.close()
	}
	if list := lacks(h.s); len(list) > 0 {
		t.Errorf("lacks %v", list)
	}
}

func TestLacksOfTeams(t *testing.T) {
	h := open(t, journal.SectionConfig{System: journal.Team, Rounds: 2}, field(4))
	h.rosters()
	h.dated(2)
	list := lacks(h.s)
	if diff := cmp.Diff([]federation.Lack{{Kind: federation.LackRoster, Players: []journal.PlayerID{1, 3, 4}}, {Kind: federation.LackRounds}}, list); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	team, _ := h.s.Player(1)
	team.Roster[0].FIDEID = ""
	h.do(journal.SetRoster{Team: 1, Players: team.Roster})
	if list = lacks(h.s); list[0].Kind != federation.LackFIDEID || len(list[0].Players) != 1 {
		t.Errorf("a player without FIDE ID: %v", list)
	}
}

// TestLacksOfPlay: what the rules of the rating lists ask of time and days (FIDE B.02 1).
func TestLacksOfPlay(t *testing.T) {
	day := func(n int) journal.RoundDay {
		return journal.RoundDay{Date: journal.Date{Year: 2026, Month: 11, Day: n}}
	}
	for _, c := range []struct {
		name, code, list string
		rating           int
		days             []journal.RoundDay
		want             []federation.LackKind
	}{
		{"90+30 is enough for everybody", "5400+30", "", 2700, nil, nil},
		{"60+30 is enough below 2400", "3600+30", "", 2399, nil, nil},
		{"60+30 is too fast from 2400", "3600+30", "", 2400, nil, []federation.LackKind{federation.LackPace}},
		{"60 is enough below 1800", "3600", "", 1799, nil, nil},
		{"60 is too fast from 1800", "3600", "", 1800, nil, []federation.LackKind{federation.LackPace}},
		{"rapid asks for no more", "900+10", "", 2700, nil, nil},
		{"rapid time on the list of standard play", "900+10", journal.RatedStandard, 1500, nil, []federation.LackKind{federation.LackList}},
		{"blitz as it is", "180+2", journal.RatedBlitz, 1500, nil, nil},
		{"four rounds a day", "5400+30", "", 1500, []journal.RoundDay{day(20), day(20), day(20), day(20)}, []federation.LackKind{federation.LackCrowdedDay}},
		{"four rounds a day of rapid play", "900+10", "", 1500, []journal.RoundDay{day(20), day(20), day(20), day(20)}, nil},
		{"a round before the event", "5400+30", "", 1500, []journal.RoundDay{day(19), day(20), day(21), day(22)}, []federation.LackKind{federation.LackDayOutside}},
	} {
		players := field(6)
		for i := range players {
			players[i].Rating, players[i].Ratings = 1400, journal.Ratings{}
			players[i].SortName = "Horvat, Ivan"
		}
		players[0].Rating = c.rating
		h := open(t, journal.SectionConfig{System: journal.Dutch, Rounds: 4}, players)
		h.dated(4)
		sec, _ := h.s.Section(1)
		sec.TimeCode = c.code
		h.do(journal.ChangeSection{Section: 1, SectionConfig: sec.SectionConfig}, journal.DeclareRating{Section: 1, Rating: journal.Rating{List: c.list, Code: "1"}})
		if c.days != nil {
			h.do(journal.DateRounds{Section: 1, Days: c.days})
		}
		if diff := cmp.Diff(append(c.want, federation.LackRounds), kinds(lacks(h.s))); diff != "" {
			t.Errorf("%s (-want +got)\n%s", c.name, diff)
		}
	}
}
