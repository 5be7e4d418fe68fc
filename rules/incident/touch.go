package incident

import "wasit/rules"

// touch answers for touched pieces before the clock is pressed (Art. 4.2 to 4.8 (E23)). In rapid of 2009 without full supervision only
// a player asks for it (A.4b).
func (c *court) touch() {
	f := &c.in.Facts
	switch {
	case f.OffTurn && !f.Adjusted:
		c.say(NotBound, WhoPlayer, rules.RuleAdjust, rules.RuleTouchIntent)
		return
	case c.silent(), c.complained():
		return
	case f.Adjusted:
		c.say(NotBound, WhoPlayer, rules.RuleAdjust, rules.RuleTouchIntent)
		return
	case f.Accident:
		c.say(NotBound, WhoPlayer, rules.RuleContact, rules.RuleTouchIntent)
		return
	}
	rule, must := rules.RuleTouchOwn, MustMove
	switch f.Touched {
	case "theirs":
		rule, must = rules.RuleTouchOpponent, MustTake
	case "both":
		rule, must = rules.RuleTouchBoth, MustTakeWith
	case "king_rook":
		rule, must = rules.RuleTouchKingRook, MustCastle
	case "rook_king":
		rule, must = rules.RuleTouchRookKing, RookFirst
	}
	switch {
	case f.Stuck && must == MustCastle:
		c.say(AnotherKingMove, WhoBoth, rules.RuleTouchNoCastling)
	case f.Stuck && must != RookFirst:
		c.say(FreeMove, WhoPlayer, rules.RuleTouchLapses)
	default:
		c.say(must, WhoBoth, rule)
	}
	if c.limited() {
		c.cite(rules.RuleTouchOnRequest)
	}
}

// silent: the arbiter does not act on touch-move unasked where the edition wants a claim.
func (c *court) silent() bool {
	if !c.e.TouchOnRequest || !c.limited() || c.in.By == Player {
		return false
	}
	c.say(Silent, WhoPlayer, rules.RuleTouchOnRequest)
	return true
}

// complained: who has touched a piece to play has lost the right to complain (Art. 4.8 (E23)).
func (c *court) complained() bool {
	if !c.in.Facts.Complains {
		return false
	}
	c.say(MoveStands, WhoTooLate, rules.RuleComplaint)
	return true
}

func (c *court) castlingIllegal() {
	if !c.silent() && !c.complained() {
		c.say(AnotherKingMove, WhoBoth, rules.RuleTouchNoCastling, rules.RuleCastlingAttacked)
	}
}

func (c *court) promotionChosen() {
	if !c.silent() {
		c.say(PromotionStays, WhoBoth, rules.RulePromotionChosen)
	}
}

func (c *court) releasedMoved() {
	if !c.silent() && !c.complained() {
		c.say(PieceStays, WhoBoth, rules.RuleReleased)
	}
}
