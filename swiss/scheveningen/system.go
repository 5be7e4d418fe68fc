package scheveningen

import (
	"context"
	"fmt"

	"wasit/swiss"
)

// System is a match of two teams, everyone against everyone of the other. Board numbers do not change after round 1.
type System struct {
	A, B   []swiss.TPN // by board; 0 is an empty seat, and the shorter team is filled up with empty seats
	Cycles int         // 0 means 1; colours are reversed from cycle to cycle
	// TeamColors gives White to all of one team, by turns.
	TeamColors bool
}

// Code returns "scheveningen".
func (s System) Code() string { return "scheveningen" }

func (s System) boards() int { return max(len(s.A), len(s.B)) }

// Rounds returns how many rounds the event takes.
func (s System) Rounds() int { return s.boards() * max(s.Cycles, 1) }

// Pair returns the games of round in the order of team A's boards, and who is free in Pairing.Rest. Somebody absent is
// paired and forfeits that game. It answers *TeamError where the teams do not hold exactly the players of t.
func (s System) Pair(ctx context.Context, t *swiss.Tournament, round int, _ swiss.Watch) (*swiss.Pairing, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if err := s.check(t); err != nil {
		return nil, err
	}
	if round < 1 || round > s.Rounds() {
		return nil, &swiss.RequestError{Round: round, Need: swiss.NeedRoundInEvent}
	}
	n := s.boards()
	cycle, row := (round-1)/n, (round-1)%n+1
	p := &swiss.Pairing{System: s.Code(), Round: round, Why: &swiss.Explanation{}}
	for k, c := range Round(n, row, s.TeamColors) {
		a, b := seat(s.A, k+1), seat(s.B, c.Opponent)
		if a == 0 || b == 0 {
			if a+b != 0 {
				p.Rest = append(p.Rest, a+b)
			}
			continue
		}
		pair := swiss.Pair{White: a, Black: b}
		if c.AWhite == (cycle%2 == 1) {
			pair = swiss.Pair{White: b, Black: a}
		}
		p.Pairs = append(p.Pairs, pair)
		p.Why.Boards = append(p.Why.Boards, swiss.BoardWhy{Pair: pair, Rule: "Scheveningen"})
	}
	return p, nil
}

func seat(team []swiss.TPN, k int) swiss.TPN {
	if k > len(team) {
		return 0
	}
	return team[k-1]
}

func (s System) check(t *swiss.Tournament) error {
	seen := make(map[swiss.TPN]bool, t.Len())
	for _, team := range [][]swiss.TPN{s.A, s.B} {
		for _, tpn := range team {
			if tpn == 0 {
				continue
			}
			if !t.Has(tpn) || seen[tpn] {
				return &TeamError{tpn}
			}
			seen[tpn] = true
		}
	}
	for _, tpn := range t.TPNs() {
		if !seen[tpn] {
			return &TeamError{tpn}
		}
	}
	return nil
}

// A TeamError reports a player who is in neither team, in both or on two boards, or who does not take part.
type TeamError struct{ TPN swiss.TPN }

func (e *TeamError) Error() string {
	return fmt.Sprintf("scheveningen: player %d must stand on exactly one board of one team", e.TPN)
}

// Totals is the result of the match: game points of each team, and match points when each round counts as a match.
type Totals struct{ GamesA, GamesB, MatchA, MatchB swiss.Points }

// Total adds up the games of both teams in rounds 1 to rounds; win, draw and loss are the match points of one round
// (2, 1, 0 is usual). A round without any entry counts nothing.
func (s System) Total(t *swiss.Tournament, rounds int, win, draw, loss swiss.Points) Totals {
	var sum Totals
	for r := 1; r <= rounds; r++ {
		a, played := sideTotal(t, s.A, r)
		b, playedB := sideTotal(t, s.B, r)
		if !played && !playedB {
			continue
		}
		sum.GamesA, sum.GamesB = sum.GamesA+a, sum.GamesB+b
		switch {
		case a > b:
			sum.MatchA, sum.MatchB = sum.MatchA+win, sum.MatchB+loss
		case b > a:
			sum.MatchA, sum.MatchB = sum.MatchA+loss, sum.MatchB+win
		default:
			sum.MatchA, sum.MatchB = sum.MatchA+draw, sum.MatchB+draw
		}
	}
	return sum
}

func sideTotal(t *swiss.Tournament, team []swiss.TPN, r int) (sum swiss.Points, any bool) {
	for _, tpn := range team {
		if t.Entry(tpn, r) != (swiss.Entry{}) {
			sum, any = sum+t.Award(tpn, r), true
		}
	}
	return sum, any
}
