package ruling

import (
	"slices"
	"time"

	"wasit/rules"
)

// Rule says what follows from a case, or an *InputError.
func (r *Rules) Rule(c Case) (Ruling, error) {
	if !c.Kind.IsValid() {
		return Ruling{}, &InputError{"Kind", string(c.Kind)}
	}
	for _, k := range c.Before {
		if !k.IsValid() {
			return Ruling{}, &InputError{"Before", string(k)}
		}
	}
	b := &bench{r: r, c: c, e: r.Edition, out: Ruling{Kind: c.Kind}}
	if r.Overlay != nil {
		b.e = r.Overlay.Apply(r.Edition)
	}
	b.out.Edition = b.e.ID
	b.decide()
	if b.carded() && b.out.Refusal == "" {
		b.card()
	}
	return b.out, nil
}

// bench is one case being ruled on.
type bench struct {
	r   *Rules
	c   Case
	e   rules.Edition // with the overlay applied
	out Ruling
}

func (b *bench) decide() {
	c := &b.c
	b.out.Until, b.out.MayRaise = DuringGame, []Raiser{Arbiter, Opponent}
	switch {
	case c.Kind.isMove(),
		c.Kind == EmptyPress && b.e.EmptyPressIsIllegal,
		c.Kind == TwoHands && b.e.TwoHandsIsIllegal:
		b.illegal()
		return
	}
	switch c.Kind {
	case FalseClaim:
		b.cite(rules.RuleClaimFalse)
		b.toOpponent(b.e.FalseClaimTime.Of(b.r.Class))
		b.out.MayRaise = []Raiser{Arbiter}
	case Device:
		b.cite(rules.RuleDevice)
		if b.r.DeviceMilder {
			b.discretion()
			return
		}
		b.loses(b.e.ID == "E09") // later texts name no proviso
	case Disobedience:
		b.cite(rules.RuleRefusal)
		b.loses(false)
	case Late:
		b.late()
	case FlagFallen:
		b.flag()
	case IncrementAsked, QuickplayAgreed, QuickplayPostponed, QuickplayRejected:
		b.quickplay()
	case NoRecording, RecordedAhead:
		b.recording()
	case TouchRefused:
		b.cite(rules.RuleTouchOwn)
		b.out.Until = BeforeTouching
		b.also(rules.RuleComplaint)
		b.discretion()
		if b.e.TouchOnRequest && b.limited() {
			b.out.MayRaise = []Raiser{Opponent}
			if c.By == Arbiter {
				b.refuse(OnlyByClaim, rules.RuleTouchOnRequest)
			}
		}
	case KnockFewBefore, KnockManyBefore, KnockFewAfter, KnockManyAfter:
		b.cite(rules.RuleDisplacedPenalty)
		b.also(rules.RuleDisplaced)
		b.discretion()
	case PieceOverEdge:
		b.cite(rules.RuleCenter)
		if !b.carded() {
			b.refuse(NoSuchRule, rules.RuleCenter) // the pieces are adjusted
		}
	default:
		b.cite(discretionary[c.Kind])
		b.discretion()
	}
}

// discretionary are the offences whose penalty the arbiter chooses.
var discretionary = map[Kind]rules.Rule{
	EmptyPress: rules.RuleEmptyPress, TwoHands: rules.RuleMoveOneHand, OtherHand: rules.RuleSameHand,
	ClockHandling: rules.RuleClockHandling, Help: rules.RuleHelp, Disturbing: rules.RuleDisturbing,
	NoReasonToStop: rules.RuleNoReasonToStop, TellsPlaying: rules.RuleInterference, TellsFinished: rules.RuleInterference,
}

// limited reports rapid or blitz without the arbiters for the full rules of competition.
func (b *bench) limited() bool { return b.r.Class != rules.Standard && !b.r.Supervised }

// cite makes rule the main article.
func (b *bench) cite(rule rules.Rule) {
	b.out.Rule, b.out.Article = rule, b.e.Article(rule)
	b.out.Articles = []string{b.out.Article}
}

func (b *bench) also(rule rules.Rule) {
	if a := b.e.Article(rule); a != "" && !slices.Contains(b.out.Articles, a) {
		b.out.Articles = append(b.out.Articles, a)
	}
}

func (b *bench) refuse(why Refusal, rule rules.Rule) {
	b.cite(rule)
	b.out.Refusal = why
	b.out.Discretion, b.out.Penalties, b.out.Result, b.out.Open = nil, nil, rules.Ongoing, false
}

func (b *bench) toOpponent(t time.Duration) {
	b.out.Penalties = append(b.out.Penalties, rules.Penalty{Kind: rules.TimeToOpponent, Offender: b.c.Offender, Time: t})
}

// loses ends the game; with the proviso it is a draw where the opponent cannot checkmate by any series of legal moves.
func (b *bench) loses(proviso bool) {
	b.out.Penalties = append(b.out.Penalties, rules.Penalty{Kind: rules.GameLost, Offender: b.c.Offender})
	b.out.Result = rules.WinFor(b.c.Offender.Other())
	if !proviso {
		return
	}
	b.out.Proof = b.c.Mate
	switch b.c.Mate.Verdict {
	case rules.CannotMate:
		b.out.Result, b.out.Penalties = rules.Drawn, nil
	case rules.NotProven:
		b.out.Open = true
	}
}

// discretion leaves the penalty to the arbiter: the list of the edition, from the mildest to the hardest.
func (b *bench) discretion() {
	b.out.Discretion = Ladder(&b.e)
	b.also(rules.RulePenalties)
}

// Ladder is the list of penalties of an edition (13.4 (E09), 12.9), from the mildest to the hardest.
func Ladder(e *rules.Edition) []rules.PenaltyKind {
	list := []rules.PenaltyKind{rules.Warning, rules.TimeToOpponent, rules.TimeOff, rules.PointsToOpponent, rules.PointsOff, rules.GameLost}
	if e.ID != "E09" {
		list = append(list, rules.Fine, rules.RoundsOut)
	}
	return append(list, rules.Expulsion)
}

func (b *bench) late() {
	b.cite(rules.RuleLate)
	b.out.MayRaise = []Raiser{Arbiter}
	limit := b.r.DefaultTime
	if !b.r.DefaultSet {
		limit = 0
		if b.e.DefaultTimeMustBeStated {
			b.refuse(NotAnnounced, rules.RuleLate)
			return
		}
	}
	if b.c.LateBy <= limit {
		b.refuse(InTime, rules.RuleLate)
		return
	}
	b.loses(false)
}

// flag rules on a fallen flag of the offender (Art. 6.9) and on who may call it.
func (b *bench) flag() {
	b.cite(rules.RuleFlagFall)
	b.out.Until = WhenClaimed
	byClaim := b.e.FlagByClaimOnly || b.limited() && !b.e.ArbiterCallsFlag
	if byClaim {
		b.out.MayRaise = []Raiser{Opponent}
	}
	if b.limited() {
		b.also(rules.RuleFlagClaimRapid)
	}
	if byClaim && b.c.By == Arbiter {
		b.refuse(OnlyByClaim, rules.RuleFlagSeenRapid)
		if b.e.FlagByClaimOnly && b.r.Overlay != nil {
			b.out.Article = b.r.Overlay.FlagArticle
			b.out.Articles = []string{b.out.Article}
		}
		return
	}
	b.loses(true)
	b.out.Penalties = nil // the time is up: no penalty
}

func (b *bench) quickplay() {
	rule := map[Kind]rules.Rule{IncrementAsked: rules.RuleQuickplayIncrement, QuickplayAgreed: rules.RuleQuickplayAgreed,
		QuickplayPostponed: rules.RuleQuickplayPostponed, QuickplayRejected: rules.RuleQuickplayRejected}[b.c.Kind]
	b.cite(rule)
	b.out.MayRaise, b.out.Until = []Raiser{Opponent}, WhenClaimed
	switch {
	case b.r.Class == rules.Blitz, b.c.Kind == IncrementAsked && !b.e.QuickplayIncrement:
		b.refuse(NoSuchRule, rule)
	case b.e.QuickplayAnnounced && !b.r.QuickplayAnnounced:
		b.refuse(NotAnnounced, rule)
	case b.c.Kind == QuickplayAgreed:
		b.out.Result = rules.Drawn
	case b.c.Kind == QuickplayPostponed:
		b.out.Discretion = []rules.PenaltyKind{rules.TimeToOpponent} // he may get it
	default:
		b.toOpponent(b.e.QuickplayTime.Of(b.r.Class))
	}
}

func (b *bench) recording() {
	rule := rules.RuleRecord
	if b.c.Kind == RecordedAhead {
		rule = rules.RuleRecordInAdvance
	}
	b.cite(rule)
	if b.limited() && !b.carded() {
		limited := rules.RuleRecordRapid
		if b.r.Class == rules.Blitz {
			limited = rules.RuleRecordBlitz
		}
		b.refuse(NoSuchRule, limited)
		return
	}
	b.discretion()
}

// carded reports whether the overlay lists the offence: then it says what it costs and who raises it, in all classes that are
// played under it.
func (b *bench) carded() bool {
	if b.r.Overlay == nil || b.r.Class == rules.Blitz && b.r.Overlay.CardsToLose.Of(rules.Blitz) == 0 {
		return false // O2SN is not played in blitz
	}
	_, err := b.r.Overlay.Offence(string(b.c.Kind))
	return err == nil
}
