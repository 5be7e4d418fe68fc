package swisstest

import (
	"errors"
	"testing"

	"wasit/swiss"
	"wasit/swiss/lot"
)

// MatchEvent is a random event of matches in the making.
type MatchEvent struct {
	Draft    swiss.MatchDraft
	TwoGames bool // Double-Swiss; else teams of four boards
	g        *lot.Generator
}

// NewMatchEvent returns an event of n units without a round.
func NewMatchEvent(g *lot.Generator, n, rounds int, twoGames bool) *MatchEvent {
	e := &MatchEvent{g: g, TwoGames: twoGames}
	e.Draft = swiss.MatchDraft{TotalRounds: rounds, InitialColor: swiss.Color(1 + g.Draw(2))}
	for i := range n {
		e.Draft.Units = append(e.Draft.Units, swiss.Unit{TPN: swiss.TPN(i + 1)})
	}
	return e
}

// Matches returns the checked event.
func (e *MatchEvent) Matches(t testing.TB) *swiss.Matches {
	t.Helper()
	m, err := swiss.NewMatches(e.Draft)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func (e *MatchEvent) enter(tpn swiss.TPN, round int, entry swiss.MatchEntry) {
	u := &e.Draft.Units[tpn-1]
	for len(u.Rounds) < round {
		u.Rounds = append(u.Rounds, swiss.MatchEntry{})
	}
	u.Rounds[round-1] = entry
}

// Excuse takes some units out of round beforehand, at least four stay.
func (e *MatchEvent) Excuse(round, percent int) {
	left := len(e.Draft.Units)
	for i := range e.Draft.Units {
		if left > 4 && Chance(e.g, percent) {
			kind := swiss.MatchFullBye + swiss.MatchKind(e.g.Draw(3))
			points := map[swiss.MatchKind]swiss.Points{swiss.MatchFullBye: 20, swiss.MatchHalfBye: 10}[kind]
			e.enter(swiss.TPN(i+1), round, swiss.MatchEntry{Kind: kind, Primary: points, Secondary: points})
			left--
		}
	}
}

// Play enters a paired round with random results; wild ones include forfeits.
func (e *MatchEvent) Play(p *swiss.Pairing, wild bool) {
	for _, pair := range p.Pairs {
		w := swiss.MatchEntry{Kind: swiss.PlayedMatch, Opponent: pair.Black, Color: swiss.White}
		b := swiss.MatchEntry{Kind: swiss.PlayedMatch, Opponent: pair.White, Color: swiss.Black}
		total := swiss.Points(40)
		if e.TwoGames {
			total = 20
		}
		w.Secondary = 5 * swiss.Points(e.g.Draw(uint64(total/5+1)))
		b.Secondary = total - w.Secondary
		w.Primary, b.Primary = matchPoints(w.Secondary, b.Secondary)
		if e.TwoGames {
			w.Primary, b.Primary, w.Secondary, b.Secondary = w.Secondary, b.Secondary, 0, 0
			if wild && Chance(e.g, 4) {
				w.Uncolored, b.Uncolored = true, true
			}
		}
		if wild && Chance(e.g, 6) {
			w.Kind, b.Kind = swiss.ForfeitMatchWin, swiss.ForfeitMatchLoss
			w.Primary, b.Primary, w.Secondary, b.Secondary = 20, 0, 0, 0
			w.Uncolored, b.Uncolored = false, false
		}
		e.enter(pair.White, p.Round, w)
		e.enter(pair.Black, p.Round, b)
	}
	if p.PAB != 0 {
		e.enter(p.PAB, p.Round, swiss.MatchEntry{Kind: swiss.MatchPAB, Primary: 15})
	}
}

func matchPoints(a, b swiss.Points) (swiss.Points, swiss.Points) {
	switch {
	case a > b:
		return 20, 0
	case b > a:
		return 0, 20
	}
	return 10, 10
}

// SimulateMatches plays the rounds before upTo as the system pairs them. It returns the event and the round to pair;
// earlier if a round had no pairing.
func SimulateMatches(t *testing.T, g *lot.Generator, s swiss.MatchSystem, units, rounds, upTo int, twoGames bool) (*swiss.Matches, int) {
	t.Helper()
	e := NewMatchEvent(g, units, rounds, twoGames)
	wild := Chance(g, 60)
	if Chance(g, 20) {
		for i := range units / 2 {
			e.Draft.Units[i].Virtual = []swiss.Points{20, 20, 10}[:min(3, rounds)]
		}
	}
	for r := 1; ; r++ {
		if wild {
			e.Excuse(r, 8)
		}
		m := e.Matches(t)
		if r == upTo {
			return m, r
		}
		p, err := s.PairMatches(t.Context(), m, r, swiss.Watch{})
		if none := new(swiss.NoPairingError); errors.As(err, &none) {
			return m, r
		}
		if err != nil {
			t.Fatal(err)
		}
		e.Play(p, wild)
	}
}
