package phrase

import (
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/words/i18n"
	"wasit/rules"
)

// TestLoses: Art. 7.5.5 (E23), and O2SN's cards: the line on the wall and on the notice follows the Laws of the section.
func TestLoses(t *testing.T) {
	var s journal.State
	do := func(c journal.Command) {
		t.Helper()
		var err error
		if _, s, err = journal.Decide(s, journal.Stamp{At: 1}, c); err != nil {
			t.Fatal(err)
		}
	}
	do(journal.CreateEvent{EventInfo: journal.EventInfo{ID: "e", Name: "Cup", Start: journal.Date{Year: 2026, Month: 11, Day: 20}}})
	do(journal.AddSection{SectionConfig: journal.SectionConfig{Name: "Pa", System: journal.Dutch, Rounds: 3, TimeCode: "5400+30"}})
	for _, c := range []struct {
		laws ledger.Laws
		want string
	}{
		{ledger.Laws{}, "Illegal move number 2 loses (7.5.5)"},
		{ledger.Laws{Edition: "E09"}, "Illegal move number 3 loses (7.4b)"},
		{ledger.Laws{Overlay: rules.O2SN2013().ID}, "Yellow cards that lose: 4 (O2SN standard)"},
		{ledger.Laws{Overlay: rules.O2SN2013().ID, Class: "rapid"}, "Yellow cards that lose: 3 (O2SN rapid)"},
	} {
		do(journal.ChooseLaws{Section: 1, Laws: c.laws})
		if got := LosesText(i18n.EN, s, 1); got != c.want {
			t.Errorf("%+v: %q, want %q", c.laws, got, c.want)
		}
	}
}
