package dutch_test

import (
	"slices"

	"wasit/swiss"
)

func setOf(lists ...[]int) (set uint) {
	for _, l := range lists {
		for _, i := range l {
			set |= 1 << i
		}
	}
	return set
}

func descendingInts(list []int) []int {
	slices.Sort(list)
	slices.Reverse(list)
	return list
}

// scoregroups splits the players by score, in ranking order.
func (o *oracle) scoregroups() (groups [][]int) {
	for i, p := range o.players {
		if i == 0 || o.players[i-1].score != p.score {
			groups = append(groups, nil)
		}
		g := &groups[len(groups)-1]
		*g = append(*g, i)
	}
	return groups
}

// pab2026 is C5: the smallest score for which the whole round can be paired. ok is false if it cannot.
func (o *oracle) pab2026() (score int, ok bool) {
	all := uint(1)<<len(o.players) - 1
	if len(o.players)%2 == 0 {
		return -1, o.completable(all, -1)
	}
	for i := len(o.players) - 1; i >= 0; i-- {
		if s := o.players[i].score; o.completable(all, s) {
			return s, true
		}
	}
	return 0, false
}

// pair2026 is section 5.
func (o *oracle) pair2026() (pairs [][2]int, pab int, ok bool) {
	sPAB, ok := o.pab2026()
	if !ok {
		return nil, 0, false
	}
	groups := o.scoregroups()
	var mdps []int
	for g, residents := range groups {
		var next, lower []int
		if g+1 < len(groups) {
			next = groups[g+1]
		}
		for _, l := range groups[g+1:] {
			lower = append(lower, l...)
		}
		o.nextBy = map[uint][]int{}
		legal := func(p proposal) bool { return o.completable(setOf(p.floats, lower), sPAB) }
		p, found := o.choose(mdps, residents, legal, func(p proposal) [][]int {
			return o.vector2026(p, mdps, residents, next, lower, sPAB)
		})
		if !found {
			panic("the round can be paired, the bracket cannot")
		}
		pairs = append(pairs, p.pairs...)
		mdps = p.floats
		slices.Sort(mdps)
	}
	if len(mdps) == 1 {
		return pairs, mdps[0], true
	}
	return pairs, -1, true
}

// c8 is 4.1: the best pair (number, scores) of downfloaters that the next bracket can reach.
func (o *oracle) c8(floats, next, lower []int, sPAB int) []int {
	if len(next) == 0 {
		return nil
	}
	key := setOf(floats)
	if known, ok := o.nextBy[key]; ok {
		return known
	}
	below := setOf(lower) &^ setOf(next)
	best := []int(nil)
	var try func(left []int, out []int)
	try = func(left, out []int) {
		if len(left) == 0 {
			if !o.completable(setOf(out)|below, sPAB) {
				return
			}
			var scores []int
			for _, i := range out {
				scores = append(scores, o.players[i].score)
			}
			v := append([]int{len(out)}, descendingInts(scores)...)
			if best == nil || slices.Compare(v, best) < 0 {
				best = v
			}
			return
		}
		i := left[0]
		for _, j := range left[1:] {
			if o.legal(i, j) && !(slices.Contains(floats, i) && slices.Contains(floats, j)) {
				try(without(left[1:], []int{j}), out)
			}
		}
		try(left[1:], append(slices.Clone(out), i))
	}
	try(append(slices.Clone(floats), next...), nil)
	o.nextBy[key] = best
	return best
}

// vector2026 is C6 to C21 of a legal candidate.
func (o *oracle) vector2026(p proposal, mdps, residents, next, lower []int, sPAB int) [][]int {
	v := make([][]int, 22)
	add := func(c, n int) {
		if v[c] == nil {
			v[c] = []int{0}
		}
		v[c][0] += n
	}
	for c := 9; c <= 17; c++ {
		add(c, 0)
	}
	s := o.players[residents[0]].score
	v[6] = []int{len(p.floats)}
	for _, i := range p.floats {
		f := o.players[i]
		v[7] = append(v[7], f.score)
		if slices.Contains(mdps, i) {
			v[18] = o.gap(v[18], f.f1 == 'D', 1000+f.score)
			v[20] = o.gap(v[20], f.f2 == 'D', 1000+f.score)
			continue
		}
		add(14, count(f.f1 == 'D'))
		add(16, count(f.f2 == 'D'))
	}
	v[8] = o.c8(p.floats, next, lower, sPAB)
	if len(p.floats) == 1 && len(o.players)%2 == 1 && sPAB >= s {
		add(9, o.players[p.floats[0]].unplayed)
	}
	for _, pair := range p.pairs {
		o.colorCriteria(pair, 10, add)
		if !slices.Contains(mdps, pair[0]) {
			continue
		}
		m, r := o.players[pair[0]], o.players[pair[1]]
		add(15, count(r.f1 == 'U'))
		add(17, count(r.f2 == 'U'))
		v[18] = o.gap(v[18], m.f1 == 'D', m.score-r.score)
		v[19] = o.gap(v[19], r.f1 == 'U', m.score-r.score)
		v[20] = o.gap(v[20], m.f2 == 'D', m.score-r.score)
		v[21] = o.gap(v[21], r.f2 == 'U', m.score-r.score)
	}
	for _, c := range []int{7, 18, 19, 20, 21} {
		v[c] = descendingInts(v[c])
	}
	return v
}

func (o *oracle) gap(list []int, ok bool, difference int) []int {
	if ok {
		list = append(list, difference)
	}
	return list
}

func count(b bool) int {
	if b {
		return 1
	}
	return 0
}

// colorCriteria counts C10 to C13 (2017 C.8 to C.11) of a pair, from the colours it would get.
func (o *oracle) colorCriteria(pair [2]int, first int, add func(c, n int)) {
	white := o.white(pair[0], pair[1])
	top := o.players[pair[0]].top || o.players[pair[1]].top
	for _, i := range pair {
		p, c, step := o.players[i], swiss.Black, -1
		if i == white {
			c, step = swiss.White, 1
		}
		n := len(p.history)
		add(first, count(top && (p.difference+step > 2 || p.difference+step < -2)))
		add(first+1, count(top && n >= 2 && p.history[n-1] == c && p.history[n-2] == c))
		add(first+2, count(p.strength > 0 && p.wish != c))
		add(first+3, count(p.strength == 2 && p.wish != c))
	}
}
