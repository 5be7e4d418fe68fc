package desk

import (
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/event/phrase"
	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/ruling"
)

// TestPageLawsNumbers: a default time of any minutes (Art. 6.7.1) and a first move for agreed draws (Art. 9.1.1) are typed and chosen, and
// what is no such number is said to be none.
func TestPageLawsNumbers(t *testing.T) {
	d := hallOf(t, 8)
	d.at("laws")
	d.Says("at first", "Another default time", "agreed without the arbiter from move (9.1.1)")
	d.Enter("default-own", "12")
	if d.m.Event.Ahead.LawsChosen(1).DefaultSet {
		t.Error("a number that is only typed was recorded")
	}
	d.Touch("default-own-set")
	d.Enter("draw-own", "0")
	d.Touch("draw-own-set")
	d.Says("no move 0", "Write a whole number from 1 to 200")
	d.Enter("draw-own", "35")
	d.Touch("draw-own-set")
	d.Says("35", "!Write a whole number")
	if l := d.m.Event.Ahead.LawsChosen(1); l.DefaultMinutes != 12 || !l.DefaultSet || l.DrawFrom != 35 {
		t.Errorf("%+v", l)
	}
	d.Enter("default-own", "1441")
	d.Touch("default-own-set")
	d.Says("too many minutes", "Write a whole number from 0 to 1,440")
	d.Enter("draw", drawNever)
	if l := d.m.Event.Ahead.LawsChosen(1); l.DrawFrom != rules.NoAgreement {
		t.Errorf("%+v", l)
	}
	d.at("")
	d.Says("the desk says it", "draws by the arbiter's consent")
	d.at("laws")
	d.Enter("draw", "none")
	if l := d.m.Event.Ahead.LawsChosen(1); l.DrawFrom != 0 {
		t.Errorf("%+v", l)
	}
}

// TestPageLawsByEdition: choices stand where the edition knows them, with its article, and they rule.
func TestPageLawsByEdition(t *testing.T) {
	d := hallOf(t, 8)
	for _, c := range []struct {
		edition, class string
		says           []string
	}{
		{"E09", "standard", []string{"(12.3b)", "(9.1a)", "!may stay in a bag", "!Report to the arbiter", "!last two minutes"}},
		{"E14", "rapid", []string{"(11.3b)", "full rules (A.3)", "last two minutes were announced (G.2)", "11.2.4"}},
		{"E18", "blitz", []string{"full rules (B.3.1)", "may stay in a bag (11.3.2.1)", "last two minutes were announced (III.2.1)"}},
		{"E23", "blitz", []string{"full rules (B.2)", "(11.3.2.2)"}},
		{"E23", "rapid", []string{"full rules (A.4)", "last two minutes were announced (III.2.1)"}},
	} {
		d.at("laws")
		d.playBy(c.edition, c.class)
		d.Says(c.edition+" "+c.class, c.says...)
	}
	d.playBy("E23", "standard")
	ruled := func(k ruling.Kind) ruling.Refusal {
		t.Helper()
		d.take(1, true)
		r, err := d.m.preview(d.m.usualOffence(k, d.m.Now))
		if err != nil {
			t.Fatal(err)
		}
		return r.Refusal
	}
	if ruled(ruling.DeviceInBag) != "" || ruled(ruling.LeftUnreported) != ruling.NoOffence {
		t.Error("before it was announced")
	}
	d.at("laws")
	d.Enter("bag", "true")
	d.Enter("leaving", "true")
	if ruled(ruling.DeviceInBag) != ruling.NoOffence || ruled(ruling.LeftUnreported) != "" {
		t.Error("after it was announced")
	}
}

// TestClassDoubt: O2SN says "more than 15 minutes", so exactly 15 minutes, or 10 and 5 seconds, are rapid with cards here, which is said
// and can be chosen otherwise (O2SN rapid 1); for a shorter time there are no cards.
func TestClassDoubt(t *testing.T) {
	for code, want := range map[string]string{"900": "exactly the limit of rapid", "600+5": "exactly the limit of rapid", "300": "knows no cards", "1200": "", "": ""} {
		d := newArbiter(t)
		d.Open(8, false, func(c *journal.SectionConfig) { c.Rounds, c.TimeCode = 5, code })
		d.Pair()
		d.Publish()
		d.Did(journal.ChooseLaws{Section: 1, Laws: ledger.Laws{Overlay: "O2SN-2013"}})
		d.at("laws")
		if want == "" {
			d.Says(code, "!exactly the limit", "!knows no cards")
			continue
		}
		d.Says(code, "O2SN 2013", want)
		d.at("")
		d.Says(code+" on the desk", want)
		if code == "300" {
			continue
		}
		d.at("laws")
		d.Says(code, "In force here: "+EN(i18n.ClockRapid))
		d.Enter("reads-limit-outside", "true")
		d.Says(code+" by the letter", "In force here: "+EN(i18n.ClockBlitz))
	}
}

// TestStartPosition: where each round begins from a drawn position of Chess960 the desk names it (Guidelines II (E23)).
func TestStartPosition(t *testing.T) {
	d := hallOf(t, 8)
	d.at("")
	d.Says("ordinary chess", "!Chess960")
	d.at("laws")
	d.Enter("chess960", "true")
	d.at("")
	n, ok := d.m.Event.Ahead.StartNumber(1, 1)
	d.Says("Chess960", "Chess960 start position: "+phrase.StartText(i18n.EN, n), "all boards of round 1")
	if !ok {
		t.Error("no position is drawn")
	}
}
