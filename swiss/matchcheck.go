package swiss

// matchChecker finds the defects of a draft of matches.
type matchChecker struct {
	defects
	d *MatchDraft
}

func (c *matchChecker) check() []Defect {
	c.event(len(c.d.Units), MaxPlayers, c.d.TotalRounds, c.d.InitialColor)
	for i := range c.d.Units {
		c.number(i, c.d.Units[i].TPN)
	}
	for i := range c.d.Units {
		u := &c.d.Units[i]
		c.history(u.TPN, len(u.Rounds), len(u.Virtual), c.d.TotalRounds, func(r int) bool {
			c.entry(u, r)
			return u.Rounds[r-1].Kind == MatchPAB
		})
	}
	c.forbidden(c.d.Forbidden)
	return c.list
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
	if e.Opponent == 0 {
		report(DefectNoOpponent)
		return
	}
	j, ok := c.opponent(at)
	if !ok {
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
	unplayed := e.Kind != PlayedMatch && o.Kind != PlayedMatch // a forfeited match may stand without colours
	if o.Color != e.Color.Other() || e.Color == 0 && !unplayed {
		report(DefectColor)
	}
	if (e.Kind == PlayedMatch) != (o.Kind == PlayedMatch) || e.Uncolored != o.Uncolored ||
		e.Kind == ForfeitMatchWin && o.Kind == ForfeitMatchWin {
		report(DefectContradiction)
	}
}
