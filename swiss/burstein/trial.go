package burstein

import (
	"slices"

	"wasit/swiss"
	"wasit/swiss/perfect"
)

// triedFloaters bounds how many floaters of a bracket are explained.
const triedFloaters = 2

// stays tells for the first floaters what the best pairing in which they stay would lack.
func (c *criteria) stays(floaters []int) []swiss.Trial {
	if len(floaters) == 0 || len(c.members) == 1 {
		return nil
	}
	n := len(c.members)
	wide := &criteria{e: c.e, members: c.members, next: c.next, all: c.all}
	wide.digits(n) // more may float than in the best pairing
	mine := wide.best(func(a, b int) bool {
		return b < n || a >= n || slices.Contains(floaters, c.all[a])
	})
	var trials []swiss.Trial
	for _, f := range floaters[:min(len(floaters), triedFloaters)] {
		theirs := wide.best(func(a, b int) bool { return b < n || c.all[a] != f })
		trials = append(trials, wide.against(mine, theirs, f))
	}
	return trials
}

// against makes a trial of the pairing in which f stays.
func (c *criteria) against(mine, theirs *perfect.Matching, f int) swiss.Trial {
	trial := swiss.Trial{Kind: swiss.TryStay, Players: c.e.TPNs([]int{f}), Article: "C.04.4.2 2"}
	if theirs == nil {
		trial.Criterion = c.obstacle(f)
		return trial
	}
	var myScores, scores []swiss.Points
	_, myScores = c.floaters(mine)
	trial.Floaters, scores = c.floaters(theirs)
	for v := range c.members {
		if w := theirs.Mate(v); w > v && w < len(c.members) && mine.Mate(v) != w {
			trial.Pairs = append(trial.Pairs, c.e.board(c.all[v], c.all[w]).Pair)
		}
	}
	digits, names := c.order()
	k := mine.Worse(theirs, digits)
	if k < 0 {
		trial.Criterion = "order"
		return trial
	}
	trial.Criterion = "C.04.4.2 " + names[k]
	trial.Mine, trial.Theirs = mine.Total(digits[k]), theirs.Total(digits[k])
	if names[k] == "C6" {
		trial.MyList, trial.TheirList = myScores, scores
	}
	return trial
}

// obstacle names the absolute criterion that keeps f from being paired in its bracket.
func (c *criteria) obstacle(f int) string {
	met, same := 0, 0
	for _, i := range c.members {
		switch {
		case i == f:
		case c.e.HaveMet(i, f):
			met++
		case c.e.SameAbsolute(i, f):
			same++
		}
	}
	switch {
	case met == len(c.members)-1:
		return "C1"
	case met+same == len(c.members)-1:
		return "C3"
	}
	return "C4"
}

// floaters returns the floaters of a solved bracket, with their scores, in ranking order.
func (c *criteria) floaters(m *perfect.Matching) (tpns []swiss.TPN, scores []swiss.Points) {
	var out []int
	for v, i := range c.members {
		if m.Mate(v) >= len(c.members) {
			out = append(out, i)
		}
	}
	slices.Sort(out)
	for _, i := range out {
		scores = append(scores, c.e.Players[i].Score)
	}
	return c.e.TPNs(out), scores
}

// order lists the digits of the criteria in order of priority.
func (c *criteria) order() (digits []int, names []string) {
	add := func(name string, list ...int) {
		for _, d := range list {
			digits, names = append(digits, d), append(names, name)
		}
	}
	add("C5", c.c5)
	for _, s := range c.scores {
		add("C6", c.c6[s])
	}
	add("C7", c.c7)
	for _, s := range c.scores {
		add("C7", c.c7s[s])
	}
	add("C8", c.c8)
	return digits, names
}
