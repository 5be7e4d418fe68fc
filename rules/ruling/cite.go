package ruling

import "wasit/rules"

// act is the provision that makes c an offence, and penalty the one that says what it costs.
func (b *bench) act() (act, penalty rules.Rule) {
	act, penalty = rules.RuleRestoreIllegal, rules.RuleIllegalMove
	switch b.c.Kind {
	case PromotionIncomplete:
		act = rules.RuleUnpromoted
	case EmptyPress:
		act, penalty = rules.RuleEmptyPress, rules.RuleEmptyPressPenalty
	case TwoHands:
		act, penalty = rules.RuleTwoHands, rules.RuleTwoHandsPenalty
	case KingCaptured:
		if b.e.KingCaptureNamed {
			act = rules.RuleKingCaptured
		}
	}
	return act, penalty
}

// named reports whether the edition has a provision of its own for the act, which then is the main one.
func (b *bench) named() bool {
	switch b.c.Kind {
	case EmptyPress, TwoHands:
		return true
	case PromotionIncomplete:
		return b.e.OneIllegalCounter || !b.out.Ends()
	case KingCaptured:
		return b.e.KingCaptureNamed
	}
	return false
}

// citeIllegal names what an illegal move rests on. Acts with an article of their own begin with it; else, without full supervision,
// the rule that admits the claim; else the penalty's, or for a first offence in standard play that which sends the game back.
func (b *bench) citeIllegal() {
	act, penalty := b.act()
	first := []rules.Rule{penalty, act}
	if b.named() || b.r.Class == rules.Standard && b.out.Count == 1 && !b.out.Ends() {
		first = []rules.Rule{act, penalty}
	}
	if b.limited() {
		limited := b.limitedRules()
		if b.named() && b.e.OneIllegalCounter {
			first = append([]rules.Rule{act}, append(limited, penalty)...)
		} else {
			first = append(limited, first...)
		}
	}
	b.cite(first[0])
	for _, rule := range first[1:] {
		b.also(rule)
	}
	if !b.limited() {
		b.alsoRegime()
	}
	if len(b.out.Penalties) > 0 && b.out.Penalties[0].Kind == rules.TimeToOpponent {
		b.alsoMinutes()
	}
	b.alsoWhy()
}

// limitedRules are those for illegal moves without full supervision, that of the class first.
func (b *bench) limitedRules() []rules.Rule {
	if b.r.Class == rules.Blitz {
		if b.e.IllegalClaimedOnly {
			return []rules.Rule{rules.RuleIllegalMoveBlitz}
		}
		return []rules.Rule{rules.RuleIllegalMoveBlitz, rules.RuleIllegalMoveRapid}
	}
	return []rules.Rule{rules.RuleIllegalMoveRapid}
}

// alsoWhy names why the move is illegal, as far as the kind says it.
func (b *bench) alsoWhy() {
	b.also(rules.RuleRestoreIllegal)
	switch b.c.Kind {
	case KingCaptured:
		b.also(rules.RuleKingCaptured)
	case OpenCheck, BothKingsInCheck:
		b.also(rules.RuleSelfCheck)
	}
}

// alsoRegime names the rule by which the full rules of competition hold in rapid and blitz, or those of rapid in blitz.
func (b *bench) alsoRegime() {
	switch {
	case b.r.Class == rules.Rapid && b.r.Supervised:
		b.also(rules.RuleRapidFull)
	case b.r.Class == rules.Blitz && b.r.Supervised:
		b.also(rules.RuleBlitzFull)
	case b.r.Class == rules.Blitz:
		b.also(rules.RuleBlitzLimited)
	}
}

// alsoBlitz names the rule by which those of rapid hold in blitz.
func (b *bench) alsoBlitz() {
	if b.r.Class == rules.Blitz && b.limited() {
		b.also(rules.RuleBlitzLimited)
	}
}

// alsoMinutes names the provision that makes two minutes one.
func (b *bench) alsoMinutes() {
	switch {
	case b.r.Class == rules.Rapid:
		b.also(rules.RuleRapidMinutes)
	case b.r.Class == rules.Blitz && b.r.Supervised:
		b.also(rules.RuleBlitzFull)
		if b.e.Article(rules.RuleRapidMinutes) == "" {
			b.also(rules.RuleBlitzMinutes)
		}
	case b.r.Class == rules.Blitz:
		b.alsoBlitz()
		b.also(rules.RuleBlitzMinutes)
	}
}

// refuseAct refuses with the article of the act: touch-move binds in place of a penalty.
func (b *bench) refuseAct(why Refusal) {
	act, _ := b.act()
	b.refuse(why, act)
	switch {
	case why == NotPressed && b.c.Kind == PromotionIncomplete:
		b.also(rules.RulePromotionFree)
	case why == NotPressed && b.c.Kind != TwoHands && b.c.Kind != EmptyPress:
		b.also(rules.RuleRestoreIllegal)
		b.also(rules.RuleTouchOwn)
		b.also(rules.RuleTouchLapses)
	}
}

// alsoUnpromoted names what is wrong with a pawn left on the last rank.
func (b *bench) alsoUnpromoted() {
	if b.c.Kind == PromotionIncomplete {
		b.also(rules.RuleUnpromoted)
	}
}
