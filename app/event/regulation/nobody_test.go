package regulation

import (
	"testing"
	"time"

	"wasit/app/event/journal"
	"wasit/swiss"
)

// twoTeams is a match of four boards; away is how many players the second team lacks at the end of its list.
func twoTeams(t *testing.T, away int) *hall {
	h := run(t, journal.SectionConfig{System: journal.Team, Rounds: 1}, 2)
	for id := journal.PlayerID(1); id <= 2; id++ {
		var list []journal.Member
		for range 5 - away*int(id-1) - int(id-1) {
			list = append(list, journal.Member{Name: "Ana", Rating: 1500})
		}
		h.do(journal.SetRoster{Team: id, Players: list})
	}
	h.pair(journal.Pair{1, 2})
	return h
}

// enter presses a result key of the match until it is over.
func (h *hall) press(score journal.Score) {
	h.t.Helper()
	list, err := Steps(h.State, 1, 1, 1, score)
	if err != nil {
		h.t.Fatal(err)
	}
	h.do(list...)
}

// TestNobodyForfeits B.02: a board at which a side has nobody is a forfeit, first, in the middle, last, at both sides, and of
// a list that is too short; keys go to the boards at which two sit.
func TestNobodyForfeits(t *testing.T) {
	for _, c := range []struct {
		name       string
		upper      []int // of team 1; nil: as its list
		lower      []int
		away       int
		keys       int
		points     [2]swiss.Points
		forfeits   int
		individual int // games of all players
	}{
		{"whole", nil, nil, 0, 4, [2]swiss.Points{20, 20}, 0, 8},
		{"last", []int{1, 2, 3, 0}, nil, 0, 3, [2]swiss.Points{20, 20}, 1, 6},
		{"middle", nil, []int{1, 0, 2, 3}, 0, 3, [2]swiss.Points{30, 10}, 1, 6},
		{"first", []int{0, 1, 2, 3}, nil, 0, 3, [2]swiss.Points{10, 30}, 1, 6},
		{"both", []int{1, 0, 2, 3}, []int{1, 0, 2, 3}, 0, 3, [2]swiss.Points{20, 10}, 1, 6},
		{"short list", nil, nil, 1, 3, [2]swiss.Points{30, 10}, 1, 6},
		{"nobody at all", []int{0, 0, 0, 0}, nil, 0, 1, [2]swiss.Points{0, 40}, 4, 0},
	} {
		h := twoTeams(t, c.away)
		for id, line := range map[journal.PlayerID][]int{1: c.upper, 2: c.lower} {
			if line != nil {
				h.do(journal.SetLineup{Section: 1, Round: 1, Lineup: journal.Lineup{Team: id, Players: line}})
			}
		}
		for range c.keys {
			h.press(journal.WhiteWins)
		}
		now := Matches(h.State, 1, 1)[0]
		if !now.Over || now.Points != c.points {
			t.Errorf("%s: over %v, points %v, want %v", c.name, now.Over, now.Points, c.points)
		}
		forfeits := 0
		for _, s := range h.Steps(1, 1) {
			if s.IsForfeit() {
				forfeits++
			}
		}
		games := 0
		for _, i := range Individuals(h.State, 1) {
			games += i.Games
		}
		if forfeits != c.forfeits || games != c.individual {
			t.Errorf("%s: %d forfeits, %d games of players", c.name, forfeits, games)
		}
	}
}

// TestNobodyAfterwards: a board at which a game was played is not left empty, and facts that say so are read as a forfeit.
func TestNobodyAfterwards(t *testing.T) {
	h := twoTeams(t, 0)
	for range 4 {
		h.press(journal.BlackWins)
	}
	line := journal.SetLineup{Section: 1, Round: 1, Lineup: journal.Lineup{Team: 1, Players: []int{1, 2, 3, 0}}}
	if _, _, err := journal.Decide(h.State, journal.Stamp{At: 1}, line); err == nil {
		t.Error("a played board was left empty")
	}
	fact := journal.LineupSet{InSection: journal.InSection{Section: 1}, Round: 1, Lineup: line.Lineup}
	after, err := journal.Fold(h.State, h.State.Records(journal.Stamp{At: h.At()}, fact))
	if err != nil {
		t.Fatal(err)
	}
	if s := after.Steps(1, 1)[3]; !s.IsForfeit() {
		t.Errorf("an old journal: %+v", s)
	}
}

// TestTimetable: the day and the hour of the timetable go before what is guessed; without an hour nothing is announced.
func TestTimetable(t *testing.T) {
	now := time.Date(2026, 11, 21, 4, 34, 0, 0, time.UTC)
	day := journal.Date{Year: 2026, Month: 11, Day: 28}
	for _, c := range []struct {
		name  string
		days  []journal.RoundDay
		hall  journal.Hall
		round int
		want  time.Time
	}{
		{"day and hour", []journal.RoundDay{{}, {Date: day, Start: 600}}, journal.Hall{}, 2, time.Date(2026, 11, 28, 10, 0, 0, 0, time.UTC)},
		{"hour alone", []journal.RoundDay{{Start: 1140}}, journal.Hall{}, 1, time.Date(2026, 11, 21, 19, 0, 0, 0, time.UTC)},
		{"day of round 1, hour of the hall", []journal.RoundDay{{Date: day}}, journal.Hall{Start: 540}, 1, time.Date(2026, 11, 28, 9, 0, 0, 0, time.UTC)},
		{"the timetable before the hall", []journal.RoundDay{{Start: 600}}, journal.Hall{Start: 540}, 1, time.Date(2026, 11, 21, 10, 0, 0, 0, time.UTC)},
		{"day alone", []journal.RoundDay{{}, {Date: day}}, journal.Hall{}, 2, time.Time{}},
	} {
		h := run(t, journal.SectionConfig{System: journal.Dutch, Rounds: 3}, 4)
		h.do(journal.DateRounds{Section: 1, Days: c.days}, journal.SetHall{Section: 1, Hall: c.hall})
		sec, _ := h.Section(1)
		at, firm := Planned(h.State, sec, c.round, now)
		if !at.Equal(c.want) || firm != !c.want.IsZero() {
			t.Errorf("%s: %v %v, want %v", c.name, at, firm, c.want)
		}
	}
}
