package swisstest_test

import (
	"context"
	"errors"
	"testing"

	"wasit/swiss"
	"wasit/swiss/burstein"
	"wasit/swiss/doubleswiss"
	"wasit/swiss/dubov"
	"wasit/swiss/dutch"
	"wasit/swiss/lim"
	"wasit/swiss/lot"
	"wasit/swiss/swisstest"
	"wasit/swiss/team"
)

var systems = []swiss.System{dutch.System{}, dubov.System{}, burstein.System{}, lim.System{}, lim.System{Maxi: true}}

var matchSystems = []swiss.MatchSystem{doubleswiss.System{}, doubleswiss.System{NextSmallest: true}, team.System{}, team.System{Type: team.TypeB, Secondary: true}}

// odd makes an event that no system would have paired so: lots, forbidden pairs, penalties, odd points, pending games.
func odd(t *testing.T, g *lot.Generator) (*swiss.Tournament, int) {
	rounds := 1 + int(g.Draw(9))
	e := swisstest.NewEvent(g, 2+int(g.Draw(11)), rounds)
	if swisstest.Chance(g, 30) {
		e.Draft.Scoring = []swiss.Scoring{swiss.ScoringOf(30, 10, 0), swiss.ScoringOf(20, 10, 0), swiss.ScoringOf(10, 5, 2)}[g.Draw(3)]
		if swisstest.Chance(g, 50) {
			e.Draft.Scoring.PAB = e.Draft.Scoring.Draw
		}
	}
	last := 1 + int(g.Draw(uint64(rounds)))
	for r := 1; r < last; r++ {
		e.Excuse(r, 15)
		p := e.Random(t, r)
		if p == nil {
			last = r
			break
		}
		e.Play(p, true)
	}
	e.Excuse(last, 15)
	for i := range e.Draft.Players {
		p := &e.Draft.Players[i]
		if swisstest.Chance(g, 10) {
			p.Bonus = swiss.Points(g.Draw(21)) - 10
		}
		if len(p.Rounds) >= last && p.Rounds[last-1].Outcome == swiss.Absent {
			p.Rounds = p.Rounds[:last-1]
		}
		if len(p.Virtual) > rounds {
			p.Virtual = p.Virtual[:rounds]
		}
	}
	if n := len(e.Draft.Players); swisstest.Chance(g, 40) {
		for range 1 + g.Draw(3) {
			a, b := 1+g.Draw(uint64(n)), 1+g.Draw(uint64(n))
			e.Draft.Forbidden = append(e.Draft.Forbidden, swiss.Forbidden{Players: []swiss.TPN{swiss.TPN(a), swiss.TPN(b)}})
		}
	}
	return e.Tournament(t), last
}

// TestOddEvents: every system answers with a complete legal round, the same each time, or refuses.
func TestOddEvents(t *testing.T) {
	g := lot.New(2026)
	for k := range swisstest.Rounds(300, 6000) {
		tour, round := odd(t, g)
		for _, s := range systems {
			p, err := s.Pair(t.Context(), tour, round, swiss.Watch{})
			none, need := new(swiss.NoPairingError), new(swiss.RequestError)
			if errors.As(err, &none) || errors.As(err, &need) {
				continue
			}
			if err != nil {
				t.Fatalf("event %d, %s: %v", k, s.Code(), err)
			}
			swisstest.Complete(t, tour, p)
			for _, pair := range p.Pairs {
				if tour.IsForbidden(pair.White, pair.Black, round) {
					t.Fatalf("event %d, %s: forbidden pair %v", k, s.Code(), pair)
				}
			}
			if p.System != s.Code() || p.Round != round || p.Why == nil || len(p.Why.Boards) != len(p.Pairs) {
				t.Fatalf("event %d, %s: %+v", k, s.Code(), p)
			}
			again, err := s.Pair(t.Context(), tour, round, swiss.Watch{})
			if err != nil || len(again.Pairs) != len(p.Pairs) || again.PAB != p.PAB {
				t.Fatalf("event %d, %s: not the same twice", k, s.Code())
			}
			for i := range p.Pairs {
				if again.Pairs[i] != p.Pairs[i] {
					t.Fatalf("event %d, %s: not the same twice", k, s.Code())
				}
			}
		}
	}
}

// TestCancel: a cancelled computation answers with the error of its context; a running one gives the screen its turn.
func TestCancel(t *testing.T) {
	e := swisstest.NewEvent(lot.New(6), 60, 9)
	m := swisstest.NewMatchEvent(lot.New(6), 60, 9, false)
	cancelled, cancel := context.WithCancel(t.Context())
	cancel()
	turns, progress := 0, 0
	w := swiss.Watch{Yield: func() { turns++ }, Progress: func(done, total int) {
		if done > total {
			t.Errorf("%d of %d done", done, total)
		}
		progress++
	}}
	check := func(code string, pair func(context.Context) error) {
		t.Helper()
		if err := pair(cancelled); !errors.Is(err, context.Canceled) {
			t.Errorf("%s: %v", code, err)
		}
		turns = 0
		if err := pair(t.Context()); err != nil || turns == 0 {
			t.Errorf("%s: %v, %d turns for the screen", code, err, turns)
		}
	}
	for _, s := range systems {
		check(s.Code(), func(ctx context.Context) error { _, err := s.Pair(ctx, e.Tournament(t), 1, w); return err })
	}
	for _, s := range matchSystems {
		check(s.Code(), func(ctx context.Context) error { _, err := s.PairMatches(ctx, m.Matches(t), 1, w); return err })
	}
	if progress == 0 {
		t.Error("no progress shown")
	}
}
