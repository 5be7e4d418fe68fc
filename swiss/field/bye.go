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
	rank := make([]int, n)
	for i := range rank {
		rank[i] = -1
	}
	for k, i := range order {
		rank[i] = k
	}
	size := n + n%2 // an odd field has one vertex more: the bye
	var s perfect.Scale
	digit := s.Digit(n)
	m := perfect.New(size, &s, func(a, b int) (perfect.Edge, bool) {
		if b < n {
			return nil, legal(a, b)
		}
		return perfect.Edge{{Digit: digit, Value: rank[a]}}, rank[a] >= 0
	}, tick)
	if !m.Solve() {
		return 0, f.impossible(order, legal)
	}
	if size == n {
		return -1, nil
	}
	return m.Mate(n), nil
}

// impossible says what stands in the way of any complete pairing.
func (f *Field) impossible(order []int, legal func(i, j int) bool) error {
	e := &swiss.NoPairingError{Round: f.Round, Reason: swiss.NoMatching}
	if len(f.Players)%2 == 0 {
		order = nil // no bye to give
	} else if len(order) == 0 {
		e.Reason = swiss.NoBye
		return e
	}
	stuck := false // somebody without opponent who cannot have the bye either
	for i := range f.Players {
		alone := true
		for j := range f.Players {
			alone = alone && (i == j || !legal(i, j))
		}
		if alone {
			e.Players = append(e.Players, f.Players[i].TPN)
			stuck = stuck || !slices.Contains(order, i)
		}
	}
	if len(e.Players) > 1 || stuck {
		e.Reason = swiss.NoOpponent
		slices.Sort(e.Players)
	} else {
		e.Players = nil
	}
	return e
}

// ByeWhy explains the bye of the player at place i.
func (f *Field) ByeWhy(i int, article string) *swiss.PABWhy {
	p := &f.Players[i]
	why := &swiss.PABWhy{TPN: p.TPN, Score: p.Score, Article: article, Unplayed: f.Round - 1 - p.Games()}
	for _, q := range f.Players {
		if q.Barred && q.Score <= p.Score {
			why.Barred = append(why.Barred, q.TPN)
		}
	}
	return why
}
