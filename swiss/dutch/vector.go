package dutch

import (
	"cmp"
	"slices"
	"strconv"

	"wasit/swiss"
)

// Criteria lists the criteria of a candidate, in order of priority: the absolute ones first. The order of generation
// comes after them all, as "order".
func (e Edition) Criteria() []string {
	var names []string
	last := 19
	if !e.Differences {
		last = 21
	}
	for c := 1; c <= last; c++ {
		names = append(names, e.criterion(c))
	}
	return names
}

// criterion writes the number of a criterion as the edition does: C12, or C.12 until January 2026.
func (e *Edition) criterion(n int) string {
	if e.Differences {
		return "C." + strconv.Itoa(n)
	}
	return "C" + strconv.Itoa(n)
}

// article cites a criterion.
func (e *Edition) article(criterion string) string {
	switch {
	case criterion == criterionOrder && e.Differences:
		return "C.04.3 B.8"
	case criterion == criterionOrder:
		return "C.04.3 3.8.1"
	case e.Differences:
		return "C.04.3 " + criterion
	}
	return "C.04.3 [" + criterion + "]"
}

const criterionOrder = "order"

// compareValues orders two values of one criterion.
func compareValues(a, b swiss.Value) int {
	return cmp.Or(cmp.Compare(a.Value, b.Value), slices.Compare(a.List, b.List))
}

// vector is what a candidate reaches in each criterion, counted one by one from the pairs: the plain reading of section 4,
// beside the packed sums that the search compares.
type vector struct {
	*bracket
	values []swiss.Value
}

func (v *vector) number(criterion, value int) {
	v.values = append(v.values, swiss.Value{Criterion: v.f.ed.criterion(criterion), Value: value})
}

func (v *vector) list(criterion, value int, list []swiss.Points) {
	slices.Sort(list)
	slices.Reverse(list)
	v.values = append(v.values, swiss.Value{Criterion: v.f.ed.criterion(criterion), Value: value, List: list})
}

// vector returns the values of a candidate of bracket b.
func (e *engine) vector(b *bracket, c candidate) ([]swiss.Value, error) {
	v := &vector{bracket: b}
	var err error
	if e.ed.Differences {
		err = v.count2017(e, c)
	} else {
		err = v.count2026(e, c)
	}
	return v.values, err
}

func (v *vector) count2026(e *engine, c candidate) error {
	v.number(6, len(c.floats))
	var scores []swiss.Points
	for _, f := range c.floats {
		scores = append(scores, v.player(f).score)
	}
	v.list(7, 0, scores)
	count, left, err := e.leftByNext(v.bracket, c)
	if err != nil {
		return err
	}
	v.list(8, count, left)
	unplayed := 0
	if e.ed.UnplayedTie && len(c.floats) == 1 && v.leavesPAB() {
		unplayed = v.player(c.floats[0]).unplayed
	}
	v.number(9, unplayed)
	v.colors(c, 10)
	resident := func(m int) bool { return m >= v.mdps }
	tally := func(list []int, ok func(p *player) bool) (n int) {
		for _, m := range list {
			if resident(m) && ok(v.player(m)) {
				n++
			}
		}
		return n
	}
	var opponents []int
	for _, p := range c.pairs {
		if !resident(p[0]) {
			opponents = append(opponents, p[1])
		}
	}
	v.number(14, tally(c.floats, func(p *player) bool { return p.f1 == swiss.Downfloat }))
	v.number(15, tally(opponents, func(p *player) bool { return p.f1 == swiss.Upfloat }))
	v.number(16, tally(c.floats, func(p *player) bool { return p.f2 == swiss.Downfloat }))
	v.number(17, tally(opponents, func(p *player) bool { return p.f2 == swiss.Upfloat }))
	v.list(18, 0, v.gaps(c, func(p *player) bool { return p.f1 == swiss.Downfloat }, nil))
	v.list(19, 0, v.gaps(c, nil, func(p *player) bool { return p.f1 == swiss.Upfloat }))
	v.list(20, 0, v.gaps(c, func(p *player) bool { return p.f2 == swiss.Downfloat }, nil))
	v.list(21, 0, v.gaps(c, nil, func(p *player) bool { return p.f2 == swiss.Upfloat }))
	return nil
}

// beyond is added to the score of an MDP that floats on: a difference larger than any pair can have (4.2).
const beyond swiss.Points = 1_000_000

// gaps lists the score differences of the MDPs, or of their opponents, that ok accepts.
func (v *vector) gaps(c candidate, mdp, opponent func(p *player) bool) (list []swiss.Points) {
	for _, p := range c.pairs {
		if p[0] >= v.mdps {
			continue
		}
		a, b := v.player(p[0]), v.player(p[1])
		if mdp != nil && mdp(a) || opponent != nil && opponent(b) {
			list = append(list, a.score-b.score)
		}
	}
	for _, f := range c.floats {
		if f < v.mdps && mdp != nil && mdp(v.player(f)) {
			list = append(list, beyond+v.player(f).score)
		}
	}
	return list
}

// colors counts C10 to C13, 2017 C.8 to C.11.
func (v *vector) colors(c candidate, first int) {
	var sum [4]int
	for _, p := range c.pairs {
		difference, running := v.f.topClashes(v.members[p[0]], v.members[p[1]])
		denied, strong := clashes(v.player(p[0]).pref.Preference, v.player(p[1]).pref.Preference)
		for i, n := range [4]int{difference, running, denied, strong} {
			sum[i] += n
		}
	}
	for i, n := range sum {
		v.number(first+i, n)
	}
}

// leftByNext returns whom the next bracket must leave over at best, given the floaters of c: the value of C8.
func (e *engine) leftByNext(b *bracket, c candidate) (int, []swiss.Points, error) {
	if b.next == nil || !e.ed.Completion {
		return 0, nil, nil
	}
	floaters := places(b, c.floats)
	if e.idealNext(floaters, b.level+1) {
		if (len(floaters)+len(b.next))%2 == 0 {
			return 0, nil, nil
		}
		return 1, []swiss.Points{e.players[b.next[0]].score}, nil
	}
	next := &bracket{f: e.field, members: append(floaters, b.next...), mdps: len(floaters), level: b.level + 1, low: b.low, mode: penultimate}
	out, err := newModel(next, alone, next.fewestFloats()).deepest(e.stop)
	if err == nil && !e.holds(places(next, out.floats), next.level+1) {
		out, err = newModel(next, complete, 0).deepest(e.stop)
	}
	if err != nil {
		return 0, nil, err
	}
	var left []swiss.Points
	for _, f := range out.floats {
		left = append(left, next.player(f).score)
	}
	slices.Sort(left)
	slices.Reverse(left)
	return len(left), left, nil
}

func (v *vector) count2017(e *engine, c candidate) error {
	v.number(5, len(c.floats))
	var all []swiss.Points
	for _, f := range c.floats {
		all = append(all, v.floatDifference(f))
	}
	for _, p := range c.pairs {
		d := v.player(p[0]).score - v.player(p[1]).score
		all = append(all, max(d, -d))
	}
	v.list(6, 0, all)
	weight, left, err := e.followingValue(v.bracket, c)
	if err != nil {
		return err
	}
	v.list(7, weight, left)
	v.colors(c, 8)
	var falls, rises [2][]swiss.Points // in the previous round, and in the one before
	note := func(m int, kind swiss.Float, difference swiss.Points, to *[2][]swiss.Points) {
		if v.player(m).f1 == kind {
			to[0] = append(to[0], difference)
		}
		if v.player(m).f2 == kind {
			to[1] = append(to[1], difference)
		}
	}
	for _, f := range c.floats {
		note(f, swiss.Downfloat, v.floatDifference(f), &falls)
	}
	for _, p := range c.pairs {
		high, low := p[0], p[1]
		d := v.player(high).score - v.player(low).score
		if d < 0 {
			high, low, d = low, high, -d
		}
		if d > 0 {
			note(high, swiss.Downfloat, d, &falls)
			note(low, swiss.Upfloat, d, &rises)
		}
	}
	lists := [4][]swiss.Points{falls[0], rises[0], falls[1], rises[1]}
	for i, l := range lists {
		v.number(12+i, len(l))
	}
	for i, l := range lists {
		v.list(16+i, 0, l)
	}
	return nil
}

// followingValue is 2017 C.7: the weight and the scores of those whom the next bracket leaves over, by C.1 to C.3 alone.
func (e *engine) followingValue(b *bracket, c candidate) (int, []swiss.Points, error) {
	if b.next == nil || b.mode != ordinary {
		return 0, nil, nil
	}
	floaters := places(b, c.floats)
	unpaired := e.leftOver(floaters, b.level+1)
	if unpaired == 0 {
		return 0, nil, nil
	}
	// A bracket that may only float and the next one as it is: its best value is the one looked for.
	all := newDemand(len(floaters))
	for v := range floaters {
		all.mark(v, floating)
	}
	alone := &bracket{f: e.field, members: floaters, mdps: len(floaters), next: b.next, low: b.low, level: b.level, demand: all}
	m := newModel(alone, ahead, unpaired*max(1, e.ed.IneligibleBy))
	search := newChooser(m, e.stop)
	d := newDepth(m, search.room)
	if err := search.optimise(d, d.words); err != nil {
		return 0, nil, err
	}
	weight, left := 0, []swiss.Points(nil)
	for v := range m.deeper {
		if search.mate(v) >= m.deeper {
			p := &e.players[m.place[v]]
			weight += d.weightOf(p)
			left = append(left, p.score)
		}
	}
	slices.Sort(left)
	slices.Reverse(left)
	return weight, left, nil
}
