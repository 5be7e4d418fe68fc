package dutch

import (
	"slices"

	"wasit/swiss/matching"
)

// chooseAlike finds the candidate of a bracket without MDPs in which no criterion tells two candidates apart, as in round
// 1: the order alone decides, and nothing need be weighed. done is false where there is more to it.
func (m *model) chooseAlike(stop func() bool) (out candidate, done bool, err error) {
	known := *m
	if m.mode == final {
		known.floats = m.size() % 2
	}
	if m.mdps > 0 || known.floats < 0 {
		return out, false, nil
	}
	c := newChooser(&known, stop)
	by, words := c.quality()
	if !newCosts(c.model, by, words).areSame() {
		return out, false, nil
	}
	list := make([]int, m.size())
	for v := range list {
		list[v] = v
	}
	r := c.newRemainder(list, known.floats)
	pairs := r.joined()
	if pairs.Exposed() > 0 { // an exchange, if it can be done at all
		return out, false, nil
	}
	if err := r.transpose(pairs); err != nil {
		return out, false, err
	}
	return c.out, true, nil
}

// areSame reports whether all candidates that let the same number float have the same costs.
func (t *costs) areSame() bool {
	if t.kinds != 1 {
		return false
	}
	exit := len(t.place) - 1
	for v := range t.size() {
		if exit >= t.size() && !slices.Equal(t.leaving(v, exit), t.leaving(0, exit)) {
			return false
		}
	}
	return true
}

// joined returns a largest matching of the pairs that S1 and S2 allow.
func (r *remainder) joined() *matching.Maximum {
	may := r.partners()
	g := matching.NewGraph(len(r.place))
	all := make([]int, len(r.place))
	for v := range all {
		all[v] = v
		partners := may[r.side(v)]
		r.eachJoined(v, func(w int) {
			if partners.Has(w) {
				g.Join(v, w)
			}
		})
	}
	m := r.f.maximum(g)
	m.AddAll(all)
	return m
}
