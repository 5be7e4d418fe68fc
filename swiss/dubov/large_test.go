package dubov

import (
	"errors"
	"testing"

	"wasit/swiss"
	"wasit/swiss/lot"
	"wasit/swiss/swisstest"
)

// TestLarge plays whole events and checks what every round must keep.
func TestLarge(t *testing.T) {
	g := lot.New(7)
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
			swisstest.AbsoluteColors(t, p)
			e.Play(p, true)
		}
	}
}

func TestRefusals(t *testing.T) {
	e := swisstest.NewEvent(lot.New(1), 4, 3)
	e.Draft.Players[2].Rating = 0
	var need *swiss.RequestError
	if _, err := (System{}).Pair(t.Context(), e.Tournament(t), 1, swiss.Watch{}); !errors.As(err, &need) || need.Need != swiss.NeedRatings {
		t.Errorf("C.04.4.1 1.1: %v", err)
	}
	e = swisstest.NewEvent(lot.New(1), 2, 3)
	p, err := System{}.Pair(t.Context(), e.Tournament(t), 1, swiss.Watch{})
	if err != nil {
		t.Fatal(err)
	}
	e.Play(p, false)
	var none *swiss.NoPairingError
	if _, err := (System{}).Pair(t.Context(), e.Tournament(t), 2, swiss.Watch{}); !errors.As(err, &none) || none.Reason != swiss.NoOpponent {
		t.Errorf("two players who have met: %v", err)
	}
}
