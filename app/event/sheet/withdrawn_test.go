package sheet

import (
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// TestWithdrawnOnStandings: who has withdrawn is marked behind the name on the sheet as on the screen, in each language; who asked for
// a bye is not, and nobody is who came back.
func TestWithdrawnOnStandings(t *testing.T) {
	h := open(t, 3, field(8))
	h.start()
	h.play()
	marks := func(l i18n.Lang) (list []journal.PlayerID) {
		html := h.make(Standings, l).HTML()
		for _, p := range h.Players(1) {
			if strings.Contains(html, ">"+p.Name+"</b> · "+l.T(i18n.AwayWithdrawn)) {
				list = append(list, p.ID)
			}
		}
		return list
	}
	h.do(journal.Withdraw{Players: []journal.PlayerID{2, 6}, From: 2})
	h.do(journal.RequestBye{Players: []journal.PlayerID{3}, Round: 2, Bye: journal.Zero})
	h.do(journal.Return{Players: []journal.PlayerID{6}, From: 2})
	for _, l := range []i18n.Lang{i18n.ID, i18n.EN, i18n.HR} {
		if got := marks(l); len(got) != 1 || got[0] != 2 {
			t.Errorf("%v: marked are %v, want player 2 alone", l, got)
		}
	}
}
