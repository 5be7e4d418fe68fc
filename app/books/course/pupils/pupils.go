// Package pupils plays events of invented pupils with our own engines, so that a lesson on Swiss and tie-breaks shows real
// pairings and real arithmetic: dutch pairs, tiebreak counts, and a lot decides who wins.
package pupils

import (
	"context"
	"slices"

	"wasit/swiss"
	"wasit/swiss/dutch"
	"wasit/swiss/lot"
	"wasit/swiss/tiebreak"
)

// Names are the invented pupils, in the order of their starting numbers.
var Names = []string{"Ana", "Bimo", "Citra", "Damir", "Eka", "Filip", "Gita", "Hana", "Ivan", "Joko", "Kartika", "Luka"}

// MostPupils is how many pupils there are.
const MostPupils = 12

// An Event is played to its end: Tournament holds every result, Rounds the pairings.
type Event struct {
	Tournament *swiss.Tournament
	Rounds     []swiss.Pairing
}

// Play plays an event of n pupils, 4 to MostPupils, over so many rounds; the same seed gives the same event on every device.
// The higher starting number loses more often than not, and every fourth game or so is drawn.
func Play(ctx context.Context, seed lot.Seed, n, rounds int) (Event, error) {
	d := swiss.Draft{TotalRounds: rounds, Scoring: swiss.StandardScoring(), InitialColor: swiss.White}
	for i := range min(n, MostPupils) {
		d.Players = append(d.Players, swiss.Player{TPN: swiss.TPN(i + 1), Name: Names[i]})
	}
	system, g := dutch.System{Edition: dutch.Edition2026()}, lot.New(seed)
	var e Event
	for round := 1; round <= rounds; round++ {
		t, err := swiss.NewTournament(d)
		if err != nil {
			return Event{}, err
		}
		p, err := system.Pair(ctx, t, round, swiss.Watch{})
		if err != nil {
			return Event{}, err
		}
		e.Rounds = append(e.Rounds, *p)
		for _, pair := range p.Pairs {
			white, black := result(g, pair)
			d.Players[pair.White-1].Rounds = append(d.Players[pair.White-1].Rounds, swiss.Entry{Outcome: white, Opponent: pair.Black, Color: swiss.White})
			d.Players[pair.Black-1].Rounds = append(d.Players[pair.Black-1].Rounds, swiss.Entry{Outcome: black, Opponent: pair.White, Color: swiss.Black})
		}
		if p.PAB != 0 {
			d.Players[p.PAB-1].Rounds = append(d.Players[p.PAB-1].Rounds, swiss.Entry{Outcome: swiss.PAB})
		}
	}
	var err error
	e.Tournament, err = swiss.NewTournament(d)
	return e, err
}

// result draws how a game ends.
func result(g *lot.Generator, p swiss.Pair) (white, black swiss.Outcome) {
	switch draw := g.Draw(8); {
	case draw < 2:
		return swiss.Draw, swiss.Draw
	case (draw < 6) == (p.White < p.Black): // the better starting number
		return swiss.Win, swiss.Loss
	}
	return swiss.Loss, swiss.Win
}

// Name returns the name of a pupil.
func (e Event) Name(tpn swiss.TPN) string { return e.Tournament.Player(tpn).Name }

// Opponent returns whom a pupil meets in a round, or 0.
func (e Event) Opponent(tpn swiss.TPN, round int) swiss.TPN {
	return e.Tournament.Entry(tpn, round).Opponent
}

// Standings returns the order after so many rounds, with Buchholz, Buchholz Cut 1 and Sonneborn-Berger.
func (e Event) Standings(rounds int) ([]tiebreak.Row, error) {
	return tiebreak.Standings(e.Tournament, options(rounds))
}

// Explain returns the arithmetic of those three for a pupil at the end.
func (e Event) Explain(tpn swiss.TPN) ([]tiebreak.Arithmetic, error) {
	all, err := tiebreak.Explain(e.Tournament, options(0), tpn)
	return slices.DeleteFunc(all, func(a tiebreak.Arithmetic) bool { return a.Code.Name == "PTS" }), err
}

func options(rounds int) tiebreak.Options {
	return tiebreak.Options{List: []tiebreak.Code{{Name: "BH"}, {Name: "BH", Cut: 1}, {Name: "SB"}}, Rounds: rounds}
}
