package ruling

import (
	"slices"
	"time"

	"wasit/rules"
)

// card puts the overlay's cards in place of the edition's penalty. The repair of the board stays that of the edition.
func (b *bench) card() {
	o := b.r.Overlay
	x, _ := o.Offence(string(b.c.Kind)) // carded has found it
	b.out.Carded = true
	b.out.Rule, b.out.Article = rules.RuleRedCard, x.Article
	b.out.Articles = append([]string{x.Article}, b.out.Articles...)
	keep := o.CardsAddTime && b.out.Result == rules.Ongoing && b.out.Count > 0
	if !keep {
		b.out.Penalties = nil
	}
	b.out.Discretion, b.out.Result, b.out.Open, b.out.Proof = nil, rules.Ongoing, false, rules.Proof{}
	b.out.Count, b.out.ToLose = 0, 0
	if b.notRaised(x) {
		return
	}
	var listed []string
	for _, k := range append(b.c.Before[:len(b.c.Before):len(b.c.Before)], b.c.Kind) {
		if _, err := o.Offence(string(k)); err == nil {
			listed = append(listed, string(k))
		}
	}
	b.out.Cards, _ = o.Count(b.r.Class, listed) // all are listed
	b.out.Cards.Add(b.c.CardsBefore)
	b.minutes(x)
	if x.SitOut {
		b.out.Penalties = append(b.out.Penalties, rules.Penalty{Kind: rules.RoundsOut, Offender: b.c.Offender, Rounds: 1})
	}
	if b.out.Cards.RedCard {
		b.out.Penalties = nil
		b.loses(o.RedCardProviso)
		if a := o.CardArticle.Of(b.r.Class); a != "" {
			b.out.Articles = slices.Insert(b.out.Articles, 1, a)
		}
		b.out.Restore, b.out.Queen, b.out.FreePiece, b.out.Stands, b.out.OnMove, b.out.PutBack = false, false, false, false, false, false
		return
	}
	if b.c.Kind.isMove() {
		b.repair() // where the edition would have ended the game
	}
}

// minutes puts the overlay's minutes of penalty in place of the edition's.
func (b *bench) minutes(x rules.Offence) {
	n := x.Minutes.Of(b.r.Class)
	if n == 0 {
		return
	}
	kind := rules.TimeToOpponent
	if x.TimeOff {
		kind = rules.TimeOff
	}
	b.out.Penalties = []rules.Penalty{{Kind: kind, Offender: b.c.Offender, Time: time.Duration(n) * time.Minute}}
}

// notRaised says who may raise an offence of the overlay, and refuses it where nobody could or somebody else did.
func (b *bench) notRaised(x rules.Offence) bool {
	b.out.MayRaise = nil
	if x.Arbiter {
		b.out.MayRaise = append(b.out.MayRaise, Arbiter)
	}
	if x.Player {
		b.out.MayRaise = append(b.out.MayRaise, Opponent)
	}
	switch {
	case !x.CostsIn(b.r.Class):
		b.out.Refusal = NoSuchRule
	case b.c.By == Arbiter && !x.Arbiter:
		b.out.Refusal = OnlyByClaim
	case b.c.By == Opponent && !x.Player:
		b.out.Refusal = OnlyByArbiter
	}
	return b.out.Refusal != ""
}
