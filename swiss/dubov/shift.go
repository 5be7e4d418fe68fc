package dubov

import (
	"cmp"
	"slices"

	"wasit/swiss"
	"wasit/swiss/lexmatch"
)

// side is one of the two subgroups of a bracket, as vertices of its matching.
type side struct {
	list   []int // in shifter list order [4.3]
	member []bool
}

// shiftAndPair splits a bracket (places in ranking order) into G1 and G2, makes both shifts and takes the first
// transposition [3.2.4 to 3.2.8]; also what the pairs reach in C7.
func (e *engine) shiftAndPair(members []int) (pairs [][2]int, unhappy int) {
	g1, g2 := e.split(members)
	small, large := g1, g2
	if len(g2.list) < len(g1.list) {
		small, large = g2, g1
	}
	m := e.must(lexmatch.Best(len(members), []lexmatch.Criterion{
		{Name: "C7", Max: len(members), Cost: func(v, w int) int { return lexmatch.One(e.seeker[members[v]] == e.seeker[members[w]]) }},
		{Name: "inside", Max: len(members), Cost: func(v, w int) int { return lexmatch.One(small.member[v] && small.member[w]) }},
	}, func(v, w int) bool { return e.legal(members[v], members[w]) }, e.tick))
	unhappy = m.Value("C7").Value
	first := m.Value("inside").Value // unavoidable pairs inside the smaller side
	second := first + (len(large.list)-len(small.list))/2
	out, back := shifters(m, small, first), shifters(m, large, second)
	white := slices.Clone(g1.member) // G1 after both shifts
	for _, v := range slices.Concat(out, back) {
		white[v] = !white[v]
	}
	return e.transpose(members, white), unhappy
}

// split forms G1 (White seekers) and G2; halves by pairing number where nobody has played [3.2.4].
func (e *engine) split(members []int) (g1, g2 side) {
	n := len(members)
	novices := !slices.ContainsFunc(members, func(i int) bool { return e.Players[i].Games() > 0 })
	byTPN := make([]int, n)
	for v := range byTPN {
		byTPN[v] = v
	}
	slices.SortFunc(byTPN, func(v, w int) int { return cmp.Compare(e.Players[members[v]].TPN, e.Players[members[w]].TPN) })
	g1.member, g2.member = make([]bool, n), make([]bool, n)
	for k, v := range byTPN {
		into := &g2
		if novices && k < n/2 || !novices && e.seeker[members[v]] == swiss.White {
			into = &g1
		}
		into.list, into.member[v] = append(into.list, v), true
	}
	e.sortByARO(members, g1.list)
	return g1, g2
}

// sortByARO orders vertices by average rating of opponents, then pairing number, both ascending.
func (e *engine) sortByARO(members, list []int) {
	slices.SortFunc(list, func(v, w int) int {
		i, j := members[v], members[w]
		return cmp.Or(cmp.Compare(e.aro[i], e.aro[j]), cmp.Compare(e.Players[i].TPN, e.Players[j].TPN))
	})
}

// outward orders a list from its middle, of two middles the upper one first: D C E B F A G [4.3].
func outward(list []int) []int {
	out := make([]int, 0, len(list))
	up, down := (len(list)-1)/2, (len(list)-1)/2+1
	if len(list)%2 == 1 && len(list) > 0 {
		out = append(out, list[up])
		up--
	}
	for len(out) < len(list) {
		out = append(out, list[up], list[down])
		up, down = up-1, down+1
	}
	return out
}

// shifters takes the first count players, in shifter order, who change sides: in some best pairing each of them meets a
// player of the own side who stays.
func shifters(m *lexmatch.Matching, from side, count int) []int {
	var chosen []int
	leaves := make(map[int]bool, count)
	for _, v := range outward(from.list) {
		if len(chosen) == count {
			break
		}
		stays := func(w int) bool { return from.member[w] && !leaves[w] }
		mate := m.Prefer(v, func(w int) int { return lexmatch.One(!stays(w)) })
		if stays(mate) {
			chosen, leaves[v] = append(chosen, v), true
		}
	}
	return chosen
}

// transpose pairs S1, in order of average rating, with the first permutation of G2 by pairing number [3.2.7, 3.2.8].
func (e *engine) transpose(members []int, white []bool) [][2]int {
	var s1, s2 []int
	for v := range members {
		if white[v] {
			s1 = append(s1, v)
		} else {
			s2 = append(s2, v)
		}
	}
	e.sortByARO(members, s1)
	slices.SortFunc(s2, func(v, w int) int { return cmp.Compare(e.Players[members[v]].TPN, e.Players[members[w]].TPN) })
	place := make([]int, len(members))
	for k, v := range s2 {
		place[v] = k
	}
	m := e.must(lexmatch.Best(len(members), nil, func(v, w int) bool {
		return white[v] != white[w] && e.legal(members[v], members[w])
	}, e.tick))
	pairs := make([][2]int, 0, len(s1))
	for _, v := range s1 {
		w := m.Prefer(v, func(w int) int { return place[w] })
		m.Pin(v)
		pairs = append(pairs, [2]int{members[v], members[w]})
	}
	return pairs
}
