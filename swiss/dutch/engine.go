package dutch

import (
	"context"
	"errors"

	"wasit/swiss"
	"wasit/swiss/matching"
)

// engine pairs a round bracket by bracket.
type engine struct {
	*field
	*completion
	ctx   context.Context
	watch swiss.Watch
	pairs [][2]int // places, higher ranked first
	pab   int      // −1: nobody
}

// stop gives the caller its turn; true ends the work.
func (e *engine) stop() bool {
	if e.watch.Yield != nil {
		e.watch.Yield()
	}
	return e.ctx.Err() != nil
}

// run pairs all brackets from the top.
func (e *engine) run() error {
	e.pab = -1
	var floaters []int
	for g := 0; g+1 < len(e.groups); g++ {
		if e.stop() {
			return e.ctx.Err()
		}
		b := &bracket{f: e.field, members: append(floaters, e.group(g)...), mdps: len(floaters)}
		collapsed := false
		out, err := e.bracket(b, g)
		if err == nil && !e.ed.Completion && g+2 < len(e.groups) && !e.holds(places(b, out.floats), g+1) {
			collapsed = true // this is the penultimate bracket (2017 A.9)
			out, err = e.penultimate(b, g)
		}
		if err != nil {
			return e.explain(err)
		}
		floaters = e.settle(b, out)
		if collapsed {
			last := &bracket{f: e.field, members: append(floaters, e.below(g+1)...), mdps: len(floaters)}
			if out, err = newModel(last, complete, 0).choose(e.stop); err != nil {
				return e.explain(err)
			}
			floaters = e.settle(last, out)
			break
		}
		if e.watch.Progress != nil {
			e.watch.Progress(e.groups[g+1], len(e.players))
		}
	}
	if len(floaters) == 1 {
		e.pab = floaters[0]
	}
	return nil
}

// explain turns a failure inside into the error of the caller. After newCompletion an impossible bracket cannot occur.
func (e *engine) explain(err error) error {
	if errors.Is(err, errStopped) && e.ctx.Err() != nil {
		return e.ctx.Err()
	}
	return err
}

func places(b *bracket, members []int) []int {
	var p []int
	for _, v := range members {
		p = append(p, b.members[v])
	}
	return p
}

// settle keeps the pairs of the chosen candidate and returns its downfloaters in ranking order.
func (e *engine) settle(b *bracket, c candidate) []int {
	for _, p := range c.pairs {
		e.pairs = append(e.pairs, [2]int{b.members[p[0]], b.members[p[1]]})
	}
	return places(b, c.floats)
}

// bracket chooses the candidate of bracket b, whose residents are scoregroup g.
func (e *engine) bracket(b *bracket, g int) (candidate, error) {
	if g+2 == len(e.groups) {
		return newModel(b, complete, 0).choose(e.stop)
	}
	leavesPAB := e.ed.LowestBye && e.odd() && e.pabScore >= b.score()
	floats := b.fewestFloats()
	unpaired := 0
	if !leavesPAB {
		m := newModel(b, alone, floats)
		m.floats = floats
		out, err := m.choose(e.stop)
		if err != nil {
			return out, err
		}
		if e.idealNext(places(b, out.floats), g+1) {
			return out, nil
		}
		unpaired = e.leftOver(places(b, out.floats), g+1)
	}
	b.next = e.group(g + 1)
	if e.ed.Completion {
		b.low = e.below(g + 2)
		return newModel(b, complete, 0).choose(e.stop)
	}
	b.low = e.below(g + 2) // not paired here, but it tells whether next is the last bracket
	exits := unpaired * max(1, e.ed.IneligibleBy)
	return newModel(b, ahead, exits).choose(e.stop)
}

// penultimate pairs bracket b so that the round can be completed below it (2017 C.4), without looking at the next one.
func (e *engine) penultimate(b *bracket, g int) (candidate, error) {
	b.next, b.low = nil, e.below(g+1)
	return newModel(b, complete, 0).choose(e.stop)
}

// fewestFloats returns how many members the largest matching leaves (C6 without a look below).
func (b *bracket) fewestFloats() int {
	g := b.f.apart(b.members[:b.mdps])
	defer g.restore()
	m := matching.NewMaximum(b.f.legal)
	m.AddAll(b.members)
	return m.Exposed()
}

// leftOver returns how many players of scoregroup g and the floaters from above a largest matching of them leaves.
func (e *engine) leftOver(floaters []int, g int) int {
	a := e.apart(floaters)
	defer a.restore()
	m := matching.NewMaximum(e.legal)
	m.AddAll(append(append([]int(nil), floaters...), e.group(g)...))
	return m.Exposed()
}

// separation remembers pairs cut from the graph for a while.
type separation struct {
	f     *field
	pairs [][2]int
}

// apart cuts the pairs among MDPs, who do not meet in a bracket (3.4).
func (f *field) apart(mdps []int) separation {
	s := separation{f: f}
	for i, v := range mdps {
		for _, w := range mdps[i+1:] {
			if f.legal.Has(v, w) {
				f.legal.Cut(v, w)
				s.pairs = append(s.pairs, [2]int{v, w})
			}
		}
	}
	return s
}

func (s separation) restore() {
	for _, p := range s.pairs {
		s.f.legal.Join(p[0], p[1])
	}
}

// pairing turns the result into boards.
func (e *engine) pairing() *swiss.Pairing {
	out := &swiss.Pairing{System: e.ed.Code, Round: e.round}
	for _, p := range e.pairs {
		white, _ := e.colors(p[0], p[1])
		black := p[0] + p[1] - white
		out.Pairs = append(out.Pairs, swiss.Pair{White: e.players[white].tpn, Black: e.players[black].tpn})
	}
	e.t.SortBoards(out.Pairs, e.round)
	if e.pab >= 0 {
		out.PAB = e.players[e.pab].tpn
	}
	return out
}
