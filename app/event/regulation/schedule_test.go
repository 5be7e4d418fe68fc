package regulation

import (
	"context"
	"slices"
	"testing"

	"wasit/app/event/journal"
	"wasit/swiss"
)

// TestScheduleIsTheTable C.05 Annex 1: all rounds are known before the first, everybody meets everybody twice with both colours, and
// what is paired later is what the schedule said.
func TestScheduleIsTheTable(t *testing.T) {
	c := journal.SectionConfig{System: journal.RoundRobin, Options: journal.SystemOptions{Cycles: 2}}
	c.Rounds = Rounds(c, 5)
	h := run(t, c, 5)
	h.do(journal.DateRounds{Section: 1, Days: []journal.RoundDay{{Date: journal.Date{Year: 2026, Month: 11, Day: 20}, Start: 18 * 60}}})
	before, err := Schedule(h.State, 1)
	if err != nil || len(before) != 10 || before[0].Day.Start != 18*60 || len(before[0].Free) != 1 {
		t.Fatalf("%v, %+v", err, before)
	}
	met := map[[2]swiss.TPN]int{}
	for _, r := range before {
		for _, g := range r.Games {
			met[[2]swiss.TPN{g.White, g.Black}]++
		}
	}
	if len(met) != 20 {
		t.Errorf("%d of 20 games", len(met))
	}
	for n := 1; n <= 3; n++ {
		tour, err := ForPairing(h.State, 1, n)
		if err != nil {
			t.Fatal(err)
		}
		system, _ := System(h.State, 1)
		p, err := system.Pair(context.Background(), tour, n, swiss.Watch{})
		if err != nil {
			t.Fatal(err)
		}
		h.do(journal.PairRound{Section: 1, Pairing: *p, Engine: "test"}, journal.Publish{Section: 1, Time: int64(n) * 10})
		for i := range p.Pairs {
			h.do(journal.EnterResult{Section: 1, Round: n, Board: i + 1, Score: journal.WhiteWins})
		}
		h.do(journal.CloseRound{Section: 1, Time: int64(n)*10 + 5})
	}
	after, _ := Schedule(h.State, 1)
	for n := range after {
		for i, g := range after[n].Games {
			if want := before[n].Games[i]; g.White != want.White || g.Black != want.Black || g.Score.IsZero() != (n >= 3) {
				t.Errorf("round %d: %+v, want %+v", n+1, g, want)
			}
		}
		if !slices.Equal(after[n].Free, before[n].Free) {
			t.Errorf("round %d: free %v, want %v", n+1, after[n].Free, before[n].Free)
		}
	}
	swissOpen := run(t, journal.SectionConfig{System: journal.Dutch, Edition: "2026", Rounds: 3}, 4)
	if list, err := Schedule(swissOpen.State, 1); list != nil || err != nil {
		t.Errorf("a Swiss has no schedule: %v, %v", list, err)
	}
}

// TestExchangeIsAChoice: in a double round robin the last two rounds of the first cycle are exchanged (C.05 Annex 1), and stay where they
// are where the organiser chooses so; the second cycle is the same either way.
func TestExchangeIsAChoice(t *testing.T) {
	choice := SystemChoice{Code: journal.RoundRobin}
	for _, set := range [][2]string{{"exchange", "false"}, {"cycles", "2"}} {
		choice, _ = choice.Set(set[0], set[1])
	}
	if choice.Options.KeepOrder {
		t.Fatal("kept before there was a choice")
	}
	exchanged := Table(journal.SectionConfig{Options: choice.Options})
	choice, _ = choice.Set("exchange", "false")
	kept := Table(journal.SectionConfig{Options: choice.Options})
	for round, same := range map[int]int{3: 3, 4: 5, 5: 4, 9: 9, 10: 10} {
		got, _ := kept.Table(6, round)
		want, _ := exchanged.Table(6, same)
		if !slices.Equal(got, want) {
			t.Errorf("round %d in table order: %v, want %v", round, got, want)
		}
	}
	if choice, _ = choice.Set("cycles", "1"); choice.Options.KeepOrder {
		t.Error("still kept where all meet once")
	}
}
