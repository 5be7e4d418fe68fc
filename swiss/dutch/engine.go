package dutch

import (
	"context"
	"errors"

	"wasit/swiss"
)

// engine pairs a round bracket by bracket.
type engine struct {
	*field
	*completion
	tuning
	ctx     context.Context
	watch   swiss.Watch
	pairs   [][2]int // places, higher ranked first
	pab     int      // −1: nobody
	choices []choice
}

// choice is a bracket with its candidate.
type choice struct {
	*bracket
	candidate
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
		b := e.newBracket(floaters, g)
		out, err := e.choose(b)
		if err == nil && b.mode == ordinary && !e.ed.Completion && !e.holds(places(b, out.floats), g+1) {
			return e.collapse(b) // this is the penultimate bracket (2017 A.9)
		}
		if err != nil {
			return e.failed(err)
		}
		floaters = e.settle(b, out)
	}
	return nil
}

// collapse ends a round of 2017: bracket b is paired again so that the round can be completed, and all players below it
// form one last bracket.
func (e *engine) collapse(b *bracket) error {
	b.mode = penultimate
	b.next, b.low = nil, e.below(b.level+1)
	out, err := e.choose(b)
	if err != nil {
		return e.failed(err)
	}
	floaters := e.settle(b, out)
	last := &bracket{f: e.field, members: append(floaters, b.low...), mdps: len(floaters), level: len(e.groups) - 2, mode: final}
	if out, err = e.choose(last); err != nil {
		return e.failed(err)
	}
	e.settle(last, out)
	return nil
}

// failed turns a failure inside into the error of the caller. After newCompletion an impossible bracket cannot occur.
func (e *engine) failed(err error) error {
	if errors.Is(err, errStopped) && e.ctx.Err() != nil {
		return e.ctx.Err()
	}
	return err
}

// newBracket makes the bracket of scoregroup g with the MDPs from above.
func (e *engine) newBracket(mdps []int, g int) *bracket {
	b := &bracket{f: e.field, members: append(mdps, e.group(g)...), mdps: len(mdps), level: g}
	if g+2 == len(e.groups) {
		b.mode = final
		return b
	}
	b.next, b.low = e.group(g+1), e.below(g+2)
	return b
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
	e.choices = append(e.choices, choice{b, c})
	for _, p := range c.pairs {
		e.pairs = append(e.pairs, [2]int{b.members[p[0]], b.members[p[1]]})
	}
	floaters := places(b, c.floats)
	if b.mode == final && len(floaters) == 1 {
		e.pab = floaters[0]
	}
	if e.watch.Progress != nil {
		e.watch.Progress(e.groups[b.level+1], len(e.players))
	}
	return floaters
}

// choose finds the candidate of bracket b: first alone, and together with the players below where that leaves a doubt.
func (e *engine) choose(b *bracket) (candidate, error) {
	if b.mode != ordinary {
		return newModel(b, complete, 0).choose(e.stop)
	}
	unpaired := 0
	if !b.leavesPAB() {
		m := newModel(b, alone, b.fewestFloats())
		m.floats = len(m.place) - m.size()
		out, err := m.choose(e.stop)
		if err != nil {
			return out, err
		}
		large := b.demand != nil && b.size()+len(b.next)+len(b.low) > e.trialSize
		if large || !e.thorough && e.idealNext(places(b, out.floats), b.level+1) {
			return out, nil
		}
		unpaired = e.leftOver(places(b, out.floats), b.level+1)
	}
	if !e.ed.Completion || !b.leavesPAB() && !e.thorough {
		// Whoever the next bracket leaves over must be able to complete the round; often that is plain to see.
		out, err := newModel(b, ahead, unpaired*max(1, e.ed.IneligibleBy)).choose(e.stop)
		if err != nil || !e.ed.Completion || e.holds(out.left, b.level+2) {
			return out, err
		}
	}
	return newModel(b, complete, 0).choose(e.stop)
}

// leavesPAB reports whether the PAB must go to a player of this bracket's score or a higher one [C5].
func (b *bracket) leavesPAB() bool {
	return b.f.ed.LowestBye && b.f.odd() && b.f.pabScore >= b.score()
}

// fewestFloats returns how many members the largest matching leaves (C6 without a look below).
func (b *bracket) fewestFloats() int {
	all := make([]int, b.size())
	for v := range all {
		all[v] = v
	}
	largest := b.f.maximum(newModel(b, alone, 0).graph())
	largest.AddAll(all)
	return largest.Exposed()
}

// leftOver returns how many players of scoregroup g and the floaters from above a largest matching of them leaves.
func (e *engine) leftOver(floaters []int, g int) int {
	a := e.apart(floaters)
	defer a.restore()
	m := e.maximum(e.legal)
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
		out.Pairs = append(out.Pairs, e.board(p[0], p[1]))
	}
	e.t.SortBoards(out.Pairs, e.round)
	if e.pab >= 0 {
		out.PAB = e.players[e.pab].tpn
	}
	return out
}

// board gives the players at places i and j, i ranking higher, their colours.
func (f *field) board(i, j int) swiss.Pair {
	white, _ := f.colors(i, j)
	return swiss.Pair{White: f.players[white].tpn, Black: f.players[i+j-white].tpn}
}
