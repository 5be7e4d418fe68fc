package perfect

import (
	"slices"

	"wasit/swiss"
)

// Exclude returns the first of order whose absence leaves the other vertices of an odd number completely pairable along
// legal; -1 for an even number. ok is false where no pairing exists.
func Exclude(n int, order []int, legal func(i, j int) bool, tick func()) (out int, ok bool) {
	rank := make([]int, n)
	for i := range rank {
		rank[i] = -1
	}
	for k, i := range order {
		rank[i] = k
	}
	size := n + n%2 // an odd field has one vertex more: the bye
	var s Scale
	digit := s.Digit(n)
	m := New(size, &s, func(a, b int) (Edge, bool) {
		if b < n {
			return nil, legal(a, b)
		}
		return Edge{{Digit: digit, Value: rank[a]}}, rank[a] >= 0
	}, tick)
	switch {
	case !m.Solve():
		return 0, false
	case size == n:
		return -1, true
	}
	return m.Mate(n), true
}

// Impossible says what stands in the way of any complete pairing of round: tpns are the participants by vertex, order
// those who may have the bye.
func Impossible(round int, tpns []swiss.TPN, order []int, legal func(i, j int) bool) *swiss.NoPairingError {
	e := &swiss.NoPairingError{Round: round, Reason: swiss.NoMatching}
	n := len(tpns)
	if n%2 == 0 {
		order = nil // no bye to give
	} else if len(order) == 0 {
		e.Reason = swiss.NoBye
		return e
	}
	stuck := false // somebody without opponent who cannot have the bye either
	for i := range n {
		alone := true
		for j := range n {
			alone = alone && (i == j || !legal(i, j))
		}
		if alone {
			e.Players = append(e.Players, tpns[i])
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
