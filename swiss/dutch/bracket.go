package dutch

import (
	"wasit/swiss"
	"wasit/swiss/matching"
)

// bracket is one bracket with what lies below it. Players are places in the field; members are numbered by their BSN,
// counted from 0: first the MDPs, then the residents.
type bracket struct {
	f       *field
	members []int
	mdps    int   // how many of the members moved down
	next    []int // the following scoregroup, whose value is looked at [C8]; nil where the rules do not look
	low     []int // all players below next, where completion must be secured
	level   int   // the scoregroup of the residents
	mode    mode
	demand  *demand // what an alternative that is only tried has settled beforehand; nil: nothing
}

// mode is the part a bracket has in its round.
type mode uint8

const (
	ordinary    mode = iota
	penultimate      // completes the round and looks no further (2017 A.9)
	final            // the last bracket, collapsed or not: at most one is left over
)

func (b *bracket) size() int { return len(b.members) }

func (b *bracket) player(v int) *player { return &b.f.players[b.members[v]] }

// score returns the score of the residents (the highest of them, should they differ).
func (b *bracket) score() swiss.Points { return b.player(b.mdps).score }

// floor returns the lowest score in the bracket.
func (b *bracket) floor() swiss.Points { return b.player(b.size() - 1).score }

// reach says how far down a model looks.
type reach uint8

const (
	alone    reach = iota // the bracket, with as many downfloaters as its largest matching leaves
	ahead                 // and the next one, from which players may be left over
	complete              // and everybody below: the round must be completed
)

// model is a bracket as a matching problem: vertices are the members, the players below as far as it looks, and exits:
// the PAB, or seats for those who float out of sight. A member floats by being matched to anything but a member.
type model struct {
	*bracket
	reach  reach
	place  []int // vertex → place in the field; the PAB is the field's own vertex, an exit −1
	deeper int   // vertices from here on are below the next bracket
	floats int   // how many members float, where that is known: else −1
}

func newModel(b *bracket, r reach, exits int) *model {
	m := &model{bracket: b, reach: r, floats: -1}
	m.place = append(m.place, b.members...)
	if r >= ahead {
		m.place = append(m.place, b.next...)
	}
	m.deeper = len(m.place)
	if r == complete {
		m.place = append(m.place, b.low...)
		if b.f.odd() {
			m.place = append(m.place, b.f.pabVertex())
		}
	}
	for range exits {
		m.place = append(m.place, -1)
	}
	return m
}

// graph joins the vertices that may be matched to each other. Two MDPs never meet in a bracket (3.4); spare exits cancel
// out where the next bracket is looked at.
func (m *model) graph() *matching.Graph {
	g, n := matching.NewGraph(len(m.place)), m.size()
	all := m.stretches()
	exits := len(m.place)
	for exits > 0 && m.place[exits-1] < 0 {
		exits--
	}
	for v := range exits {
		m.f.breathe(v)
		row, legal := g.Row(v), m.f.legal.Row(m.place[v])
		for _, r := range all {
			row.AddFrom(legal, r.place, r.place+r.length, r.vertex)
		}
		if v < m.mdps {
			row.DropRange(0, m.mdps)
		}
		row.AddRange(exits, len(m.place))
	}
	if m.demand != nil {
		m.demand.restrict(g, n)
	}
	for x := exits; x < len(m.place); x++ {
		for v := range exits {
			if row := g.Row(v); row.Has(x) {
				g.Row(x).Add(v)
			}
		}
		if m.reach == ahead {
			g.Row(x).AddRange(exits, len(m.place))
			g.Row(x).Drop(x)
		}
	}
	return g
}

// stretch is a row of vertices whose places follow one another, too.
type stretch struct{ vertex, place, length int }

func (m *model) stretches() (list []stretch) {
	for v, p := range m.place {
		if last := len(list) - 1; p < 0 {
			break // exits
		} else if last >= 0 && list[last].place+list[last].length == p {
			list[last].length++
		} else {
			list = append(list, stretch{v, p, 1})
		}
	}
	return list
}

// criteria ranks the edges of a model.
type criteria interface {
	pair(v, w int, acc []int64)  // two members meet
	float(v, w int, acc []int64) // member v floats, to vertex w
	below(v, w int, acc []int64) // an edge outside the bracket
}
