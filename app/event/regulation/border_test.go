package regulation

import (
	"fmt"
	"testing"

	"wasit/app/event/journal"
	"wasit/swiss"
)

// TestFirstGroupLeavesOutByesOfRoundOne: C.04.7 2 halves those who are paired in round 1.
func TestFirstGroupLeavesOutByesOfRoundOne(t *testing.T) {
	for _, c := range []struct {
		players int
		away    []journal.PlayerID
		kind    journal.ByeKind
		last    swiss.TPN
	}{
		{13, nil, journal.Half, 8}, {13, []journal.PlayerID{3}, journal.Half, 7}, {13, []journal.PlayerID{13}, journal.Zero, 6},
		{12, []journal.PlayerID{1, 2}, journal.Full, 8}, {16, []journal.PlayerID{9, 10, 11}, journal.Half, 8},
	} {
		s := accelerated(t, c.players, c.away, c.kind)
		for _, round := range []int{1, 2} {
			if a, ok := Acceleration(s, 1, round); !ok || a.Last != c.last {
				t.Errorf("%d players, %v away: round %d: first group up to %d, want %d", c.players, c.away, round, a.Last, c.last)
			}
		}
		if paired, err := ForPairing(s, 1, 1); err != nil || paired.Virtual(c.last, 1) == 0 || paired.Virtual(c.last+1, 1) != 0 {
			t.Errorf("%d players, %v away: %v", c.players, c.away, err)
		}
	}
}

// accelerated is a section before round 1 with byes in it.
func accelerated(t *testing.T, n int, away []journal.PlayerID, kind journal.ByeKind) (s journal.State) {
	t.Helper()
	do := func(c ...journal.Command) {
		t.Helper()
		_, after, err := journal.Decide(s, journal.Stamp{}, c...)
		if err != nil {
			t.Fatal(err)
		}
		s = after
	}
	do(journal.CreateEvent{EventInfo: journal.EventInfo{ID: "e1", Name: "Open"}}, journal.AddSection{SectionConfig: journal.SectionConfig{Name: "A", System: journal.Dutch,
		Edition: "2026", Rounds: 7, HalfByes: 2, Options: journal.SystemOptions{Baku: true}}})
	for i := range n {
		do(journal.AddPlayer{Section: 1, PlayerInfo: journal.PlayerInfo{Name: fmt.Sprintf("P%02d", i), Rating: 2200 - 10*i}})
	}
	if len(away) > 0 {
		do(journal.RequestBye{Players: away, Round: 1, Bye: kind})
	}
	do(journal.FixOrder{Section: 1}, journal.DrawColor{Section: 1, Seed: 1})
	return s
}
