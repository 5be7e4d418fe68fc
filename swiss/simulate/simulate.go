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

	// What follows is asked for in other amounts than rates; the zero values ask for nothing.
	Ratings                []int // of the players, given one by one; 0: unrated. Empty: drawn between Lowest and Highest
	UnratedPlayers         Amount
	Half, Full, Zero       Amount      // byes, of players
	Late, Withdrawn        Amount      // of players; a late entry has no round
	Walkovers, BothForfeit Amount      // games lost by one side, and by both
	Odd, Short             Amount      // games that end ½–0, 0–½ or 0–0, and games of less than a move, which are not rated
	Forbidden              Amount      // pairs that are drawn: so many, or so many per mille of the players; from a round on where it is given
	Color                  swiss.Color // of the first player; 0: drawn
	Games                  int         // columns in which the same two meet, as in a Double-Swiss (C.04.5 1); 0: one. Rounds counts columns
}

// Amount is how often something happens: so many times in the event, or per mille of those concerned, in one round or in each.
type Amount []Share

// Share is one part of an amount.
type Share struct {
	Round    int // 0: in each round, and a Count is spread over the event
	Count    int
	PerMille int // of the players or games of the round
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
		bad("highest", c.Highest, c.Lowest, 4000), bad("lowest", c.Lowest, 1, 4000), bad("ratings", len(c.Ratings), 0, c.Players),
	}
	for _, r := range c.Ratings {
		errs = append(errs, bad("rating", r, 0, 4000))
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
	enters []int                  // first round of each player
	gone   []bool                 // withdrawn
	spread map[*Share]map[int]int // of counts over the event: how many in which round
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
	m := &maker{Config: c, g: lot.New(c.Seed), spread: map[*Share]map[int]int{}}
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

// times is how often an amount happens in a round among n.
func (m *maker) times(a Amount, round, n int) (k int) {
	for i := range a {
		share := &a[i]
		if share.Round != 0 && share.Round != round {
			continue
		}
		k += share.Count
		if share.Round == 0 {
			k += m.spreadOf(share)[round] - share.Count
		}
		for range n {
			k += int(btoi(share.PerMille > 0 && m.hits(share.PerMille)))
		}
	}
	return min(k, n)
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// spreadOf draws once in which rounds a count of the whole event falls: not in the last, in which no bye is granted.
func (m *maker) spreadOf(s *Share) map[int]int {
	if m.spread[s] == nil {
		m.spread[s] = map[int]int{}
		for range s.Count {
			m.spread[s][1+int(m.g.Draw(uint64(max(m.Rounds-1, 1))))]++
		}
	}
	return m.spread[s]
}

// some draws k of the indices of list.
func (m *maker) some(list []int, k int) []int {
	if k == 0 {
		return nil
	}
	list = slices.Clone(list)
	lot.Shuffle(m.g, list)
	return list[:min(k, len(list))]
}

// enter makes the players in initial order.
func (m *maker) enter() error {
	m.d = swiss.Draft{TotalRounds: m.Rounds, InitialColor: swiss.Color(1 + m.g.Coin()), Scoring: m.Scoring, Limit: m.Limit}
	m.d.InitialColor = cmp.Or(m.Color, m.d.InitialColor)
	ratings := make([]int, m.Players)
	for i := range ratings {
		ratings[i] = m.Lowest + int(m.g.Draw(uint64(m.Highest-m.Lowest+1)))
		if i < len(m.Ratings) {
			ratings[i] = m.Ratings[i]
		}
	}
	for _, i := range m.some(sequence(m.Players), m.times(m.UnratedPlayers, 0, m.Players)) {
		ratings[i] = 0
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
	for _, i := range m.some(sequence(m.Players), m.times(m.Late, 0, m.Players)) {
		m.enters[i] = 2 + int(m.g.Draw(uint64(m.Rounds/3+1)))
	}
	m.gone = make([]bool, m.Players)
	m.forbid()
	return nil
}

// forbid draws pairs who may not meet.
func (m *maker) forbid() {
	for _, share := range m.Forbidden {
		pairs := share.Count + (share.PerMille*m.Players+999)/1000
		for range pairs {
			two := m.some(sequence(m.Players), 2)
			slices.Sort(two)
			players := []swiss.TPN{swiss.TPN(two[0] + 1), swiss.TPN(two[1] + 1)}
			m.d.Forbidden = append(m.d.Forbidden, swiss.Forbidden{First: max(share.Round, 1), Players: players})
		}
	}
}

// accelerate gives the virtual points of C.04.7: its first group is that of those who are paired in round 1.
func (m *maker) accelerate() error {
	var first []swiss.TPN
	for i := range m.d.Players {
		if o := m.d.Players[i].Rounds[0].Outcome; !o.IsRequestedAbsence() {
			first = append(first, m.d.Players[i].TPN)
		}
	}
	d, err := baku.Accelerate(m.d, baku.Border(first))
	m.d = d
	return err
}

func sequence(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = i
	}
	return list
}

// round records the byes of a round, has it paired and plays it.
func (m *maker) round(ctx context.Context, sys swiss.System, round int) error {
	m.absences(round)
	if round == 1 && m.Baku {
		if err := m.accelerate(); err != nil {
			return err
		}
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
	special := m.special(round, len(p.Pairs))
	for i, pair := range p.Pairs {
		white, black := m.result(pair)
		if given, ok := special[i]; ok {
			white, black = given[0], given[1]
		}
		m.d.Players[pair.White-1].Rounds[round-1] = swiss.Entry{Outcome: white, Opponent: pair.Black, Color: swiss.White}
		m.d.Players[pair.Black-1].Rounds[round-1] = swiss.Entry{Outcome: black, Opponent: pair.White, Color: swiss.Black}
	}
	m.leave(round)
	return nil
}

// absences records who is not paired in a round: as in the first game of the same match, else as drawn.
func (m *maker) absences(round int) {
	again := m.Games > 1 && (round-1)%m.Games != 0
	for i := range m.d.Players {
		p := &m.d.Players[i]
		if again {
			p.Rounds = append(p.Rounds, swiss.Entry{Outcome: repeated(p.Rounds[round-2].Outcome)})
			continue
		}
		p.Rounds = append(p.Rounds, swiss.Entry{Outcome: m.absence(i, round)})
	}
	if !again {
		m.byes(round)
	}
}

// leave draws who withdraws after a round; nobody does between two games of a match.
func (m *maker) leave(round int) {
	if m.Games > 1 && round%m.Games != 0 {
		return
	}
	for i := range m.gone {
		m.gone[i] = m.gone[i] || m.enters[i] <= round && m.hits(m.Withdrawals)
	}
	for _, i := range m.some(m.present(round), m.times(m.Withdrawn, round, m.Players)) {
		m.gone[i] = true
	}
}

// repeated is what somebody without a game has in a further game of the same match: the bye that he asked for, and half a point
// beside the whole one of the pairing-allocated bye (C.04.5 1).
func repeated(first swiss.Outcome) swiss.Outcome {
	switch {
	case first.IsRequestedAbsence():
		return first
	case first == swiss.PAB:
		return swiss.HalfBye
	}
	return swiss.Absent
}

// present lists who takes part in a round as far as anybody knows before it.
func (m *maker) present(round int) (list []int) {
	for i := range m.gone {
		if !m.gone[i] && m.enters[i] <= round {
			list = append(list, i)
		}
	}
	return list
}

// byes gives the byes that were asked for in amounts. Half- and full-point byes are not granted in the last round, unless it is named.
func (m *maker) byes(round int) {
	for _, kind := range []struct {
		amount  Amount
		outcome swiss.Outcome
	}{{m.Zero, swiss.ZeroBye}, {m.Half, swiss.HalfBye}, {m.Full, swiss.FullBye}} {
		amount := kind.amount
		if round == m.Rounds && kind.outcome != swiss.ZeroBye {
			amount = slices.DeleteFunc(slices.Clone(amount), func(s Share) bool { return s.Round == 0 })
		}
		free := slices.DeleteFunc(m.present(round), func(i int) bool { return m.d.Players[i].Rounds[round-1].Outcome != swiss.Absent })
		for _, i := range m.some(free, m.times(amount, round, len(free))) {
			m.d.Players[i].Rounds[round-1].Outcome = kind.outcome
		}
	}
}

// special draws which games of a round do not end as usual: won by forfeit, lost by both, ½–0, 0–½ and 0–0, over in less than a move.
func (m *maker) special(round, games int) map[int][2]swiss.Outcome {
	given := map[int][2]swiss.Outcome{}
	for _, kind := range []struct {
		amount  Amount
		results [][2]swiss.Outcome
	}{
		{m.Walkovers, [][2]swiss.Outcome{{swiss.ForfeitWin, swiss.ForfeitLoss}, {swiss.ForfeitLoss, swiss.ForfeitWin}}},
		{m.BothForfeit, [][2]swiss.Outcome{{swiss.ForfeitLoss, swiss.ForfeitLoss}}},
		{m.Odd, [][2]swiss.Outcome{{swiss.Draw, swiss.Loss}, {swiss.Loss, swiss.Draw}, {swiss.Loss, swiss.Loss}}},
		{m.Short, [][2]swiss.Outcome{{swiss.ShortWin, swiss.ShortLoss}, {swiss.ShortDraw, swiss.ShortDraw}, {swiss.ShortLoss, swiss.ShortWin}}},
	} {
		free := slices.DeleteFunc(sequence(games), func(i int) bool { _, taken := given[i]; return taken })
		for _, i := range m.some(free, m.times(kind.amount, round, len(free))) {
			given[i] = kind.results[m.g.Draw(uint64(len(kind.results)))]
		}
	}
	return given
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
	apart := m.d.Players[p.White-1].Rating - m.d.Players[p.Black-1].Rating
	if m.d.Players[p.White-1].Rating == 0 || m.d.Players[p.Black-1].Rating == 0 {
		apart = 0
	}
	expected := rating.Expected(min(max(apart, -400), 400)) // B.02 8.3.1
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
