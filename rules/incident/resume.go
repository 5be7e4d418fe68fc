package incident

import "wasit/rules"

// sealedBad: the sealer loses, unless the game had ended by another rule (I.8 (E23)).
func (c *court) sealedBad() {
	if c.in.Facts.Ended != "" {
		c.say(ResultStands, WhoTooLate, rules.RuleSealedMoveBad)
		return
	}
	c.say(Over, WhoArbiter, rules.RuleSealedMoveBad)
	c.lost()
}

// resumption answers for a player who is late or absent when an adjourned game goes on (I.7 to I.11 (E23)); without lateness he is
// not there yet.
func (c *court) resumption() {
	f := &c.in.Facts
	a := rules.Attendance{Sealer: c.player(), ReplierPresent: !f.OtherAbsent, Late: f.Late, DefaultTime: c.ev.DefaultTime, SealedMoveEnds: f.SealedEnds}
	if !f.Sealed {
		a.Sealer, a.SealerPresent, a.ReplierPresent = c.opponent(), !f.OtherAbsent, false
	}
	r := c.e.Resume(a)
	who := WhoArbiter
	switch r.Rule {
	case rules.RuleSealedMoveEnded:
		c.out.Repair = ResultStands
	case rules.RuleResumptionLate:
		c.out.Result, c.out.Repair = r.Result, Over
	case rules.RuleSealerAbsent:
		c.out.Repair, who = MaySealReply, WhoPlayer
	default:
		c.out.Repair = ReplierClock
	}
	if f.Late > 0 && r.Rule != rules.RuleResumptionLate && r.Rule != rules.RuleSealedMoveEnded {
		c.say(TimeLeft, WhoArbiter, rules.RuleResumptionLate) // he has come, in time
		return
	}
	c.say(c.out.Repair, who, r.Rule)
}

func (c *court) envelopeLost() {
	if c.in.Facts.NoPosition {
		c.say(NewGame, WhoArbiter, rules.RulePositionLost)
		return
	}
	c.say(SealedAsTold, WhoArbiter, rules.RuleEnvelopeMissing)
}

func (c *court) offerAfterSealing() {
	c.say(OfferOpen, WhoPlayer, rules.RuleOfferAfterSealing, rules.RuleDrawOffer)
}

func (c *court) endedBefore() {
	c.say(Over, WhoPlayer, rules.RuleEndedBeforeResume)
	if c.in.Facts.Ended == "agreed" {
		c.out.Result = rules.Drawn
		return
	}
	c.lost()
}

func (c *court) wrongTimes() {
	c.say(PlayOnUnless, WhoArbiter, rules.RuleWrongTimes)
	if c.e.WrongTimesAtResumption(c.in.Facts.BeforeMove).Allowed {
		c.out.Repair, c.out.MayRaise = TimesMended, WhoBoth
	}
}
