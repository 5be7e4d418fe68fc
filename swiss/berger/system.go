package berger

import (
	"context"

	"wasit/swiss"
)

// System is a round robin. The zero value is one cycle with the pairing numbers as seats.
type System struct {
	Cycles int   // 0 means 1; a double round robin has 2; colours are reversed from cycle to cycle
	Seats  Seats // by lot or by hand; nil: seat k is the k-th pairing number
	// KeepOrder leaves the last two rounds of a cycle in table order, against the recommendation for a double event.
	KeepOrder bool
}

// Code returns "berger".
func (s System) Code() string { return "berger" }

// Rounds returns how many rounds an event of n seats takes.
func (s System) Rounds(n int) int { return Rounds(n) * s.cycles() }

func (s System) cycles() int { return max(s.Cycles, 1) }

// Pair returns the scheduled games of round, boards in the order of the table, and who is free in Pairing.Rest. A player
// who is absent is paired all the same: his game is forfeited. It answers *SeatError where the seats do not hold exactly
// the players of t.
func (s System) Pair(ctx context.Context, t *swiss.Tournament, round int, _ swiss.Watch) (*swiss.Pairing, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	seats := s.Seats
	if seats == nil {
		seats = t.TPNs()
	}
	if err := seats.check(t); err != nil {
		return nil, err
	}
	if t.Len() < 2 {
		return nil, &swiss.RequestError{Round: round, Need: swiss.NeedPlayers}
	}
	if round < 1 || round > s.Rounds(len(seats)) {
		return nil, &swiss.RequestError{Round: round, Need: swiss.NeedRoundInEvent}
	}
	return s.round(seats, round), nil
}

// Table returns the games of a round of the event by seat numbers, cycles and their colours included, and the free seat.
func (s System) Table(n, round int) (games []Game, free int) {
	if round < 1 || round > s.Rounds(n) {
		return nil, 0
	}
	cycle, row := place(n, s.cycles(), round, s.KeepOrder)
	games, free = Round(n, row)
	if cycle%2 == 1 {
		for i, g := range games {
			games[i] = Game{White: g.Black, Black: g.White}
		}
	}
	return games, free
}

func (s System) round(seats Seats, round int) *swiss.Pairing {
	games, free := s.Table(len(seats), round)
	p := &swiss.Pairing{System: s.Code(), Round: round, Why: &swiss.Explanation{}}
	if free > 0 && seats[free-1] != 0 {
		p.Rest = append(p.Rest, seats[free-1])
	}
	for _, g := range games {
		pair := swiss.Pair{White: seats[g.White-1], Black: seats[g.Black-1]}
		if pair.White == 0 || pair.Black == 0 {
			if one := pair.White + pair.Black; one != 0 {
				p.Rest = append(p.Rest, one)
			}
			continue
		}
		p.Pairs = append(p.Pairs, pair)
		p.Why.Boards = append(p.Why.Boards, swiss.BoardWhy{Pair: pair, Rule: "C.05 Annex 1"})
	}
	return p
}
