package burstein

import (
	"slices"

	"wasit/swiss"
	"wasit/swiss/lexmatch"
)

// triedFloaters bounds how many floaters of a bracket are explained.
const triedFloaters = 2

// stays tells for the first floaters what the best pairing in which they stay would lack beside mine, that of the bracket.
func (b *bracket) stays(mine *lexmatch.Matching, floaters []int) []swiss.Trial {
	if len(b.members) == 1 {
		return nil
	}
	var trials []swiss.Trial
	for _, f := range floaters[:min(len(floaters), triedFloaters)] {
		theirs := b.fewest(len(floaters), func(v, w int) bool { return w < len(b.members) || b.all[v] != f })
		trials = append(trials, b.against(mine, theirs, f))
	}
	return trials
}

// against makes a trial of the pairing in which f stays.
func (b *bracket) against(mine, theirs *lexmatch.Matching, f int) swiss.Trial {
	trial := swiss.Trial{Kind: swiss.TryStay, Players: b.TPNs([]int{f}), Article: "C.04.4.2 2"}
	if theirs == nil {
		trial.Criterion = b.obstacle(f)
		return trial
	}
	trial.Floaters = b.floatersOf(theirs)
	for v := range b.members {
		if w := theirs.Mate(v); w > v && w < len(b.members) && mine.Mate(v) != w {
			trial.Pairs = append(trial.Pairs, b.board(b.all[v], b.all[w]).Pair)
		}
	}
	mine.Compare(theirs, &trial, "C.04.4.2")
	return trial
}

// obstacle names the absolute criterion that keeps f from being paired in its bracket.
func (b *bracket) obstacle(f int) string {
	met, same := 0, 0
	for _, i := range b.members {
		switch {
		case i == f:
		case b.HaveMet(i, f):
			met++
		case b.SameAbsolute(i, f):
			same++
		}
	}
	switch {
	case met == len(b.members)-1:
		return "C1"
	case met+same == len(b.members)-1:
		return "C3"
	}
	return "C4"
}

// floatersOf returns the floaters of a solved bracket in ranking order.
func (b *bracket) floatersOf(m *lexmatch.Matching) []swiss.TPN {
	var out []int
	for v, i := range b.members {
		if m.Mate(v) >= len(b.members) {
			out = append(out, i)
		}
	}
	slices.Sort(out)
	return b.TPNs(out)
}
