package dubov

import (
	"slices"

	"wasit/swiss"
	"wasit/swiss/perfect"
)

// triedFloaters bounds how many players passed over a bracket explains.
const triedFloaters = 2

// passedOver tells for the first players who stand before a chosen upfloater what the best bracket with them lacks.
func (e *engine) passedOver(left []int, residents int, chosen []int) []swiss.Trial {
	var trials []swiss.Trial
	var mine weighed
	last := slices.Index(left, chosen[len(chosen)-1])
	for v := residents; v < last && len(trials) < triedFloaters; v++ {
		if slices.Contains(chosen, left[v]) {
			continue
		}
		if mine.m == nil {
			mine = e.weighed(left, residents, len(chosen), func(w int) (bool, bool) { return slices.Contains(chosen, left[w]), true })
		}
		theirs := e.weighed(left, residents, len(chosen), func(w int) (bool, bool) { return true, w == v })
		trials = append(trials, mine.against(theirs, v))
	}
	return trials
}

// weighed is a bracket solved with some of the lower players ruled in or out.
type weighed struct {
	*criteria
	m *perfect.Matching // nil: no legal pairing
}

// weighed solves the bracket anew: rule tells whether a lower player may float up, and whether it must.
func (e *engine) weighed(left []int, residents, k int, rule func(v int) (may, must bool)) weighed {
	c := e.newCriteria(left, residents, k+2)
	m := perfect.New(len(left), &c.scale, func(a, b int) (perfect.Edge, bool) {
		return c.cost(a, b), e.legal(left[a], left[b]) && c.allows(a, b, rule)
	}, e.tick)
	if !m.Solve() {
		return weighed{c, nil}
	}
	return weighed{c, m}
}

// allows applies a rule to a pair a < b.
func (c *criteria) allows(a, b int, rule func(v int) (may, must bool)) bool {
	if b < c.residents {
		return true
	}
	may, must := rule(b)
	if a < c.residents {
		return may
	}
	mayToo, mustToo := rule(a)
	return !(may && must) && !(mayToo && mustToo) // two lower players meet: none of them floats up
}

// against makes a trial of the bracket in which v must float up and meet a resident. Where that takes more upfloaters or
// cannot be, v could only come together with the opponent it has below: two upfloaters more.
func (w weighed) against(theirs weighed, v int) swiss.Trial {
	trial := swiss.Trial{Kind: swiss.TryJoin, Players: w.e.TPNs(w.left[v : v+1]), Article: "C.04.4.1 2"}
	var scores []swiss.Points
	mine, mineScores := w.floaters()
	if theirs.m == nil || theirs.m.Total(theirs.c5) > w.m.Total(w.c5) {
		trial.Criterion, trial.Mine, trial.Theirs = "C.04.4.1 C5", len(mine), len(mine)+2
		trial.Floaters = append(mine, w.e.TPNs([]int{w.left[v], w.left[w.m.Mate(v)]})...)
		return trial
	}
	trial.Floaters, scores = theirs.floaters()
	digits, names := w.digits()
	k := w.m.Worse(theirs.m, digits)
	if k < 0 {
		trial.Criterion = "order"
		return trial
	}
	trial.Criterion = "C.04.4.1 " + names[k]
	trial.Mine, trial.Theirs = w.m.Total(digits[k]), theirs.m.Total(digits[k])
	if names[k] == "C6" {
		trial.MyList, trial.TheirList = mineScores, scores
	}
	return trial
}

// floaters returns the upfloaters of a solved bracket, with their scores, in ranking order.
func (w weighed) floaters() (tpns []swiss.TPN, scores []swiss.Points) {
	for v := w.residents; v < len(w.left); v++ {
		if w.m.Mate(v) < w.residents {
			p := &w.e.Players[w.left[v]]
			tpns, scores = append(tpns, p.TPN), append(scores, p.Score)
		}
	}
	return tpns, scores
}

// digits lists the criteria in order of priority.
func (c *criteria) digits() (digits []int, names []string) {
	digits, names = []int{c.c5}, []string{"C5"}
	for g := len(c.c6) - 1; g > 0; g-- {
		digits, names = append(digits, c.c6[g]), append(names, "C6")
	}
	return append(digits, c.c7, c.c8, c.c9, c.ca), append(names, "C7", "C8", "C9", "C10")
}
