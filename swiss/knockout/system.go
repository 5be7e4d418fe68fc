package knockout

import (
	"context"

	"wasit/swiss"
)

// System gives the rounds of a knock-out in the form of the other systems: one pair a match, colours of game 1. It looks
// at the state alone, not at the results in the tournament.
type System struct{ State *State }

// Code returns "knockout".
func (System) Code() string { return "knockout" }

// Pair returns round, published or next to be published; who has a bye stands in Pairing.Rest, because a bye in a bracket
// is no pairing-allocated bye and gives no point. Matches decided by a bye have no pair.
func (s System) Pair(ctx context.Context, _ *swiss.Tournament, round int, _ swiss.Watch) (*swiss.Pairing, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	state := s.State
	if round < 1 || round > state.Rounds() {
		return nil, &swiss.RequestError{Round: round, Need: swiss.NeedRoundInEvent}
	}
	if round == state.Published()+1 {
		next, err := state.Publish()
		if err != nil {
			return nil, &swiss.RequestError{Round: round, Need: swiss.NeedEarlierRound}
		}
		state = next
	}
	if round > state.Published() {
		return nil, &swiss.RequestError{Round: round, Need: swiss.NeedEarlierRound}
	}
	p := &swiss.Pairing{System: s.Code(), Round: round, Why: &swiss.Explanation{}}
	for _, m := range state.rounds[round-1] {
		if m.FirstWhite == 0 {
			if m.Winner != 0 {
				p.Rest = append(p.Rest, m.Winner)
			}
			continue
		}
		pair := swiss.Pair{White: m.FirstWhite, Black: m.other(m.FirstWhite)}
		p.Pairs = append(p.Pairs, pair)
		p.Why.Boards = append(p.Why.Boards, swiss.BoardWhy{Pair: pair, Rule: "knock-out"})
	}
	return p, nil
}
