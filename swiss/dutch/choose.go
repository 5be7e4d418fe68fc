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
// that have it the one generated first (section 6).
type chooser struct {
	*model
	p     *matching.Perfect
	stop  func() bool
	shift int // the low bits of every weight, kept free for decisions among equals
	room  int // bits for criteria in one word
	out   candidate
}

func newChooser(m *model, stop func() bool) *chooser {
	// A dual may grow to the number of vertices times a weight; all of it must stay below 63 bits.
	size := bits.Len(uint(len(m.place)))
	return &chooser{model: m, stop: stop, shift: size + 1, room: 53 - 2*size}
}

// choose returns the best candidate.
func (m *model) choose(stop func() bool) (candidate, error) {
	if out, done, err := m.chooseAlike(stop); done || err != nil {
		return out, err
	}
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
	return c.optimise(c.quality())
}

// found reads the candidate that the search came upon.
func (c *chooser) found() (out candidate) {
	for v := range c.size() {
		switch w := c.p.Mate(v); {
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
		if c.p.Mate(v) >= c.size() {
			n++
		}
	}
	return n
}

// optimise looks for the smallest vector among the candidates still left, word by word.
func (c *chooser) optimise(by criteria, words int) error {
	t := newCosts(c.model, by, words)
	for k := range words {
		weight := func(v, w int) int64 { return -t.of(v, w)[k] << c.shift }
		if c.p == nil {
			c.p = matching.New(len(c.place))
			c.p.Stop = c.stop
			c.p.Fill(func(v int, row []int64) {
				c.eachJoined(v, func(w int) { row[w] = weight(v, w) })
			})
		} else {
			c.p.Restrict(1<<(c.room+c.shift+1), weight)
		}
		if err := c.failed(c.p.Solve()); err != nil {
			return err
		}
	}
	return nil
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

func (c *chooser) isResident(v int) bool { return v >= c.mdps && v < c.size() }

// order takes the decisions of section 6 in their order.
func (c *chooser) order() error {
	var seated []int
	for v := range c.mdps {
		in, err := c.seat(v)
		if err != nil {
			return err
		}
		if in {
			seated = append(seated, v)
		} else {
			c.out.floats = append(c.out.floats, v)
		}
	}
	for _, v := range seated {
		if err := c.opponent(v); err != nil {
			return err
		}
	}
	return c.remainder()
}

// seat puts MDP v into S1 if it can (6.4 (1)): sets of MDPs are tried in the order of their BSNs.
func (c *chooser) seat(v int) (in bool, err error) {
	if !c.isResident(c.p.Mate(v)) {
		ok := c.p.Prefer(v, func(x int) int64 {
			if c.isResident(x) {
				return 1
			}
			return 0
		})
		if err := c.failed(ok); err != nil {
			return false, err
		}
	}
	in = c.isResident(c.p.Mate(v))
	return in, c.failed(c.p.Keep(v, func(x int) bool { return c.isResident(x) == in }))
}

// opponent gives MDP v of S1 its opponent, the highest ranked resident possible (6.4 (2)).
func (c *chooser) opponent(v int) error {
	n := c.size()
	for w := c.mdps; w < n; w++ {
		if !c.p.Tight(v, w) {
			continue
		}
		if c.p.Swap(v, w) {
			break
		}
		ok := c.p.Prefer(v, func(x int) int64 {
			if c.isResident(x) {
				return int64(n - x)
			}
			return 0
		})
		if err := c.failed(ok); err != nil {
			return err
		}
		break
	}
	c.out.pairs = append(c.out.pairs, [2]int{v, c.p.Mate(v)})
	return c.failed(c.p.Remove(v))
}
