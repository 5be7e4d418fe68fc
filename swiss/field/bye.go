package field

import (
	"slices"

	"wasit/swiss"
	"wasit/swiss/lexmatch"
)

// Candidates lists the players who may have the pairing-allocated bye, in the order of compare.
func (f *Field) Candidates(compare func(i, j int) int) []int {
	list := slices.DeleteFunc(f.all(), func(i int) bool { return f.Players[i].Barred })
	slices.SortFunc(list, compare)
	return list
}

// Bye gives the pairing-allocated bye to the first player of order (all eligible candidates, by place in Players) whose
// absence leaves the others completely pairable under legal; -1 if the number is even. Where no pairing exists it answers
// *swiss.NoPairingError.
func (f *Field) Bye(order []int, legal func(i, j int) bool, tick func()) (int, error) {
	bye, ok := lexmatch.Exclude(len(f.Players), order, legal, tick)
	if !ok {
		return 0, lexmatch.Impossible(f.Round, f.TPNs(f.all()), order, legal)
	}
	return bye, nil
}

// ByeWhy explains the bye of the player at place i, found by [Field.Bye] in order.
func (f *Field) ByeWhy(i int, order []int, article string) *swiss.PABWhy {
	p := &f.Players[i]
	why := &swiss.PABWhy{TPN: p.TPN, Score: p.Score, Article: article, Unplayed: f.Round - 1 - p.Games(),
		Needed: f.TPNs(order[:slices.Index(order, i)])}
	for _, q := range f.Players {
		if q.Barred && q.Score <= p.Score {
			why.Barred = append(why.Barred, q.TPN)
		}
	}
	return why
}
