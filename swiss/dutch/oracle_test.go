package dutch_test

import (
	"slices"

	"wasit/swiss"
)

// The oracle is the Dutch system written down once more, literally and slowly: every candidate is generated in the order
// of the rules and judged by the whole vector of criteria. It shares no code with the engine, only the records of a
// tournament.

type oraclePlayer struct {
	tpn        swiss.TPN
	score      int // pairing score
	history    []swiss.Color
	difference int
	wish       swiss.Color
	strength   int // 0 none, 1 mild, 2 strong, 3 absolute
	f1, f2     byte
	unplayed   int
	mayBye     bool
	top        bool
	parity     int
}

type oracle struct {
	t       *swiss.Tournament
	round   int
	old     bool // the edition of 2017
	players []oraclePlayer
	memo    map[completionKey]bool
	nextBy  map[uint][]int
}

type completionKey struct {
	set uint
	pab int
}

func newOracle(t *swiss.Tournament, round int, old bool) *oracle {
	o := &oracle{t: t, round: round, old: old, memo: map[completionKey]bool{}}
	parity := 0
	for _, tpn := range t.TPNs() {
		seen := false
		for r := 1; r < round; r++ {
			seen = seen || t.Entry(tpn, r).Opponent != 0 || t.Entry(tpn, r).Outcome == swiss.PAB
		}
		now := t.Entry(tpn, round).Outcome
		absent := now == swiss.ZeroBye || now == swiss.HalfBye || now == swiss.FullBye
		if seen || !absent {
			parity++
		}
		if !absent {
			p := o.derive(tpn)
			p.parity = parity
			o.players = append(o.players, p)
		}
	}
	slices.SortFunc(o.players, func(a, b oraclePlayer) int {
		if a.score != b.score {
			return b.score - a.score
		}
		return int(a.tpn - b.tpn)
	})
	return o
}

// points adds up rounds 1 to r−1 and the virtual points of round r.
func (o *oracle) points(tpn swiss.TPN, r int) int {
	p := o.t.Player(tpn)
	sum := 0
	for i := 1; i < r; i++ {
		sum += int(o.t.Award(tpn, i))
	}
	if r <= len(p.Virtual) {
		sum += int(p.Virtual[r-1])
	}
	return sum
}

func (o *oracle) derive(tpn swiss.TPN) oraclePlayer {
	p := oraclePlayer{tpn: tpn, score: o.points(tpn, o.round), mayBye: true}
	scoring := o.t.Scoring()
	total := 0
	for r := 1; r < o.round; r++ {
		e := o.t.Entry(tpn, r)
		total += int(o.t.Award(tpn, r))
		switch e.Outcome {
		case swiss.Win, swiss.Draw, swiss.Loss:
			p.history = append(p.history, e.Color)
			continue
		case swiss.PAB, swiss.ForfeitWin:
			p.mayBye = false
		case swiss.FullBye:
			p.mayBye = p.mayBye && o.old
		case swiss.HalfBye:
			p.mayBye = p.mayBye && (o.old || scoring.HalfBye < scoring.Win)
		}
		p.unplayed++
	}
	for _, c := range p.history {
		if c == swiss.White {
			p.difference++
		} else {
			p.difference--
		}
	}
	p.wish, p.strength = oracleWish(p.history, p.difference)
	p.f1, p.f2 = o.float(tpn, o.round-1), o.float(tpn, o.round-2)
	if o.round == o.t.TotalRounds() {
		p.top = 2*total > (o.round-1)*int(scoring.Win)
	}
	return p
}

func oracleWish(h []swiss.Color, difference int) (swiss.Color, int) {
	if len(h) == 0 {
		return 0, 0
	}
	last := h[len(h)-1]
	switch {
	case difference > 1:
		return swiss.Black, 3
	case difference < -1:
		return swiss.White, 3
	case len(h) > 1 && h[len(h)-2] == last:
		return last.Other(), 3
	case difference == 1:
		return swiss.Black, 2
	case difference == -1:
		return swiss.White, 2
	}
	return last.Other(), 1
}

func (o *oracle) float(tpn swiss.TPN, r int) byte {
	if r < 1 {
		return 0
	}
	e := o.t.Entry(tpn, r)
	switch e.Outcome {
	case swiss.Win, swiss.Draw, swiss.Loss:
		mine, other := o.points(tpn, r), o.points(e.Opponent, r)
		if mine > other {
			return 'D'
		} else if mine < other {
			return 'U'
		}
		return 0
	}
	if o.old || int(o.t.Award(tpn, r)) > int(o.t.Scoring().Loss) {
		return 'D'
	}
	return 0
}

// met tells whether a and b have played; barred whether a forbidden pair keeps them apart.
func (o *oracle) legal(i, j int) bool {
	a, b := o.players[i], o.players[j]
	for r := 1; r < o.round; r++ {
		if e := o.t.Entry(a.tpn, r); e.Opponent == b.tpn && (e.Outcome == swiss.Win || e.Outcome == swiss.Draw || e.Outcome == swiss.Loss) {
			return false
		}
	}
	for _, f := range o.t.Forbidden() {
		if o.round >= f.First && (f.Last == 0 || o.round <= f.Last) && slices.Contains(f.Players, a.tpn) && slices.Contains(f.Players, b.tpn) {
			return false
		}
	}
	return a.strength < 3 || b.strength < 3 || a.wish != b.wish || a.top || b.top
}

// white allocates colours: section 8. i ranks higher.
func (o *oracle) white(i, j int) int {
	a, b := o.players[i], o.players[j]
	toA := func(c swiss.Color) int {
		if c == swiss.White {
			return i
		}
		return j
	}
	if a.strength == 0 && b.strength == 0 {
		c := o.t.InitialColor()
		if a.parity%2 == 0 {
			c = c.Other()
		}
		return toA(c)
	}
	if a.strength == 0 || a.wish == b.wish && b.strength > a.strength {
		return toA(b.wish.Other())
	}
	if b.strength == 0 || a.wish != b.wish || a.strength > b.strength {
		return toA(a.wish)
	}
	if x, y := max(a.difference, -a.difference), max(b.difference, -b.difference); a.strength == 3 && x != y {
		if x > y {
			return toA(a.wish)
		}
		return toA(b.wish.Other())
	}
	for k := 1; k <= min(len(a.history), len(b.history)); k++ {
		if x, y := a.history[len(a.history)-k], b.history[len(b.history)-k]; x != y {
			return toA(y)
		}
	}
	return toA(a.wish)
}

// completable reports whether the set can be paired under C1 to C3, with one eligible player of score pab (any score if
// pab is negative) left over where its number is odd.
func (o *oracle) completable(set uint, pab int) bool {
	if set == 0 {
		return true
	}
	key := completionKey{set, pab}
	if known, ok := o.memo[key]; ok {
		return known
	}
	odd, first, ok := false, -1, false
	for i := range o.players {
		if set>>i&1 != 0 {
			odd = !odd
			if first < 0 {
				first = i
			}
		}
	}
	rest := set &^ (1 << first)
	if p := o.players[first]; odd && p.mayBye && (pab < 0 || p.score == pab) {
		ok = o.completable(rest, pab)
	}
	for j := first + 1; j < len(o.players) && !ok; j++ {
		ok = rest>>j&1 != 0 && o.legal(first, j) && o.completable(rest&^(1<<j), pab)
	}
	o.memo[key] = ok
	return ok
}
