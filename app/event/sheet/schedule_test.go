package sheet

import (
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/words/i18n"
)

// TestScheduleOnPaper: every round of a round robin stands on the sheet before the first, with its day and hour and who is free; a
// Swiss has none.
func TestScheduleOnPaper(t *testing.T) {
	h := upTo(t, journal.SectionConfig{System: journal.RoundRobin, Options: journal.SystemOptions{Cycles: 2}}, 5, 0)
	h.do(journal.DateRounds{Section: 1, Days: []journal.RoundDay{{Date: journal.Date{Year: 2026, Month: 11, Day: 20}, Start: 18*60 + 30}}})
	d := h.make(Schedule, i18n.EN)
	text := words(d.HTML())
	for _, want := range []string{"Round 1 · 20 Nov 2026, 18:30", "Round 10", "Free: "} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing in %s", want, text)
		}
	}
	if n := strings.Count(text, "Free: "); n != 10 {
		t.Errorf("somebody is free in %d of 10 rounds", n)
	}
	swiss := open(t, 3, field(6))
	swiss.start()
	if _, ok := Make(Schedule, swiss.source(i18n.EN)); ok {
		t.Error("a Swiss has a schedule")
	}
}

// TestIndividualsOnPaper: players of teams board by board, with points, percentage and performance (C.07 10.2).
func TestIndividualsOnPaper(t *testing.T) {
	h := open(t, 3, field(4))
	h.do(journal.ChangeSection{Section: 1, SectionConfig: journal.SectionConfig{Name: "Pa", System: journal.Team, Edition: "2026", Rounds: 3, Options: journal.SystemOptions{Boards: 2}}})
	for i, p := range h.Players(1) {
		var list []journal.Member
		for b := range 3 {
			list = append(list, journal.Member{Name: string(rune('A'+i)) + string(rune('1'+b)), Rating: 2000 - 100*i - 10*b})
		}
		h.do(journal.SetRoster{Team: p.ID, Players: list})
	}
	h.start()
	h.pair()
	for b := range 2 {
		for range 2 {
			step, err := regulation.Step(h.State, 1, 1, b+1, journal.WhiteWins)
			if err != nil {
				t.Fatal(err)
			}
			h.do(step)
		}
	}
	list := words(h.make(Individuals, i18n.EN).HTML())
	for _, want := range []string{"Board 1", "Board 2", "TPR", "A1 ("} {
		if !strings.Contains(list, want) {
			t.Errorf("%q is missing in %s", want, list)
		}
	}
	if strings.Contains(list, "Reserves") || strings.Contains(list, "A3") {
		t.Errorf("who did not play: %s", list)
	}
	h.do(journal.CloseRound{Section: 1, Time: 1_795_000_000_000})
	h.pair()
	if list := words(h.make(Individuals, i18n.EN).HTML()); !strings.Contains(list, "After round 1") {
		t.Errorf("a round without a result is counted: %s", list)
	}
}

// TestLineupForms: a form for each team, before the round without an opponent, then by match with the colours of the boards; players of
// the list stand on it. Prizes of the boards name the player and his team.
func TestLineupForms(t *testing.T) {
	h := open(t, 3, field(4))
	h.do(journal.ChangeSection{Section: 1, SectionConfig: journal.SectionConfig{Name: "Pa", System: journal.Team, Edition: "2026", Rounds: 3, Options: journal.SystemOptions{Boards: 2}}})
	for i, p := range h.Players(1) {
		h.do(journal.SetRoster{Team: p.ID, Players: []journal.Member{{Name: string(rune('A'+i)) + "1"}, {Name: string(rune('A'+i)) + "2"}}})
	}
	h.start()
	before := h.make(Lineups, i18n.EN)
	if text := words(before.HTML()); before.Pages != 2 || strings.Contains(text, "Match") || !strings.Contains(text, "1. A1 · 2. A2") || !strings.Contains(text, "round 1") {
		t.Errorf("before the round, %d pages: %s", before.Pages, text)
	}
	h.pair()
	after := h.make(Lineups, i18n.EN)
	if text := words(after.HTML()); after.Pages != 2 || strings.Count(text, "Match") != 4 || strings.Count(text, "Captain of") != 4 {
		t.Errorf("of the round, %d pages: %s", after.Pages, text)
	}
	h.do(journal.ChoosePrizes{Section: 1, Prizes: journal.Prizes{List: []journal.Prize{{Board: 2, Places: 1}}}})
	for b := range 2 {
		for range 2 {
			step, err := regulation.Step(h.State, 1, 1, b+1, journal.WhiteWins)
			if err != nil {
				t.Fatal(err)
			}
			h.do(step)
		}
	}
	if text := words(h.make(PrizeList, i18n.EN).HTML()); !strings.Contains(text, "Best on board 2") || !strings.Contains(text, "B2") || strings.Contains(text, "B1") {
		t.Errorf("the prize of a board: %s", text)
	}
	single := open(t, 3, field(4))
	single.start()
	if _, ok := Make(Lineups, single.source(i18n.EN)); ok {
		t.Error("players hand in no line-ups")
	}
}
