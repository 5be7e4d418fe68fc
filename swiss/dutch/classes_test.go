package dutch_test

import (
	"context"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/swiss"
	"wasit/swiss/dutch"
	"wasit/swiss/lot"
	"wasit/swiss/simulate"
)

// both pairs every round twice: by classes of players who are alike, and with every pair weighed.
type both struct {
	dutch.System
	t *testing.T
}

func (s both) Pair(ctx context.Context, t *swiss.Tournament, round int, w swiss.Watch) (*swiss.Pairing, error) {
	got, err := s.System.Pair(ctx, t, round, w)
	want, other := dutch.Weighed(s.System).Pair(ctx, t, round, w)
	if (err == nil) != (other == nil) {
		s.t.Fatalf("round %d: %v by classes, %v weighed", round, err, other)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		s.t.Fatalf("round %d of %d players (-weighed +by classes):\n%s", round, len(t.TPNs()), diff)
	}
	return got, err
}

// TestClassesAgreeWithWeights pairs fields in which many players are alike both ways, to the last round with its topscorers:
// pairings and explanations are the same.
func TestClassesAgreeWithWeights(t *testing.T) {
	g := lot.New(1999)
	for k := range samples(40, 2000) {
		c := simulate.Config{Players: 40 + int(g.Draw(160)), Rounds: 3 + int(g.Draw(7)), Seed: lot.Seed(k), Draws: int(g.Draw(600)), Forfeits: int(g.Draw(40)), ZeroByes: int(g.Draw(60))}
		s := dutch.System{}
		if k%3 == 0 {
			s.Edition = dutch.Edition2017()
		}
		if _, err := simulate.Run(context.Background(), c, both{s, t}); err != nil {
			t.Fatal(err)
		}
	}
}
