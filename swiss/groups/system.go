package groups

import (
	"context"
	"fmt"

	"wasit/swiss"
	"wasit/swiss/berger"
	"wasit/swiss/scheveningen"
)

// System plays the round robins of all groups side by side.
type System struct {
	Groups [][]swiss.TPN // number in the group = place in the list
	Cycles int           // 0 means 1
}

// Code returns "groups".
func (System) Code() string { return "groups" }

// Rounds returns the rounds of the largest group; smaller groups finish earlier.
func (s System) Rounds() int {
	rounds := 0
	for _, g := range s.Groups {
		rounds = max(rounds, s.table().Rounds(len(g)))
	}
	return rounds
}

func (s System) table() berger.System { return berger.System{Cycles: s.Cycles} }

// Pair returns the scheduled games of round, group by group, and who is free in Pairing.Rest. Absent players are paired
// and forfeit. It answers *MemberError where the groups do not hold exactly the players of t.
func (s System) Pair(ctx context.Context, t *swiss.Tournament, round int, _ swiss.Watch) (*swiss.Pairing, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if err := check(s.Groups, t, true); err != nil {
		return nil, err
	}
	if round < 1 || round > s.Rounds() {
		return nil, &swiss.RequestError{Round: round, Need: swiss.NeedRoundInEvent}
	}
	p := &swiss.Pairing{System: s.Code(), Round: round, Why: &swiss.Explanation{}}
	for _, g := range s.Groups {
		games, free := s.table().Table(len(g), round)
		if free > 0 {
			p.Rest = append(p.Rest, g[free-1])
		}
		if games == nil && free == 0 {
			p.Rest = append(p.Rest, g...) // the group has finished
		}
		for _, game := range games {
			add(p, swiss.Pair{White: g[game.White-1], Black: g[game.Black-1]})
		}
	}
	return p, nil
}

func add(p *swiss.Pairing, pair swiss.Pair) {
	p.Pairs = append(p.Pairs, pair)
	p.Why.Boards = append(p.Why.Boards, swiss.BoardWhy{Pair: pair, Rule: "C.05 Annex 1"})
}

// A MemberError reports a player who is in no group, in two, or who does not take part.
type MemberError struct{ TPN swiss.TPN }

func (e *MemberError) Error() string {
	return fmt.Sprintf("groups: player %d must stand in exactly one group", e.TPN)
}

func check(groups [][]swiss.TPN, t *swiss.Tournament, whole bool) error {
	seen := map[swiss.TPN]bool{}
	for _, g := range groups {
		for _, tpn := range g {
			if seen[tpn] || !t.Has(tpn) {
				return &MemberError{tpn}
			}
			seen[tpn] = true
		}
	}
	for _, tpn := range t.TPNs() {
		if whole && !seen[tpn] {
			return &MemberError{tpn}
		}
	}
	return nil
}

// FinalGroup is a final in which all qualified players meet.
type FinalGroup struct {
	Qualified [][]swiss.TPN // by the group they come from, best first
	// Fresh repeats the games between players of one group; otherwise those count and are not played again.
	Fresh bool
	// Cycles is how often all meet, as often as in their groups where those games count; 0 means 1. Colours are reversed from cycle to cycle.
	Cycles int
}

// Code returns "final-group".
func (FinalGroup) Code() string { return "final-group" }

// Rounds returns the rounds that have a game.
func (f FinalGroup) Rounds() int { return len(f.Schedule()) }

// Schedule lists the games round by round: two groups of one size meet by a Scheveningen table, otherwise by the Berger
// table for all, without the games that were played.
func (f FinalGroup) Schedule() [][]swiss.Pair {
	rounds := f.cycle()
	once := len(rounds)
	for range max(f.Cycles, 1) - 1 {
		for _, games := range rounds[len(rounds)-once:] {
			turned := make([]swiss.Pair, len(games))
			for i, pair := range games {
				turned[i] = swiss.Pair{White: pair.Black, Black: pair.White}
			}
			rounds = append(rounds, turned)
		}
	}
	return rounds
}

func (f FinalGroup) cycle() [][]swiss.Pair {
	var rounds [][]swiss.Pair
	if !f.Fresh && len(f.Qualified) == 2 && len(f.Qualified[0]) == len(f.Qualified[1]) {
		a, b := f.Qualified[0], f.Qualified[1]
		for r := range a {
			var games []swiss.Pair
			for k, c := range scheveningen.Round(len(a), r+1, false) {
				pair := swiss.Pair{White: a[k], Black: b[c.Opponent-1]}
				if !c.AWhite {
					pair = swiss.Pair{White: pair.Black, Black: pair.White}
				}
				games = append(games, pair)
			}
			rounds = append(rounds, games)
		}
		return rounds
	}
	var all []swiss.TPN
	group := map[swiss.TPN]int{}
	for place := 0; ; place++ { // winners, then seconds, …
		before := len(all)
		for g, list := range f.Qualified {
			if place < len(list) {
				all = append(all, list[place])
				group[list[place]] = g
			}
		}
		if len(all) == before {
			break
		}
	}
	for r := 1; r <= berger.Rounds(len(all)); r++ {
		games, _ := berger.Round(len(all), r)
		var pairs []swiss.Pair
		for _, g := range games {
			pair := swiss.Pair{White: all[g.White-1], Black: all[g.Black-1]}
			if f.Fresh || group[pair.White] != group[pair.Black] {
				pairs = append(pairs, pair)
			}
		}
		if len(pairs) > 0 {
			rounds = append(rounds, pairs)
		}
	}
	return rounds
}

// Pair returns the games of a round of the final, counted from 1, and which of the qualified are free.
func (f FinalGroup) Pair(ctx context.Context, t *swiss.Tournament, round int, _ swiss.Watch) (*swiss.Pairing, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if err := check(f.Qualified, t, false); err != nil {
		return nil, err
	}
	schedule := f.Schedule()
	if round < 1 || round > len(schedule) {
		return nil, &swiss.RequestError{Round: round, Need: swiss.NeedRoundInEvent}
	}
	p := &swiss.Pairing{System: f.Code(), Round: round, Why: &swiss.Explanation{}}
	busy := map[swiss.TPN]bool{}
	for _, pair := range schedule[round-1] {
		add(p, pair)
		busy[pair.White], busy[pair.Black] = true, true
	}
	for _, g := range f.Qualified {
		for _, tpn := range g {
			if !busy[tpn] {
				p.Rest = append(p.Rest, tpn)
			}
		}
	}
	return p, nil
}
