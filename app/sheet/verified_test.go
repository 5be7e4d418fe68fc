package sheet

import (
	"strings"
	"testing"

	"wasit/app/i18n"
	"wasit/app/journal"
)

// TestNotVerified: a standing of results that nobody verified says so; once every board has a second opinion it does not.
func TestNotVerified(t *testing.T) {
	h := open(t, 3, field(8))
	h.start()
	h.pair()
	for b := 1; b <= 4; b++ {
		h.do(journal.EnterResult{Section: 1, Round: 1, Board: b, Score: journal.WhiteWins})
	}
	says := func() bool { return strings.Contains(h.make(Standings, i18n.ID).HTML(), i18n.NotChecked.ID) }
	if !says() {
		t.Error("nobody verified the results")
	}
	for b := 1; b <= 4; b++ {
		h.do(journal.CheckResult{Section: 1, Board: b, Score: journal.WhiteWins, How: journal.CheckBlind})
	}
	if says() {
		t.Error("all results are verified")
	}
}
