package ruling

import (
	"time"

	"wasit/rules"
)

// limit is how late a player may come; ok is false where the event had to say so and did not.
func (b *bench) limit() (ok bool) { return b.r.DefaultSet || !b.e.DefaultTimeMustBeStated }

func (b *bench) late() {
	b.cite(rules.RuleLate)
	b.out.MayRaise = []Raiser{Arbiter}
	switch {
	case !b.limit():
		b.refuse(NotAnnounced, rules.RuleLate)
	case b.c.LateBy <= b.defaultTime():
		b.refuse(InTime, rules.RuleLate)
	default:
		b.loses(false)
	}
}

// defaultTime is zero unless the event announced another (Art. 6.7.1 (E23)).
func (b *bench) defaultTime() (t time.Duration) {
	if b.r.DefaultSet {
		t = b.r.DefaultTime
	}
	return t
}

// bothAbsent rules on a start without players: White loses the time until he comes (Art. 6.7.2 (E23)), and who comes after the
// default time the game.
func (b *bench) bothAbsent() {
	b.cite(rules.RuleBothAbsentAtStart)
	b.out.MayRaise = []Raiser{Arbiter}
	white, black := b.c.LateBy > b.defaultTime(), b.c.OtherLateBy > b.defaultTime()
	switch {
	case !b.limit():
		b.refuse(NotAnnounced, rules.RuleLate)
	case !white && !black:
		b.out.ClockRan = true
	default:
		b.cite(rules.RuleLate)
		b.also(rules.RuleBothAbsentAtStart)
		b.out.Result = rules.WinFor(Side(black))
		if white && black {
			b.out.Result = rules.BothLose
		}
	}
}

// flag rules on a fallen flag of the offender (Art. 6.9) and on who may call it.
func (b *bench) flag() {
	b.cite(rules.RuleFlagFall)
	b.out.Until = WhenClaimed
	byClaim := b.e.FlagByClaimOnly || b.limited() && !b.e.ArbiterCallsFlag
	if byClaim {
		b.out.MayRaise = []Raiser{Opponent}
	}
	if byClaim && b.c.By == Arbiter {
		b.refuse(OnlyByClaim, rules.RuleFlagSeenRapid)
		b.alsoBlitz()
		if b.e.FlagByClaimOnly && b.r.Overlay != nil {
			b.out.Article = b.r.Overlay.FlagArticle
			b.out.Articles = []string{b.out.Article}
		}
		return
	}
	b.loses(true)
	b.out.Penalties = nil // the time is up: no penalty
	b.citeFlag()
}

// citeFlag puts the rule by which the flag is called before that on its fall, where the game is lost; a draw rests on Art. 6.9.
func (b *bench) citeFlag() {
	how := ""
	switch {
	case b.c.By == Opponent && b.r.Overlay != nil && b.e.FlagByClaimOnly && b.r.Overlay.FlagClaimArticle != "":
		how = b.r.Overlay.FlagClaimArticle
	case !b.limited():
		b.also(rules.RuleFlagSeen)
		b.alsoRegime()
		return
	case b.c.By == Arbiter:
		how = b.e.Article(rules.RuleFlagSeenRapid)
	default:
		how = b.e.Article(rules.RuleFlagClaimRapid)
	}
	if b.out.Result == rules.Drawn {
		b.out.Articles = append(b.out.Articles, how)
	} else {
		b.out.Article = how
		b.out.Articles = append([]string{how}, b.out.Articles...)
	}
	b.alsoRegime()
}

func (b *bench) quickplay() {
	rule := map[Kind]rules.Rule{IncrementAsked: rules.RuleQuickplayIncrement, QuickplayAgreed: rules.RuleQuickplayAgreed,
		QuickplayPostponed: rules.RuleQuickplayPostponed, QuickplayRejected: rules.RuleQuickplayRejected}[b.c.Kind]
	b.cite(rule)
	if b.c.Kind != IncrementAsked {
		b.also(rules.RuleQuickplayClaim)
	}
	b.out.MayRaise, b.out.Until = []Raiser{Opponent}, WhenClaimed
	switch {
	case b.r.Class == rules.Blitz:
		b.refuse(NoSuchRule, rules.RuleQuickplayBlitz)
		b.alsoClaim(rule)
	case b.c.Kind == IncrementAsked && !b.e.QuickplayIncrement:
		b.refuse(NoSuchRule, rules.RuleQuickplayClaim)
	case b.e.QuickplayAnnounced && !b.r.QuickplayAnnounced:
		b.refuse(NotAnnounced, rules.RuleQuickplayAnnounced)
		b.alsoClaim(rule)
	case b.c.Kind == QuickplayAgreed:
		b.out.Result = rules.Drawn
	case b.c.Kind == QuickplayPostponed:
		b.out.Discretion = []rules.PenaltyKind{rules.TimeToOpponent} // he may get it
	default:
		b.toOpponent(b.e.QuickplayTime.Of(b.r.Class))
	}
}

// alsoClaim names what would be claimed, where the game does not admit it.
func (b *bench) alsoClaim(rule rules.Rule) {
	if b.c.Kind != IncrementAsked {
		b.also(rules.RuleQuickplayClaim)
	}
	b.also(rule)
}
