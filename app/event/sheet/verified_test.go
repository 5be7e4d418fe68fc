package sheet

import (
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
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

// TestFinalOnlyVerified: the last standing is called final where its results were verified, and never both at once.
func TestFinalOnlyVerified(t *testing.T) {
	for _, verified := range []bool{false, true} {
		h := open(t, 1, field(4))
		h.start()
		h.pair()
		for b := 1; b <= 2; b++ {
			h.do(journal.EnterResult{Section: 1, Round: 1, Board: b, Score: journal.WhiteWins})
		}
		for b := 1; verified && b <= 2; b++ {
			h.do(journal.CheckResult{Section: 1, Board: b, Score: journal.WhiteWins, How: journal.CheckBlind})
		}
		h.do(journal.CloseRound{Section: 1, Time: 1_795_000_000_000})
		s := h.source(i18n.ID)
		s.Ranking.Final = true
		d, _ := Make(Standings, s)
		html := d.HTML()
		if final, not := strings.Contains(html, ">"+i18n.ID.T(textSheetFinal)+"<"), strings.Count(html, i18n.NotChecked.ID); final != verified || (not == 1) == verified {
			t.Errorf("verified %v: called final %v, “not verified” %d times", verified, final, not)
		}
	}
}
