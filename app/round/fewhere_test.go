package round

import (
	"testing"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/phrase"
)

// TestFewHere: the way back that is named is one that works.
func TestFewHere(t *testing.T) {
	all := func(d *desk) (ids []journal.PlayerID) {
		for _, p := range d.m.Event.Ahead.Players(1) {
			ids = append(ids, p.ID)
		}
		return ids
	}
	says := func(d *desk) i18n.Text {
		t.Helper()
		sec, _ := d.m.Event.Ahead.Section(1)
		next := d.m.Event.Ahead.Next(1)
		if next.Step != journal.StepPlayers {
			t.Fatalf("the next step is %s", next.Step)
		}
		return phrase.FewHere(sec, next.Round)
	}
	d := event(t, 4, 3)
	d.did(journal.CloseCheckIn{Section: 1, Time: 1, Away: all(d)})
	if says(d) != phrase.textRoundFewHereAs {
		t.Errorf("nobody had come: %v", says(d))
	}
	for _, id := range all(d)[:2] {
		d.send(checkin.touchPlayer{ID: id})
	}
	if step := d.m.Event.Ahead.Next(1).Step; step == journal.StepPlayers {
		t.Error("who is touched in the check-in plays after all")
	}
	d = event(t, 4, 3)
	d.did(journal.RequestBye{Players: all(d), Round: 1, Bye: journal.Zero})
	if says(d) != phrase.textRoundFewAway {
		t.Errorf("all asked for a bye: %v", says(d))
	}
}
