package dutch

import "wasit/swiss"

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
	where := 0
	if w >= t.deeper {
		where = 1
	}
	if t.place[w] == t.f.pabVertex() {
		where = 2
	}
	known := &t.outside[v][where]
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
