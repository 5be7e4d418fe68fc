package incident

import (
	"wasit/rules"
	"wasit/rules/ruling"
)

// drawOffer answers for an offer (Art. 9.1.2.1 (E23)): at another moment it may be penalised, it cannot be taken back, and it lapses
// once the opponent touches a piece to play.
func (c *court) drawOffer() {
	c.cite(rules.RuleDrawOffer)
	switch c.in.Facts.Offer {
	case "other_time":
		c.say(OfferStands, WhoBoth, rules.RuleDisturbing, rules.RuleConduct, rules.RulePenalties)
		c.out.Discretion = true
	case "withdrawn", "accepted":
		c.say(Over, WhoPlayer)
		c.out.Result = rules.Drawn
	case "after_touch":
		c.say(OfferLapsed, WhoBoth, rules.RuleTouchOwn)
	case "refused":
		c.say(PlayOn, WhoNobody)
	default:
		c.say(OfferStands, WhoPlayer, rules.RuleOfferRecorded)
	}
}

// drawAgreed answers whether an agreement counts (Art. 5.2.3, 9.1.1 (E23)).
func (c *court) drawAgreed() {
	f := &c.in.Facts
	limit := c.ev.DrawFromMove
	switch {
	case f.Move < c.e.MovesBeforeAgreement:
		c.say(NotValid, WhoArbiter, rules.RuleAgreement)
	case !f.Consent && (limit == rules.NoAgreement || f.Move < limit):
		c.say(NotValid, WhoArbiter, rules.RuleDrawRestricted)
	default:
		c.say(Over, WhoPlayer, rules.RuleAgreement)
		c.out.Result = rules.Drawn
	}
}

func (c *court) threefold() {
	c.claim(3, rules.RuleThreefoldOnBoard, rules.RuleThreefoldIntended)
}

func (c *court) fifty() { c.claim(50, rules.RuleFiftyOnBoard, rules.RuleFiftyIntended) }

// claim answers for a claim of a draw (Art. 9.2 to 9.5): the right to it first, then whether it is true.
func (c *court) claim(wanted int, onBoard, intended rules.Rule) {
	f, rule := &c.in.Facts, onBoard
	if f.Written {
		rule = intended
	}
	switch {
	case f.NoTurn:
		c.say(NotAdmitted, WhoNobody, rule)
	case f.TouchedBy && !c.e.TouchedClaimIsFalse:
		c.say(MustMove, WhoNobody, rules.RuleClaimLost, rules.RuleTouchOwn)
	case f.Count >= wanted && !f.TouchedBy:
		c.say(Over, WhoPlayer, rule, rules.RuleClaimCorrect, rules.RuleClaimStopsClock)
		c.out.Result = rules.Drawn
	default:
		r, err := c.ev.Rule(ruling.Case{Kind: ruling.FalseClaim, Offender: c.player(), Pressed: true})
		if err == nil { // the kind is known
			c.take(&r)
			c.out.Repair = map[bool]Repair{true: WrittenMove, false: PlayOn}[f.Written]
			c.cite(rule)
		}
	}
}

// fivefold answers for a fifth occurrence that nobody claims (Art. 9.6.1 (E23)): in 2014 only consecutive ones count.
func (c *court) fivefold() {
	f := &c.in.Facts
	held := c.e.Fivefold != rules.NoFivefold && f.Count >= 5 && !(f.Scattered && c.e.Fivefold == rules.FivefoldConsecutive)
	if !held {
		c.say(PlayOn, WhoPlayer, rules.RuleFivefold, rules.RuleThreefold)
		return
	}
	c.say(Over, WhoAutomatic, rules.RuleFivefold)
	c.out.Result = rules.Drawn
}

// seventyFive answers for 75 moves by each player that nobody claims (Art. 9.6.2 (E23)); checkmate by the last of them counts first.
func (c *court) seventyFive() {
	f := &c.in.Facts
	switch {
	case c.e.SeventyFiveMoves == 0 || f.Count < c.e.SeventyFiveMoves:
		c.say(PlayOn, WhoPlayer, rules.RuleSeventyFive)
		c.name("9.3")
	case f.Mates:
		c.say(ResultStands, WhoAutomatic, rules.RuleSeventyFive, rules.RuleCheckmate)
	default:
		c.say(Over, WhoAutomatic, rules.RuleSeventyFive)
		c.out.Result = rules.Drawn
	}
}

func (c *court) deadPosition() {
	c.say(Over, WhoBoth, rules.RuleDeadPosition, rules.RuleDeadPositionAlso)
	c.out.Result = rules.Drawn
	if c.in.Position == nil || c.dead() {
		return
	}
	c.out.Result, c.out.Repair, c.out.MayRaise = rules.Ongoing, PlayOn, WhoNobody
	if w, b := c.mate(c.player()).Verdict, c.mate(c.opponent()).Verdict; w != rules.CanMate && b != rules.CanMate {
		c.out.Open = true // not proven: the arbiter decides
	}
}

// resignation loses; since 2023 it is a draw where the opponent cannot checkmate (Art. 5.1.2 (E23)).
func (c *court) resignation() {
	if c.in.Facts.Ended != "" {
		c.say(ResultStands, WhoTooLate, rules.RuleResignation)
		return
	}
	if c.dead() {
		c.deadPosition()
		return
	}
	c.say(Over, WhoPlayer, rules.RuleResignation)
	if c.e.ResignationProviso {
		c.lostUnlessDraw()
		return
	}
	c.lost()
}

// signed: the signed result stands unless the arbiter decides otherwise (Art. 8.7).
func (c *court) signed() { c.say(ResultStands, WhoArbiter, rules.RuleSigned) }
