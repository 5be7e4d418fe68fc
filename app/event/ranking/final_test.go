package ranking

import (
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/swiss"
)

// TestNotFinalWithAnAdjournedGame: a standing is not final while a game of any round is adjourned, however many rounds follow it.
func TestNotFinalWithAnAdjournedGame(t *testing.T) {
	adjourned := journal.Score{White: swiss.Pending, Black: swiss.Pending}
	for _, open := range []int{0, 1, 2, 3} { // the round of the adjourned game, 0 none
		s := journal.State{}
		do := func(list ...journal.Command) {
			t.Helper()
			var err error
			if _, s, err = journal.Decide(s, journal.Stamp{At: 1}, list...); err != nil {
				t.Fatal(err)
			}
		}
		do(journal.CreateEvent{EventInfo: journal.EventInfo{ID: "e1", Name: "Open"}},
			journal.AddSection{SectionConfig: journal.SectionConfig{Name: "A", System: journal.RoundRobin, Rounds: 3}})
		for _, name := range []string{"Ana", "Bob", "Cvita", "Dino"} {
			do(journal.AddPlayer{Section: 1, PlayerInfo: journal.PlayerInfo{Name: name}})
		}
		do(journal.FixOrder{Section: 1})
		for n := 1; n <= 3; n++ {
			system, err := regulation.System(s, 1)
			if err != nil {
				t.Fatal(err)
			}
			tour, err := regulation.ForPairing(s, 1, n)
			if err != nil {
				t.Fatal(err)
			}
			p, err := system.Pair(t.Context(), tour, n, swiss.Watch{})
			if err != nil {
				t.Fatal(err)
			}
			do(journal.PairRound{Section: 1, Pairing: *p}, journal.Publish{Section: 1, Time: 1})
			for b := 1; b <= 2; b++ {
				score := journal.Drawn
				if n == open && b == 1 {
					score = adjourned
				}
				do(journal.EnterResult{Section: 1, Round: n, Board: b, Score: score})
			}
			do(journal.CloseRound{Section: 1, Time: 1})
		}
		if table := Of(s, 1); table.Err != nil || table.Final != (open == 0) {
			t.Errorf("adjourned in round %d: final %v, %v", open, table.Final, table.Err)
		}
	}
}
