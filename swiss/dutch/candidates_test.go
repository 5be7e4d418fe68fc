package dutch_test

import "slices"

// proposal is a candidate: pairs (higher ranked first) and downfloaters, as places in the ranking.
type proposal struct {
	pairs  [][2]int
	floats []int
}

// subsets returns the k-element subsets of list in lexicographic order of their positions.
func subsets(list []int, k int) (all [][]int) {
	if k == 0 {
		return [][]int{nil}
	}
	for i := 0; i+k <= len(list); i++ {
		for _, rest := range subsets(list[i+1:], k-1) {
			all = append(all, append([]int{list[i]}, rest...))
		}
	}
	return all
}

// arrangements returns the ordered selections of k elements of list in lexicographic order (6.2).
func arrangements(list []int, k int) (all [][]int) {
	if k == 0 {
		return [][]int{nil}
	}
	for i, x := range list {
		for _, tail := range arrangements(without(list, []int{list[i]}), k-1) {
			all = append(all, append([]int{x}, tail...))
		}
	}
	return all
}

func without(list, gone []int) []int {
	return slices.DeleteFunc(slices.Clone(list), func(x int) bool { return slices.Contains(gone, x) })
}

type swap struct{ down, up []int }

// exchanges returns every resident exchange in the order of 6.3; BSNs are positions in the bracket.
func exchanges(s1, s2 []int, bsn func(int) int) []swap {
	var all []swap
	for k := 0; k <= min(len(s1), len(s2)); k++ {
		for _, d := range subsets(s1, k) {
			for _, u := range subsets(s2, k) {
				all = append(all, swap{d, u})
			}
		}
	}
	sum := func(list []int) (n int) {
		for _, x := range list {
			n += bsn(x)
		}
		return n
	}
	slices.SortStableFunc(all, func(a, b swap) int {
		if c := len(a.down) - len(b.down); c != 0 {
			return c
		}
		if c := (sum(a.up) - sum(a.down)) - (sum(b.up) - sum(b.down)); c != 0 {
			return c
		}
		for i := len(a.down) - 1; i >= 0; i-- {
			if c := bsn(b.down[i]) - bsn(a.down[i]); c != 0 {
				return c
			}
		}
		for i := range a.up {
			if c := bsn(a.up[i]) - bsn(b.up[i]); c != 0 {
				return c
			}
		}
		return 0
	})
	return all
}

// remainderCandidates generates the candidates of a homogeneous bracket or remainder with p pairs (6.1) until yield says stop.
func (o *oracle) remainderCandidates(list []int, p int, yield func(proposal)) {
	s1, s2 := list[:p], list[p:]
	bsn := func(x int) int { return slices.Index(list, x) + 1 }
	for _, x := range exchanges(s1, s2, bsn) {
		a := append(without(s1, x.down), x.up...)
		b := append(without(s2, x.up), x.down...)
		slices.Sort(a)
		slices.Sort(b)
		o.transpositions(a, b, nil, yield)
	}
}

// transpositions pairs a in order with b in lexicographic order, leaving out the ones with an illegal pair early.
func (o *oracle) transpositions(a, b []int, pairs [][2]int, yield func(proposal)) {
	if len(a) == 0 {
		yield(proposal{slices.Clone(pairs), b})
		return
	}
	for _, x := range b {
		if o.legal(a[0], x) {
			pair := [2]int{min(a[0], x), max(a[0], x)}
			o.transpositions(a[1:], without(b, []int{x}), append(pairs, pair), yield)
		}
	}
}

// candidates generates all candidates with the given number of pairs in the order of 6.4.
func (o *oracle) candidates(mdps, residents []int, pairs int, yield func(proposal)) {
	for m1 := min(len(mdps), pairs); m1 >= 0; m1-- {
		sets := subsets(mdps, m1)
		if o.old {
			slices.SortStableFunc(sets, o.compareScores)
		}
		for _, s1 := range sets {
			limbo := without(mdps, s1)
			for _, opponents := range arrangements(residents, m1) {
				var front [][2]int
				fits := true
				for i, m := range s1 {
					fits = fits && o.legal(m, opponents[i])
					front = append(front, [2]int{m, opponents[i]})
				}
				if rest := without(residents, opponents); fits && len(rest) >= 2*(pairs-m1) {
					o.remainderCandidates(rest, pairs-m1, func(p proposal) {
						yield(proposal{append(slices.Clone(front), p.pairs...), append(slices.Clone(limbo), p.floats...)})
					})
				}
			}
		}
	}
}

// compareScores sorts sets of MDPs by the highest differing score (2017 D.3).
func (o *oracle) compareScores(a, b []int) int {
	for i := range a {
		if c := o.players[b[i]].score - o.players[a[i]].score; c != 0 {
			return c
		}
	}
	return 0
}

// choose returns the first candidate with the smallest vector among those that legal accepts; ok is false if there is none.
func (o *oracle) choose(mdps, residents []int, legal func(proposal) bool, vector func(proposal) [][]int) (best proposal, ok bool) {
	for pairs := (len(mdps) + len(residents)) / 2; pairs >= 0; pairs-- { // C6 comes before all that follows
		var least [][]int
		o.candidates(mdps, residents, pairs, func(p proposal) {
			if !legal(p) {
				return
			}
			v := vector(p)
			if !ok || slices.CompareFunc(v, least, slices.Compare[[]int]) < 0 {
				best, least, ok = p, v, true
			}
		})
		if ok {
			return best, true
		}
	}
	return best, false
}
