package devices

import (
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/session"
)

// TestOneCode: a page never shows two codes at once, from which a person could scan the wrong one: while the answer of a link is to be read,
// what waits for the desk is shown behind it.
func TestOneCode(t *testing.T) {
	for _, duty := range []journal.Duty{journal.DutyScorer, journal.DutyArbiter, journal.DutyFloor, journal.DutyDoor} {
		desk := deskOf(t, 8)
		desk.offers, desk.noLink = []byte("offer"), nil
		h := desk.joins(duty)
		codes := func(when string) {
			t.Helper()
			_, html := h.draw()
			if got := strings.Count(html, `id="qr"`); got > 1 || h.m.Route.Sheet == session.SheetDesk && got != 1 || h.m.Reply != nil && h.m.Code != nil {
				t.Errorf("%s, %s: %d codes, answer %t, waiting %t", duty, when, got, h.m.Reply != nil, h.m.Code != nil)
			}
		}
		codes("after it joined")
		wish := journal.Command(journal.EnterResult{Section: 1, Round: 1, Board: 1, Score: journal.Drawn})
		if duty == journal.DutyDoor {
			wish = journal.NotePresence{Players: []journal.PlayerID{1}, Presence: journal.Present}
		}
		s, cmds, err := h.m.Record(h.Env(), wish)
		if err != nil {
			t.Fatal(err)
		}
		h.m.Session = s
		h.Perform(cmds)
		h.keepAll()
		h.at("desk")
		codes("with something that waits")
		if h.m.Reply == nil {
			t.Errorf("%s: the answer of the link gave way", duty)
		}
		h.send(session.LinkChanged{State: session.LinkOpens})
		h.send(session.LinkChanged{State: session.LinkDown}) // nothing came of the link
		h.at("desk")
		codes("without a link")
		if h.m.Code == nil {
			t.Errorf("%s: what waits is not shown", duty)
		}
	}
}
