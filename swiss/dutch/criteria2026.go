package dutch

import (
	"slices"

	"wasit/swiss"
)

// countMembers counts the members from v on that ok accepts.
func (b *bracket) countMembers(from, to int, ok func(p *player) bool) (n int) {
	for v := from; v < to; v++ {
		if ok(b.player(v)) {
			n++
		}
	}
	return n
}

func (b *bracket) scores(from, to int) []swiss.Points {
	var s []swiss.Points
	for v := from; v < to; v++ {
		s = append(s, b.player(v).score)
	}
	return descending(s)
}

// depth is C6, C7 and C8 of 2026, or C.5, C.6 and C.7 of 2017: what is looked for together with the players below.
type depth struct {
	*model
	scale
	count, unpaired int // C6; C8, first part
	scores          ladder
	differences     differences
	left            ladder // C8, second part
	lookAhead       bool
}

func newDepth(m *model, room int) *depth {
	d := &depth{model: m, lookAhead: m.deeper > m.size()}
	n := m.size()
	d.count = d.add(n)
	if m.f.ed.Differences {
		d.differences = newDifferences(&d.scale, m.bracket, n)
	} else {
		d.scores = d.addLadder(m.scores(0, m.mdps), func(s swiss.Points) int {
			return m.countMembers(0, m.mdps, func(p *player) bool { return p.score == s })
		})
	}
	if d.lookAhead {
		most := m.deeper
		d.unpaired = d.add(most * max(1, m.f.ed.IneligibleBy))
		all := m.scores(0, n)
		below := m.f.players[m.next[0]].score
		if !slices.Contains(all, below) {
			all = append(all, below)
		}
		d.left = d.addLadder(all, func(s swiss.Points) int {
			if s == below {
				return most
			}
			return m.countMembers(0, n, func(p *player) bool { return p.score == s })
		})
	}
	d.pack(room)
	return d
}

func (d *depth) pair(v, w int, acc []int64) {
	if d.f.ed.Differences {
		d.differences.pair(&d.scale, v, w, acc)
	}
}

func (d *depth) float(v, w int, acc []int64) {
	d.put(acc, d.count, 1)
	if d.f.ed.Differences {
		d.differences.float(&d.scale, v, acc)
	} else if v < d.mdps {
		d.put(acc, d.scores.at(d.player(v).score), 1)
	}
	d.below(v, w, acc)
}

// below counts a player who would be left over by the next bracket.
func (d *depth) below(v, w int, acc []int64) {
	if !d.lookAhead || v >= d.deeper || w < d.deeper {
		return
	}
	p := &d.f.players[d.place[v]]
	d.put(acc, d.unpaired, d.weightOf(p))
	d.put(acc, d.left.at(p.score), 1)
}

// weightOf returns what it counts that p is left over by the next bracket (2017 C.7: three, if that is the last one and p
// may not have the PAB).
func (d *depth) weightOf(p *player) int {
	if x := d.f.ed.IneligibleBy; x > 0 && !p.mayBye && len(d.low) == 0 {
		return x
	}
	return 1
}

// quality2026 is C9 to C21, with C7 before them where the number of downfloaters is known beforehand.
type quality2026 struct {
	*model
	scale
	c7                                     ladder
	unplayed                               int    // C9
	difference, running, denied, strong    int    // C10 to C13
	down1, up1, down2, up2                 int    // C14 to C17
	limbo1, limbo2                         ladder // C18, C20: those who float on; the rest of the list follows from them
	opponent1, opponent2                   ladder // C19, C21
	withScores, tie, tops, floated, moving bool
}

func newQuality2026(m *model, room int) *quality2026 {
	q := &quality2026{model: m, withScores: m.reach == alone, moving: m.mdps > 0, floated: m.floats > 0}
	n := m.size()
	levels := m.scores(0, m.mdps)
	mdps := func(ok func(p *player) bool) func(s swiss.Points) int {
		return func(s swiss.Points) int {
			return m.countMembers(0, m.mdps, func(p *player) bool { return p.score == s && ok(p) })
		}
	}
	residents := func(ok func(p *player) bool) int { return m.countMembers(m.mdps, n, ok) }
	q.c7 = q.addLadder(levels, mdps(func(*player) bool { return q.withScores && m.floats > 0 }))
	q.tie = m.f.ed.UnplayedTie && m.floats == 1 && m.reach == complete
	q.unplayed = q.add(ifTrue(q.tie, m.f.round))
	q.tops = m.countMembers(0, n, func(p *player) bool { return p.top }) > 0
	q.difference = q.add(ifTrue(q.tops, n))
	q.running = q.add(ifTrue(q.tops, n))
	q.denied = q.add(n / 2)
	q.strong = q.add(n / 2)
	q.down1 = q.add(min(m.floats, residents(func(p *player) bool { return p.f1 == swiss.Downfloat })))
	q.up1 = q.add(min(m.mdps, residents(func(p *player) bool { return p.f1 == swiss.Upfloat })))
	q.down2 = q.add(min(m.floats, residents(func(p *player) bool { return p.f2 == swiss.Downfloat })))
	q.up2 = q.add(min(m.mdps, residents(func(p *player) bool { return p.f2 == swiss.Upfloat })))
	everyone := mdps(func(*player) bool { return true })
	was1 := mdps(func(p *player) bool { return p.f1 == swiss.Downfloat })
	was2 := mdps(func(p *player) bool { return p.f2 == swiss.Downfloat })
	upfloated := func(ceiling int) func(s swiss.Points) int {
		return func(s swiss.Points) int { return min(ceiling, everyone(s)) }
	}
	q.limbo1 = q.addLadder(levels, was1)
	q.opponent1 = q.addLadder(levels, upfloated(q.ceilings[q.up1]))
	q.limbo2 = q.addLadder(levels, was2)
	q.opponent2 = q.addLadder(levels, upfloated(q.ceilings[q.up2]))
	q.pack(room)
	return q
}

func ifTrue(b bool, n int) int {
	if b {
		return n
	}
	return 0
}

func (q *quality2026) pair(v, w int, acc []int64) {
	a, b := q.player(v), q.player(w)
	if denied, strong := clashes(a.pref.Preference, b.pref.Preference); denied > 0 {
		q.put(acc, q.denied, denied)
		q.put(acc, q.strong, strong)
	}
	if q.tops {
		difference, running := q.f.topClashes(q.members[v], q.members[w])
		q.put(acc, q.difference, difference)
		q.put(acc, q.running, running)
	}
	if v >= q.mdps {
		return
	}
	if b.f1 == swiss.Upfloat {
		q.put(acc, q.up1, 1)
		q.put(acc, q.opponent1.at(a.score), 1)
	}
	if b.f2 == swiss.Upfloat {
		q.put(acc, q.up2, 1)
		q.put(acc, q.opponent2.at(a.score), 1)
	}
}

func (q *quality2026) float(v, w int, acc []int64) {
	p := q.player(v)
	if q.tie && q.place[w] == q.f.pabVertex() {
		q.put(acc, q.unplayed, p.unplayed)
	}
	if v >= q.mdps {
		q.put(acc, q.down1, ifTrue(p.f1 == swiss.Downfloat, 1))
		q.put(acc, q.down2, ifTrue(p.f2 == swiss.Downfloat, 1))
		return
	}
	if q.withScores {
		q.put(acc, q.c7.at(p.score), 1)
	}
	if p.f1 == swiss.Downfloat {
		q.put(acc, q.limbo1.at(p.score), 1)
	}
	if p.f2 == swiss.Downfloat {
		q.put(acc, q.limbo2.at(p.score), 1)
	}
}

func (q *quality2026) below(v, w int, acc []int64) {}
