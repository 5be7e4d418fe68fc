package dutch

import (
	"slices"

	"wasit/swiss"
	"wasit/swiss/matching"
)

// completion answers whether the players from some place of the ranking downwards can be paired among themselves, with
// the PAB where the number is odd. It holds a largest matching of every tail of the scoregroups.
type completion struct {
	f     *field
	tails []*matching.Maximum // tails[g]: scoregroup g and all below
}

// newCompletion proves that the round can be paired and settles who may have the PAB. It answers *swiss.NoPairingError.
func newCompletion(f *field) (*completion, error) {
	if err := f.openPAB(); err != nil {
		return nil, err
	}
	c := &completion{f: f, tails: make([]*matching.Maximum, len(f.groups))}
	m := f.maximum(f.legal)
	if f.odd() {
		m.Add(f.pabVertex())
	}
	for g := len(f.groups) - 1; g >= 0; g-- {
		if g < len(f.groups)-1 {
			m.AddAll(f.group(g))
		}
		c.tails[g] = m.Clone()
	}
	if m.Exposed() > 0 {
		return nil, f.noPairing(m)
	}
	return c, nil
}

// group lists the players of scoregroup g.
func (f *field) group(g int) []int {
	var list []int
	for i := f.groups[g]; i < f.groups[g+1]; i++ {
		list = append(list, i)
	}
	return list
}

// below lists the players of scoregroup g and all lower ones.
func (f *field) below(g int) []int {
	var list []int
	for i := f.groups[min(g, len(f.groups)-1)]; i < len(f.players); i++ {
		list = append(list, i)
	}
	return list
}

// openPAB joins the PAB to the players who may get it: all eligible ones [C2], and where the edition asks for it only
// those of the lowest score from which the round can be paired [C5].
func (f *field) openPAB() error {
	if !f.odd() {
		return nil
	}
	eligible := 0
	for i := range f.players {
		if f.players[i].mayBye {
			f.legal.Join(i, f.pabVertex())
			eligible++
		}
	}
	if eligible == 0 {
		return &swiss.NoPairingError{Round: f.round, Reason: swiss.NoBye}
	}
	if !f.ed.LowestBye {
		return nil
	}
	able := f.leavable()
	for i := len(f.players) - 1; i >= 0 && able != nil; i-- {
		if f.players[i].mayBye && able.Has(i) {
			f.pabScore = f.players[i].score
			for j := range f.players {
				if f.players[j].score != f.pabScore {
					f.legal.Cut(j, f.pabVertex())
				}
			}
			return nil
		}
	}
	m := f.maximum(f.legal)
	m.AddAll(append(f.below(0), f.pabVertex()))
	return f.noPairing(m)
}

// noPairing finds, in a largest matching that leaves players over, a set of players who outnumber all their possible
// opponents: the smallest of the sets that the search trees of those left over show.
func (f *field) noPairing(m *matching.Maximum) error {
	err := &swiss.NoPairingError{Round: f.round, Reason: swiss.NoOpponent}
	if lonely := f.lonely(); len(lonely) > 1 || len(lonely) == 1 && (!f.odd() || !f.players[lonely[0]].mayBye) {
		err.Players = f.tpns(lonely)
	} else {
		err.Reason = swiss.NoMatching
		var least matching.Bits
		m.EachExposed(func(v int) {
			if set := m.Swappable(v); !set.Has(f.pabVertex()) && (least == nil || set.Count() < least.Count()) {
				least = set
			}
		})
		if least == nil { // only the PAB finds nobody: those who may have it are needed as opponents
			err.Reason = swiss.NoBye
			least = f.legal.Row(f.pabVertex())
		}
		least.Each(func(v int) { err.Players = append(err.Players, f.players[v].tpn) })
	}
	slices.Sort(err.Players)
	return err
}

// lonely returns the players who may meet nobody.
func (f *field) lonely() (list []int) {
	for i := range f.players {
		row := f.legal.Row(i)
		if n := row.Count(); n == 0 || n == 1 && row.Has(f.pabVertex()) {
			list = append(list, i)
		}
	}
	return list
}

// leavable returns the players of an odd field without whom all others can be paired, nil if there are none.
func (f *field) leavable() matching.Bits {
	m := f.maximum(f.legal)
	m.AddAll(f.below(0))
	if m.Exposed() != 1 {
		return nil
	}
	var able matching.Bits
	m.EachExposed(func(v int) { able = m.Swappable(v) })
	return able
}

// holds reports whether the floaters and all players from scoregroup g down can complete the round.
func (c *completion) holds(floaters []int, g int) bool {
	m := c.tails[g].Clone()
	for _, v := range floaters {
		m.Add(v)
	}
	return m.Exposed() == 0
}

// couldComplete is holds with the PAB open to every eligible player, whatever the score.
func (c *completion) couldComplete(floaters []int, g int) bool {
	f := c.f
	var joined []int
	for i := range f.players {
		if f.players[i].mayBye && !f.legal.Has(i, f.pabVertex()) {
			f.legal.Join(i, f.pabVertex())
			joined = append(joined, i)
		}
	}
	m := f.maximum(f.legal)
	m.AddAll(append(append(f.below(g), floaters...), f.pabVertex()))
	for _, i := range joined {
		f.legal.Cut(i, f.pabVertex())
	}
	return m.Exposed() == 0
}

// idealNext reports whether the next scoregroup g, with the floaters as its MDPs, can be paired as well as any bracket
// of its size: all of them, or all but one resident where the number is odd, with the round completed below it. It
// proves only what it finds easily: false means not known.
func (c *completion) idealNext(floaters []int, g int) bool {
	f := c.f
	cut := f.apart(floaters)
	defer cut.restore()
	m := f.maximum(f.legal)
	m.AddAll(append(append([]int(nil), floaters...), f.group(g)...))
	switch m.Exposed() {
	case 0:
		return !f.ed.Completion || c.tails[g+1].Exposed() == 0
	case 1:
		return c.idealLeftover(m, g)
	}
	return false
}

// idealLeftover looks for a resident of g that may be left over by m.
func (c *completion) idealLeftover(m *matching.Maximum, g int) (ideal bool) {
	const tries = 8
	tried := 0
	m.EachExposed(func(x int) {
		able := m.Swappable(x)
		for v := c.f.groups[g+1] - 1; v >= c.f.groups[g] && tried < tries && !ideal; v-- {
			if !able.Has(v) {
				continue
			}
			tried++
			switch {
			case c.f.ed.Completion:
				ideal = c.holds([]int{v}, g+1)
			case c.f.ed.IneligibleBy > 0 && g+2 == len(c.f.groups):
				ideal = c.f.players[v].mayBye
			default:
				ideal = true
			}
		}
	})
	return ideal
}
