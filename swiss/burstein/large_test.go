package burstein

import (
	"testing"

	"wasit/swiss"
	"wasit/swiss/lot"
	"wasit/swiss/swisstest"
)

// TestLarge plays whole events and checks what every round must keep.
func TestLarge(t *testing.T) {
	g := lot.New(21)
	for range swisstest.Rounds(1, 10) {
		e := swisstest.NewEvent(g, 60+int(g.Draw(40)), 9)
		for r := 1; r <= 9; r++ {
			e.Excuse(r, 4)
			tour := e.Tournament(t)
			p, err := System{}.Pair(t.Context(), tour, r, swiss.Watch{})
			if err != nil {
				t.Fatal(err)
			}
			swisstest.Complete(t, tour, p)
			if r > SeedingRounds(9) {
				swisstest.AbsoluteColors(t, p)
			}
			e.Play(p, true)
		}
	}
}
