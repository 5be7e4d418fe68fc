package shell

import (
	"testing"

	"wasit/app/event/journal"
	"wasit/app/session"
)

// TestPracticeIsNoEvent: it cannot be exported, its mark cannot be taken away, and a copy of it is a practice.
func TestPracticeIsNoEvent(t *testing.T) {
	d := newDesk(t)
	d.send(Navigated{"/"})
	d.send(session.EventsListed{})
	d.tap("start-practice")
	if !d.m.IsPractice() || d.m.Route.Page != session.PagePractice {
		t.Fatalf("%v", d.m.Route)
	}
	d.goTo(session.PageData)
	for _, key := range []string{"trf", "pgn", "csv-players", "csv-standings"} {
		if d.has(key) {
			t.Errorf("a practice offers %s", key)
		}
	}
	info := d.m.Event.Ahead.Event()
	info.Practice = false
	d.did(journal.ChangeEvent{EventInfo: info})
	if !d.m.IsPractice() {
		t.Error("a practice became a real event")
	}
	d.goTo(session.PageRules)
	d.fill("name", "National Championship")
	d.tap("save")
	if name := d.m.Event.Ahead.Event().Name; name != "PRACTICE – National Championship" {
		t.Errorf("the name is %q", name)
	}
	d.goTo(session.PageOverview)
	d.tap("copy-event")
	d.fill("copy-name", "Cup")
	d.tap("copy-do")
	if !d.m.IsPractice() || d.m.Event.Kept.Event().Name != "PRACTICE – Cup" {
		t.Errorf("a copy of a practice is called %q, practice %v", d.m.Event.Kept.Event().Name, d.m.IsPractice())
	}
}
