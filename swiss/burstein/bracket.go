package burstein

import (
	"maps"
	"slices"

	"wasit/swiss"
	"wasit/swiss/perfect"
)

// bracket pairs the incoming floaters with the top scoregroup of the players left, who stand behind them in left. It
// returns the pairs, the outgoing floaters and who else is left.
func (e *engine) bracket(incoming, left []int) (pairs [][2]int, floaters, rest []int) {
	lower := left[len(incoming):]
	if len(lower) == 0 {
		panic("burstein: floaters remain although the field was pairable")
	}
	groups := e.Scoregroups(lower)
	c := &criteria{e: e, members: slices.Concat(incoming, groups[0])}
	slices.SortFunc(c.members, func(i, j int) int { return e.index[i].compare(e.index[j]) }) // BSN 1, 2, …
	if len(groups) > 1 {
		c.next = len(groups[1])
	}
	c.all = slices.Concat(c.members, lower[len(groups[0]):])
	m := c.solve()
	values := c.values(m)
	for _, v := range e.first(c, m) {
		if v[1] < 0 {
			floaters = append(floaters, c.all[v[0]])
		} else {
			pairs = append(pairs, [2]int{c.all[v[0]], c.all[v[1]]})
		}
	}
	slices.Sort(floaters) // ranking order, for the report; the next bracket sorts by Index
	e.why.Brackets = append(e.why.Brackets, swiss.BracketWhy{Score: e.Players[groups[0][0]].Score,
		Residents: e.TPNs(groups[0]), MovedDown: e.TPNs(incoming), Floaters: e.TPNs(floaters), Values: values,
		Choices: c.stays(floaters)})
	return pairs, floaters, lower[len(groups[0]):]
}

// first takes the first pairing in order among the best: BSN 1 meets the largest BSN it can, then BSN 2, …; floating out
// comes last [3.5]. A floater has partner -1.
func (e *engine) first(c *criteria, m *perfect.Matching) [][2]int {
	n := len(c.members)
	done := make([]bool, n)
	var out [][2]int
	for v := range n {
		if done[v] {
			continue
		}
		mate := m.Prefer(v, func(w int) int {
			if w < n {
				return n - 1 - w
			}
			return n
		})
		if mate >= n {
			out = append(out, [2]int{v, -1})
			continue
		}
		m.Pin(v)
		done[mate] = true
		out = append(out, [2]int{v, mate})
	}
	return out
}

// criteria weighs C5 to C8 of one bracket. all holds its members, then the next scoregroup, then everybody lower.
type criteria struct {
	e       *engine
	members []int // by Index
	next    int   // size of the next scoregroup
	all     []int

	scale      perfect.Scale
	scores     []swiss.Points // of members and next scoregroup, descending
	c5, c7, c8 int
	c6, c7s    map[swiss.Points]int // digits by score, the highest score first in priority
}

// solve finds the number of floaters first: without floaters C6 and C7 have nothing to say.
func (c *criteria) solve() *perfect.Matching {
	n := len(c.members)
	var count perfect.Scale
	c5 := count.Digit(n)
	m := perfect.New(len(c.all), &count, func(a, b int) (perfect.Edge, bool) {
		if a < n && b >= n {
			return perfect.Edge{{Digit: c5, Value: 1}}, c.e.legal(c.all[a], c.all[b])
		}
		return nil, c.e.legal(c.all[a], c.all[b])
	}, c.e.tick)
	if !m.Solve() {
		panic("burstein: the players left have no complete pairing although one was found for all")
	}
	floaters := m.Total(c5)
	if floaters == 0 {
		c.all, c.next = c.members, 0 // the bracket stands alone
	}
	c.digits(floaters)
	return c.best(func(a, b int) bool { return true })
}

// best solves the bracket among the pairs that allow lets stand; nil if they leave nothing.
func (c *criteria) best(allow func(a, b int) bool) *perfect.Matching {
	m := perfect.New(len(c.all), &c.scale, func(a, b int) (perfect.Edge, bool) {
		return c.cost(a, b), c.e.legal(c.all[a], c.all[b]) && allow(a, b)
	}, c.e.tick)
	if !m.Solve() {
		return nil
	}
	return m
}

func (c *criteria) digits(floaters int) {
	n := len(c.members)
	sizes := map[swiss.Points]int{}
	for _, i := range c.all[:n+c.next] {
		sizes[c.e.Players[i].Score]++
	}
	c.scores = slices.Sorted(maps.Keys(sizes))
	slices.Reverse(c.scores)
	c.c5 = c.scale.Digit(n)
	c.c6, c.c7s = map[swiss.Points]int{}, map[swiss.Points]int{}
	if floaters > 0 {
		for _, s := range c.scores {
			c.c6[s] = c.scale.Digit(min(floaters, sizes[s]))
		}
		c.c7 = c.scale.Digit(floaters + c.next)
		for _, s := range c.scores {
			c.c7s[s] = c.scale.Digit(sizes[s])
		}
	}
	c.c8 = c.scale.Digit(n)
}

// cost is the share of one pair, a < b, in every criterion.
func (c *criteria) cost(a, b int) perfect.Edge {
	n, below := len(c.members), len(c.members)+c.next
	i, j := c.all[a], c.all[b]
	var cost perfect.Edge
	switch {
	case b < n:
		if w := c.e.Players[i].Wish; w.Color != 0 && w.Color == c.e.Players[j].Wish.Color {
			cost = append(cost, perfect.Part{Digit: c.c8, Value: 1})
		}
		return cost
	case a < n:
		score := c.e.Players[i].Score
		cost = append(cost, perfect.Part{Digit: c.c5, Value: 1})
		if digit, on := c.c6[score]; on {
			cost = append(cost, perfect.Part{Digit: digit, Value: 1})
		}
	}
	if a < below && b >= below && len(c.c7s) > 0 { // a floater of the next bracket
		cost = append(cost, perfect.Part{Digit: c.c7, Value: 1},
			perfect.Part{Digit: c.c7s[c.e.Players[i].Score], Value: 1})
	}
	return cost
}

func (c *criteria) values(m *perfect.Matching) []swiss.Value {
	values := []swiss.Value{{Criterion: "C5", Value: m.Total(c.c5)}}
	if len(c.c7s) > 0 {
		values = append(values, swiss.Value{Criterion: "C7", Value: m.Total(c.c7)})
	}
	return append(values, swiss.Value{Criterion: "C8", Value: m.Total(c.c8)})
}
