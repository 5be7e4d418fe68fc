package dutch_test

import (
	"context"
	"fmt"
	"math"
	"runtime"
	"testing"
	"time"

	"wasit/swiss"
	"wasit/swiss/dutch"
	"wasit/swiss/simulate"
	"wasit/swiss/swisstest"
)

// yardstick is the CPU time in seconds of bbpPairings 6.0.0 for one round, round 5 of 9, by number of players.
var yardstick = map[int]float64{100: 0.028, 500: 2.49, 1000: 25.6, 2000: 278}

// budget is what is due, native; in WebAssembly five times as much.
var budget = map[int]float64{100: 0.002, 500: 0.01, 1000: 0.03, 2000: 0.1, 5000: 0.4, 9999: 1.2}

// memory is what all that a round needs may take together, in bytes, were none of it given back meanwhile.
const memory = 200e6

// growth is how fast the time may grow with the number of players.
const growth = 1.6

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

// BenchmarkRound5Of9 prints n, the CPU time, how it grows with n (the exponent from the size before), and the yardstick.
func BenchmarkRound5Of9(b *testing.B) {
	last, size := 0.0, 0
	for _, n := range []int{100, 500, 1000, 2000, 5000, 9999} {
		b.Run(fmt.Sprintf("n=%d", n), func(b *testing.B) {
			t := halfway(b, simulate.Config{Players: n, Rounds: 9, Seed: 5, Draws: 300, Limit: n}, 4)
			seconds := pairRepeatedly(b, new26, t, 5)
			b.ReportMetric(yardstick[n], "yardstick-cpu-s/op")
			b.ReportMetric(budget[n], "budget-cpu-s/op")
			b.ReportMetric(memory, "budget-B/op")
			if size > 0 && size < n {
				b.ReportMetric(math.Log(seconds/last)/math.Log(float64(n)/float64(size)), "exponent")
				b.ReportMetric(growth, "budget-exponent")
			}
			last, size = seconds, n
		})
	}
}

// BenchmarkRound5Of9Edition2017 is the same round by the rules until January 2026.
func BenchmarkRound5Of9Edition2017(b *testing.B) {
	for _, n := range []int{100, 500, 1000, 2000} {
		b.Run(fmt.Sprintf("n=%d", n), func(b *testing.B) {
			pairRepeatedly(b, old17, halfway(b, simulate.Config{Players: n, Rounds: 9, Seed: 5, Draws: 300}, 4), 5)
		})
	}
}

// pairRepeatedly returns the CPU seconds of a call. A browser needs a second until it has compiled the program well; what it is then is
// measured.
func pairRepeatedly(b *testing.B, s dutch.System, t *swiss.Tournament, round int) float64 {
	b.Helper()
	pair := func() {
		if _, err := s.Pair(context.Background(), t, round, swiss.Watch{}); err != nil {
			b.Fatal(err)
		}
	}
	for began := time.Now(); runtime.GOARCH == "wasm" && time.Since(began) < time.Second; {
		pair()
	}
	b.ReportAllocs()
	b.ResetTimer()
	before, calls := swisstest.CPUTime(), 0
	for b.Loop() {
		pair()
		calls++
	}
	seconds := (swisstest.CPUTime() - before).Seconds() / float64(calls)
	b.ReportMetric(seconds, "cpu-s/op")
	return seconds
}

// BenchmarkWorst are fields that a pairing engine finds hard; n is the number of players entered.
func BenchmarkWorst(b *testing.B) {
	equal := simulate.Config{Players: 2000, Rounds: 9, Seed: 5, Draws: 1000, Highest: 1500, Lowest: 1500}
	cases := []struct {
		name  string
		round int
		make  func(b *testing.B) *swiss.Tournament
	}{
		{"one scoregroup, round 1", 1, func(b *testing.B) *swiss.Tournament { return halfway(b, equal, 0) }},
		{"one scoregroup, round 2", 2, func(b *testing.B) *swiss.Tournament { return halfway(b, equal, 1) }},
		{"one scoregroup, round 6", 6, func(b *testing.B) *swiss.Tournament { return halfway(b, equal, 5) }},
		{"all due Black", 2, func(b *testing.B) *swiss.Tournament { return whiteOnly(b, halfway(b, equal, 1)) }},
		{"40 % absent", 5, func(b *testing.B) *swiss.Tournament {
			return halfway(b, simulate.Config{Players: 2000, Rounds: 9, Seed: 5, Draws: 300, ZeroByes: 400}, 4)
		}},
		{"clubs of 100", 5, func(b *testing.B) *swiss.Tournament {
			return clubs(b, halfway(b, simulate.Config{Players: 2000, Rounds: 9, Seed: 5, Draws: 300}, 4), 20)
		}},
		{"two clubs", 5, func(b *testing.B) *swiss.Tournament {
			return clubs(b, halfway(b, simulate.Config{Players: 2000, Rounds: 9, Seed: 5, Draws: 300}, 4), 2)
		}},
	}
	for _, n := range []int{24, 60, 100} {
		t := exhausted(b, n)
		b.Run(fmt.Sprintf("exhausted, n=%d", n), func(b *testing.B) { pairRepeatedly(b, new26, t, t.TotalRounds()) })
	}
	for _, c := range cases {
		b.Run(c.name, func(b *testing.B) { pairRepeatedly(b, new26, c.make(b), c.round) })
	}
}

// whiteOnly takes out of the next round everybody who was Black in the first.
func whiteOnly(b *testing.B, t *swiss.Tournament) *swiss.Tournament {
	d := t.Draft()
	for i := range d.Players {
		p := &d.Players[i]
		p.Rounds = append(p.Rounds[:1:1], swiss.Entry{})
		if p.Rounds[0].Color == swiss.Black {
			p.Rounds[1].Outcome = swiss.ZeroBye
		}
	}
	return checked(b, d)
}

// clubs forbids all pairs inside each of k clubs.
func clubs(b *testing.B, t *swiss.Tournament, k int) *swiss.Tournament {
	d := t.Draft()
	d.Forbidden = make([]swiss.Forbidden, k)
	for i := range d.Players {
		f := &d.Forbidden[i%k]
		f.Players = append(f.Players, d.Players[i].TPN)
	}
	return checked(b, d)
}

// exhausted is a field of n before the last round that it can still play.
func exhausted(b *testing.B, n int) *swiss.Tournament {
	c := simulate.Config{Players: n, Rounds: n - 1, Seed: 7, Draws: 300}
	t := halfway(b, c, n)
	d := t.Draft()
	d.TotalRounds = t.PairedRounds()
	for i := range d.Players {
		d.Players[i].Rounds = d.Players[i].Rounds[:d.TotalRounds]
	}
	return checked(b, d)
}

func checked(b *testing.B, d swiss.Draft) *swiss.Tournament {
	b.Helper()
	t, err := swiss.NewTournament(d)
	if err != nil {
		b.Fatal(err)
	}
	return t
}
