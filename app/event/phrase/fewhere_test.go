package phrase_test

import (
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/session/sessiontest"
	"wasit/app/words/i18n"
)

// TestFewHere: the way back that is named is one that works.
func TestFewHere(t *testing.T) {
	all := func(d *sessiontest.Host) (ids []journal.PlayerID) {
		for _, p := range d.Event.Ahead.Players(1) {
			ids = append(ids, p.ID)
		}
		return ids
	}
	says := func(d *sessiontest.Host) i18n.Text {
		t.Helper()
		sec, _ := d.Event.Ahead.Section(1)
		next := d.Event.Ahead.Next(1)
		if next.Step != journal.StepPlayers {
			t.Fatalf("the next step is %s", next.Step)
		}
		return phrase.FewHere(sec, next.Round)
	}
	d := four(t)
	d.Did(journal.CloseCheckIn{Section: 1, Time: 1, Away: all(d)})
	if says(d) != phrase.FewHereAs {
		t.Errorf("nobody had come: %v", says(d))
	}
	for _, id := range all(d)[:2] {
		d.Did(journal.Arrive{Players: []journal.PlayerID{id}})
	}
	if step := d.Event.Ahead.Next(1).Step; step == journal.StepPlayers {
		t.Error("who is touched in the check-in plays after all")
	}
	d = four(t)
	d.Did(journal.RequestBye{Players: all(d), Round: 1, Bye: journal.Zero})
	if says(d) != phrase.FewAway {
		t.Errorf("all asked for a bye: %v", says(d))
	}
}

func four(t *testing.T) *sessiontest.Host {
	d := sessiontest.New(t, &session.Session{})
	d.Settings.Lang = i18n.EN
	d.Open(4, false, nil)
	return d
}
