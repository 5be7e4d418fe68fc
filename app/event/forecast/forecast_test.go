package forecast

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"
	"time"
)

var nine = time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC)

// said writes a span as people read it: "15:40±15".
func said(s Span) string {
	if s.IsZero() {
		return "-"
	}
	s = s.Rounded()
	return fmt.Sprintf("%s±%d", s.At.Format("15:04"), int(s.Give.Minutes()))
}

// TestTry: what is foretold before the day, for a hall with clocks for all, with too few, with a cap, and for one board.
func TestTry(t *testing.T) {
	const m = time.Minute
	for _, c := range []struct {
		of     string
		t      Terms
		rounds int
		want   string
	}{
		{"clocks for all", Terms{Boards: 38, Game: 50 * m, Pause: 10 * m}, 5, "13:45±20"},
		{"20 clocks for 38 boards", Terms{Boards: 38, Clocks: 20, Game: 50 * m, Pause: 10 * m}, 5, "16:10±25"},
		{"more clocks than boards", Terms{Boards: 38, Clocks: 60, Game: 50 * m, Pause: 10 * m}, 5, "13:45±20"},
		{"a cap", Terms{Boards: 38, Game: 30 * m, Whole: true, Pause: 10 * m}, 5, "12:10±40"},
		{"one board", Terms{Boards: 1, Game: 60 * m, Pause: 10 * m}, 1, "09:40±25"},
		{"no round", Terms{Boards: 1, Game: 60 * m}, 0, "-"},
		{"no length", Terms{Boards: 1}, 3, "-"},
	} {
		if got := said(Try(c.t, c.rounds, nine)); got != c.want {
			t.Errorf("%s: %s, want %s", c.of, got, c.want)
		}
	}
	if !Try(Terms{Boards: 1, Game: m}, 1, time.Time{}).IsZero() {
		t.Error("a day that begins at no time")
	}
}

// TestOrder: more boards, fewer clocks, longer games and pauses and more rounds never end a day earlier.
func TestOrder(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 5000 {
		a := Terms{Boards: 1 + r.IntN(60), Clocks: r.IntN(40), Game: time.Duration(1+r.IntN(120)) * time.Minute, Whole: r.IntN(3) == 0, Pause: time.Duration(r.IntN(30)) * time.Minute}
		b, rounds, more := a, 1+r.IntN(9), 0
		switch r.IntN(5) {
		case 0:
			b.Boards++
		case 1:
			b.Clocks = max(1, min(a.Clocks, a.Boards)-1)
			if a.Clocks == 0 {
				b.Clocks = a.Boards
			}
		case 2:
			b.Game += time.Minute
		case 3:
			b.Pause += time.Minute
		case 4:
			more = 1
		}
		if x, y := Try(a, rounds, nine), Try(b, rounds+more, nine); y.At.Before(x.At.Add(-2 * time.Second)) {
			t.Fatalf("%+v, %d rounds: %v; %+v, %d rounds: %v", a, rounds, x, b, rounds+more, y)
		}
	}
}

// TestFourOfFive: halls whose rounds and pauses lie around a mean of their own end their day within the span four times of five, before
// the day and after each round.
func TestFourOfFive(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	terms := Terms{Boards: 20, Game: 40 * time.Minute, Whole: true, Pause: 10 * time.Minute}
	round, pause := terms.round(), terms.pause()
	const days, rounds = 4000, 6
	for played := range rounds {
		within := 0
		for range days {
			hall := func(p part) (draw func() time.Duration) { // a hall is as slow as it is, and each round a little different
				mean := p.middle.Minutes() + r.NormFloat64()*p.deviation()
				return func() time.Duration { return minutes(math.Max(1, mean+r.NormFloat64()*p.deviation())) }
			}
			plays, waits := hall(round), hall(pause)
			var took, waited []time.Duration
			for range played {
				took, waited = append(took, plays()), append(waited, waits())
			}
			c := course{at: nine, round: learn(round, took), pause: learn(pause, waited)}
			end := nine
			for range rounds - played {
				c.wait()
				c.play(1)
				end = end.Add(waits() + plays())
			}
			if from, to := c.span().Ends(); !end.Before(from) && !end.After(to) {
				within++
			}
		}
		share := float64(within) / days
		t.Logf("after %d of %d rounds %.0f %% of the days end within the span", played, rounds, 100*share)
		if share < 0.72 || share > 0.9 {
			t.Errorf("after %d rounds %.3f of the days end within the span, said are four of five", played, share)
		}
	}
}

// TestRounded: a span is told in steps of five minutes and never pretends to be exact.
func TestRounded(t *testing.T) {
	for in, want := range map[Span]string{{}: "-", {nine, 0}: "09:00±5", {nine.Add(2 * time.Minute), 6 * time.Minute}: "09:00±10",
		{nine.Add(3 * time.Minute), 5 * time.Minute}: "09:05±5"} {
		if got := said(in); got != want {
			t.Errorf("%v: %s, want %s", in, got, want)
		}
	}
}
