package lim

import (
	"cmp"
	"slices"

	"wasit/swiss/lexmatch"
)

// walk pairs the members of one group one after the other.
type walk struct {
	*engine
	members []int
	m       *lexmatch.Matching
	done    []bool
	side    int
	out     []pairing
}

// pair pairs the members of g who do not leave it: incoming floaters first, then the rest by scrutiny. side is -1 below
// the median, where everything runs upward, 0 in it, 1 above.
func (e *engine) pair(g *group, leaving []int, side int) []pairing {
	w := &walk{engine: e, side: side}
	for _, i := range g.members() {
		if !slices.Contains(leaving, i) {
			w.members = append(w.members, i)
		}
	}
	slices.SortFunc(w.members, func(i, j int) int { return cmp.Compare(e.Players[i].TPN, e.Players[j].TPN) })
	w.done = make([]bool, len(w.members))
	w.m = w.matching()
	w.floaters(g, leaving)
	w.scrutinise()
	return w.out
}

// floaters pairs who came from other groups: downfloaters from the highest score and number, each with the highest
// numbered player it can have; upfloaters the other way round [3.6 to 3.8].
func (w *walk) floaters(g *group, leaving []int) {
	down, up := slices.Clone(g.down), slices.Clone(g.up)
	slices.SortFunc(down, func(i, j int) int { return w.rankUp(i, j) })
	slices.SortFunc(up, func(i, j int) int { return w.rankUp(j, i) })
	stay := func(list []int) []int {
		return slices.DeleteFunc(list, func(i int) bool { return slices.Contains(leaving, i) })
	}
	for _, i := range stay(down) {
		w.take(slices.Index(w.members, i), w.open(false))
	}
	for _, i := range stay(up) {
		w.take(slices.Index(w.members, i), w.open(true))
	}
}

// rankUp orders the higher score, then the smaller pairing number first.
func (w *walk) rankUp(i, j int) int {
	a, b := &w.Players[i], &w.Players[j]
	return cmp.Or(cmp.Compare(b.Score, a.Score), cmp.Compare(a.TPN, b.TPN))
}

// open lists the members without an opponent by number, upward from the lowest numbered.
func (w *walk) open(upward bool) []int {
	var list []int
	for v := range w.members {
		if !w.done[v] {
			list = append(list, v)
		}
	}
	if upward {
		slices.Reverse(list)
	}
	return list
}

// scrutinise pairs the rest: the first player tries the bottom half from its proposed opponent on, then the top half from
// the bottom; the players left are split afresh [2.4, 4].
func (w *walk) scrutinise() {
	for {
		list := w.open(w.side < 0)
		n := len(list)
		if n == 0 {
			return
		}
		tries := slices.Clone(list[n/2:])
		for k := n/2 - 1; k > 0; k-- {
			tries = append(tries, list[k])
		}
		w.take(list[0], tries)
	}
}

// take pairs v with the first available candidate that is due the other colour, otherwise with the first available one;
// available is who leaves the rest of the group completely pairable.
func (w *walk) take(v int, candidates []int) {
	if w.done[v] {
		return
	}
	rank := make([]int, len(w.members))
	place := func(good func(c int) bool) {
		k := 0
		for _, want := range []bool{true, false} {
			for _, c := range candidates {
				if c != v && good(c) == want {
					rank[c] = k
					k++
				}
			}
		}
	}
	byRank := func(c int) int { return rank[c] }
	suits := func(c int) bool { return w.suits(w.members[v], w.members[c]) }
	good := suits
	if w.Maxi {
		place(func(int) bool { return true })
		first := w.first(v, byRank)
		good = func(c int) bool { return suits(c) && w.near(w.members[c], first) }
	}
	place(good)
	mate := w.m.Prefer(v, byRank)
	w.m.Pin(v)
	w.done[v], w.done[mate] = true, true
	w.out = append(w.out, pairing{w.members[v], w.members[mate], w.side})
}

// matching returns a complete pairing of the members without an opponent, to choose from.
func (w *walk) matching() *lexmatch.Matching {
	m := lexmatch.Best(len(w.members), nil, func(a, b int) bool {
		if w.done[a] || w.done[b] {
			return w.done[a] && w.done[b]
		}
		return w.legal(w.members[a], w.members[b])
	}, w.tick)
	if m == nil {
		panic("lim: the players who stay in a group cannot be paired")
	}
	return m
}

// first returns the first available candidate without settling anything.
func (w *walk) first(v int, rank func(c int) int) int {
	return w.members[w.matching().Prefer(v, rank)]
}
