package scenario

import (
	"context"
	"testing"

	"wasit/app/event/journal"
	"wasit/swiss"
)

// lastRound is an event of 100 players before the results of some boards of its seventh and last round.
func lastRound(b *testing.B, missing int) *hall {
	h := open(b, 100, 7, nil)
	h.played(6)
	h.round(6)
	r, _ := h.CurrentRound(1)
	for _, board := range r.Boards[missing:] {
		h.enter(board.Number, journal.Drawn)
	}
	return h
}

// BenchmarkScene computes by points who can still reach which place, as the page does at each drawing: 50 open boards.
func BenchmarkScene(b *testing.B) {
	h := lastRound(b, 50)
	for b.Loop() {
		scene(b, h.State)
	}
}

// BenchmarkExactly ranks all outcomes of five open boards by the tie-breaks.
func BenchmarkExactly(b *testing.B) {
	c := scene(b, lastRound(b, MostExact).State)
	for b.Loop() {
		if _, err := c.Exactly(context.Background(), swiss.Watch{}); err != nil {
			b.Fatal(err)
		}
	}
}
