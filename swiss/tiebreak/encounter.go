package tiebreak

import (
	"cmp"
	"slices"

	"wasit/swiss"
)

// Encounter is the table of a direct encounter (6): how a tied group played among itself.
type Encounter struct {
	Players []swiss.TPN
	// Met[i][j] is how many games of i against j count, Scored[i][j] the points of i in them.
	Met      [][]int
	Scored   [][]swiss.Points
	Groups   [][]swiss.TPN // the order found; more than one in a group stays tied
	Complete bool          // all pairs have met: ranked by sums (6.2), else from the top (6.3)
	Decided  bool          // the group was split
}

// duel holds the games among a group: each member's opponents in it.
type duel struct {
	group []int // participants
	meets [][]meet
	scale int64 // makes every average an integer: the least common multiple of the numbers of games
	win   int64 // tenths
	in    []bool
}

// meet is how one member did against another.
type meet struct {
	with   int   // place in the group
	games  int64 // that count
	points int64 // tenths
}

// maxScale bounds the common multiple; pairs that meet up to 22 times need less.
const maxScale = 1_000_000_000

// duel collects the games among a group. Forfeits count with predetermined pairings or where forfeits is set (6.1.1).
func (e *engine) duel(group []int, ref int, forfeits bool) *duel {
	d := &duel{group: group, meets: make([][]meet, len(group)), scale: 1, win: int64(e.f.refs[ref].win), in: make([]bool, len(group))}
	if e.marks == nil {
		e.marks = make([]int32, e.f.len())
	}
	for i, p := range group {
		e.marks[p] = int32(i + 1)
	}
	for i, p := range group {
		for r := 1; r <= e.f.rounds; r++ {
			g := e.f.at(p, r)
			if g.opp < 0 || !g.isOver() || g.kind != played && !forfeits && !e.f.predetermined {
				continue
			}
			if j := int(e.marks[g.opp]) - 1; j >= 0 {
				d.add(i, j, int64(g.pts[ref]))
			}
		}
	}
	for _, p := range group {
		e.marks[p] = 0
	}
	for _, list := range d.meets {
		for _, m := range list {
			if multiple := d.scale / gcd(d.scale, m.games) * m.games; multiple <= maxScale {
				d.scale = multiple
			}
		}
	}
	return d
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

func (d *duel) add(i, j int, points int64) {
	for k := range d.meets[i] {
		if m := &d.meets[i][k]; m.with == j {
			m.games++
			m.points += points
			return
		}
	}
	d.meets[i] = append(d.meets[i], meet{j, 1, points})
}

// encounter orders a tied group by DE (6): the subgroups in order, each tied in itself.
func (e *engine) encounter(group []int, ref int, forfeits bool) [][]int {
	d := e.duel(group, ref, forfeits)
	all := make([]int, len(group))
	for i := range all {
		all[i] = i
	}
	order := d.rank(all)
	for _, sub := range order {
		for i, member := range sub {
			sub[i] = group[member]
		}
	}
	return order
}

// record is what a member of a set scored against the others of the set (averages per game, times scale).
type record struct {
	member int
	least  int64 // the games played
	most   int64 // and a win in each that was not
}

// records computes them; complete reports whether all pairs of the set have met.
func (d *duel) records(set []int) (list []record, complete bool) {
	for _, i := range set {
		d.in[i] = true
	}
	complete = true
	for _, i := range set {
		rec, open := record{member: i}, len(set)-1
		for _, m := range d.meets[i] {
			if d.in[m.with] {
				rec.least += m.points * d.scale / m.games
				open--
			}
		}
		rec.most = rec.least + int64(open)*d.win*d.scale
		complete = complete && open == 0
		list = append(list, rec)
	}
	for _, i := range set {
		d.in[i] = false
	}
	return list, complete
}

// rank orders a set of members: by sums where all have met (6.2), from the top otherwise (6.3).
func (d *duel) rank(set []int) [][]int {
	if len(set) == 1 {
		return [][]int{set}
	}
	list, complete := d.records(set)
	if complete {
		return d.rankClosed(list)
	}
	return d.rankOpen(list)
}

func members(list []record) []int {
	set := make([]int, len(list))
	for i, rec := range list {
		set[i] = rec.member
	}
	slices.Sort(set)
	return set
}

func (d *duel) rankClosed(list []record) [][]int {
	slices.SortStableFunc(list, func(a, b record) int { return cmp.Compare(b.least, a.least) })
	if list[0].least == list[len(list)-1].least {
		return [][]int{members(list)}
	}
	var out [][]int
	for len(list) > 0 {
		n := 1
		for n < len(list) && list[n].least == list[0].least {
			n++
		}
		out = append(out, d.rank(members(list[:n]))...)
		list = list[n:]
	}
	return out
}

// rankOpen places those who are first whatever the missing games would bring; the rest start again (6.3).
func (d *duel) rankOpen(list []record) [][]int {
	var out [][]int
	for len(list) > 1 {
		first := firstOf(list)
		if first < 0 {
			break
		}
		out = append(out, []int{list[first].member})
		list = slices.Delete(list, first, first+1)
	}
	switch {
	case len(out) == 0:
		return [][]int{members(list)}
	case len(list) > 0:
		out = append(out, d.rank(members(list))...)
	}
	return out
}

// firstOf returns the place of the one whose least is above everybody else's most, -1 if nobody's is.
func firstOf(list []record) int {
	best, second := -1, -1 // by most
	for k := range list {
		switch {
		case best < 0 || list[k].most > list[best].most:
			best, second = k, best
		case second < 0 || list[k].most > list[second].most:
			second = k
		}
	}
	if list[best].least > list[second].most {
		return best
	}
	return -1
}

// table shows the games of a group as they stand, for the explanation.
func (d *duel) table() (met [][]int, scored [][]swiss.Points) {
	for i := range d.group {
		met, scored = append(met, make([]int, len(d.group))), append(scored, make([]swiss.Points, len(d.group)))
		for _, m := range d.meets[i] {
			met[i][m.with], scored[i][m.with] = int(m.games), swiss.Points(m.points)
		}
	}
	return met, scored
}
