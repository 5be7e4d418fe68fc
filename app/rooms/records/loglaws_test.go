package records

import (
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/words/i18n"
	"wasit/rules"
)

// TestLogLaws: the log says what was chosen of the Laws, with the articles of the edition played, in each language.
func TestLogLaws(t *testing.T) {
	d := event(t, 4, 3)
	for _, c := range []struct {
		laws ledger.Laws
		want []string
	}{
		{ledger.Laws{}, []string{"as usual"}},
		{ledger.Laws{Edition: "E09", Class: "rapid", Supervised: true, BagAllowed: true}, []string{"E09 · rapid · ", "(A.3)", "!(11.3.2.1)", "!()"}},
		{ledger.Laws{DefaultSet: true, DefaultMinutes: 12, DrawFrom: 30, AppealMinutes: 20}, []string{"default time 12 min", "from move 30 (9.1.1)", "within 20 min"}},
		{ledger.Laws{DrawFrom: rules.NoAgreement, BagAllowed: true, ReportLeaving: true, DeviceMilder: true, Quickplay: true, Chess960: true},
			[]string{"only with the arbiter's consent (9.1.1)", "(11.3.2.1)", "(11.2.4)", "(III.2.1)", "milder", "Chess960"}},
	} {
		d.Did(journal.ChooseLaws{Section: 1, Laws: ledger.Laws{Class: "blitz"}})
		d.Did(journal.ChooseLaws{Section: 1, Laws: c.laws})
		fact := d.Log[len(d.Log)-1].Event
		for _, l := range i18n.All() {
			d.m.Settings.Lang = l
			if text := d.m.logLedger(fact); strings.Contains(text, "{") || text == "" {
				t.Errorf("%s %+v: %q", l.Tag(), c.laws, text)
			}
		}
		d.m.Settings.Lang = i18n.EN
		text := d.m.logLedger(fact)
		for _, w := range c.want {
			w, not := strings.CutPrefix(w, "!")
			if strings.Contains(text, w) == not {
				t.Errorf("%+v: %q, %q in question", c.laws, text, w)
			}
		}
	}
}
