package swiss

// checker collects the defects of one draft.
type checker struct {
	d       *Draft
	index   map[TPN]int
	defects []Defect
}

func (c *checker) report(d Defect) { c.defects = append(c.defects, d) }

func (c *checker) event() {
	n := len(c.d.Players)
	switch {
	case n == 0:
		c.report(Defect{Kind: DefectNoPlayers})
	case n > c.d.limit():
		c.report(Defect{Kind: DefectTooMany, Value: n})
	}
	if c.d.TotalRounds < 0 || c.d.TotalRounds > MaxRounds {
		c.report(Defect{Kind: DefectRounds, Value: c.d.TotalRounds})
	}
	if c.d.InitialColor > Black {
		c.report(Defect{Kind: DefectInitialColor, Value: int(c.d.InitialColor)})
	}
	s := c.d.Scoring
	bad := s.Win < s.Draw || s.Draw < s.Loss || s.Win <= s.Loss
	for _, v := range s.values() {
		bad = bad || v < 0 || v > maxPoints
	}
	if bad {
		c.report(Defect{Kind: DefectScoring})
	}
}

func (c *checker) numbers() {
	for i := range c.d.Players {
		p := &c.d.Players[i]
		if p.TPN < 1 || p.TPN > MaxTPN {
			c.report(Defect{Kind: DefectTPN, TPN: p.TPN, Value: int(p.TPN)})
		}
		if _, twice := c.index[p.TPN]; twice {
			c.report(Defect{Kind: DefectDuplicateTPN, TPN: p.TPN})
			continue
		}
		c.index[p.TPN] = i
	}
}

func (c *checker) histories() {
	limit := MaxRounds
	if c.d.TotalRounds > 0 && c.d.TotalRounds <= MaxRounds {
		limit = c.d.TotalRounds
	}
	pabs := map[int]TPN{}
	for i := range c.d.Players {
		p := &c.d.Players[i]
		if n := max(len(p.Rounds), len(p.Virtual)); n > limit {
			c.report(Defect{Kind: DefectRounds, TPN: p.TPN, Value: n})
		}
		for r := 1; r <= min(len(p.Rounds), limit); r++ {
			c.entry(p, r)
			if p.in(r).Outcome == PAB {
				if first, twice := pabs[r]; twice {
					c.report(Defect{Kind: DefectSecondPAB, TPN: p.TPN, Round: r, Opponent: first})
				}
				pabs[r] = p.TPN
			}
		}
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
	j, known := c.index[e.Opponent]
	if !known || e.Opponent == p.TPN {
		report(DefectOpponent)
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

func (c *checker) forbidden() {
	for _, f := range c.d.Forbidden {
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
