package incident

import "wasit/rules"

// sheetsAtFlag answers who completes what after a flag fell in a period with a number of moves (Art. 8.5).
func (c *court) sheetsAtFlag() {
	f := &c.in.Facts
	player, opponent := f.Writes == "player" || f.Writes == "both", f.Writes == "opponent" || f.Writes == "both"
	white, black := player, opponent
	if !c.in.White {
		white, black = opponent, player
	}
	u := c.e.AfterFlagFall(white, black, f.Complete)
	switch {
	case u.OnBoard:
		c.say(Reconstruct, WhoArbiter, u.Rule, rules.RuleReconstructHelp)
	case u.White && u.Black:
		c.say(BothSheets, WhoArbiter, u.Rule)
	case u.White || u.Black:
		c.say(SheetFirst, WhoArbiter, u.Rule)
	default:
		c.say(None, WhoArbiter, rules.RuleNeitherRecords)
	}
}

// moveCountUnknown: the next move is the first of the next period (Art. 8.6).
func (c *court) moveCountUnknown() {
	c.say(PlayOn, WhoArbiter, rules.RuleMoveCountUnknown)
	if c.e.NextPeriodBegins(c.in.Facts.Evidence).Allowed {
		c.out.Repair = NextPeriod
	}
}

// otherNotation: a sheet in another than algebraic notation need not count as evidence (App. C); the arbiter warns the player.
func (c *court) otherNotation() {
	c.say(Warned, WhoArbiter)
	c.name("Appendix C")
	c.cite(rules.RuleRecord)
}

// boardsDiffer: App. D.2.9, by whether the scores agree.
func (c *court) boardsDiffer() {
	if c.in.Facts.Agree {
		c.say(OwnBoard, WhoArbiter, rules.RuleBoardsDifferOnly)
		return
	}
	c.say(LastAgreed, WhoArbiter, rules.RuleBoardsDiffer)
}

// outsider: who is no player of the game and speaks about it may be sent out (Art. 12.7 (E23)).
func (c *court) outsider() { c.say(SentOut, WhoArbiter, rules.RuleInterference) }

func (c *court) outsiderPhone() {
	c.say(SentOut, WhoArbiter, rules.RulePhonesOfOthers, rules.RuleInterference)
}

func (c *court) areaEntered() {
	c.say(LeavesArea, WhoArbiter, rules.RuleAreaAccess, rules.RuleInterference)
}

// slipOfTongue is put right at once, before the opponent's clock is started (D.2.8 (E23)); after it the arbiter judges.
func (c *court) slipOfTongue() {
	if c.in.Facts.Unpressed {
		c.say(CompletesMove, WhoBoth, rules.RuleSlipOfTongue)
		return
	}
	c.say(PlayOnUnless, WhoArbiter, rules.RuleSlipOfTongue, rules.RuleBoardsDiffer)
}

func (c *court) adjustedOffTurn() {
	c.say(None, WhoBoth, rules.RuleAdjustOwnClock, rules.RuleAdjust, rules.RuleDisturbing, rules.RuleConduct, rules.RulePenalties)
	c.out.Discretion = true
}

// pressPrevented: a player must always be allowed to press the clock, even after the opponent's reply (Art. 6.2.2 (E23)).
func (c *court) pressPrevented() {
	c.say(CompletesMove, WhoBoth, rules.RuleMayPress, rules.RulePenalties)
	c.out.Discretion = true
}

// recordedLate: the opponent's move may be answered before it is written, the own previous one may not stay unwritten (Art. 8.1.3
// (E23)). In rapid and blitz nothing need be written.
func (c *court) recordedLate() {
	if must := c.e.MustRecord(rules.Recording{Class: c.ev.Class, LeastLeft: c.e.RecordingStopsBelow}); !must.Allowed {
		c.say(None, WhoNobody, must.Rule, rules.RuleRecordRapid)
		return
	}
	if !c.in.Facts.OwnMove {
		c.say(None, WhoNobody, rules.RuleRecordBeforeNext)
		return
	}
	c.say(CompletesSheet, WhoBoth, rules.RuleRecordBeforeNext, rules.RulePenalties)
	c.out.Discretion = true
}

// outsideDisturbance: the arbiter may give one or both players time (Art. 12.5 (E23)).
func (c *court) outsideDisturbance() {
	c.say(None, WhoArbiter, rules.RuleOutsideDisturbance)
	c.out.Discretion = true
}

// appeal: rulings can be appealed, in 2009 not those on a quickplay claim (10.2d).
func (c *court) appeal() {
	if c.in.Facts.Quickplay && c.e.Article(rules.RuleQuickplayFinal) != "" {
		c.say(NotAdmitted, WhoNobody, rules.RuleQuickplayFinal)
		return
	}
	c.say(DecidesLater, WhoPlayer, rules.RuleAppeal)
}
