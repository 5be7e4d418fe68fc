// Package simulate plays random tournaments, as FIDE asks of the author of a pairing program (C.04.A, random tournament
// generator): ratings, results by rating, forfeits, byes, withdrawals, late entries and acceleration come from one seed,
// so that the same configuration gives the same tournament on every device.
//
// The chance of a result follows the expectation of the FIDE rating table (B.02 8.1.2) at the difference of the ratings.
package simulate

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"

	"wasit/swiss"
	"wasit/swiss/baku"
	"wasit/swiss/lot"
	"wasit/swiss/rating"
)

// Config describes the tournaments to be made. Rates are in thousandths.
type Config struct {
	Players, Rounds int
	Seed            lot.Seed
	Highest, Lowest int // ratings; 0: 2400 and 1200
	Draws           int // of games between equals; fewer as the ratings part
	Forfeits        int // of games; one in ten of them lost by both
	HalfByes        int // of players, in each round but the last
	FullByes        int // of players, in each round but the last
	ZeroByes        int // of players, in each round
	Withdrawals     int // of players, after each round
	LateEntries     int // of players: absent from round 1 up to a third of the event
	Baku            bool
	Limit           int           // the most players allowed; 0: swiss.MaxPlayers
	Scoring         swiss.Scoring // zero: standard
}

// A ConfigError names a value of a Config that is out of range.
type ConfigError struct {
	Field     string
	Value     int
	Low, High int // what was expected
}

func (e *ConfigError) Error() string {
	return fmt.Sprintf("simulate: %s %d: expected %d to %d", e.Field, e.Value, e.Low, e.High)
}

func (c Config) check() error {
	bad := func(field string, v, low, high int) error {
		if v < low || v > high {
			return &ConfigError{field, v, low, high}
		}
		return nil
	}
	most := min(cmp.Or(c.Limit, swiss.MaxPlayers), swiss.MaxTPN)
	errs := []error{
		bad("players", c.Players, 2, most), bad("rounds", c.Rounds, 1, swiss.MaxRounds),
		bad("highest", c.Highest, c.Lowest, 4000), bad("lowest", c.Lowest, 1, 4000),
	}
	for _, r := range []struct {
		name string
		rate int
	}{{"draws", c.Draws}, {"forfeits", c.Forfeits}, {"half-byes", c.HalfByes}, {"full-byes", c.FullByes},
		{"zero-byes", c.ZeroByes}, {"withdrawals", c.Withdrawals}, {"late-entries", c.LateEntries}} {
		errs = append(errs, bad(r.name, r.rate, 0, 1000))
	}
	return errors.Join(errs...)
}

// maker is one tournament in the making.
type maker struct {
	Config
	g      *lot.Generator
	d      swiss.Draft
	enters []int  // first round of each player
	gone   []bool // withdrawn
}

// Run plays a tournament paired by sys. If a round cannot be paired the tournament ends with the round before it.
func Run(ctx context.Context, c Config, sys swiss.System) (*swiss.Tournament, error) {
	if c.Highest == 0 {
		c.Highest = 2400
	}
	if c.Lowest == 0 {
		c.Lowest = min(1200, c.Highest)
	}
	if c.Scoring == (swiss.Scoring{}) {
		c.Scoring = swiss.StandardScoring()
	}
	if err := c.check(); err != nil {
		return nil, err
	}
	m := &maker{Config: c, g: lot.New(c.Seed)}
	if err := m.enter(); err != nil {
		return nil, err
	}
	for round := 1; round <= c.Rounds; round++ {
		before := m.d.Clone()
		if err := m.round(ctx, sys, round); err != nil {
			var none *swiss.NoPairingError
			var few *swiss.RequestError
			if errors.As(err, &none) || errors.As(err, &few) && few.Need == swiss.NeedPlayers {
				return swiss.NewTournament(before)
			}
			return nil, err
		}
	}
	return swiss.NewTournament(m.d)
}

func (m *maker) hits(rate int) bool { return int(m.g.Draw(1000)) < rate }

// enter makes the players in initial order.
func (m *maker) enter() error {
	m.d = swiss.Draft{TotalRounds: m.Rounds, InitialColor: swiss.Color(1 + m.g.Coin()), Scoring: m.Scoring, Limit: m.Limit}
	ratings := make([]int, m.Players)
	for i := range ratings {
		ratings[i] = m.Lowest + int(m.g.Draw(uint64(m.Highest-m.Lowest+1)))
	}
	slices.SortFunc(ratings, func(a, b int) int { return cmp.Compare(b, a) })
	for i, r := range ratings {
		m.d.Players = append(m.d.Players, swiss.Player{TPN: swiss.TPN(i + 1), Name: fmt.Sprintf("Player%04d, Test", i+1), Rating: r})
		entry := 1
		if m.hits(m.LateEntries) {
			entry = 2 + int(m.g.Draw(uint64(m.Rounds/3+1)))
		}
		m.enters = append(m.enters, entry)
	}
	m.gone = make([]bool, m.Players)
	if !m.Baku {
		return nil
	}
	d, err := baku.Accelerate(m.d, swiss.TPN(baku.GroupSize(m.Players)))
	m.d = d
	return err
}

// round records the byes of a round, has it paired and plays it.
func (m *maker) round(ctx context.Context, sys swiss.System, round int) error {
	for i := range m.d.Players {
		m.d.Players[i].Rounds = append(m.d.Players[i].Rounds, swiss.Entry{Outcome: m.absence(i, round)})
	}
	t, err := swiss.NewTournament(m.d)
	if err != nil {
		return err
	}
	p, err := sys.Pair(ctx, t, round, swiss.Watch{})
	if err != nil {
		return err
	}
	if p.PAB != 0 {
		m.d.Players[p.PAB-1].Rounds[round-1].Outcome = swiss.PAB
	}
	for _, pair := range p.Pairs {
		white, black := m.result(pair)
		m.d.Players[pair.White-1].Rounds[round-1] = swiss.Entry{Outcome: white, Opponent: pair.Black, Color: swiss.White}
		m.d.Players[pair.Black-1].Rounds[round-1] = swiss.Entry{Outcome: black, Opponent: pair.White, Color: swiss.Black}
	}
	for i := range m.gone {
		m.gone[i] = m.gone[i] || m.enters[i] <= round && m.hits(m.Withdrawals)
	}
	return nil
}

func (m *maker) absence(i, round int) swiss.Outcome {
	switch {
	case m.gone[i] || m.enters[i] > round || m.hits(m.ZeroByes):
		return swiss.ZeroBye
	case round < m.Rounds && m.hits(m.HalfByes):
		return swiss.HalfBye
	case round < m.Rounds && m.hits(m.FullByes):
		return swiss.FullBye
	}
	return swiss.Absent
}

// result draws the outcome of a game.
func (m *maker) result(p swiss.Pair) (white, black swiss.Outcome) {
	if m.hits(m.Forfeits) {
		switch m.g.Draw(20) {
		case 0, 1:
			return swiss.ForfeitLoss, swiss.ForfeitLoss
		case 2, 3, 4, 5, 6, 7, 8, 9, 10:
			return swiss.ForfeitWin, swiss.ForfeitLoss
		}
		return swiss.ForfeitLoss, swiss.ForfeitWin
	}
	expected := rating.Expected(m.d.Players[p.White-1].Rating - m.d.Players[p.Black-1].Rating)
	// A draw takes as much from the chance of either side, and never more than the weaker side has.
	draw := min(m.Draws, 20*min(expected, 100-expected)) // in thousandths
	win := 10*expected - draw/2
	switch x := int(m.g.Draw(1000)); {
	case x < win:
		return swiss.Win, swiss.Loss
	case x < win+draw:
		return swiss.Draw, swiss.Draw
	}
	return swiss.Loss, swiss.Win
}
