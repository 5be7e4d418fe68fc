package swisstest_test

import (
	"testing"
	"time"

	"wasit/swiss"
	"wasit/swiss/burstein"
	"wasit/swiss/doubleswiss"
	"wasit/swiss/dubov"
	"wasit/swiss/keizer"
	"wasit/swiss/lim"
	"wasit/swiss/lot"
	"wasit/swiss/swisstest"
	"wasit/swiss/team"
)

// budget is what a round of 1,000 may take of the processor, native, in seconds; the Dutch system has a benchmark of its
// own.
const budget = 0.5

// BenchmarkThirteenRounds plays thirteen rounds of 1,000 players or teams and names the one that took longest.
func BenchmarkThirteenRounds(b *testing.B) {
	const n, rounds = 1000, 13
	for _, s := range []swiss.System{dubov.System{}, burstein.System{}, lim.System{}, keizer.System{Options: keizer.Wasit()}} {
		b.Run(s.Code(), func(b *testing.B) {
			slowest := &worst{B: b}
			for b.Loop() {
				e := swisstest.NewEvent(lot.New(99), n, rounds)
				for r := 1; r <= rounds; r++ {
					t := e.Tournament(b)
					e.Play(slowest.of(r, func() (*swiss.Pairing, error) { return s.Pair(b.Context(), t, r, swiss.Watch{}) }), false)
				}
			}
			slowest.report()
		})
	}
	for _, s := range []swiss.MatchSystem{doubleswiss.System{}, team.System{}} {
		b.Run(s.Code(), func(b *testing.B) {
			slowest := &worst{B: b}
			for b.Loop() {
				e := swisstest.NewMatchEvent(lot.New(99), n, rounds, s.Code() == doubleswiss.System{}.Code())
				for r := 1; r <= rounds; r++ {
					m := e.Matches(b)
					e.Play(slowest.of(r, func() (*swiss.Pairing, error) { return s.PairMatches(b.Context(), m, r, swiss.Watch{}) }), false)
				}
			}
			slowest.report()
		})
	}
}

// worst remembers the round that took longest.
type worst struct {
	*testing.B
	round int
	took  time.Duration
}

func (w *worst) of(round int, pair func() (*swiss.Pairing, error)) *swiss.Pairing {
	before := swisstest.CPUTime()
	p, err := pair()
	if err != nil {
		w.Fatal(err)
	}
	if took := swisstest.CPUTime() - before; took > w.took {
		w.round, w.took = round, took
	}
	return p
}

func (w *worst) report() {
	w.ReportMetric(w.took.Seconds(), "worst-cpu-s")
	w.ReportMetric(float64(w.round), "worst-round")
	w.ReportMetric(budget, "budget-worst-cpu-s")
	w.ReportMetric(0, "ns/op") // of the whole event: no figure of interest
}
