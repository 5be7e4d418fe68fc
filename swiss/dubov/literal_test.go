package dubov

import (
	"cmp"
	"errors"
	"slices"
	"testing"

	"wasit/swiss"
	"wasit/swiss/field"
	"wasit/swiss/lot"
	"wasit/swiss/swisstest"
)

// literal pairs a round as the text reads, by trying everything. It shares only the data of each player with the engine.
type literal struct{ *engine }

func (l literal) pairable(list []int) bool {
	return swisstest.Pairable(len(list), func(a, b int) bool { return l.legal(list[a], list[b]) })
}

func without(list []int, out ...int) []int {
	return slices.DeleteFunc(slices.Clone(list), func(i int) bool { return slices.Contains(out, i) })
}

// round returns the pairs (by place) and the bye, ok false if there is no pairing.
func (l literal) round() (pairs [][2]int, bye int, ok bool) {
	all := make([]int, len(l.Players))
	for i := range all {
		all[i] = i
	}
	bye = -1
	if len(all)%2 == 1 {
		for _, i := range l.Candidates(l.byeOrder) {
			if l.pairable(without(all, i)) {
				bye = i
				break
			}
		}
		if bye < 0 {
			return nil, 0, false
		}
		all = without(all, bye)
	}
	if !l.pairable(all) {
		return nil, 0, false
	}
	for len(all) > 0 {
		top := l.Scoregroups(all)[0]
		floaters := l.floaters(top, all[len(top):])
		bracket := append(slices.Clone(top), floaters...)
		slices.Sort(bracket)
		pairs = append(pairs, l.pair(bracket)...)
		all = without(all, bracket...)
	}
	return pairs, bye, true
}

// floaters tries every set of lower players, smallest sets first [3.2.2, 3.2.3].
func (l literal) floaters(top, lower []int) []int {
	for k := 0; k <= len(lower); k++ {
		var best []int
		var bestValue []int
		for set := range swisstest.Subsets(len(lower), k) {
			chosen := make([]int, k)
			for x, s := range set {
				chosen[x] = lower[s]
			}
			bracket := append(slices.Clone(top), chosen...)
			c7, ok := l.bestC7(bracket)
			if !ok || !l.pairable(without(lower, chosen...)) {
				continue
			}
			if v := l.value(chosen, c7); bestValue == nil || slices.Compare(v, bestValue) < 0 {
				best, bestValue = chosen, v
			}
		}
		if bestValue != nil {
			return best
		}
	}
	panic("no set of upfloaters")
}

// value lists C6 to C10, smaller is better.
func (l literal) value(chosen []int, c7 int) []int {
	var v []int
	for _, i := range chosen {
		v = append(v, -int(l.Players[i].Score))
	}
	slices.SortFunc(v, func(a, b int) int { return cmp.Compare(b, a) }) // ascending scores, larger is better [C6]
	c8, c9, c10 := 0, 0, 0
	for _, i := range chosen {
		if l.floats[i] >= l.maxT {
			c8, c9 = c8+1, c9+l.floats[i]
		}
		if l.recent[i] {
			c10++
		}
	}
	v = append(v, c7)
	if !l.IsLast() {
		v = append(v, c8, c9, c10)
	}
	return v
}

func (l literal) disappointed(i, j int) int {
	if l.seeker[i] == l.seeker[j] {
		return 1
	}
	return 0
}

func (l literal) bestC7(bracket []int) (best int, ok bool) {
	for m := range swisstest.Matchings(len(bracket), func(a, b int) bool { return l.legal(bracket[a], bracket[b]) }) {
		c7 := 0
		for _, p := range m {
			c7 += l.disappointed(bracket[p[0]], bracket[p[1]])
		}
		if !ok || c7 < best {
			best, ok = c7, true
		}
	}
	return best, ok
}

// pair splits, shifts and transposes [3.2.4 to 3.2.8].
func (l literal) pair(bracket []int) [][2]int {
	g1, g2 := l.halves(bracket)
	c7, _ := l.bestC7(bracket)
	small, large := g1, g2
	if len(g2) < len(g1) {
		small, large = g2, g1
	}
	inside := len(bracket)
	for m := range swisstest.Matchings(len(bracket), func(a, b int) bool { return l.legal(bracket[a], bracket[b]) }) {
		cost, in := 0, 0
		for _, p := range m {
			i, j := bracket[p[0]], bracket[p[1]]
			cost += l.disappointed(i, j)
			if slices.Contains(small, i) && slices.Contains(small, j) {
				in++
			}
		}
		if cost == c7 {
			inside = min(inside, in)
		}
	}
	back := inside + (len(large)-len(small))/2
	for out := range l.shifts(small, inside) {
		for in := range l.shifts(large, back) {
			one := append(without(small, out...), in...)
			two := append(without(large, in...), out...)
			if len(small) == len(g2) && len(g1) != len(g2) {
				one, two = two, one
			}
			if pairs := l.permute(one, two, c7); pairs != nil {
				return pairs
			}
		}
	}
	panic("no shift allows a best pairing")
}

func (l literal) halves(bracket []int) (g1, g2 []int) {
	sorted := slices.Clone(bracket)
	slices.SortFunc(sorted, func(i, j int) int { return cmp.Compare(l.Players[i].TPN, l.Players[j].TPN) })
	if !slices.ContainsFunc(sorted, func(i int) bool { return l.Players[i].Games() > 0 }) {
		g1, g2 = sorted[:len(sorted)/2], sorted[len(sorted)/2:]
	} else {
		for _, i := range sorted {
			if l.seeker[i] == swiss.White {
				g1 = append(g1, i)
			} else {
				g2 = append(g2, i)
			}
		}
	}
	return l.byARO(g1), g2
}

func (l literal) byARO(list []int) []int {
	out := slices.Clone(list)
	slices.SortFunc(out, func(i, j int) int {
		return cmp.Or(cmp.Compare(l.aro[i], l.aro[j]), cmp.Compare(l.Players[i].TPN, l.Players[j].TPN))
	})
	return out
}

// shifts yields the sets of k shifters in order [4.3].
func (l literal) shifts(list []int, k int) func(func([]int) bool) {
	numbered := slices.Clone(list)
	place := make([]int, len(list))
	for i := range place {
		place[i] = i
	}
	slices.SortStableFunc(place, func(a, b int) int {
		return cmp.Compare(abs(2*a-len(list)+1), abs(2*b-len(list)+1))
	})
	for n, p := range place {
		numbered[n] = list[p]
	}
	return func(yield func([]int) bool) {
		for set := range swisstest.Subsets(len(list), k) {
			chosen := make([]int, k)
			for x, s := range set {
				chosen[x] = numbered[s]
			}
			if !yield(chosen) {
				return
			}
		}
	}
}

func abs(x int) int { return max(x, -x) }

// permute returns the first legal permutation of the second list; nil if none reaches c7.
func (l literal) permute(one, two []int, c7 int) [][2]int {
	s1, s2 := l.byARO(one), slices.Clone(two)
	slices.SortFunc(s2, func(i, j int) int { return cmp.Compare(l.Players[i].TPN, l.Players[j].TPN) })
	var pairs [][2]int
	used := make([]bool, len(s2))
	var walk func(cost int) bool
	walk = func(cost int) bool {
		if len(pairs) == len(s1) {
			return cost == c7
		}
		i := s1[len(pairs)]
		for k, j := range s2 {
			if used[k] || !l.legal(i, j) {
				continue
			}
			used[k] = true
			pairs = append(pairs, [2]int{i, j})
			if walk(cost + l.disappointed(i, j)) {
				return true
			}
			pairs = pairs[:len(pairs)-1]
			used[k] = false
		}
		return false
	}
	if walk(0) {
		return pairs
	}
	return nil
}

// TestLiteral compares the engine with the text read literally on random small rounds.
func TestLiteral(t *testing.T) {
	g := lot.New(41)
	paired := 0
	for k := range swisstest.Rounds(300, 6000) {
		rounds := 3 + int(g.Draw(6))
		tour, round := swisstest.Simulate(t, g, System{}, 4+int(g.Draw(6)), rounds, 1+int(g.Draw(uint64(rounds))))
		f, err := field.New(tour, round)
		if err != nil {
			t.Fatal(err)
		}
		e := &engine{Field: f, maxT: 2 + tour.TotalRounds()/5}
		if err := e.prepare(System{}); err != nil {
			t.Fatal(err)
		}
		pairs, bye, ok := literal{e}.round()
		got, err := System{}.Pair(t.Context(), tour, round, swiss.Watch{})
		if none := new(swiss.NoPairingError); !ok && errors.As(err, &none) {
			continue
		}
		if err != nil || !ok {
			t.Fatalf("round %d of event %d: engine %v, %v; literal %v", round, k, got, err, ok)
		}
		paired++
		if bye >= 0 && len(got.Why.PAB.Needed) != slices.Index(e.Candidates(e.byeOrder), bye) {
			t.Fatalf("event %d round %d: %+v needed", k, round, got.Why.PAB)
		}
		want := map[swiss.Pair]bool{}
		for _, p := range pairs {
			want[e.board(p[0], p[1]).Pair] = true
		}
		for _, p := range got.Pairs {
			if !want[p] {
				t.Fatalf("event %d round %d: engine %v, literal %v", k, round, got.Pairs, want)
			}
		}
		if bye >= 0 && got.PAB != f.Players[bye].TPN || len(got.Pairs) != len(want) {
			t.Fatalf("event %d round %d: bye %d, literal place %d", k, round, got.PAB, bye)
		}
	}
	if paired < 100 {
		t.Fatalf("only %d rounds were paired", paired)
	}
}
