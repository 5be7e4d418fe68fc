package sheet

import (
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// TestFeesOnTheList: once fees are noted the list says who has paid and how many have not; before it asks for none.
func TestFeesOnTheList(t *testing.T) {
	h := open(t, 5, field(5))
	if text := words(h.make(StartList, i18n.EN).HTML()); strings.Contains(text, "Fee") || strings.Contains(text, "aid") {
		t.Errorf("a fee that nobody asked for: %s", text)
	}
	h.do(journal.NoteFee{Players: []journal.PlayerID{1, 4}, Paid: true})
	text := words(h.make(StartList, i18n.EN).HTML())
	if strings.Count(text, " Paid ") != 2 || strings.Count(text, "Not paid") != 4 || !strings.Contains(text, "5 players · Not paid: 3") {
		t.Errorf("fees: %s", text)
	}
}
