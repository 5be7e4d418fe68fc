package swiss

// defects collects the mistakes of a draft, of single games or of matches.
type defects struct {
	index map[TPN]int // place in the draft
	pabs  map[int]TPN // who has the bye of a round
	list  []Defect
}

func newDefects(n int) defects { return defects{index: make(map[TPN]int, n), pabs: map[int]TPN{}} }

func (c *defects) report(d Defect) { c.list = append(c.list, d) }

// event checks what an event declares: n participants of at most limit, its rounds, the colour drawn.
func (c *defects) event(n, limit, rounds int, initial Color) {
	switch {
	case n == 0:
		c.report(Defect{Kind: DefectNoPlayers})
	case n > limit:
		c.report(Defect{Kind: DefectTooMany, Value: n})
	}
	if rounds < 0 || rounds > MaxRounds {
		c.report(Defect{Kind: DefectRounds, Value: rounds})
	}
	if initial > Black {
		c.report(Defect{Kind: DefectInitialColor, Value: int(initial)})
	}
}

// number checks the pairing number of the participant at place i.
func (c *defects) number(i int, tpn TPN) {
	if tpn < 1 || tpn > MaxTPN {
		c.report(Defect{Kind: DefectTPN, TPN: tpn, Value: int(tpn)})
	}
	if _, twice := c.index[tpn]; twice {
		c.report(Defect{Kind: DefectDuplicateTPN, TPN: tpn})
		return
	}
	c.index[tpn] = i
}

// history checks a history of the given length in an event of total rounds, 0 if not declared: entry checks one round and
// tells whether it is the pairing-allocated bye.
func (c *defects) history(tpn TPN, rounds, virtual, total int, entry func(r int) (pab bool)) {
	limit := MaxRounds
	if total > 0 {
		limit = min(limit, total)
	}
	if n := max(rounds, virtual); n > limit {
		c.report(Defect{Kind: DefectRounds, TPN: tpn, Value: n})
	}
	for r := 1; r <= min(rounds, limit); r++ {
		if !entry(r) {
			continue
		}
		if first, twice := c.pabs[r]; twice {
			c.report(Defect{Kind: DefectSecondPAB, TPN: tpn, Round: r, Opponent: first})
		}
		c.pabs[r] = tpn
	}
}

// opponent finds the place of the opponent that an entry names, which must be somebody else in the list.
func (c *defects) opponent(at Defect) (place int, ok bool) {
	place, known := c.index[at.Opponent]
	if !known || at.Opponent == at.TPN {
		at.Kind = DefectOpponent
		c.report(at)
		return 0, false
	}
	return place, true
}

// checker finds the defects of one draft of single games.
type checker struct {
	defects
	d *Draft
}

func (c *checker) check() []Defect {
	c.event(len(c.d.Players), c.d.limit(), c.d.TotalRounds, c.d.InitialColor)
	c.scoring()
	for i := range c.d.Players {
		c.number(i, c.d.Players[i].TPN)
	}
	for i := range c.d.Players {
		p := &c.d.Players[i]
		c.history(p.TPN, len(p.Rounds), len(p.Virtual), c.d.TotalRounds, func(r int) bool {
			c.entry(p, r)
			return p.in(r).Outcome == PAB
		})
	}
	c.forbidden(c.d.Forbidden)
	return c.list
}

func (c *checker) scoring() {
	s := c.d.Scoring
	bad := s.Win < s.Draw || s.Draw < s.Loss || s.Win <= s.Loss
	for _, v := range s.values() {
		bad = bad || v < 0 || v > maxPoints
	}
	if bad {
		c.report(Defect{Kind: DefectScoring})
	}
}

func (c *checker) entry(p *Player, r int) {
	e := p.in(r)
	at := Defect{TPN: p.TPN, Round: r, Opponent: e.Opponent}
	report := func(k DefectKind) { at.Kind = k; c.report(at) }
	if !e.Outcome.IsValid() || e.Color > Black {
		report(DefectOutcome)
		return
	}
	if !e.Outcome.IsPlayed() && !e.Outcome.IsForfeit() {
		if e.Opponent != 0 {
			report(DefectByeOpponent)
		}
		return
	}
	if e.Opponent == 0 {
		if e.Outcome.IsPlayed() {
			report(DefectNoOpponent)
		}
		return
	}
	j, ok := c.opponent(at)
	if !ok {
		return
	}
	o := c.d.Players[j].in(r)
	if o.Opponent != p.TPN {
		report(DefectNotMutual)
		return
	}
	if p.TPN > e.Opponent {
		return // the pair was judged at the other player
	}
	if o.Color != e.Color.Other() || e.Outcome.IsPlayed() && e.Color == 0 {
		report(DefectColor)
	}
	if !e.Outcome.reply(o.Outcome) {
		report(DefectContradiction)
	}
}

// forbidden checks the forbidden pairs of an event.
func (c *defects) forbidden(sets []Forbidden) {
	for _, f := range sets {
		bad := Defect{Kind: DefectForbidden, Value: f.First}
		if f.First < 0 || f.Last < 0 || f.Last != 0 && f.Last < f.First {
			c.report(bad)
			continue
		}
		for _, t := range f.Players {
			if _, known := c.index[t]; !known {
				bad.TPN = t
				c.report(bad)
			}
		}
	}
}
