package unit

import (
	"slices"

	"wasit/swiss"
	"wasit/swiss/perfect"
)

// triedFloaters bounds how many units passed over a bracket explains.
const triedFloaters = 2

// allows applies a rule to a pair a < b: lower units that meet each other do not float up.
func (c *criteria) allows(a, b int, rule func(v int) (may, must bool)) bool {
	if rule == nil || b < c.residents {
		return true
	}
	may, must := rule(b)
	if a < c.residents {
		return may
	}
	mayToo, mustToo := rule(a)
	return !(may && must) && !(mayToo && mustToo)
}

// passedOver tells for the first units that stand before a chosen upfloater what the best set with them lacks [3.5].
func (c *criteria) passedOver(chosen []int) []swiss.Trial {
	var trials []swiss.Trial
	last := slices.Index(c.left, chosen[len(chosen)-1])
	mine := *c
	var m *perfect.Matching
	for v := c.residents; v < last && len(trials) < triedFloaters; v++ {
		if slices.Contains(chosen, c.left[v]) {
			continue
		}
		if m == nil {
			m = mine.solve(len(chosen)+2, func(w int) (bool, bool) { return slices.Contains(chosen, c.left[w]), true })
		}
		theirs := *c
		other := theirs.solve(len(chosen)+2, func(w int) (bool, bool) { return true, w == v })
		trials = append(trials, mine.against(m, other, v))
	}
	return trials
}

// against makes a trial of the set with v. Where v cannot float up alone, or only with more others, it could only come
// together with the opponent it has below: two upfloaters more.
func (c *criteria) against(m, other *perfect.Matching, v int) swiss.Trial {
	chapter := c.e.rules.Chapter
	trial := swiss.Trial{Kind: swiss.TryJoin, Players: c.e.tpns(c.left[v : v+1]), Article: chapter + " 3.5"}
	mine, mineScores := c.floaters(m)
	if other == nil || other.Total(c.c4) > m.Total(c.c4) {
		trial.Criterion, trial.Mine, trial.Theirs = chapter+" C4", len(mine), len(mine)+2
		trial.Floaters = append(mine, c.e.tpns([]int{c.left[v], c.left[m.Mate(v)]})...)
		return trial
	}
	var scores []swiss.Points
	trial.Floaters, scores = c.floaters(other)
	digits, names := c.digits()
	k := m.Worse(other, digits)
	if k < 0 {
		trial.Criterion = "order"
		return trial
	}
	trial.Criterion = chapter + " " + names[k]
	trial.Mine, trial.Theirs = m.Total(digits[k]), other.Total(digits[k])
	if names[k] == "C5" {
		trial.MyList, trial.TheirList = mineScores, scores
	}
	return trial
}

// floaters returns the upfloaters of a solved bracket, with their scores.
func (c *criteria) floaters(m *perfect.Matching) (tpns []swiss.TPN, scores []swiss.Points) {
	for v := c.residents; v < len(c.left); v++ {
		if m.Mate(v) < c.residents {
			u := &c.e.Units[c.left[v]]
			tpns, scores = append(tpns, u.TPN), append(scores, u.Score)
		}
	}
	return tpns, scores
}

// digits lists the criteria in order of priority.
func (c *criteria) digits() (digits []int, names []string) {
	digits, names = []int{c.c4}, []string{"C4"}
	seen := map[swiss.Points]bool{}
	for v := len(c.left) - 1; v >= c.residents; v-- {
		if s := c.e.Units[c.left[v]].Score; !seen[s] {
			seen[s] = true
			digits, names = append(digits, c.c5[s]), append(names, "C5")
		}
	}
	if c.withNext {
		digits, names = append(digits, c.c6), append(names, "C6")
	}
	return append(digits, c.c7), append(names, "C7")
}
