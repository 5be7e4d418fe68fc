package dutch_test

import "slices"

// pair2017 is section 15.6.
func (o *oracle) pair2017() (pairs [][2]int, pab int, ok bool) {
	if !o.completable(uint(1)<<len(o.players)-1, -1) {
		return nil, 0, false
	}
	groups := o.scoregroups()
	var mdps []int
	for g := 0; g < len(groups); g++ {
		residents := groups[g]
		var lower []int
		for _, l := range groups[g+1:] {
			lower = append(lower, l...)
		}
		completes := func(p proposal) bool { return o.completable(setOf(p.floats, lower), -1) }
		anything := func(proposal) bool { return true }
		o.nextBy = map[uint][]int{}
		var p proposal
		if g+1 == len(groups) {
			p, ok = o.choose(mdps, residents, completes, func(p proposal) [][]int { return o.vector2017(p, mdps, residents, nil, false) })
		} else {
			p, ok = o.choose(mdps, residents, anything, func(p proposal) [][]int {
				return o.vector2017(p, mdps, residents, groups[g+1], g+2 == len(groups))
			})
			if !completes(p) { // the penultimate pairing bracket
				p, ok = o.choose(mdps, residents, completes, func(p proposal) [][]int { return o.vector2017(p, mdps, residents, nil, false) })
				groups = append(groups[:g+1:g+1], lower)
			}
		}
		if !ok {
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

// following is 2017 C.7: the value of the next bracket under C.1 to C.3 alone.
func (o *oracle) following(floats, next []int, last bool) []int {
	if len(next) == 0 {
		return nil
	}
	key := setOf(floats)
	if known, ok := o.nextBy[key]; ok {
		return known
	}
	best := []int(nil)
	var try func(left []int, out []int)
	try = func(left, out []int) {
		if len(left) == 0 {
			weight, scores := 0, []int(nil)
			for _, i := range out {
				weight++
				if last && !o.players[i].mayBye {
					weight += 2
				}
				scores = append(scores, o.players[i].score)
			}
			v := append([]int{weight}, descendingInts(scores)...)
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

// vector2017 is C.5 to C.19.
func (o *oracle) vector2017(p proposal, mdps, residents, next []int, last bool) [][]int {
	v := make([][]int, 20)
	add := func(c, n int) {
		if v[c] == nil {
			v[c] = []int{0}
		}
		v[c][0] += n
	}
	for c := 8; c <= 15; c++ {
		add(c, 0)
	}
	floor := o.players[residents[len(residents)-1]].score
	v[5] = []int{len(p.floats)}
	falls := func(i, difference int) {
		f := o.players[i]
		add(12, count(f.f1 == 'D'))
		add(14, count(f.f2 == 'D'))
		v[16] = o.gap(v[16], f.f1 == 'D', difference)
		v[18] = o.gap(v[18], f.f2 == 'D', difference)
	}
	rises := func(i, difference int) {
		f := o.players[i]
		add(13, count(f.f1 == 'U'))
		add(15, count(f.f2 == 'U'))
		v[17] = o.gap(v[17], f.f1 == 'U', difference)
		v[19] = o.gap(v[19], f.f2 == 'U', difference)
	}
	for _, i := range p.floats {
		d := o.players[i].score - floor + 10
		v[6] = append(v[6], d)
		falls(i, d)
	}
	v[7] = o.following(p.floats, next, last)
	for _, pair := range p.pairs {
		o.colorCriteria(pair, 8, add)
		d := o.players[pair[0]].score - o.players[pair[1]].score
		v[6] = append(v[6], max(d, -d))
		if d > 0 {
			falls(pair[0], d)
			rises(pair[1], d)
		}
	}
	for _, c := range []int{6, 16, 17, 18, 19} {
		v[c] = descendingInts(v[c])
	}
	return v
}
