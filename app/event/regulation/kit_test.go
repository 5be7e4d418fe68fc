package regulation

import (
	"context"
	"fmt"
	"testing"

	"wasit/app/event/journal"
	"wasit/swiss"
)

// hall is an event being run in a test.
type hall struct {
	t testing.TB
	journal.State
}

// run makes an event of one section and n players of clubs in turn, with its numbers fixed and its colour drawn.
func run(t testing.TB, c journal.SectionConfig, n int, clubs ...string) *hall {
	t.Helper()
	h := &hall{t: t}
	c.Name = "Open"
	c.Rounds = max(c.Rounds, 1)
	h.do(journal.CreateEvent{EventInfo: journal.EventInfo{ID: "a", Name: "Cup"}}, journal.AddSection{SectionConfig: c})
	list := make([]journal.PlayerInfo, n)
	for i := range list {
		list[i] = journal.PlayerInfo{Name: fmt.Sprintf("Player %02d", i+1), Rating: 2000 - 10*i}
		if len(clubs) > 0 {
			list[i].Club = clubs[i%len(clubs)]
		}
	}
	h.do(journal.ImportPlayers{Section: 1, Players: list}, journal.FixOrder{Section: 1})
	if sec, _ := h.Section(1); sec.DrawsLot() {
		h.do(journal.DrawColor{Section: 1, Seed: 5})
	}
	return h
}

func (h *hall) do(commands ...journal.Command) {
	h.t.Helper()
	for _, c := range commands {
		_, after, err := journal.Decide(h.State, journal.Stamp{At: 1_763_683_200_000, Device: "tab", By: "Rina"}, c)
		if err != nil {
			h.t.Fatalf("%T: %v", c, err)
		}
		h.State = after
	}
}

// pair publishes a round of boards.
func (h *hall) pair(boards ...journal.Pair) {
	h.t.Helper()
	h.do(journal.PairByHand{Section: 1, Boards: boards}, journal.Publish{Section: 1, Time: 1})
}

// compute pairs the next round by its system, publishes it and returns its boards.
func (h *hall) compute() []journal.Board {
	h.t.Helper()
	n := h.NextRound(1)
	system, err := System(h.State, 1)
	if err != nil {
		h.t.Fatal(err)
	}
	t, err := ForPairing(h.State, 1, n)
	if err != nil {
		h.t.Fatal(err)
	}
	p, err := system.Pair(context.Background(), t, n, swiss.Watch{})
	if err != nil {
		h.t.Fatal(err)
	}
	h.do(journal.PairRound{Section: 1, Pairing: *p, Engine: "test"}, journal.Publish{Section: 1, Time: 1})
	r, _ := h.Round(1, n)
	return r.Boards
}

// step plays the next game of a match.
func (h *hall) step(round, board int, s journal.Score) journal.EnterGame {
	h.t.Helper()
	c, err := Step(h.State, 1, round, board, s)
	if err != nil {
		h.t.Fatal(err)
	}
	h.do(c)
	return c
}
