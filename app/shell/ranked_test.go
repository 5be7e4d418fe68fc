package shell

import (
	"testing"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/session/sessiontest"
)

// TestRankedOverAll: where schools are ranked over all sections, the standing of each is at hand, computed once for each state of the event.
func TestRankedOverAll(t *testing.T) {
	m := Model{}
	h := sessiontest.New(t, &m.Session)
	h.OpenTwo(4)
	h.Closed()
	show := func(p session.Page, sheet string) {
		m.Route.Page, m.Route.Sheet = p, sheet
		m = m.refresh()
	}
	show(session.PageStandings, "")
	show(session.PageSchools, session.SheetOwn)
	if m.Event.Table == nil || len(m.Event.Others) != 0 {
		t.Fatalf("of one section: %v, others %v", m.Event.Table, m.Event.Others)
	}
	show(session.PageSchools, "")
	others := m.Event.Others
	if len(others) != 1 || others[0].Section == m.Event.Section || others[0].Of != m.Event.Kept.ID() {
		t.Fatalf("over all: %+v", others)
	}
	show(session.PageSchools, "")
	if m.Event.Others[0] != others[0] {
		t.Error("the standing of the other section was computed again")
	}
	m.Event.Section = others[0].Section
	show(session.PageSchools, "")
	if m.Event.Table != others[0] {
		t.Error("the standing of the section that was gone to was at hand")
	}
	h.Did(journal.Arrive{Players: []journal.PlayerID{1}})
	show(session.PageSchools, "")
	if m.Event.Table == others[0] || m.Event.Table.Of != m.Event.Kept.ID() || m.Event.Others[0].Of != m.Event.Kept.ID() {
		t.Error("a standing of the event as it was")
	}
}
