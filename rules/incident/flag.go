package incident

import (
	"time"

	"wasit/rules"
	"wasit/rules/ruling"
)

// bothFlags answers for two fallen flags (Art. 6.9, 6.11 and A.4d3 (E09), III.3.1 (E23)). Where the order is known, who fell first has
// lost.
func (c *court) bothFlags() {
	f := &c.in.Facts
	how := c.e.BothFlagsRule(c.ev.Class, c.ev.Supervised)
	switch {
	case c.dead():
		c.deadPosition()
	case how == rules.BothFlagsDraw:
		c.bothFlagsDraw()
	case f.First != "":
		side := *c.in
		if f.First == "opponent" {
			side.White = !side.White
		}
		side.BareKing = false
		sub := court{ev: c.ev, in: &side, e: c.e}
		sub.say(Over, WhoBoth, rules.RuleFlagFall, rules.RuleFlagSeen)
		sub.lostUnlessDraw()
		sub.out.Kind, sub.out.Edition = c.out.Kind, c.out.Edition
		c.out = sub.out
	case how == rules.BothFlagsArbiter || how == rules.BothFlagsIfAnnounce && !c.ev.QuickplayAnnounced:
		if c.limited() && c.e.ClaimantNeedsTime {
			c.cite(rules.RuleFlagClaimRapid)
		}
		c.say(PlayOnUnless, WhoArbiter, rules.RuleFlagFall, rules.RuleQuickplayAnnounced)
		c.out.Open = true
	case f.NotLast:
		c.say(PlayOn, WhoBoth, rules.RuleBothFlagsContinue)
	default:
		c.say(Over, WhoBoth, rules.RuleBothFlagsDraw)
		c.out.Result = rules.Drawn
	}
}

func (c *court) bothFlagsDraw() {
	c.name(c.e.BothFlagsArticle)
	who := WhoBoth
	if o := c.ev.Overlay; o != nil && c.e.BothFlagsArticle != "" {
		c.name(o.FlagClaimArticle)
		if c.e.FlagByClaimOnly {
			who = WhoPlayer
		}
	}
	if len(c.out.Articles) == 0 {
		c.cite(rules.RuleBothFlagsRapid)
		if c.ev.Class == rules.Blitz {
			c.cite(rules.RuleBlitzLimited)
		}
	}
	c.say(Over, who)
	c.out.Result = rules.Drawn
}

// screenClaim: nothing that only a screen or a counter shows proves a claim (Art. 6.12.2 (E23)).
func (c *court) screenClaim() { c.say(PlayOn, WhoNobody, rules.RuleScreens) }

// moveCount: the number of moves is no reason to stop the clock, and the arbiter does not tell it (Art. 6.11.4, 12.6 (E23)).
func (c *court) moveCount() {
	c.say(PlayOn, WhoBoth, rules.RuleNoReasonToStop, rules.RuleNoMoveCount, rules.RulePenalties)
	c.out.Discretion = true
}

func (c *court) stoppedClock() {
	if c.in.Facts.Reason {
		c.say(BringsPiece, WhoPlayer, rules.RulePlayerStops, rules.RuleArbiterRestarts)
		return
	}
	r, err := c.ev.Rule(ruling.Case{Kind: ruling.NoReasonToStop, Offender: c.player(), Pressed: true})
	if err == nil { // the kind is known
		c.take(&r)
	}
}

// quickplayClaim answers for a claim by what the arbiter decides; without his decision only whether it is admitted.
func (c *court) quickplayClaim() {
	kinds := map[string]ruling.Kind{"agree": ruling.QuickplayAgreed, "postpone": ruling.QuickplayPostponed, "reject": ruling.QuickplayRejected,
		"": ruling.QuickplayAgreed}
	in := *c.in
	in.Kind = Kind(kinds[in.Facts.Decision])
	c.in = &in
	_ = c.offence() // the kinds are known
	if in.Facts.Decision == "" && c.out.Refusal == "" {
		c.out = Answer{Kind: c.out.Kind, Edition: c.out.Edition}
		c.say(ArbiterDecides, WhoPlayer, rules.RuleQuickplayClaim, rules.RuleQuickplayAgreed, rules.RuleQuickplayPostponed, rules.RuleQuickplayRejected)
	}
}

// noArbiter answers for such a claim where no arbiter is present: it ends the game, and an arbiter decides it later on what was
// written down (III.6 (E23), D (E09)).
func (c *court) noArbiter() {
	f := &c.in.Facts
	switch {
	case c.ev.Class == rules.Blitz:
		c.say(NotAdmitted, WhoNobody, rules.RuleQuickplayBlitz, rules.RuleNoArbiterClaim)
	case c.e.QuickplayAnnounced && !c.ev.QuickplayAnnounced:
		c.say(NotAdmitted, WhoNobody, rules.RuleQuickplayAnnounced, rules.RuleNoArbiterClaim)
	case f.Increment > 0:
		c.say(NotAdmitted, WhoNobody, rules.RuleQuickplayGames, rules.RuleNoArbiterClaim)
	case f.NoTurn || f.Left != nil && time.Duration(*f.Left) >= 2*time.Minute:
		c.say(NotAdmitted, WhoNobody, rules.RuleNoArbiterClaim)
	default:
		c.say(ClaimEndsGame, WhoPlayer, rules.RuleNoArbiterClaim, rules.RuleNoArbiterProof, rules.RuleNoArbiterDecision)
		c.out.Open = true
	}
}
