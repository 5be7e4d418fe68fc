package swiss

// matchChecker collects the defects of a draft of matches.
type matchChecker struct {
	d       *MatchDraft
	index   map[TPN]int
	defects []Defect
}

func (c *matchChecker) report(d Defect) { c.defects = append(c.defects, d) }

func (c *matchChecker) check() []Defect {
	switch n := len(c.d.Units); {
	case n == 0:
		c.report(Defect{Kind: DefectNoPlayers})
	case n > MaxPlayers:
		c.report(Defect{Kind: DefectTooMany, Value: n})
	}
	if c.d.TotalRounds < 0 || c.d.TotalRounds > MaxRounds {
		c.report(Defect{Kind: DefectRounds, Value: c.d.TotalRounds})
	}
	if c.d.InitialColor > Black {
		c.report(Defect{Kind: DefectInitialColor, Value: int(c.d.InitialColor)})
	}
	for i := range c.d.Units {
		tpn := c.d.Units[i].TPN
		if tpn < 1 || tpn > MaxTPN {
			c.report(Defect{Kind: DefectTPN, TPN: tpn, Value: int(tpn)})
		}
		if _, twice := c.index[tpn]; twice {
			c.report(Defect{Kind: DefectDuplicateTPN, TPN: tpn})
			continue
		}
		c.index[tpn] = i
	}
	c.histories()
	return c.defects
}

func (c *matchChecker) histories() {
	limit := MaxRounds
	if c.d.TotalRounds > 0 {
		limit = min(limit, c.d.TotalRounds)
	}
	pabs := map[int]TPN{}
	for i := range c.d.Units {
		u := &c.d.Units[i]
		if n := max(len(u.Rounds), len(u.Virtual)); n > limit {
			c.report(Defect{Kind: DefectRounds, TPN: u.TPN, Value: n})
		}
		for r := 1; r <= min(len(u.Rounds), limit); r++ {
			c.entry(u, r)
			if u.Rounds[r-1].Kind == MatchPAB {
				if first, twice := pabs[r]; twice {
					c.report(Defect{Kind: DefectSecondPAB, TPN: u.TPN, Round: r, Opponent: first})
				}
				pabs[r] = u.TPN
			}
		}
	}
}

func (c *matchChecker) entry(u *Unit, r int) {
	e := u.Rounds[r-1]
	at := Defect{TPN: u.TPN, Round: r, Opponent: e.Opponent}
	report := func(k DefectKind) { at.Kind = k; c.report(at) }
	bad := func(p Points) bool { return p < -maxPoints || p > maxPoints }
	if e.Kind >= matchKinds || e.Color > Black || bad(e.Primary) || bad(e.Secondary) {
		report(DefectOutcome)
		return
	}
	if !e.Kind.IsMatch() {
		if e.Opponent != 0 {
			report(DefectByeOpponent)
		}
		return
	}
	j, known := c.index[e.Opponent]
	switch {
	case e.Opponent == 0:
		report(DefectNoOpponent)
		return
	case !known || e.Opponent == u.TPN:
		report(DefectOpponent)
		return
	}
	var o MatchEntry
	if r <= len(c.d.Units[j].Rounds) {
		o = c.d.Units[j].Rounds[r-1]
	}
	if o.Opponent != u.TPN || !o.Kind.IsMatch() {
		report(DefectNotMutual)
		return
	}
	if u.TPN > e.Opponent {
		return // judged at the other unit
	}
	if e.Color == 0 || o.Color != e.Color.Other() {
		report(DefectColor)
	}
	if (e.Kind == PlayedMatch) != (o.Kind == PlayedMatch) || e.Uncolored != o.Uncolored ||
		e.Kind == ForfeitMatchWin && o.Kind == ForfeitMatchWin {
		report(DefectContradiction)
	}
}
