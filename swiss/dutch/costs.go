package dutch

import (
	"encoding/binary"

	"wasit/swiss"
)

// costs adds up what edges cost. Players who are alike in all that the criteria ask cost the same wherever they are
// matched, and outside the bracket it matters only how far down that is: these sums are kept.
type costs struct {
	*model
	by      criteria
	words   int
	kind    []int     // member → players alike
	kinds   int       // how many there are
	inside  [][]int64 // kind by kind
	outside [][3][]int64
}

// likeness is what the criteria ask of a member.
type likeness struct {
	score      swiss.Points
	wish       swiss.Preference
	f1, f2     swiss.Float
	downfloats bool // an MDP
	top        bool
	run        run // nothing, unless there is a topscorer
}

// run is what [C10] and [C11] ask of a player who wants a colour absolutely; nobody else can come to a difference of three
// or to three equal colours. It also tells which of two such players is given the colour, where their histories differ in
// what they ask (5.2.3): within the last two games.
type run struct {
	difference int
	last       [2]swiss.Color
}

func runOf(p *player) (r run) {
	if n := len(p.colors); p.pref.Strength == swiss.Absolute {
		r.difference = p.pref.Difference
		copy(r.last[:], p.colors[max(0, n-2):])
	}
	return r
}

func newCosts(m *model, by criteria, words int) *costs {
	t := &costs{model: m, by: by, words: words, outside: make([][3][]int64, len(m.place))}
	tops := m.countMembers(0, m.size(), func(p *player) bool { return p.top }) > 0
	t.kind = make([]int, m.size())
	known := map[likeness]int{}
	for v := range t.kind {
		p := m.player(v)
		l := likeness{score: p.score, wish: p.pref.Preference, f1: p.f1, f2: p.f2, downfloats: v < m.mdps, top: p.top}
		if tops {
			l.run = runOf(p)
		}
		if _, ok := known[l]; !ok {
			known[l] = len(known)
		}
		t.kind[v] = known[l]
	}
	t.kinds = len(known)
	t.inside = make([][]int64, t.kinds*t.kinds)
	return t
}

// of returns the packed cost of matching v < w.
func (t *costs) of(v, w int) []int64 {
	if w >= t.size() {
		return t.leaving(v, w)
	}
	known := &t.inside[t.kind[v]*t.kinds+t.kind[w]]
	if *known == nil {
		*known = t.pair(v, w)
	}
	return *known
}

// pair is the cost of a pair of members.
func (t *costs) pair(v, w int) []int64 {
	acc := make([]int64, t.words)
	t.by.pair(v, w, acc)
	return acc
}

// leaving is the cost of an edge that does not join two members.
func (t *costs) leaving(v, w int) []int64 {
	known := &t.outside[v][t.zone(w)]
	if *known == nil {
		*known = make([]int64, t.words)
		if v < t.size() {
			t.by.float(v, w, *known)
		} else {
			t.by.below(v, w, *known)
		}
	}
	return *known
}

// classes sorts the vertices into classes whose edges all cost the same and may not be told apart by an earlier sorting
// either, if there was one; two has the first two vertices of each, one of them twice where there is but one.
func (t *costs) classes(earlier []int) (class []int, two [][2]int) {
	zones := t.zones()
	known := map[string]int{}
	class = make([]int, len(t.place))
	var key []byte
	for v := range t.place {
		key = key[:0]
		if earlier != nil {
			key = binary.AppendVarint(key, int64(earlier[v]))
		}
		if v < t.size() {
			key = t.demand.appendKey(binary.AppendVarint(key, int64(t.kind[v])), v, t.kind)
		} else {
			key = binary.AppendVarint(key, int64(-1-t.zone(v)))
		}
		for _, w := range zones {
			for _, x := range t.leaving(v, w) {
				key = binary.AppendVarint(key, x)
			}
		}
		c, ok := known[string(key)]
		switch {
		case !ok:
			c = len(two)
			known[string(key)] = c
			two = append(two, [2]int{v, v})
		case two[c][0] == two[c][1]:
			two[c][1] = v
		}
		class[v] = c
	}
	return class, two
}

// zones lists one vertex outside the bracket of every kind that leaving tells apart.
func (t *costs) zones() (list []int) {
	var seen [3]bool
	for w := t.size(); w < len(t.place); w++ {
		if z := t.zone(w); !seen[z] {
			seen[z] = true
			list = append(list, w)
		}
	}
	return list
}

// zone says where w stands outside the bracket: in the next one, below, or as the PAB.
func (t *costs) zone(w int) int {
	switch {
	case t.place[w] == t.f.pabVertex():
		return 2
	case w >= t.deeper:
		return 1
	}
	return 0
}
