package ruling

import "wasit/rules"

// illegal rules on an illegal move and on what counts as one.
func (b *bench) illegal() {
	if b.limited() {
		b.out.Until = BeforeReply
	}
	switch {
	case b.c.Ended:
		b.refuseAct(GameOver)
		return
	case !b.c.Pressed && b.needsPress():
		b.refuseAct(NotPressed)
		return
	case b.limited() && b.notNoticed():
		return
	case b.c.SameMove && b.e.FaultsOfOneMoveCountOnce:
		b.refuseAct(CountedAlready)
		return
	}
	b.out.ToLose = b.e.ToLose(b.r.Class, b.r.Supervised)
	b.out.Count = 1 + b.counted()
	if b.out.Count >= b.out.ToLose {
		b.loses(true)
	} else {
		b.toOpponent(b.e.IllegalTime.Of(b.r.Class))
	}
	b.citeIllegal()
	b.repair()
}

// needsPress: an illegal move is completed by the press (Art. 7.5.1 (E23)); two hands by the act itself in E17 and E18.
func (b *bench) needsPress() bool { return b.c.Kind != TwoHands || b.e.TwoHandsNeedsPress }

// limitedRule is the rule for illegal moves without full supervision. Blitz has one of its own in E09 alone.
func (b *bench) limitedRule() rules.Rule {
	if b.r.Class == rules.Blitz && b.e.IllegalClaimedOnly {
		return rules.RuleIllegalMoveBlitz
	}
	return rules.RuleIllegalMoveRapid
}

// notNoticed says what becomes of an act that nobody raised in time, or that the arbiter may not raise (A.5.2, A.5.4 (E23)).
func (b *bench) notNoticed() bool {
	rule := b.limitedRule()
	both := b.c.Kind == BothKingsInCheck || b.c.Kind == PromotionIncomplete
	switch {
	case !b.c.Replied && both && !b.e.BothInCheckArbiterActs && b.c.By == Arbiter && !b.carded():
		b.out.MayRaise = []Raiser{Opponent}
		b.refuse(WaitForReply, rules.RuleIllegalSeenRapid)
		b.alsoBlitz()
		b.alsoUnpromoted()
		return true
	case b.c.Replied && both && !b.e.BothInCheckArbiterActs && !b.c.Mended:
		// The arbiter waits for the next completed move; still illegal, it is a draw.
		b.cite(rules.RuleIllegalSeenRapid)
		b.alsoBlitz()
		b.alsoUnpromoted()
		b.out.Result, b.out.MayRaise, b.out.Until = rules.Drawn, []Raiser{Arbiter}, DuringGame
		return true
	case both && b.e.BothInCheckArbiterActs && b.r.Class == rules.Rapid:
		b.out.Until = DuringGame // he intervenes unasked, whenever he sees it
		return false
	case b.c.Replied:
		b.refuse(TooLate, rule)
		b.alsoBlitz()
		b.out.Stands = true
		return true
	case b.c.By == Arbiter && b.e.IllegalClaimedOnly && !b.carded():
		b.out.MayRaise = []Raiser{Opponent}
		b.refuse(OnlyByClaim, rule)
		return true
	}
	if b.e.IllegalClaimedOnly {
		b.out.MayRaise = []Raiser{Opponent}
	}
	return false
}

// repair: the position goes back, save where the move itself is legal or the edition completes it. A game that has ended
// needs none.
func (b *bench) repair() {
	if b.out.Result != rules.Ongoing && !b.out.Open {
		return
	}
	switch b.c.Kind {
	case EmptyPress:
		b.out.OnMove = true
	case TwoHands:
		b.out.Stands, b.out.Restore = !b.e.TwoHandsTakenBack, b.e.TwoHandsTakenBack
	case PromotionIncomplete:
		if b.e.UnpromotedBecomesQueen {
			b.out.Queen = true
			return
		}
		b.out.Restore, b.out.FreePiece = true, true
	default:
		b.out.Restore = true
	}
}

// counted is how many of the offender's earlier offences stand in the same counter.
func (b *bench) counted() int {
	n := 0
	for _, k := range b.c.Before {
		switch {
		case k.isMove() && b.c.Kind.isMove():
			n++
		case k == b.c.Kind:
			n++
		case b.e.OneIllegalCounter && (k.isMove() || k == EmptyPress || k == TwoHands):
			n++
		}
	}
	return n
}
