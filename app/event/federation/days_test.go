package federation_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/ranking"
	"wasit/app/event/regulation"
	"wasit/swiss"
	"wasit/swiss/lot"
)

// TestTeamSwissDay is the day of a rated team Swiss: nine teams over four boards, five rounds, a bye in each, reserves and empty boards, a
// match to which nobody came, a team that misses a round and one that leaves, and a prize of each board. At its end the report lacks
// nothing, holds every game of every player, and package main of swiss pairs every round of it again.
func TestTeamSwissDay(t *testing.T) {
	var teams []journal.PlayerInfo
	for i := range 9 {
		teams = append(teams, journal.PlayerInfo{Name: fmt.Sprintf("ŠK Žabac %d", i+1)})
	}
	h := open(t, journal.SectionConfig{System: journal.Team, Rounds: 5}, teams)
	h.do(journal.FilePapers{Info: event})
	h.dated(5)
	for i, team := range h.s.Players(1) {
		var list []journal.Member
		for k := range 5 {
			list = append(list, journal.Member{Name: fmt.Sprintf("Član%d%d, Iva", i+1, k+1), Rating: 2200 - 40*i - 15*k, Sex: swiss.Female, Title: []string{"WIM", "", "WFM"}[(i+k)%3],
				Federation: "HRV", FIDEID: fmt.Sprint(14600000 + 10*i + k), Birth: journal.Date{Year: 1985 + k, Month: 2, Day: 3}})
		}
		h.do(journal.SetRoster{Team: team.ID, Players: list})
	}
	h.start()
	g := lot.New(2026)
	for n := 1; n <= 5; n++ {
		switch n {
		case 2:
			h.do(journal.RequestBye{Players: []journal.PlayerID{4, 5}, Round: 3, Bye: journal.Half})
		case 4:
			h.do(journal.Withdraw{Players: []journal.PlayerID{9, 8}})
		}
		h.pair()
		h.lineups(n)
		if n == 5 { // two changed places
			r, _ := h.s.Round(1, 5)
			h.do(journal.SetLineup{Section: 1, Round: 5, Lineup: journal.Lineup{Team: r.Boards[1].White, Players: []int{2, 1, 3, 4}}})
		}
		if n == 2 {
			for range 4 { // nobody came to match 1
				step, err := regulation.Step(h.s, 1, 2, 1, journal.BothForfeit)
				if err != nil {
					t.Fatal(err)
				}
				h.do(step)
			}
		}
		h.enterLast(n, g)
		h.close()
		roundTrip(t, h.s, 1)
	}
	if list := lacks(h.s); len(list) > 0 {
		t.Errorf("at the end the report lacks %v", kinds(list))
	}
	text := roundTrip(t, h.s, 1)
	golden(t, "team day", text)
	for _, part := range []string{"\r\n192 FIDE_TEAM_TYPEA_MP_GP\r\n", "\r\n082 9\r\n", "\r\n062 45\r\n", "\r\n352 WBWB\r\n", "\r\n320 ", "\r\n330 -- 002 ", "\r\n300 ", "\r\n240 H 003", "HPB", "PAB", "ZPB"} {
		if !strings.Contains(text, part) {
			t.Errorf("no %q in\n%s", part, text)
		}
	}
	played := 0
	for _, x := range regulation.Individuals(h.s, 1) {
		played += x.Games
	}
	doc, err := federation.Report(h.s, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	reported := 0
	for _, p := range doc.Players {
		for _, e := range p.Rounds {
			if e.Outcome.IsPlayed() {
				reported++
			}
		}
	}
	if played == 0 || reported != played {
		t.Errorf("%d games of players, %d in the report", played, reported)
	}
	h.do(journal.ChoosePrizes{Section: 1, Prizes: journal.Prizes{List: []journal.Prize{{Places: 3, Medals: true}, {Board: 1, Places: 1, MinGames: 3}, {Board: journal.Reserves, Places: 1}}}})
	for i, given := range ranking.GivenBy(h.s, ranking.Of(h.s, 1)) {
		if len(given.Awards) == 0 || (i > 0) != (given.Awards[0].Name != "") {
			t.Errorf("prize %d: %+v", i, given.Awards)
		}
	}
}

// TestDoubleRoundRobinDay is a rated double round robin of six: all rounds and their days are known before the first, one player leaves
// after half of his games and one before it (C.05), a slip was read the wrong way round. The numbers stay those of the table.
func TestDoubleRoundRobinDay(t *testing.T) {
	h := open(t, journal.SectionConfig{System: journal.RoundRobin, Rounds: 10, Options: journal.SystemOptions{Cycles: 2}}, opens()[:6])
	info := event
	info.End = journal.Date{Year: 2026, Month: 11, Day: 29}
	h.do(journal.FilePapers{Info: info}, journal.DeclareRating{Section: 1, Rating: journal.Rating{Code: "412345"}})
	var days []journal.RoundDay
	for i := range 10 {
		days = append(days, journal.RoundDay{Date: journal.Date{Year: 2026, Month: 11, Day: 20 + i}, Start: 17 * 60})
	}
	h.do(journal.DateRounds{Section: 1, Days: days})
	h.start()
	schedule, err := regulation.Schedule(h.s, 1)
	if err != nil || len(schedule) != 10 {
		t.Fatalf("%d rounds before the first: %v", len(schedule), err)
	}
	met := map[[2]swiss.TPN]int{}
	for i, r := range schedule {
		if r.Day != days[i] || len(r.Games) != 3 {
			t.Errorf("round %d: %+v", i+1, r)
		}
		for _, x := range r.Games {
			met[[2]swiss.TPN{x.White, x.Black}]++
		}
	}
	if len(met) != 30 {
		t.Errorf("%d pairs with colours, want each of 30 once", len(met))
	}
	g := lot.New(6)
	for n := 1; n <= 10; n++ {
		h.pair()
		r, _ := h.s.Round(1, n)
		for i, b := range r.Boards {
			w, _ := h.s.Player(b.White)
			bl, _ := h.s.Player(b.Black)
			if x := schedule[n-1].Games[i]; x.White != w.TPN || x.Black != bl.TPN {
				t.Errorf("round %d board %d is not as it was announced", n, i+1)
			}
		}
		switch n {
		case 3:
			h.do(journal.Withdraw{Players: []journal.PlayerID{2}}) // two of ten games
		case 8:
			h.do(journal.Withdraw{Players: []journal.PlayerID{5}}) // seven of ten
		}
		h.enterLast(n, g)
		h.close()
	}
	h.do(journal.CorrectResult{Section: 1, Round: 4, Board: 3, Score: journal.Drawn, Reason: "read the wrong way round"})
	table := ranking.Of(h.s, 1)
	if table.Err != nil || !table.Final {
		t.Fatalf("%v", table.Err)
	}
	left, _ := h.s.Player(2)
	if row, _ := table.Row(left.TPN); row.Points != 0 {
		t.Errorf("who left before half of his games keeps %v points", row.Points)
	}
	if list := lacks(h.s); slices.ContainsFunc(list, func(l federation.Lack) bool { return l.Kind != federation.LackResults }) {
		t.Errorf("the report lacks %v", kinds(list))
	}
	text := roundTrip(t, h.s, 1)
	golden(t, "double round robin day", text)
	if !strings.Contains(text, "\r\n192 FIDE_DOUBLEROUNDROBIN\r\n") || !strings.Contains(text, "26/11/20  26/11/21  26/11/22") {
		t.Error(text)
	}
}
