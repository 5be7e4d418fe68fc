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
	b.offence()
	if b.c.Ended && b.out.Refusal == "" && !slices.Contains([]Kind{TellsFinished, TellsPlaying, BagUsed, Smoking}, c.Kind) {
		b.refuse(GameOver, b.out.Rule)
	}
	if b.out.Refusal == "" && (c.Ended || c.Kind == TellsFinished) {
		b.out.Over, b.out.Until = true, DuringRound
	}
}

// offence rules on what is no illegal move.
func (b *bench) offence() {
	switch b.c.Kind {
	case FalseClaim:
		b.cite(rules.RuleClaimFalse)
		b.alsoMinutes()
		b.toOpponent(b.e.FalseClaimTime.Of(b.r.Class))
		b.out.MayRaise = []Raiser{Arbiter}
	case Device, DeviceSounds, DeviceOff, DeviceInBag:
		b.device()
	case Disobedience:
		b.cite(rules.RuleRefusal)
		b.out.MayRaise = []Raiser{Arbiter}
		b.loses(false)
	case BothRefuse:
		b.cite(rules.RuleBothRefuse)
		b.out.MayRaise, b.out.Result = []Raiser{Arbiter}, rules.BothLose
	case Late:
		b.late()
	case BothAbsent:
		b.bothAbsent()
	case FlagFallen:
		b.flag()
	case IncrementAsked, QuickplayAgreed, QuickplayPostponed, QuickplayRejected:
		b.quickplay()
	case NoRecording, RecordedAhead:
		b.recording()
	case TouchRefused:
		b.touchRefused()
	case PieceOverEdge:
		b.cite(rules.RuleCenter)
		if !b.carded() {
			b.refuse(NoSuchRule, rules.RuleCenter) // the pieces are adjusted
		}
	case ScoreAsked:
		b.scoreAsked()
	default:
		b.conduct()
	}
}

// limited reports rapid or blitz without the arbiters for the full rules of competition.
func (b *bench) limited() bool { return b.r.Class != rules.Standard && !b.r.Supervised }

// cite makes rule the main article.
func (b *bench) cite(rule rules.Rule) {
	b.out.Rule, b.out.Article, b.out.Articles = rule, "", nil
	b.also(rule)
}

// also adds a provision to those on which the ruling rests; the first one that the edition has is the main one.
func (b *bench) also(rule rules.Rule) {
	a := b.e.Article(rule)
	if a == "" || slices.Contains(b.out.Articles, a) {
		return
	}
	b.out.Articles = append(b.out.Articles, a)
	if b.out.Article == "" {
		b.out.Article = a
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

// carded reports whether the overlay lists the offence: then it says what it costs and who raises it, in all classes that are
// played under it.
func (b *bench) carded() bool {
	if b.r.Overlay == nil {
		return false
	}
	x, err := b.r.Overlay.Offence(string(b.c.Kind))
	if b.r.Class == rules.Blitz && b.r.Overlay.CardsToLose.Of(rules.Blitz) == 0 && x.Minutes.Of(rules.Blitz) == 0 {
		return false // O2SN is not played in blitz
	}
	return err == nil
}
