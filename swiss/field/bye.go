package field

import (
	"slices"

	"wasit/swiss"
	"wasit/swiss/perfect"
)

// Bye gives the pairing-allocated bye to the first player of order (all eligible candidates, by place in Players) whose
// absence leaves the others completely pairable under legal; -1 if the number is even. Where no pairing exists it answers
// *swiss.NoPairingError.
func (f *Field) Bye(order []int, legal func(i, j int) bool, tick func()) (int, error) {
	n := len(f.Players)
	bye, ok := perfect.Exclude(n, order, legal, tick)
	if !ok {
		all := make([]int, n)
		for i := range all {
			all[i] = i
		}
		return 0, perfect.Impossible(f.Round, f.TPNs(all), order, legal)
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
