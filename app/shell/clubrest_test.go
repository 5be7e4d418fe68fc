package shell

import (
	"fmt"
	"strings"
	"testing"

	"wasit/app/event/handout"
	"wasit/app/event/journal"
	"wasit/app/event/sheet"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// TestNotedAbsent: before a round is paired its page tells of everybody who is noted as absent and would still be paired, and not of who
// has a bye, has left or is there.
func TestNotedAbsent(t *testing.T) {
	d := closedRound(t)
	d.did(journal.RequestBye{Players: []journal.PlayerID{3}, Round: 2, Bye: journal.Zero})
	d.did(journal.Withdraw{Players: []journal.PlayerID{5}})
	d.did(journal.NotePresence{Players: []journal.PlayerID{2, 3, 5}, Presence: journal.Missing})
	d.did(journal.NotePresence{Players: []journal.PlayerID{4}, Presence: journal.Present})
	d.goTo(session.PageRound)
	html := d.html()
	if !strings.Contains(html, "1 player is noted as absent, but plays until the check-in is closed") || !strings.Contains(html, `id="noted-absent"`) {
		t.Errorf("who is noted as absent is not told of: %s", html)
	}
	d.did(journal.CloseCheckIn{Section: 1, Time: 1, Away: []journal.PlayerID{2}})
	d.goTo(session.PageRound)
	if strings.Contains(d.html(), `id="noted-absent"`) {
		t.Error("it is told of after the check-in was closed")
	}
}

// TestTeamAverageIsShown: the rule that orders teams stands in the sheet of the draw and on the starting list, with the averages; not
// where teams have ratings of their own.
func TestTeamAverageIsShown(t *testing.T) {
	for _, c := range []struct {
		order string
		own   int
		shown bool
	}{{"rating", 0, true}, {"lot", 0, true}, {"rating", 2100, false}} {
		d := newDesk(t)
		d.wizard(journal.Team, 4, 3, [2]string{"order", c.order})
		for i := range 4 {
			d.did(journal.AddPlayer{Section: 1, PlayerInfo: journal.PlayerInfo{Name: fmt.Sprintf("ŠK Grad %d", i+1), Rating: c.own}})
			d.did(journal.SetRoster{Team: journal.PlayerID(i + 1), Players: rosterOf(i, 5)})
		}
		d.goTo(session.PageRound)
		d.tap("pair")
		if got := strings.Contains(d.html(), "the average rating of the best boards of their lists (boards: 4)"); got != c.shown {
			t.Errorf("%s, own %d: the sheet of the draw says it: %v", c.order, c.own, got)
		}
		doc, _ := sheet.Make(sheet.StartList, handout.Of(i18n.EN, d.m.Event.Kept, 1, nil))
		if got := strings.Contains(doc.HTML(), "the average rating of the best boards of their lists (boards: 4)"); got != c.shown {
			t.Errorf("%s, own %d: the starting list says it: %v", c.order, c.own, got)
		}
		if c.shown && !strings.Contains(doc.HTML(), "2284") { // 2300 − (0 + 11 + 22 + 33) ÷ 4, a half upward
			t.Error("the starting list lacks the average")
		}
	}
}
