package dutch

import "wasit/swiss"

// differences is the list of pairing score differences (2017 C.6): between the two of a pair; for a downfloater, against
// one point less than the lowest score of the bracket.
type differences struct {
	*bracket
	ladder
}

func newDifferences(s *scale, b *bracket, ceiling int) differences {
	d := differences{bracket: b}
	d.ladder = s.addLadder(b.allDifferences(), func(swiss.Points) int { return ceiling })
	return d
}

// allDifferences lists every difference that can occur, largest first. Zero is left out: the number of all is fixed.
func (b *bracket) allDifferences() []swiss.Points {
	scores := b.scores(0, b.size())
	var all []swiss.Points
	for i, s := range scores {
		all = append(all, s-b.floor()+swiss.Point)
		for _, t := range scores[i+1:] {
			all = append(all, s-t)
		}
	}
	return descending(all)
}

func (b *bracket) floatDifference(v int) swiss.Points {
	return b.player(v).score - b.floor() + swiss.Point
}

func (d *differences) pair(s *scale, v, w int, acc []int64) {
	if x := d.player(v).score - d.player(w).score; x != 0 {
		s.put(acc, d.at(max(x, -x)), 1)
	}
}

func (d *differences) float(s *scale, v int, acc []int64) {
	s.put(acc, d.at(d.floatDifference(v)), 1)
}

// quality2017 is C.8 to C.19, with C.6 before them where the number of downfloaters is known beforehand.
type quality2017 struct {
	*model
	scale
	c6                                  differences
	difference, running, denied, strong int    // C.8 to C.11
	down1, up1, down2, up2              int    // C.12 to C.15
	downs1, ups1, downs2, ups2          ladder // C.16 to C.19
	withDifferences, tops               bool
}

func newQuality2017(m *model, room int) *quality2017 {
	q := &quality2017{model: m, withDifferences: m.floats >= 0}
	n := m.size()
	q.c6 = newDifferences(&q.scale, m.bracket, ifTrue(q.withDifferences, n))
	q.tops = m.countMembers(0, n, func(p *player) bool { return p.top }) > 0
	q.difference = q.add(ifTrue(q.tops, n))
	q.running = q.add(ifTrue(q.tops, n))
	q.denied = q.add(n / 2)
	q.strong = q.add(n / 2)
	values := m.allDifferences()
	counts := [4]int{
		m.countMembers(0, n, func(p *player) bool { return p.f1 == swiss.Downfloat }),
		m.countMembers(0, n, func(p *player) bool { return p.f1 == swiss.Upfloat }),
		m.countMembers(0, n, func(p *player) bool { return p.f2 == swiss.Downfloat }),
		m.countMembers(0, n, func(p *player) bool { return p.f2 == swiss.Upfloat }),
	}
	for i, at := range [4]*int{&q.down1, &q.up1, &q.down2, &q.up2} {
		*at = q.add(counts[i])
	}
	for i, l := range [4]*ladder{&q.downs1, &q.ups1, &q.downs2, &q.ups2} {
		*l = q.addLadder(values, func(swiss.Points) int { return counts[i] })
	}
	q.pack(room)
	return q
}

func (q *quality2017) pair(v, w int, acc []int64) {
	a, b := q.player(v), q.player(w)
	if q.withDifferences {
		q.c6.pair(&q.scale, v, w, acc)
	}
	if denied, strong := clashes(a.pref.Preference, b.pref.Preference); denied > 0 {
		q.put(acc, q.denied, denied)
		q.put(acc, q.strong, strong)
	}
	if q.tops {
		difference, running := q.f.topClashes(q.members[v], q.members[w])
		q.put(acc, q.difference, difference)
		q.put(acc, q.running, running)
	}
	if a.score == b.score {
		return
	}
	if a.score < b.score {
		a, b = b, a
	}
	q.falls(a, a.score-b.score, acc)
	if b.f1 == swiss.Upfloat {
		q.put(acc, q.up1, 1)
		q.put(acc, q.ups1.at(a.score-b.score), 1)
	}
	if b.f2 == swiss.Upfloat {
		q.put(acc, q.up2, 1)
		q.put(acc, q.ups2.at(a.score-b.score), 1)
	}
}

// falls counts a player who receives a downfloat over the given difference.
func (q *quality2017) falls(p *player, difference swiss.Points, acc []int64) {
	if p.f1 == swiss.Downfloat {
		q.put(acc, q.down1, 1)
		q.put(acc, q.downs1.at(difference), 1)
	}
	if p.f2 == swiss.Downfloat {
		q.put(acc, q.down2, 1)
		q.put(acc, q.downs2.at(difference), 1)
	}
}

func (q *quality2017) float(v, _ int, acc []int64) {
	if q.withDifferences {
		q.c6.float(&q.scale, v, acc)
	}
	q.falls(q.player(v), q.floatDifference(v), acc)
}

func (q *quality2017) below(v, w int, acc []int64) {}
