package dutch

import (
	"encoding/binary"

	"wasit/swiss/matching"
)

// demand is what an alternative has settled beforehand.
type demand struct {
	partner []int         // member → its partner, or one of the marks below
	s1      matching.Bits // nil, or the members of S1: they meet only others, the others only them, and none of them floats
}

// Marks of members without a partner among what is settled.
const (
	undecided = -2
	floating  = -1
	paired    = -3 // with whomever
)

// newDemand settles nothing yet for n members.
func newDemand(n int) *demand {
	d := &demand{partner: make([]int, n)}
	for v := range d.partner {
		d.partner[v] = undecided
	}
	return d
}

// pair settles that v and w meet.
func (d *demand) pair(v, w int) *demand {
	d.partner[v], d.partner[w] = w, v
	return d
}

// mark settles what happens to v.
func (d *demand) mark(v, mark int) *demand {
	d.partner[v] = mark
	return d
}

// restrict cuts from g, whose first n vertices are the members, the edges that go against what is settled.
func (d *demand) restrict(g *matching.Graph, n int) {
	settled, bound := matching.NewBits(g.Len()), matching.NewBits(g.Len()) // bound: may not float
	s2 := matching.NewBits(g.Len())
	if d.s1 != nil {
		s2.AddRange(0, n)
		s2.Without(d.s1)
	}
	for v, w := range d.partner {
		if w >= 0 || w == floating {
			settled.Add(v)
		}
		if w >= 0 || w == paired || d.s1 != nil && w == undecided && d.s1.Has(v) {
			bound.Add(v)
		}
	}
	for v, w := range d.partner {
		row := g.Row(v)
		switch {
		case w >= 0:
			met := row.Has(w)
			clear(row)
			if met {
				row.Add(w)
			}
		case w == floating:
			row.DropRange(0, n)
		default:
			row.Without(settled)
			if d.s1 != nil && d.s1.Has(v) {
				row.Without(d.s1)
			} else if d.s1 != nil {
				row.Without(s2)
			}
		}
		if bound.Has(v) {
			row.DropRange(n, g.Len())
		}
	}
	for w := n; w < g.Len(); w++ {
		g.Row(w).Without(bound)
	}
}

// appendKey appends what is settled for v, where members of one kind are alike.
func (d *demand) appendKey(key []byte, v int, kind []int) []byte {
	if d == nil {
		return key
	}
	mark, half := d.partner[v], byte(0)
	if mark >= 0 {
		mark = kind[mark]
	}
	if d.s1 != nil && d.s1.Has(v) {
		half = 1
	}
	return append(binary.AppendVarint(key, int64(mark)), half)
}
