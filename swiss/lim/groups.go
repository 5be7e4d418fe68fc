package lim

import (
	"slices"

	"wasit/swiss"
	"wasit/swiss/lexmatch"
	"wasit/swiss/matching"
)

// group is a scoregroup with what came to it.
type group struct {
	score     swiss.Points
	residents []int
	down, up  []int // floaters from above and from below
}

func (g *group) members() []int { return slices.Concat(g.residents, g.down, g.up) }

// round pairs all players in the groups of [2.2]: from the top to the median, from the bottom to the median, the median.
func (e *engine) round(all []int) (pairs [][2]int, why []swiss.BracketWhy, rest []int) {
	var above, below []*group
	half := e.T.Scoring().Win * swiss.Points(e.Round-1) // twice the median score
	median := &group{score: half / 2}
	for _, residents := range e.Scoregroups(all) {
		g := &group{score: e.Players[residents[0]].Score, residents: residents}
		switch {
		case 2*g.score > half:
			above = append(above, g)
		case 2*g.score < half:
			below = append(below, g)
		default:
			median = g
		}
	}
	slices.Reverse(below)
	for k, g := range above {
		next := nextGroup(above, k, median)
		out := e.floaters(g, next, false)
		e.report(g, out)
		e.high = append(e.high, e.pair(g, out, 1)...)
		next.down = append(next.down, out...)
	}
	for k, g := range below {
		next := nextGroup(below, k, median)
		out := e.floaters(g, next, true)
		e.report(g, out)
		e.low = append(e.low, e.pair(g, out, -1)...)
		next.up = append(next.up, out...)
	}
	for e.leftOver(median.members()) > 0 {
		e.crack(median)
	}
	if len(median.members()) > 0 {
		e.report(median, nil)
		e.middle = e.pair(median, nil, 0)
	}
	for _, x := range slices.Concat(e.high, e.low, e.middle) {
		pairs = append(pairs, [2]int{x.a, x.b})
		e.side[x.a], e.side[x.b] = x.side, x.side
	}
	return pairs, e.why, nil
}

func nextGroup(side []*group, k int, median *group) *group {
	if k+1 < len(side) {
		return side[k+1]
	}
	return median
}

func (e *engine) report(g *group, out []int) {
	e.why = append(e.why, swiss.BracketWhy{Score: g.score, Residents: e.TPNs(g.residents),
		MovedDown: e.TPNs(g.down), MovedUp: e.TPNs(g.up), Floaters: e.TPNs(out)})
}

// crack undoes the most recent pair of a neighbouring side, whose players join the blocked median [2.6].
func (e *engine) crack(median *group) {
	side, into := &e.high, &median.down
	if len(median.down) > len(median.up) && len(e.low) > 0 || len(e.high) == 0 {
		side, into = &e.low, &median.up
	}
	if len(*side) == 0 {
		panic("lim: the median stays blocked although the field was pairable")
	}
	last := (*side)[len(*side)-1]
	*side = (*side)[:len(*side)-1]
	*into = append(*into, last.a, last.b)
}

// leftOver returns how many members a largest matching leaves over.
func (e *engine) leftOver(members []int) int {
	g := matching.NewGraph(len(members))
	all := make([]int, len(members))
	for a := range members {
		all[a] = a
		for b := range a {
			if e.legal(members[a], members[b]) {
				g.Join(a, b)
			}
		}
	}
	m := matching.NewMaximum(g)
	m.AddAll(all)
	return m.Exposed()
}

// floaters chooses who leaves g for next: as many as a largest matching leaves over, each the first in order whose
// departure keeps it largest [2.3, 3.9, 3.10, 3.2].
func (e *engine) floaters(g, next *group, upward bool) []int {
	members := g.members()
	n := len(members)
	count := e.leftOver(members)
	if count == 0 {
		return nil
	}
	m := lexmatch.Best(n+count, nil, func(v, w int) bool { // the last vertices are the ways out
		return v < n && (w >= n || e.legal(members[v], members[w]))
	}, e.tick)
	if m == nil {
		panic("lim: a largest matching leaves over more than it leaves over")
	}
	class := make([]int, n)
	for v, i := range members {
		class[v] = e.class(g, next, i)
	}
	var out []int
	for k := range count {
		order := e.floatOrder(members, class, out, upward)
		rank := make([]int, n)
		for r, v := range order {
			rank[v] = r
		}
		v := m.Prefer(n+k, func(w int) int { return rank[w] })
		out = append(out, members[v])
	}
	return out
}

// class orders the types d, c, b, a, and within a type the floaters of the previous round last.
func (e *engine) class(g, next *group, i int) int {
	class := 0
	if slices.Contains(g.down, i) || slices.Contains(g.up, i) {
		class += 4
	}
	if !slices.ContainsFunc(next.residents, func(j int) bool { return e.legal(i, j) }) {
		class += 2
	}
	if e.floated[i] {
		class++
	}
	return class
}

// floatOrder sorts the members who have not left: by class, then those due the colour that more of them are due, then by
// number.
func (e *engine) floatOrder(members, class, out []int, upward bool) []int {
	var order []int
	var white, black int
	for v, i := range members {
		if slices.Contains(out, i) {
			continue
		}
		order = append(order, v)
		switch e.due[i] {
		case swiss.White:
			white++
		case swiss.Black:
			black++
		}
	}
	crowded := swiss.Color(0)
	switch {
	case white > black:
		crowded = swiss.White
	case black > white:
		crowded = swiss.Black
	}
	byNumber := func(v, w int) int {
		c := int(e.Players[members[v]].TPN - e.Players[members[w]].TPN)
		if upward {
			return c
		}
		return -c
	}
	slices.SortFunc(order, byNumber)
	first := members[order[0]]
	helps := func(v int) int {
		i := members[v]
		if crowded != 0 && e.due[i] == crowded && e.near(i, first) {
			return 0
		}
		return 1
	}
	slices.SortStableFunc(order, func(v, w int) int {
		if c := class[v] - class[w]; c != 0 {
			return c
		}
		return helps(v) - helps(w)
	})
	return order
}

// near reports whether a colour may move the choice from one player to another: always, but within 100 rating points in
// a Maxi-tournament.
func (e *engine) near(i, j int) bool {
	d := e.Players[i].Rating - e.Players[j].Rating
	return !e.Maxi || d >= -100 && d <= 100
}
