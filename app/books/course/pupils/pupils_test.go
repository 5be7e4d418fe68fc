package pupils

import (
	"context"
	"testing"

	"wasit/swiss"
	"wasit/swiss/lot"
)

// TestPlay: everyone plays every round or has the one bye, nobody meets twice, the sums of the arithmetic are the values shown.
func TestPlay(t *testing.T) {
	for _, n := range []int{8, 9, 12} {
		for seed := range uint64(20) {
			e, err := Play(context.Background(), lot.Seed(seed), n, 4)
			if err != nil {
				t.Fatal(err)
			}
			byes := map[swiss.TPN]bool{}
			for _, p := range e.Rounds {
				if len(p.Pairs) != n/2 || (p.PAB != 0) != (n%2 == 1) || byes[p.PAB] {
					t.Errorf("seed %d: round %d has %d boards, bye %d", seed, p.Round, len(p.Pairs), p.PAB)
				}
				if p.PAB != 0 {
					byes[p.PAB] = true
				}
			}
			for _, tpn := range e.Tournament.TPNs() {
				met := map[swiss.TPN]bool{}
				for round := 1; round <= 4; round++ {
					if o := e.Opponent(tpn, round); o != 0 && met[o] {
						t.Errorf("seed %d: %s meets %s twice", seed, e.Name(tpn), e.Name(o))
					} else {
						met[o] = true
					}
				}
			}
			rows, err := e.Standings(0)
			if err != nil || len(rows) != n {
				t.Fatal(err)
			}
			explained, err := e.Explain(rows[0].TPN)
			if err != nil || len(explained) != 3 || explained[2].Value.Cmp(rows[0].Values[len(rows[0].Values)-1]) != 0 {
				t.Errorf("seed %d: %d values, %v", seed, len(explained), err)
			}
		}
	}
	a, _ := Play(context.Background(), 5, 8, 4)
	b, _ := Play(context.Background(), 5, 8, 4)
	c, _ := Play(context.Background(), 6, 8, 4)
	if !same(a, b) || same(a, c) {
		t.Error("a seed does not give its event")
	}
	if _, err := Play(context.Background(), 1, 4, 9); err == nil {
		t.Error("nine rounds for four pupils")
	}
}

func same(a, b Event) bool {
	for _, tpn := range a.Tournament.TPNs() {
		for round := 1; round <= 4; round++ {
			if a.Tournament.Entry(tpn, round) != b.Tournament.Entry(tpn, round) {
				return false
			}
		}
	}
	return true
}
