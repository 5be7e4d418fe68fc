package dutch

import (
	"errors"
	"math/bits"

	"wasit/swiss/matching"
)

// errImpossible reports that a model has no solution: its bracket cannot be paired as asked.
var errImpossible = errors.New("dutch: bracket without candidate")

// errStopped reports that the caller wants no answer any more.
var errStopped = errors.New("dutch: stopped")

// candidate is a proposal for a bracket (3.6): pairs of members, higher ranked first, and members that float.
type candidate struct {
	pairs  [][2]int
	floats []int
	left   []int // places of those whom the next bracket would leave over, where the model looked there
}

// chooser finds the best candidate of one model: first the smallest vector of criteria (7.1), then among all candidates
// that have it the one generated first (section 6). The candidates still left are the perfect matchings of open; where that
// does not tell them all apart, those of the weighted graph p.
type chooser struct {
	*model
	open    *matching.Graph
	class   []int             // vertex → vertices alike so far; nil: nothing is known
	matched *matching.Maximum // one of the candidates left, nil while p is asked
	p       *matching.Perfect
	stop    func() bool
	shift   int // the low bits of every weight, kept free for decisions among equals
	room    int // bits for criteria in one word
	out     candidate
}

func newChooser(m *model, stop func() bool) *chooser {
	// A dual may grow to the number of vertices times a weight; all of it must stay below 63 bits.
	size := bits.Len(uint(len(m.place)))
	return &chooser{model: m, open: m.graph(), stop: stop, shift: size + 1, room: 53 - 2*size}
}

// mate returns the partner of v in the candidate come upon.
func (c *chooser) mate(v int) int {
	if c.matched != nil {
		return c.matched.Mate(v)
	}
	return c.p.Mate(v)
}

// choose returns the best candidate.
func (m *model) choose(stop func() bool) (candidate, error) {
	c := newChooser(m, stop)
	if err := c.best(); err != nil {
		return candidate{}, err
	}
	if err := c.order(); err != nil {
		return candidate{}, err
	}
	return c.out, nil
}

// deepest returns a candidate that is best as far as depth goes.
func (m *model) deepest(stop func() bool) (candidate, error) {
	c := newChooser(m, stop)
	d := newDepth(m, c.room)
	if err := c.optimise(d, d.words); err != nil {
		return candidate{}, err
	}
	return c.found(), nil
}

// best leaves only candidates with the smallest vector.
func (c *chooser) best() error {
	if c.floats < 0 {
		d := newDepth(c.model, c.room)
		if err := c.optimise(d, d.words); err != nil {
			return err
		}
		c.floats = c.countFloats()
	}
	if err := c.optimise(c.quality()); err != nil {
		return err
	}
	c.settle()
	return nil
}

// found reads the candidate that the search came upon.
func (c *chooser) found() (out candidate) {
	for v := range c.size() {
		switch w := c.mate(v); {
		case w >= c.size():
			out.floats = append(out.floats, v)
		case v < w:
			out.pairs = append(out.pairs, [2]int{v, w})
		}
	}
	return out
}

// quality returns the criteria of the edition, and how many words they take.
func (c *chooser) quality() (criteria, int) {
	if c.f.ed.FloatsOfAll {
		q := newQuality2017(c.model, c.room)
		return q, q.words
	}
	q := newQuality2026(c.model, c.room)
	return q, q.words
}

func (c *chooser) countFloats() (n int) {
	for v := range c.size() {
		if c.mate(v) >= c.size() {
			n++
		}
	}
	return n
}

// optimise looks for the smallest vector among the candidates still left.
func (c *chooser) optimise(by criteria, words int) error {
	t := newCosts(c.model, by, words)
	if c.p == nil && c.byClasses(t) {
		return nil
	}
	c.matched = nil
	for k := range words {
		weight := func(v, w int) int64 { return -t.of(v, w)[k] << c.shift }
		if c.p == nil {
			c.weigh(weight)
		} else {
			c.p.Restrict(1<<(c.room+c.shift+1), weight)
		}
		if err := c.failed(c.p.Solve()); err != nil {
			return err
		}
	}
	return nil
}

// weigh starts the weighted graph from the edges that are open.
func (c *chooser) weigh(weight func(v, w int) int64) {
	c.p = matching.New(len(c.place))
	c.p.Stop = c.stop
	c.p.Fill(func(v int, row []int64) {
		c.open.Row(v).Each(func(w int) {
			if w > v {
				row[w] = weight(v, w)
			}
		})
	})
}

// settle leaves open the edges that lie in the best candidates, where these are all the candidates of such edges.
func (c *chooser) settle() {
	if c.p == nil || !c.p.IsPlain() {
		return
	}
	c.open = matching.NewGraph(len(c.place))
	c.matched = c.f.maximum(c.open)
	c.p.Each(func(v int) {
		c.f.breathe(v)
		c.p.TightRow(v, c.open.Row(v))
		if w := c.p.Mate(v); v < w {
			c.matched.Preset(v, w)
		}
	})
	c.p = nil
}

func (c *chooser) failed(ok bool) error {
	switch {
	case ok:
		return nil
	case c.stop != nil && c.stop():
		return errStopped
	}
	return errImpossible
}
