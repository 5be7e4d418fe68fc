package keizer

import (
	"context"
	"slices"

	"wasit/swiss"
	"wasit/swiss/field"
	"wasit/swiss/lexmatch"
)

// Code returns "keizer".
func (System) Code() string { return "keizer" }

// pairer is one round being paired; list holds the players present in ranking order.
type pairer struct {
	System
	t       *swiss.Tournament
	round   int
	list    []swiss.TPN
	ranking []swiss.RankWhy
	colors  map[swiss.TPN][]swiss.Color
	history map[swiss.TPN]map[swiss.TPN]past
}

// past is what two players had with each other over the board.
type past struct {
	last  int         // round of the last game
	times int         // games of this period
	color swiss.Color // of the first named in the last game
}

// Pair pairs round of t: from the top of the ranking everybody meets the nearest lower player allowed, such that the rest
// can still be paired. The gap used stands as value "gap" of the only bracket. It answers *swiss.RequestError, *OrderError,
// and *swiss.NoPairingError where forbidden pairs or the limit of meetings leave nothing.
func (s System) Pair(ctx context.Context, t *swiss.Tournament, round int, w swiss.Watch) (*swiss.Pairing, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	need := func(n swiss.Need) (*swiss.Pairing, error) { return nil, &swiss.RequestError{Round: round, Need: n} }
	switch {
	case round < 1 || t.TotalRounds() > 0 && round > t.TotalRounds():
		return need(swiss.NeedRoundInEvent)
	case t.InitialColor() == 0:
		return need(swiss.NeedInitialColor)
	}
	p, err := s.gather(t, round)
	if err != nil {
		return nil, err
	}
	if len(p.list) < 2 {
		return need(swiss.NeedPlayers)
	}
	out := &swiss.Pairing{System: s.Code(), Round: round, Why: &swiss.Explanation{Ranking: p.ranking}}
	p.bye(out)
	for gap := max(s.Options.Gap, 0); gap >= 0; gap-- {
		mates := p.match(gap, w.Yield)
		if mates == nil {
			continue
		}
		out.Why.Brackets = []swiss.BracketWhy{{Residents: p.list, Values: []swiss.Value{{Criterion: "gap", Value: gap}}}}
		for i, j := range mates {
			if i < j {
				p.board(out, p.list[i], p.list[j])
			}
		}
		return out, nil
	}
	all := make([]int, len(p.list))
	for i := range all {
		all[i] = i
	}
	return nil, lexmatch.Impossible(round, p.list, nil, func(i, j int) bool { return p.allowed(i, j, 0) })
}

// gather ranks the players and reads who has met whom.
func (s System) gather(t *swiss.Tournament, round int) (*pairer, error) {
	standing, err := s.Standing(t, round-1)
	if err != nil {
		return nil, err
	}
	p := &pairer{System: s, t: t, round: round, colors: map[swiss.TPN][]swiss.Color{}, history: map[swiss.TPN]map[swiss.TPN]past{}}
	for _, row := range standing.Rows {
		p.list = append(p.list, row.TPN)
		p.ranking = append(p.ranking, swiss.RankWhy{TPN: row.TPN, Place: row.Place, Value: row.Value, Score: standing.Score(row)})
	}
	if round == 1 && s.First != nil {
		p.list = slices.Clone(s.First)
	}
	p.list = slices.DeleteFunc(p.list, func(tpn swiss.TPN) bool { return !t.Has(tpn) || t.IsAbsent(tpn, round) })
	for _, tpn := range p.list {
		p.colors[tpn] = t.Colors(tpn, round)
		h := map[swiss.TPN]past{}
		for r := 1; r < round; r++ {
			if e := t.Entry(tpn, r); e.Outcome.IsPlayed() {
				times := h[e.Opponent].times
				if r >= s.Options.period(round) {
					times++
				}
				h[e.Opponent] = past{r, times, e.Color}
			}
		}
		p.history[tpn] = h
	}
	return p, nil
}

// bye takes one player out of an odd list: the lowest of those with the fewest byes.
func (p *pairer) bye(out *swiss.Pairing) {
	if len(p.list)%2 == 0 {
		return
	}
	best, fewest := -1, 0
	for i, tpn := range p.list {
		n := 0
		if !p.Options.Classic {
			n = p.byes(tpn)
		}
		if best < 0 || n <= fewest {
			best, fewest = i, n
		}
	}
	out.PAB = p.list[best]
	out.Why.PAB = &swiss.PABWhy{TPN: out.PAB, Score: p.t.Score(out.PAB, p.round-1), Article: "Keizer"}
	p.list = slices.Delete(slices.Clone(p.list), best, best+1)
}

func (p *pairer) allowed(i, j, gap int) bool {
	a, b := p.list[i], p.list[j]
	h, met := p.history[a][b]
	return !p.t.IsForbidden(a, b, p.round) && (!met || p.round-h.last > gap) &&
		(p.Options.MaxMeetings == 0 || h.times < p.Options.MaxMeetings)
}

// match returns the lexicographically first complete pairing, nil if there is none.
func (p *pairer) match(gap int, tick func()) []int {
	n := len(p.list)
	m := lexmatch.Best(n, nil, func(i, j int) bool { return p.allowed(i, j, gap) }, tick)
	if m == nil {
		return nil
	}
	mates := make([]int, n)
	for i := range mates {
		mates[i] = -1
	}
	for i := range n {
		if mates[i] >= 0 {
			continue
		}
		j := m.Prefer(i, func(j int) int { return j })
		m.Pin(i)
		mates[i], mates[j] = j, i
	}
	return mates
}

// board gives the colours of the next board: high is the higher placed [K1 to K6].
func (p *pairer) board(out *swiss.Pairing, high, low swiss.TPN) {
	color, rule := p.color(high, low, len(out.Pairs)+1)
	pair := swiss.Pair{White: high, Black: low}
	if color == swiss.Black {
		pair = swiss.Pair{White: low, Black: high}
	}
	out.Pairs = append(out.Pairs, pair)
	out.Why.Boards = append(out.Why.Boards, swiss.BoardWhy{Pair: pair, Rule: rule})
}

func (p *pairer) color(high, low swiss.TPN, board int) (swiss.Color, string) {
	a, b := p.colors[high], p.colors[low]
	white := !third(a, swiss.White) && !third(b, swiss.Black)
	black := !third(a, swiss.Black) && !third(b, swiss.White)
	if white != black {
		if white {
			return swiss.White, "K1"
		}
		return swiss.Black, "K1"
	}
	x, y := swiss.ColorHistoryOf(a).Difference+p.Before[high], swiss.ColorHistoryOf(b).Difference+p.Before[low]
	switch {
	case x < y:
		return swiss.White, "K2"
	case y < x:
		return swiss.Black, "K2"
	}
	if h, met := p.history[high][low]; met {
		return h.color.Other(), "K3"
	}
	if c := field.Swap(a, b); c != 0 {
		return c, "K4"
	}
	if len(a) == 0 && len(b) == 0 {
		if board%2 == 1 {
			return p.t.InitialColor(), "K5"
		}
		return p.t.InitialColor().Other(), "K5"
	}
	return swiss.Black, "K6"
}

// third reports whether c would be a third equal colour in a row.
func third(h []swiss.Color, c swiss.Color) bool {
	n := len(h)
	return n >= 2 && h[n-1] == c && h[n-2] == c
}
