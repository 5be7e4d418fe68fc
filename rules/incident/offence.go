package incident

import (
	"slices"
	"time"

	"wasit/rules"
	"wasit/rules/ruling"
)

// offence asks rules/ruling.
func (c *court) offence() error {
	f := &c.in.Facts
	x := ruling.Case{Kind: ruling.Kind(c.in.Kind), Offender: c.player(), Replied: f.Replied, Mended: f.Mended, Pressed: !f.Unpressed,
		SameMove: f.SameMove, Ended: f.Ended != "", LateBy: f.Late, OtherLateBy: f.OtherLate, Request: f.Request, Increment: f.Increment,
		Left: (*time.Duration)(f.Left), Before: c.in.Before, CardsBefore: c.in.CardsBefore, Mate: rules.Proof{Verdict: rules.NotProven}}
	if c.in.By == Player {
		x.By = ruling.Opponent
	}
	if x.Kind == ruling.BothAbsent && !c.in.White {
		x.LateBy, x.OtherLateBy, x.Offender = f.OtherLate, f.Late, c.opponent()
	}
	if c.flagAfterEnd(x.Kind) || c.quickplayScope(x.Kind) {
		return nil
	}
	r, err := c.ev.Rule(x)
	if err == nil && r.Open { // only now the board is asked
		x.Mate = c.mate(c.opponent())
		r, err = c.ev.Rule(x)
	}
	if err != nil {
		return err
	}
	c.take(&r)
	why := map[string]rules.Rule{"self_check": rules.RuleSelfCheck, "castling_right": rules.RuleCastlingRight, "castling_attacked": rules.RuleCastlingAttacked}
	c.cite(why[f.Why])
	return nil
}

// take makes a ruling the answer.
func (c *court) take(r *ruling.Ruling) {
	a := &c.out
	a.Articles, a.Refusal = slices.Clone(r.Articles), r.Refusal
	a.MayRaise = whoOf(r)
	if a.Repair = c.repairOf(r); a.Refusal != "" {
		return
	}
	a.Result, a.Open, a.Proof, a.Discretion = r.Result, r.Open, r.Proof, len(r.Discretion) > 0 && !r.EventPenalty
	if r.Carded {
		a.Cards, a.CardsInAll, a.RedCard = c.given(r), r.Cards.Cards, r.Cards.RedCard
	}
	for _, p := range r.Penalties {
		if p.Kind == rules.TimeToOpponent {
			a.Minutes = p.Time
		}
	}
	switch ruling.Kind(c.in.Kind) {
	case ruling.QuickplayPostponed:
		a.Discretion, a.MayGive, a.Minutes = false, true, c.e.QuickplayTime.Of(c.ev.Class)
	case ruling.BothAbsent:
		if r.ClockRan {
			a.Spent = max(c.in.Facts.Late, c.in.Facts.OtherLate)
			if c.in.White {
				a.Spent = c.in.Facts.Late
			}
		}
	}
}

// given is how many cards the offence gives now.
func (c *court) given(r *ruling.Ruling) int {
	x, err := c.ev.Overlay.Offence(string(r.Kind))
	if err != nil {
		return 0
	}
	return x.Cards.Of(c.ev.Class)
}

// whoOf says who may raise an offence, or that it is too late.
func whoOf(r *ruling.Ruling) Who {
	switch r.Refusal {
	case ruling.TooLate, ruling.GameOver:
		return WhoTooLate
	case ruling.NoSuchRule, ruling.NoOffence, ruling.NotAnnounced, ruling.CountedAlready:
		return WhoNobody
	case ruling.OnlyByClaim:
		return WhoPlayer
	case ruling.OnlyByArbiter, ruling.WaitForReply:
		return WhoArbiter
	}
	if r.Kind == ruling.FalseClaim {
		return WhoPlayer // the claimant himself
	}
	both := slices.Contains(r.MayRaise, ruling.Arbiter) && slices.Contains(r.MayRaise, ruling.Opponent)
	switch {
	case both:
		return WhoBoth
	case slices.Contains(r.MayRaise, ruling.Opponent):
		return WhoPlayer
	}
	return WhoArbiter
}

// repairOf says what becomes of the board.
func (c *court) repairOf(r *ruling.Ruling) Repair {
	switch {
	case r.Refusal != "":
		return c.refusedRepair(r)
	case r.Ends():
		return Over
	case r.Queen:
		return BecomesQueen
	case r.FreePiece:
		return FreePiece
	case r.Restore:
		return BeforeIllegal
	case r.Stands:
		return LegalStands
	case r.OnMove:
		return OnMoveAgain
	case r.PutBack:
		return PutBack
	case r.ClockRan:
		return LosesTime
	case r.EventPenalty:
		return EventPenalty
	}
	switch r.Kind {
	case ruling.FalseClaim:
		if c.in.Facts.Written {
			return WrittenMove
		}
		return PlayOn
	case ruling.IncrementAsked:
		return FiveSeconds
	case ruling.QuickplayPostponed:
		return DecidesLater
	case ruling.QuickplayRejected, ruling.NoReasonToStop:
		return PlayOn
	case ruling.Device:
		return DeviceAway
	case ruling.NoRecording:
		return CompletesSheet
	case ruling.OfferOtherTime:
		return OfferStands
	case ruling.TellsFinished:
		if r.Carded {
			return SitsOut
		}
	case ruling.HelpOfOthers:
		return SentOut
	case ruling.TouchRefused:
		return MustMove
	}
	return None
}

func (c *court) refusedRepair(r *ruling.Ruling) Repair {
	switch r.Refusal {
	case ruling.TooLate:
		if c.e.TogetherMend(c.ev.Class) {
			return StandsUnless
		}
		return MoveStands
	case ruling.GameOver:
		return ResultStands
	case ruling.OnlyByClaim:
		return Silent
	case ruling.WaitForReply:
		return WaitsReply
	case ruling.InTime:
		return TimeLeft
	case ruling.NotPressed:
		switch r.Kind {
		case ruling.TwoHands:
			return CompletesMove
		case ruling.PromotionIncomplete:
			return ChoiceStands
		}
		return TouchedBinds
	}
	switch r.Kind {
	case ruling.IncrementAsked, ruling.QuickplayAgreed, ruling.QuickplayPostponed, ruling.QuickplayRejected:
		return NotAdmitted
	}
	return None
}

// flagAfterEnd answers for a flag that fell when the game had already ended (Art. 6.9), or after the moves of the period were made.
func (c *court) flagAfterEnd(k ruling.Kind) bool {
	f := &c.in.Facts
	if k != ruling.FlagFallen {
		return false
	}
	ends := map[string]rules.Rule{"mate": rules.RuleCheckmate, "stalemate": rules.RuleStalemate, "dead": rules.RuleDeadPosition,
		"agreed": rules.RuleAgreement, "resigned": rules.RuleResignation, "signed": rules.RuleSigned}
	switch {
	case f.Ended != "":
		c.say(ResultStands, WhoTooLate, ends[f.Ended])
		if f.Ended == "mate" || f.Ended == "stalemate" || f.Ended == "dead" {
			c.cite(rules.RuleCompletesGame)
		}
		if f.Ended == "stalemate" || f.Ended == "dead" || f.Ended == "agreed" {
			c.out.Result = rules.Drawn
		}
		c.cite(rules.RuleFlagFall)
	case c.dead():
		c.say(Over, WhoBoth, rules.RuleDeadPosition, rules.RuleDeadPositionAlso)
		c.out.Result = rules.Drawn
	case f.FlagUp:
		c.say(PlayOn, WhoPlayer, rules.RuleFlagSeen, rules.RuleNoReasonToStop)
	case f.MovesMade:
		c.say(PlayOn, WhoPlayer, rules.RuleFlagSeen, rules.RuleMovesAtFlag)
	case f.OwnFlag && f.First == "": // told as the fall of one flag, and both are down
		c.bothFlags()
	default:
		return false
	}
	return true
}

// quickplayScope answers for a claim of the last two minutes that the game or the moment does not admit (Art. 10.2 (E09), III.5 (E23)).
func (c *court) quickplayScope(k ruling.Kind) bool {
	f := &c.in.Facts
	rule := rules.RuleQuickplayClaim
	switch k {
	case ruling.IncrementAsked:
		rule = rules.RuleQuickplayIncrement
	case ruling.QuickplayAgreed, ruling.QuickplayPostponed, ruling.QuickplayRejected:
	default:
		return false
	}
	switch {
	case c.ev.Class == rules.Blitz || c.e.QuickplayAnnounced && !c.ev.QuickplayAnnounced:
		return false // rules/ruling says why
	case f.Increment > 0 || f.NotLast:
		c.say(NotAdmitted, WhoNobody, rules.RuleQuickplayGames, rule)
		if f.NotLast {
			c.out.Articles = nil
			c.cite(rules.RuleQuickplay, rule)
		}
	case f.NoTurn || f.Left != nil && time.Duration(*f.Left) >= 2*time.Minute:
		c.say(NotAdmitted, WhoNobody, rule)
	default:
		return false
	}
	c.out.Refusal = ruling.NoSuchRule
	return true
}
