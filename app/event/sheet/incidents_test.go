package sheet

import (
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/ruling"
)

// TestIncidents: the report names every incident, claim and protest with its article, in each language, and escapes what was typed.
func TestIncidents(t *testing.T) {
	h := open(t, 3, field(20))
	h.do(journal.FixOrder{Section: 1})
	h.do(journal.DrawColor{Section: 1, Seed: 3})
	var pairs []journal.Pair
	for i := range 10 {
		pairs = append(pairs, journal.Pair{journal.PlayerID(2*i + 1), journal.PlayerID(2*i + 2)})
	}
	h.do(journal.PairByHand{Section: 1, Boards: pairs})
	if _, ok := Make(Incidents, h.source(i18n.EN)); ok {
		t.Fatal("a report of nothing")
	}
	h.do(journal.Publish{Section: 1, Time: 1_795_000_000_000})
	h.do(journal.ChooseLaws{Section: 1, Laws: ledger.Laws{Edition: "E23", Class: "rapid", AppealMinutes: 10}})
	for b := range 10 {
		for range 6 {
			h.do(journal.RecordIncident{Section: 1, Offence: ledger.Offence{Round: 1, Board: b + 1, Player: journal.PlayerID(2*b + 1), Offence: ruling.Disturbing,
				Note: "<b>Peluit</b> & langkah 31, dua saksi dari meja sebelah"}, Penalties: []ledger.Penalty{{Kind: rules.TimeOff, Seconds: 60, Reason: "ketiga kali"}}})
		}
	}
	h.do(journal.HearClaim{Section: 1, Claim: ledger.Claim{Round: 1, Board: 2, Player: 3, Claim: ruling.ClaimThreefold, Answers: []ruling.Answer{"yes", "no", "on_board", "no"}}})
	h.do(journal.LodgeProtest{Section: 1, Protest: ledger.Protest{Round: 1, About: ledger.AboutPairing, By: "SDN Tapos 2", Text: "Warna"}})
	for _, l := range i18n.All() {
		d, ok := Make(Incidents, h.source(l))
		if !ok || d.Pages < 2 {
			t.Fatalf("%s: %d pages", l.Tag(), d.Pages)
		}
		html := d.HTML()
		for _, want := range []string{"11.5", "9.5.3", "SDN Tapos 2", "&lt;b&gt;Peluit&lt;/b&gt; &amp;", "FIDE 2023", l.T(i18n.Offences["false_claim"])} {
			if !strings.Contains(html, want) {
				t.Errorf("%s: %q is missing", l.Tag(), want)
			}
		}
		if got := strings.Count(html, "<tr>"); got != 63+d.Pages {
			t.Errorf("%s: %d rows, want 63 and a head on each of %d pages", l.Tag(), got, d.Pages)
		}
	}
}
