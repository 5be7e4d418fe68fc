package dutch_test

import (
	"context"
	"fmt"
	"testing"

	"wasit/swiss"
	"wasit/swiss/dutch"
	"wasit/swiss/simulate"
)

// yardstick is the CPU time in seconds of bbpPairings 6.0.0 for one round, round 5 of 9, by number of players.
var yardstick = map[int]float64{100: 0.028, 500: 2.49, 1000: 25.6, 2000: 278}

// halfway plays four rounds of nine.
func halfway(b *testing.B, c simulate.Config, play int) *swiss.Tournament {
	b.Helper()
	t, err := simulate.Run(context.Background(), c, firstRounds{dutch.System{}, play})
	if err != nil {
		b.Fatal(err)
	}
	return t
}

// firstRounds pairs a few rounds, then says that no more can be paired.
type firstRounds struct {
	swiss.System
	n int
}

func (s firstRounds) Pair(ctx context.Context, t *swiss.Tournament, round int, w swiss.Watch) (*swiss.Pairing, error) {
	if round > s.n {
		return nil, &swiss.NoPairingError{Round: round}
	}
	return s.System.Pair(ctx, t, round, w)
}

func BenchmarkRound5Of9(b *testing.B) {
	for _, n := range []int{100, 500, 1000, 2000} {
		b.Run(fmt.Sprintf("n=%d", n), func(b *testing.B) {
			t := halfway(b, simulate.Config{Players: n, Rounds: 9, Seed: 5, Draws: 300}, 4)
			pairRepeatedly(b, t, 5)
			b.ReportMetric(yardstick[n], "yardstick-s/op")
		})
	}
}

func pairRepeatedly(b *testing.B, t *swiss.Tournament, round int) {
	b.Helper()
	b.ReportAllocs()
	for b.Loop() {
		if _, err := (dutch.System{}).Pair(context.Background(), t, round, swiss.Watch{}); err != nil {
			b.Fatal(err)
		}
	}
}
