package desk

import (
	"strings"
	"testing"
	"time"

	"wasit/app/event/journal/ledger"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/ruling"
)

// TestLocalDraft: rules of one's own are made on a page of their own, all that is wrong is told at once, and they rule.
func TestLocalDraft(t *testing.T) {
	d := hallOf(t, 8)
	to := d.m.Route.In(session.PageArbiter)
	to.Sheet = "local"
	d.Go(to.Path())
	d.send(localSet{localClass, "standard"})
	d.send(localCards{ruling.IllegalMove, 2})
	d.send(localCards{ruling.TwoHands, 1})
	d.send(localCards{ruling.TwoHands, 0})
	if n := len(d.m.Local.Rules.Offences); n != 1 || !d.m.Local.Rules.Offences[0].Arbiter || !d.m.Local.Rules.Offences[0].Opponent {
		t.Fatalf("%+v", d.m.Local.Rules)
	}
	d.send(localSave{})
	if n := d.m.Notice; n == nil || !strings.Contains(n.Text, EN(i18n.LocalDefects["no_id"])) || !strings.Contains(n.Text, EN(i18n.LocalDefects["never_loses"])) {
		t.Fatalf("both defects at once: %+v", n)
	}
	d.send(localSet{localName, "Kota"})
	d.send(localToLose{3})
	for field, value := range map[localField]string{localSayCheck: "true", localBrings: "white", localDeposit: " Rp 100.000 "} {
		d.send(localSet{field, value})
	}
	d.send(localSave{})
	d.NoNotice("saving")
	if own, _ := d.m.Event.Ahead.LocalRules(1); !own.SayCheck || own.Brings != ledger.BringsWhite || own.Deposit != "Rp 100.000" {
		t.Errorf("beside the cards: %+v", own)
	}
	d.send(setLaws{lawsClass, "standard"})
	if d.m.Route.Sheet != "laws" || !strings.HasPrefix(d.m.lawsShort(), "Kota") {
		t.Errorf("on %s, laws %s", d.m.Route.Path(), d.m.lawsShort())
	}
	d.take(1, true)
	d.send(chooseOffence{ruling.IllegalMove})
	if r, err := d.m.preview(d.m.Offence); err != nil || r.Article != "Kota 1" || r.Cards.Cards != 2 || r.Cards.ToLose != 3 {
		t.Errorf("%+v, %v", r, err)
	}
	d.Go(to.Path())
	d.send(localBegin{O2SN: true})
	if len(d.m.Local.Rules.Offences) != 14 || d.m.Local.Rules.Name != "Kota" {
		t.Errorf("%+v", d.m.Local.Rules)
	}
	for _, why := range []rules.OverlayWhy{rules.OverlayNoID, rules.OverlayNoBase, rules.OverlayLimits, rules.OverlayToLose, rules.OverlayUnknown, rules.OverlayTwice,
		rules.OverlayCards, rules.OverlayMinutes, rules.OverlayNothing, rules.OverlayNobody, rules.OverlayNoArticle, rules.OverlayNoLimit, rules.OverlayFlag} {
		if i18n.LocalDefects[string(why)].ID == "" {
			t.Errorf("%s has no words", why)
		}
	}
}

// TestLocalMinutes: own rules give minutes too, to the opponent or off the player's clock; they are kept, cited and come out of the
// ruling; an offence without any of it is none.
func TestLocalMinutes(t *testing.T) {
	d := hallOf(t, 8)
	to := d.m.Route.In(session.PageArbiter)
	to.Sheet = "local"
	d.Go(to.Path())
	d.send(localSet{localName, "Kota"})
	d.send(localSet{localClass, "rapid"})
	d.send(localMinutes{ruling.IllegalMove, 3})
	d.send(localMinutes{ruling.TwoHands, 99})
	d.send(localTimeOff{ruling.TwoHands, true})
	d.send(localMinutes{ruling.Disturbing, 2})
	d.send(localMinutes{ruling.Disturbing, -1})
	if x := d.m.Local.Rules.Offences; len(x) != 2 || x[0].Minutes != [3]int{0, 3, 0} || x[1].Minutes[1] != rules.MaxMinutes || !x[1].TimeOff || !x[0].Arbiter || !x[0].Opponent {
		t.Fatalf("%+v", x)
	}
	d.Says("minutes and whose they are", "Minutes of penalty", "given to the opponent", "taken from the player")
	d.send(localMinutes{ruling.TwoHands, 1})
	d.send(localSave{})
	d.NoNotice("saving")
	d.send(setLaws{lawsClass, "rapid"})
	says := map[ruling.Kind]string{ruling.IllegalMove: "gets 3 minutes more", ruling.TwoHands: "loses 1 minute of his time"}
	for kind, want := range map[ruling.Kind]rules.Penalty{ruling.IllegalMove: {Kind: rules.TimeToOpponent, Time: 3 * time.Minute}, ruling.TwoHands: {Kind: rules.TimeOff, Time: time.Minute}} {
		d.take(1, true)
		d.send(chooseOffence{kind})
		r, err := d.m.preview(d.m.Offence)
		if err != nil || len(r.Penalties) != 1 || r.Penalties[0].Kind != want.Kind || r.Penalties[0].Time != want.Time || !strings.HasPrefix(r.Article, "Kota ") {
			t.Errorf("%s: %+v, %v", kind, r, err)
		}
		if _, html := d.Draw(); !strings.Contains(html, says[kind]) {
			t.Errorf("%s: the ruling does not say %q", kind, says[kind])
		}
	}
}

// EN says a text in English.
func EN(t i18n.Text) string { return i18n.EN.T(t) }
