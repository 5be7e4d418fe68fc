package swisstest

import (
	"errors"
	"os"
	"testing"

	"wasit/swiss"
	"wasit/swiss/lot"
)

// Rounds returns how many random rounds a test compares: few, or many with WASIT_LONG=1.
func Rounds(few, many int) int {
	if os.Getenv("WASIT_LONG") == "1" {
		return many
	}
	return few
}

// Chance answers true in percent of 100 cases.
func Chance(g *lot.Generator, percent int) bool { return int(g.Draw(100)) < percent }

// Event is a random event in the making.
type Event struct {
	Draft swiss.Draft
	g     *lot.Generator
}

// NewEvent returns an event of n rated players without a round.
func NewEvent(g *lot.Generator, n, rounds int) *Event {
	e := &Event{Draft: swiss.Draft{TotalRounds: rounds, InitialColor: swiss.Color(1 + g.Draw(2))}, g: g}
	rating := 2400
	for i := range n {
		e.Draft.Players = append(e.Draft.Players, swiss.Player{TPN: swiss.TPN(i + 1), Rating: rating})
		rating -= int(g.Draw(90))
		rating = max(rating, 1000)
	}
	if Chance(g, 20) { // virtual points, as an acceleration gives them
		for i := range n / 2 {
			e.Draft.Players[i].Virtual = []swiss.Points{10, 10, 5}[:min(3, rounds)]
		}
	}
	return e
}

// Tournament returns the checked event.
func (e *Event) Tournament(t testing.TB) *swiss.Tournament {
	t.Helper()
	tour, err := swiss.NewTournament(e.Draft)
	if err != nil {
		t.Fatal(err)
	}
	return tour
}

func (e *Event) enter(tpn swiss.TPN, round int, entry swiss.Entry) {
	p := &e.Draft.Players[tpn-1]
	for len(p.Rounds) < round {
		p.Rounds = append(p.Rounds, swiss.Entry{})
	}
	p.Rounds[round-1] = entry
}

// Excuse takes some players out of round beforehand, at least four stay.
func (e *Event) Excuse(round, percent int) {
	left := len(e.Draft.Players)
	for i := range e.Draft.Players {
		if left > 4 && Chance(e.g, percent) {
			o := []swiss.Outcome{swiss.ZeroBye, swiss.ZeroBye, swiss.HalfBye, swiss.FullBye}[e.g.Draw(4)]
			e.enter(swiss.TPN(i+1), round, swiss.Entry{Outcome: o})
			left--
		}
	}
}

// Play enters a paired round with random results; wild ones include forfeits.
func (e *Event) Play(p *swiss.Pairing, wild bool) {
	results := [][2]swiss.Outcome{{swiss.Win, swiss.Loss}, {swiss.Draw, swiss.Draw}, {swiss.Loss, swiss.Win}}
	for _, pair := range p.Pairs {
		r := results[e.g.Draw(3)]
		if wild && Chance(e.g, 6) {
			r = [][2]swiss.Outcome{{swiss.ForfeitWin, swiss.ForfeitLoss}, {swiss.ForfeitLoss, swiss.ForfeitWin},
				{swiss.ForfeitLoss, swiss.ForfeitLoss}}[e.g.Draw(3)]
		}
		e.enter(pair.White, p.Round, swiss.Entry{Outcome: r[0], Opponent: pair.Black, Color: swiss.White})
		e.enter(pair.Black, p.Round, swiss.Entry{Outcome: r[1], Opponent: pair.White, Color: swiss.Black})
	}
	if p.PAB != 0 {
		e.enter(p.PAB, p.Round, swiss.Entry{Outcome: swiss.PAB})
	}
}

// Random pairs a round by lot without rematch, nil if twenty lots find none.
func (e *Event) Random(t *testing.T, round int) *swiss.Pairing {
	tour := e.Tournament(t)
	var here []swiss.TPN
	for _, tpn := range tour.TPNs() {
		if !tour.IsAbsent(tpn, round) {
			here = append(here, tpn)
		}
	}
	for range 20 {
		lot.Shuffle(e.g, here)
		p := &swiss.Pairing{Round: round}
		ok := true
		for i := 0; i+1 < len(here); i += 2 {
			ok = ok && !tour.HaveMet(here[i], here[i+1], round)
			p.Pairs = append(p.Pairs, swiss.Pair{White: here[i], Black: here[i+1]})
		}
		if len(here)%2 == 1 {
			p.PAB = here[len(here)-1]
			for r := 1; r < round; r++ {
				ok = ok && tour.Entry(p.PAB, r).Outcome != swiss.PAB
			}
		}
		if ok {
			return p
		}
	}
	return nil
}

// Simulate plays rounds before the last one to be compared: paired by the system, or sometimes by lot. It returns the
// event and the round to pair; earlier if a round had no pairing.
func Simulate(t *testing.T, g *lot.Generator, s swiss.System, players, rounds, upTo int) (*swiss.Tournament, int) {
	t.Helper()
	e := NewEvent(g, players, rounds)
	wild := Chance(g, 60)
	byLot := Chance(g, 40)
	for r := 1; ; r++ {
		if wild {
			e.Excuse(r, 8)
		}
		tour := e.Tournament(t)
		if r == upTo {
			return tour, r
		}
		var p *swiss.Pairing
		if byLot {
			p = e.Random(t, r)
		}
		if p == nil {
			var err error
			p, err = s.Pair(t.Context(), tour, r, swiss.Watch{})
			if none := new(swiss.NoPairingError); errors.As(err, &none) {
				return tour, r
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		e.Play(p, wild)
	}
}
