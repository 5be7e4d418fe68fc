package ruling

import (
	"github.com/notnil/chess"

	"wasit/rules"
)

// Answers of single questions.
const (
	OpponentsFlag Answer = "opponents" // only that of the opponent is down
	OwnFlag       Answer = "own"
	BothFlags     Answer = "both"
	NoFlag        Answer = "none"

	OnBoard Answer = "on_board"
	Written Answer = "about_to"

	OwnPiece      Answer = "own_piece"
	OpponentPiece Answer = "their_piece"
	BothPieces    Answer = "both_pieces"
	KingThenRook  Answer = "king_rook"
	RookThenKing  Answer = "rook_king"

	FiveSeconds Answer = "five_seconds"
	DrawWish    Answer = "draw"
	Agree       Answer = "agree"
	Postpone    Answer = "postpone"
	Reject      Answer = "reject"
)

// flag hears a claim of a win on time (Art. 6.8, 6.9).
func (h *hearing) flag() Step {
	if h.ask(AskEnded, rules.RuleCheckmate) == Yes {
		return h.decide(HadEnded, rules.RuleCheckmate)
	}
	switch h.ask(AskFlags, rules.RuleFlagFall, OpponentsFlag, BothFlags, OwnFlag, NoFlag) {
	case NoFlag:
		return h.decide(PlayOn, rules.RuleNoReasonToStop)
	case OwnFlag:
		return h.onTime(h.claimant)
	case BothFlags:
		return h.bothFlags()
	}
	return h.onTime(h.claimant.Other())
}

// bothFlags: both are down. Without the order of the falls the class and the edition decide (6.11 and A.4d3 (E09), III.3.1 (E23)).
func (h *hearing) bothFlags() Step {
	how := h.e.BothFlagsRule(h.r.Class, h.r.Supervised)
	if how == rules.BothFlagsDraw || h.limited() && h.e.ClaimantNeedsTime {
		s := h.decide(Granted, rules.RuleBothFlagsRapid)
		if how != rules.BothFlagsDraw { // his own flag is down: the claim does not hold
			s = h.decide(NoRight, rules.RuleFlagClaimRapid)
		}
		if h.e.BothFlagsArticle != "" && s.Decision == Granted {
			h.overlaid(&s, h.e.BothFlagsArticle)
		}
		return s
	}
	switch h.ask(AskFirst, rules.RuleFlagFall, OpponentsFlag, OwnFlag, Unclear) {
	case OpponentsFlag:
		return h.onTime(h.claimant.Other())
	case OwnFlag:
		return h.onTime(h.claimant)
	}
	if how == rules.BothFlagsArbiter || how == rules.BothFlagsIfAnnounce && !h.r.QuickplayAnnounced {
		return h.decide(ByArbiter, rules.RuleFlagFall)
	}
	if h.ask(AskLast, rules.RuleBothFlagsContinue) == No {
		return h.decide(PlayOn, rules.RuleBothFlagsContinue)
	}
	return h.decide(Granted, rules.RuleBothFlagsDraw)
}

// onTime: the time of loser is up. The prescribed moves, and whether the other can mate, are still to be known.
func (h *hearing) onTime(loser chess.Color) Step {
	if h.ask(AskMoves, rules.RuleFlagFall) == Yes {
		return h.decide(PlayOn, rules.RuleFlagSeen, rules.RuleMovesAtFlag)
	}
	h.winner = loser.Other()
	return h.penalty(Case{Kind: FlagFallen, Offender: loser, By: Opponent, Pressed: true, Mate: h.mate()}, rules.RuleFlagFall)
}

// mate asks whether the player who would win can checkmate; the board may have answered it already.
func (h *hearing) mate() rules.Proof {
	if h.known != nil {
		return *h.known
	}
	switch h.ask(AskMate, rules.RuleFlagFall, Yes, No, Unclear) {
	case Yes:
		return rules.Proof{Verdict: rules.CanMate}
	case No:
		return rules.Proof{Verdict: rules.CannotMate}
	}
	return rules.Proof{Verdict: rules.NotProven}
}

// threefold hears a claim of the third occurrence (Art. 9.2).
func (h *hearing) threefold() Step {
	return h.drawClaim(AskThree, rules.RuleThreefoldOnBoard, rules.RuleThreefoldIntended)
}

// fifty hears a claim of fifty moves (Art. 9.3).
func (h *hearing) fifty() Step {
	return h.drawClaim(AskFifty, rules.RuleFiftyOnBoard, rules.RuleFiftyIntended)
}

// drawClaim: who may claim and how comes before whether it is true. A claim that cannot be made is no false one.
func (h *hearing) drawClaim(q Question, onBoard, intended rules.Rule) Step {
	if h.ask(AskToMove, onBoard) == No {
		return h.decide(NoRight, onBoard)
	}
	if h.ask(AskTouched, rules.RuleClaimLost) == Yes {
		if h.e.TouchedClaimIsFalse {
			return h.penalty(Case{Kind: FalseClaim, Offender: h.claimant, By: Arbiter, Pressed: true}, rules.RuleClaimLost)
		}
		return h.decide(RightLost, rules.RuleClaimLost)
	}
	rule := onBoard
	if h.ask(AskHow, onBoard, OnBoard, Written) == Written {
		rule = intended
		if h.ask(AskWritten, rule) == No {
			return h.decide(NoRight, rule)
		}
	}
	if h.ask(q, rule) == No {
		return h.penalty(Case{Kind: FalseClaim, Offender: h.claimant, By: Arbiter, Pressed: true}, rules.RuleClaimFalse)
	}
	return h.decide(Granted, rule, rules.RuleClaimCorrect)
}

// illegal hears a claim of an irregularity of the opponent that counts as an illegal move, or of a wrong square.
func (h *hearing) illegal() Step {
	which := h.ask(AskWhich, rules.RuleRestoreIllegal, Answer(IllegalMove), Answer(OpenCheck), Answer(KingCaptured), Answer(PromotionIncomplete),
		Answer(BothKingsInCheck), Answer(TwoHands), Answer(EmptyPress))
	c := Case{Kind: Kind(which), Offender: h.claimant.Other(), By: Opponent, Pressed: true, Mate: rules.Proof{Verdict: rules.NotProven}}
	if which != Answer(EmptyPress) {
		c.Pressed = h.ask(AskPressed, rules.RuleCompleted) != No
	}
	if h.limited() && c.Pressed {
		c.Replied = h.ask(AskReplied, h.limitedRule()) == Yes
	}
	h.winner = h.claimant
	if h.heard && h.open == nil && h.bad == nil && h.endsUnlessDraw(c) {
		c.Mate = h.mate()
	}
	return h.penalty(c, rules.RuleRestoreIllegal)
}

// endsUnlessDraw reports whether an offence loses the game by a rule that makes it a draw where the opponent cannot checkmate.
func (h *hearing) endsUnlessDraw(c Case) bool {
	c.Before, c.CardsBefore = h.before, h.cards
	out, err := h.r.Rule(c)
	return err == nil && out.Open
}

// limitedRule is the rule for illegal moves without full supervision.
func (h *hearing) limitedRule() rules.Rule {
	b := bench{r: h.r, e: h.e}
	return b.limitedRule()
}

// touch hears that the opponent touched a piece (Art. 4.2 to 4.8).
func (h *hearing) touch() Step {
	if h.ask(AskSince, rules.RuleComplaint) == Yes {
		return h.decide(RightLost, rules.RuleComplaint)
	}
	if h.ask(AskAdjust, rules.RuleAdjust) == Yes {
		return h.decide(Nothing, rules.RuleAdjust, rules.RuleTouchIntent)
	}
	if h.ask(AskPurpose, rules.RuleTouchOwn) == No {
		return h.decide(Nothing, rules.RuleContact, rules.RuleTouchIntent)
	}
	rule, must := rules.RuleTouchOwn, MustMove
	switch h.ask(AskPiece, rules.RuleTouchOwn, OwnPiece, OpponentPiece, BothPieces, KingThenRook, RookThenKing) {
	case OpponentPiece:
		rule, must = rules.RuleTouchOpponent, MustTake
	case BothPieces:
		rule, must = rules.RuleTouchBoth, MustBoth
	case KingThenRook:
		rule, must = rules.RuleTouchKingRook, MustGo
	case RookThenKing:
		rule, must = rules.RuleTouchRookKing, MustRook
	}
	if h.ask(AskLegal, rule) == No {
		if must == MustGo {
			return h.decide(MustKing, rules.RuleTouchNoCastling)
		}
		return h.decide(FreeMove, rules.RuleTouchLapses)
	}
	if h.ask(AskOther, rule) == Yes {
		return h.penalty(Case{Kind: TouchRefused, Offender: h.claimant.Other(), By: Opponent, Pressed: true}, rule)
	}
	return h.decide(must, rule)
}

// normalMeans hears a claim in the last two minutes of a game without increment (10.2 (E09), G (E14), Guidelines III (E17 ff)).
func (h *hearing) normalMeans() Step {
	switch {
	case h.r.Class == rules.Blitz:
		return h.decide(NoRight, rules.RuleQuickplayBlitz, rules.RuleQuickplayClaim, rules.RuleQuickplayAgreed)
	case h.e.QuickplayAnnounced && !h.r.QuickplayAnnounced:
		return h.decide(NoRight, rules.RuleQuickplayAnnounced, rules.RuleQuickplayClaim)
	}
	if h.ask(AskIncrement, rules.RuleQuickplayGames) == Yes {
		return h.decide(NoRight, rules.RuleQuickplayGames, rules.RuleQuickplayClaim)
	}
	if h.ask(AskTwo, rules.RuleQuickplayClaim) == No {
		return h.decide(NoRight, rules.RuleQuickplayClaim)
	}
	offender := h.claimant // of what the ruling costs
	if h.e.QuickplayIncrement && h.ask(AskWish, rules.RuleQuickplayIncrement, FiveSeconds, DrawWish) == FiveSeconds {
		if h.ask(AskAgree, rules.RuleQuickplayIncrement) == No {
			return h.decide(PlayOn, rules.RuleQuickplayIncrement)
		}
		return h.penalty(Case{Kind: IncrementAsked, Offender: offender, By: Opponent, Pressed: true}, rules.RuleQuickplayIncrement)
	}
	switch h.ask(AskEffort, rules.RuleQuickplayAgreed, Agree, Postpone, Reject) {
	case Postpone:
		return h.penalty(Case{Kind: QuickplayPostponed, Offender: offender, By: Opponent, Pressed: true}, rules.RuleQuickplayPostponed)
	case Reject:
		return h.penalty(Case{Kind: QuickplayRejected, Offender: offender, By: Opponent, Pressed: true}, rules.RuleQuickplayRejected)
	}
	return h.decide(Granted, rules.RuleQuickplayAgreed)
}
