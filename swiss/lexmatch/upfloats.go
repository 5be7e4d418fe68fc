package lexmatch

import (
	"slices"

	"wasit/swiss"
)

// Upfloats is a top scoregroup that is completed from below, as Dubov and the systems of matches do it. Its vertices are
// the residents, then everybody lower, in ranking order.
type Upfloats struct {
	TPNs      []swiss.TPN // by vertex
	Scores    []swiss.Points
	Residents int
	Legal     func(v, w int) bool
	Tick      func()
	Chapter   string // "C.04.4.1"
	Article   string // of the explanation, "C.04.4.1 2"
}

// Floats is 1 if the pair v < w makes w an upfloater, else 0. Its sum is the first criterion of every such system.
func (u *Upfloats) Floats(v, w int) int { return One(v < u.Residents && w >= u.Residents) }

// One is 1 for yes, 0 for no.
func One(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// Below lists the scores below the residents, the lowest first, each at most k times, and the place of each vertex in the
// list: where the upfloaters' scores are a criterion the lowest matters most.
func (u *Upfloats) Below(k int) (list []Score, place []int) {
	place = make([]int, len(u.TPNs))
	for v := len(u.TPNs) - 1; v >= u.Residents; v-- {
		if n := len(list); n == 0 || list[n-1].Points != u.Scores[v] {
			list = append(list, Score{Points: u.Scores[v], Max: k})
		}
		place[v] = len(list) - 1
	}
	return list, place
}

// Best pairs all vertices, best by criteria, along the pairs that allow, if not nil, lets stand; nil if it cannot be done.
func (u *Upfloats) Best(criteria []Criterion, allow func(v, w int) bool) *Matching {
	return Best(len(u.TPNs), criteria, func(v, w int) bool { return u.Legal(v, w) && (allow == nil || allow(v, w)) }, u.Tick)
}

// Fewest finds how many must float up, which the first of the criteria for about k of them counts, and a pairing in which so many do, best by
// all of them; nil where nobody need, or where there is no complete pairing. Mostly the number of residents says it, none for an even one
// and one for an odd one, and one solution shows that this is enough: where more float the limits of the criteria for one do not hold, but
// two floaters more outweigh whatever a pairing with one costs, so that such a solution is found only where there is no other.
func (u *Upfloats) Fewest(criteria func(k int) []Criterion) (k int, m *Matching) {
	counts := func(m *Matching) int { return m.Value(m.criteria[0].Name).Value }
	if k = u.Residents % 2; k == 0 && u.isComplete() {
		return 0, nil
	}
	if k == 1 {
		if m = u.Best(criteria(1), nil); m == nil || counts(m) == 1 {
			return 1, m
		}
	}
	if m = u.Best(criteria(0)[:1], nil); m == nil {
		return k, nil
	}
	k = counts(m)
	return k, u.Best(criteria(k), nil)
}

// isComplete reports whether the residents can be paired among themselves, and those below too.
func (u *Upfloats) isComplete() bool {
	below := func(i, j int) bool { return u.Legal(u.Residents+i, u.Residents+j) }
	return Complete(u.Residents, u.Legal, u.Tick) && Complete(len(u.TPNs)-u.Residents, below, u.Tick)
}

// First chooses k upfloaters: the first set in ranking order of the best pairings, of which m is one. scores are those
// that the upfloaters of every best pairing have.
func (u *Upfloats) First(m *Matching, k int, scores []swiss.Points) (chosen []int) {
	for v := u.Residents; v < len(u.TPNs) && len(chosen) < k; v++ {
		if slices.Contains(scores, u.Scores[v]) && m.Prefer(v, func(w int) int { return One(w >= u.Residents) }) < u.Residents {
			chosen = append(chosen, v)
		}
	}
	return chosen
}

// Split tells apart who floats up and who stays below, in left, which lists what stands behind every vertex.
func (u *Upfloats) Split(left, chosen []int) (floaters, rest []int) {
	for v := u.Residents; v < len(left); v++ {
		if slices.Contains(chosen, v) {
			floaters = append(floaters, left[v])
		} else {
			rest = append(rest, left[v])
		}
	}
	return floaters, rest
}

// triedFloaters bounds how many vertices passed over a bracket explains.
const triedFloaters = 2

// PassedOver tells for the first vertices that stand before a chosen upfloater what the best set with them lacks in
// criteria.
func (u *Upfloats) PassedOver(chosen []int, criteria []Criterion) (trials []swiss.Trial) {
	if len(chosen) == 0 {
		return nil
	}
	var mine *Matching
	for v := u.Residents; v < slices.Max(chosen) && len(trials) < triedFloaters; v++ {
		if slices.Contains(chosen, v) {
			continue
		}
		if mine == nil {
			mine = u.Best(criteria, u.rule(func(w int) (bool, bool) { return slices.Contains(chosen, w), true }))
		}
		theirs := u.Best(criteria, u.rule(func(w int) (bool, bool) { return true, w == v }))
		trials = append(trials, u.against(mine, theirs, v))
	}
	return trials
}

// rule tells which pairs v < w stand where a lower vertex may, or must, float up.
func (u *Upfloats) rule(of func(v int) (may, must bool)) func(v, w int) bool {
	return func(v, w int) bool {
		if w < u.Residents {
			return true
		}
		may, must := of(w)
		if v < u.Residents {
			return may
		}
		mayToo, mustToo := of(v)
		return !(may && must) && !(mayToo && mustToo) // two lower ones meet: neither floats up
	}
}

// against makes a trial of the set with v. Where v cannot float up alone, or only with more others, it could only come
// together with the opponent it has below: two upfloaters more.
func (u *Upfloats) against(mine, theirs *Matching, v int) swiss.Trial {
	trial := swiss.Trial{Kind: swiss.TryJoin, Players: u.TPNs[v : v+1 : v+1], Article: u.Article}
	count := mine.criteria[0].Name
	if chosen := u.of(mine); theirs == nil || theirs.Value(count).Value > mine.Value(count).Value {
		trial.Criterion, trial.Mine, trial.Theirs = u.Chapter+" "+count, len(chosen), len(chosen)+2
		trial.Floaters = append(chosen, u.TPNs[v], u.TPNs[mine.Mate(v)])
		return trial
	}
	trial.Floaters = u.of(theirs)
	mine.Compare(theirs, &trial, u.Chapter)
	return trial
}

// of returns the upfloaters of m in ranking order.
func (u *Upfloats) of(m *Matching) (tpns []swiss.TPN) {
	for v := u.Residents; v < len(u.TPNs); v++ {
		if m.Mate(v) < u.Residents {
			tpns = append(tpns, u.TPNs[v])
		}
	}
	return tpns
}
