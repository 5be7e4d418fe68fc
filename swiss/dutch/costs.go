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
	kind    []int     // member → players alike; nil: everybody is different
	kinds   int       // how many there are
	inside  [][]int64 // kind by kind
	outside [][3][]int64
}

// likeness is what the criteria ask of a member, unless there are topscorers: then whole histories count.
type likeness struct {
	score      swiss.Points
	wish       swiss.Preference
	f1, f2     swiss.Float
	downfloats bool // an MDP
}

func newCosts(m *model, by criteria, words int) *costs {
	t := &costs{model: m, by: by, words: words, outside: make([][3][]int64, len(m.place))}
	if m.countMembers(0, m.size(), func(p *player) bool { return p.top }) > 0 {
		return t
	}
	t.kind = make([]int, m.size())
	known := map[likeness]int{}
	for v := range t.kind {
		p := m.player(v)
		l := likeness{p.score, p.pref.Preference, p.f1, p.f2, v < m.mdps}
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
	if t.kind == nil {
		return t.pair(v, w)
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
// either, if there was one. It answers nil where everybody is different.
func (t *costs) classes(earlier []int) (class []int, first []int) {
	if t.kind == nil {
		return nil, nil
	}
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
		if !ok {
			c = len(first)
			known[string(key)] = c
			first = append(first, v)
		}
		class[v] = c
	}
	return class, first
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
