package ranking

import (
	"reflect"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/season"
)

// TestWinsForALadder: who won which board, by forfeit too, in the order of rounds and boards; a draw is no win.
func TestWinsForALadder(t *testing.T) {
	s := journal.State{}
	do := func(list ...journal.Command) {
		t.Helper()
		var err error
		if _, s, err = journal.Decide(s, journal.Stamp{At: 1}, list...); err != nil {
			t.Fatal(err)
		}
	}
	do(journal.CreateEvent{EventInfo: journal.EventInfo{ID: "e", Name: "Klub"}},
		journal.AddSection{SectionConfig: journal.SectionConfig{Name: "A", System: journal.Dutch, Edition: "2026", Rounds: 2}},
		journal.ImportPlayers{Section: 1, Players: []journal.PlayerInfo{{Name: "Ana"}, {Name: "Boris"}, {Name: "Cvita"}, {Name: "Dujam"}}},
		journal.FixOrder{Section: 1}, journal.DrawColor{Section: 1, Seed: 1})
	for n, scores := range [][2]journal.Score{{journal.BlackWins, journal.Drawn}, {journal.WhiteForfeits, journal.WhiteWins}} {
		do(journal.PairByHand{Section: 1, Boards: []journal.Pair{{1, 2}, {3, 4}}}, journal.Publish{Section: 1, Time: 1})
		for b, score := range scores {
			do(journal.EnterResult{Section: 1, Round: n + 1, Board: b + 1, Score: score})
		}
		do(journal.CloseRound{Section: 1, Time: 2})
	}
	wins, came := map[string][]season.Win{}, map[string]int{}
	for _, r := range SeasonEvent(s).Results {
		if wins[r.Name], came[r.Name] = r.Wins, r.Came; r.Rounds != 2 {
			t.Errorf("%s: %d rounds", r.Name, r.Rounds)
		}
	}
	if want := map[string]int{"Ana": 1, "Boris": 2, "Cvita": 2, "Dujam": 2}; !reflect.DeepEqual(came, want) { // Ana did not come to round 2
		t.Errorf("came: %v", came)
	}
	want := map[string][]season.Win{"Ana": nil, "Boris": {{N: roundGames + 1, Over: 1}, {N: 2*roundGames + 1, Over: 1}}, "Cvita": {{N: 2*roundGames + 2, Over: 4}}, "Dujam": nil}
	if !reflect.DeepEqual(wins, want) {
		t.Errorf("%+v", wins)
	}
}
