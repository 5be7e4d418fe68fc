package dubov

import (
	"cmp"
	"context"
	"fmt"

	"wasit/swiss"
	"wasit/swiss/field"
)

// System is the Dubov system. The zero value is the default reading.
type System struct {
	// IgnoreForfeits leaves rounds won or lost by forfeit out of the count of upfloats.
	IgnoreForfeits bool
}

// Code returns "dubov-2026".
func (System) Code() string { return "dubov-2026" }

// engine is one round being paired. Players are known by their place in the field.
type engine struct {
	*field.Field
	tick func()

	seeker []swiss.Color // preferred colour; mild Black without games [1.6.4]
	aro    []int
	floats []int  // upfloats so far
	recent []bool // upfloated in the previous round
	maxT   int
}

// Pair pairs round of t.
func (s System) Pair(ctx context.Context, t *swiss.Tournament, round int, w swiss.Watch) (*swiss.Pairing, error) {
	f, err := field.New(t, round)
	if err != nil {
		return nil, err
	}
	e := &engine{Field: f, tick: w.Yield, maxT: 2 + t.TotalRounds()/5}
	if err := e.prepare(s); err != nil {
		return nil, err
	}
	return field.Pair(ctx, f, field.Procedure{Code: s.Code(), ByeArticle: "C.04.4.1 3.1", ByeOrder: e.byeOrder, Legal: e.legal,
		Bracket: e.bracket, Board: e.board}, w)
}

// prepare gathers what the criteria need of each player; *swiss.RequestError if a rating is missing.
func (e *engine) prepare(s System) error {
	n := len(e.Players)
	e.seeker, e.aro, e.floats, e.recent = make([]swiss.Color, n), make([]int, n), make([]int, n), make([]bool, n)
	for i := range e.Players {
		p := &e.Players[i]
		if p.Rating <= 0 {
			return &swiss.RequestError{Round: e.Round, Need: swiss.NeedRatings}
		}
		if p.Games() == 0 {
			p.Preference = swiss.Preference{Color: swiss.Black, Strength: swiss.Mild}
		}
		e.seeker[i] = p.Preference.Color
		sum, games := 0, 0
		for r := 1; r < e.Round; r++ {
			entry := e.T.Entry(p.TPN, r)
			if entry.Opponent == 0 {
				continue
			}
			if entry.Outcome.IsPlayed() {
				rating := e.T.Player(entry.Opponent).Rating
				if rating <= 0 {
					return &swiss.RequestError{Round: e.Round, Need: swiss.NeedRatings}
				}
				sum, games = sum+rating, games+1
			} else if s.IgnoreForfeits {
				continue
			}
			if e.T.PairingScore(entry.Opponent, r) > e.T.PairingScore(p.TPN, r) {
				e.floats[i]++
				e.recent[i] = r == e.Round-1
			}
		}
		if games > 0 {
			e.aro[i] = (2*sum + games) / (2 * games) // half up [1.7]
		}
	}
	return nil
}

// legal is C1 and C3.
func (e *engine) legal(i, j int) bool { return !e.HaveMet(i, j) && !e.SameAbsolute(i, j) }

// byeOrder puts candidates for the bye in order: lowest score, most games, largest pairing number [3.1].
func (e *engine) byeOrder(i, j int) int {
	a, b := &e.Players[i], &e.Players[j]
	return cmp.Or(cmp.Compare(a.Score, b.Score), cmp.Compare(b.Games(), a.Games()), cmp.Compare(b.TPN, a.TPN))
}

// board gives the colours of a pair [5.2].
func (e *engine) board(i, j int) swiss.BoardWhy {
	a, b := &e.Players[min(i, j)], &e.Players[max(i, j)] // places follow the ranking
	color, rule := field.Allocate(a, b, e.T.InitialColor())
	return field.Board(a, b, color, fmt.Sprintf("C.04.4.1 5.2.%d", rule))
}
