package lexmatch

import (
	"slices"

	"wasit/swiss"
	"wasit/swiss/matching"
)

// Exclude returns the first of order whose absence leaves the other vertices of an odd number completely pairable along
// legal; -1 for an even number. ok is false where no pairing exists. tick, if not nil, is called before every piece of work.
func Exclude(n int, order []int, legal func(i, j int) bool, tick func()) (out int, ok bool) {
	m := largest(n, legal, tick)
	if n%2 == 0 || m.Exposed() != 1 {
		return -1, m.Exposed() == 0
	}
	var spared matching.Bits
	m.EachExposed(func(v int) { spared = m.Swappable(v) })
	for _, v := range order {
		if spared.Has(v) {
			return v, true
		}
	}
	return 0, false
}

// Complete reports whether n vertices can all be paired along legal. tick, if not nil, is called before every piece of work.
func Complete(n int, legal func(i, j int) bool, tick func()) bool {
	return largest(n, legal, tick).Exposed() == 0
}

// largest returns a largest matching of all vertices along legal.
func largest(n int, legal func(i, j int) bool, tick func()) *matching.Maximum {
	if tick == nil {
		tick = func() {}
	}
	g := matching.NewGraph(n)
	all := make([]int, n)
	for i := range n {
		tick()
		all[i] = i
		row := g.Row(i)
		for j := range n {
			if i != j && legal(i, j) {
				row.Add(j)
			}
		}
	}
	m := matching.NewMaximum(g)
	m.Pause = tick
	m.AddAll(all)
	return m
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
