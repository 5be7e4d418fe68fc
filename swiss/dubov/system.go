package dubov

import (
	"cmp"
	"context"
	"fmt"
	"slices"

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
	why    *swiss.Explanation
}

// Pair pairs round of t.
func (s System) Pair(ctx context.Context, t *swiss.Tournament, round int, w swiss.Watch) (*swiss.Pairing, error) {
	f, err := field.New(t, round)
	if err != nil {
		return nil, err
	}
	e := &engine{Field: f, tick: w.Yield, maxT: 2 + t.TotalRounds()/5, why: &swiss.Explanation{}}
	if err := e.prepare(s); err != nil {
		return nil, err
	}
	order := e.byeOrder()
	bye, err := e.Bye(order, e.legal, e.tick)
	if err != nil {
		return nil, err
	}
	p := &swiss.Pairing{System: s.Code(), Round: round, Why: e.why}
	var left []int
	for i := range e.Players {
		if i != bye {
			left = append(left, i)
		}
	}
	if bye >= 0 {
		p.PAB = e.Players[bye].TPN
		e.why.PAB = e.ByeWhy(bye, order, "C.04.4.1 3.1")
	}
	for total := len(left); len(left) > 0; {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if w.Progress != nil {
			w.Progress(total-len(left), total)
		}
		var pairs [][2]int
		pairs, left = e.bracket(left)
		for _, pair := range pairs {
			board := e.board(pair[0], pair[1])
			p.Pairs = append(p.Pairs, board.Pair)
			e.why.Boards = append(e.why.Boards, board)
		}
	}
	t.SortBoards(p.Pairs, round)
	return p, nil
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
			p.Wish = swiss.Wish{Color: swiss.Black, Strength: swiss.Mild}
		}
		e.seeker[i] = p.Wish.Color
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

// byeOrder lists the candidates for the bye: lowest score, most games, largest pairing number [3.1].
func (e *engine) byeOrder() []int {
	var order []int
	for i := range e.Players {
		if !e.Players[i].Barred {
			order = append(order, i)
		}
	}
	slices.SortFunc(order, func(i, j int) int {
		a, b := &e.Players[i], &e.Players[j]
		return cmp.Or(cmp.Compare(a.Score, b.Score), cmp.Compare(b.Games(), a.Games()), cmp.Compare(b.TPN, a.TPN))
	})
	return order
}

// board gives the colours of a pair [5.2].
func (e *engine) board(i, j int) swiss.BoardWhy {
	a, b := &e.Players[min(i, j)], &e.Players[max(i, j)] // places follow the ranking
	color, rule := field.Allocate(a, b, e.T.InitialColor())
	return field.Board(a, b, color, fmt.Sprintf("C.04.4.1 5.2.%d", rule))
}
