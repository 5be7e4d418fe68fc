package burstein

import (
	"slices"

	"wasit/swiss"
	"wasit/swiss/lexmatch"
)

// bracket pairs the top scoregroup of the players left together with the floaters from above, who stand before it in
// left. Who floats out stands first in rest.
func (e *engine) bracket(left []int) (pairs [][2]int, why []swiss.BracketWhy, rest []int) {
	incoming, lower := left[:e.floaters], left[e.floaters:]
	if len(lower) == 0 {
		panic("burstein: floaters remain although the field was pairable")
	}
	groups := e.Scoregroups(lower)
	b := &bracket{engine: e, members: slices.Concat(incoming, groups[0])}
	slices.SortFunc(b.members, func(i, j int) int { return e.index[i].compare(e.index[j]) }) // BSN 1, 2, …
	if len(groups) > 1 {
		b.next = len(groups[1])
	}
	b.all = slices.Concat(b.members, lower[len(groups[0]):])
	m := b.solve()
	values := m.Values()
	var floaters []int
	for _, v := range b.first(m) {
		if v[1] < 0 {
			floaters = append(floaters, b.all[v[0]])
		} else {
			pairs = append(pairs, [2]int{b.all[v[0]], b.all[v[1]]})
		}
	}
	slices.Sort(floaters) // ranking order, for the report; the next bracket sorts by Index
	e.floaters = len(floaters)
	return pairs, []swiss.BracketWhy{{Score: e.Players[groups[0][0]].Score,
		Residents: e.TPNs(groups[0]), MovedDown: e.TPNs(incoming), Floaters: e.TPNs(floaters), Values: values,
		Choices: b.stays(m, floaters)}}, slices.Concat(floaters, lower[len(groups[0]):])
}

// bracket is a bracket with the players below it.
type bracket struct {
	*engine
	members []int // by Index
	next    int   // size of the next scoregroup
	all     []int // members, then the next scoregroup, then everybody lower
}

// first takes the first pairing in order among the best: BSN 1 meets the largest BSN it can, then BSN 2, …; floating out
// comes last [3.5]. A floater has partner -1.
func (b *bracket) first(m *lexmatch.Matching) [][2]int {
	n := len(b.members)
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

// solve finds the number of floaters first: without floaters C6 and C7 have nothing to say. Mostly the number of members says it, none for an
// even one and one for an odd one.
func (b *bracket) solve() *lexmatch.Matching {
	n := len(b.members)
	below := func(v, w int) bool { return b.legal(b.all[n+v], b.all[n+w]) }
	if n%2 == 0 && lexmatch.Complete(len(b.all)-n, below, b.tick) {
		alone := *b
		alone.all, alone.next = b.members, 0
		if m := alone.best(alone.criteria(0), nil); m != nil {
			*b = alone
			return m
		}
	}
	m := b.fewest(2-n%2, nil)
	if m == nil {
		panic("burstein: the players left have no complete pairing although one was found for all")
	}
	return m
}

// fewest solves the bracket where no fewer float than atLeast, mostly just as many: one solution shows that they are enough, as in
// [lexmatch.Upfloats.Fewest], and the lists of C6 are short. nil if the pairs that allow lets stand leave nothing.
func (b *bracket) fewest(atLeast int, allow func(v, w int) bool) *lexmatch.Matching {
	m := b.best(b.criteria(atLeast), allow)
	if m == nil || m.Value("C5").Value == atLeast {
		return m
	}
	m = b.best(b.criteria(len(b.members))[:1], allow)
	return b.best(b.criteria(m.Value("C5").Value), allow)
}

// best solves the bracket by criteria among the pairs that allow, if not nil, lets stand; nil if they leave nothing.
func (b *bracket) best(criteria []lexmatch.Criterion, allow func(v, w int) bool) *lexmatch.Matching {
	return lexmatch.Best(len(b.all), criteria, func(v, w int) bool {
		return b.legal(b.all[v], b.all[w]) && (allow == nil || allow(v, w))
	}, b.tick)
}

// criteria are C5 to C8 where at most so many float.
func (b *bracket) criteria(floaters int) []lexmatch.Criterion {
	n, below := len(b.members), len(b.members)+b.next
	var c6, c7 []lexmatch.Score
	ahead := func(limit int) int { // without floaters the next bracket is not looked at
		if floaters == 0 {
			return 0
		}
		return limit
	}
	place := make([]int, below) // of the score of each member and player of the next scoregroup
	for k, g := range b.byScore(below) {
		s := b.Players[b.all[g[0]]].Score
		c6 = append(c6, lexmatch.Score{Points: s, Max: min(floaters, len(g))})
		c7 = append(c7, lexmatch.Score{Points: s, Max: ahead(len(g))})
		for _, v := range g {
			place[v] = k
		}
	}
	floats := func(v, w int) int { return lexmatch.One(v < n && w >= n) }
	floatsOn := func(v, w int) int { return lexmatch.One(v < below && w >= below) } // out of the next bracket
	ofFirst := func(v, w int) int { return place[v] }
	return []lexmatch.Criterion{
		{Name: "C5", Max: n, Before: n, Cost: floats},
		{Name: "C6", Before: n, Cost: floats, Scores: c6, Score: ofFirst},
		{Name: "C7", Max: ahead(floaters + b.next), Before: below, Cost: floatsOn, Scores: c7, Score: ofFirst},
		{Name: "C8", Max: n, Before: n, Cost: func(v, w int) int {
			wish := b.Players[b.all[v]].Preference.Color
			return lexmatch.One(w < n && wish != 0 && wish == b.Players[b.all[w]].Preference.Color)
		}},
	}
}

// byScore groups the first vertices by score, the highest first.
func (b *bracket) byScore(vertices int) (groups [][]int) {
	list := make([]int, vertices)
	for v := range list {
		list[v] = v
	}
	slices.SortStableFunc(list, func(v, w int) int { return int(b.Players[b.all[w]].Score - b.Players[b.all[v]].Score) })
	for k, v := range list {
		if k == 0 || b.Players[b.all[v]].Score != b.Players[b.all[list[k-1]]].Score {
			groups = append(groups, nil)
		}
		groups[len(groups)-1] = append(groups[len(groups)-1], v)
	}
	return groups
}
