package keeper

import (
	"testing"

	"wasit/app/crew"
	"wasit/app/crew/placefile"
	"wasit/app/device/bridge"
	"wasit/app/device/store"
	"wasit/app/device/store/memory"
	"wasit/app/event/journal"
	"wasit/app/session"
)

// TestTrace: what a browser has emptied is told at the next start, until there are tournaments again; what a person deletes, and a
// practice, is not.
func TestTrace(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		create := func(tab *tab, id string, practice bool) {
			first := acts(t, journal.State{}, journal.CreateEvent{EventInfo: journal.EventInfo{ID: id, Name: "Cup", Practice: practice}})[0]
			tab.do(session.CreateEvent{ID: first.ID, Records: first.Records, After: first.After})
		}
		lost := func(tab *tab) session.Lost {
			t.Helper()
			return one[session.EventsListed](t, tab.do(session.ListEvents{})).Lost
		}
		want := func(when string, got session.Lost, events int) {
			t.Helper()
			if got.Events != events || (events > 0) != (got.Day != "") {
				t.Errorf("%s: %+v, want %d", when, got, events)
			}
		}
		begun := m.tab()
		want("a new device", lost(begun), 0)
		create(begun, "training", true)
		create(begun, "a", false)
		create(begun, "b", false)
		if m.trace.Events != 2 {
			t.Errorf("the trace says %+v, want 2", m.trace)
		}
		want("the next visit", lost(m.tab()), 0)

		m.disk.Store = store.On(memory.New())
		next := m.tab()
		want("emptied", lost(next), 2)
		want("and looked at again", lost(next), 2)
		want("a visit later", lost(m.tab()), 2)
		create(next, "c", false)
		want("begun anew", lost(next), 0)
		next.do(session.DeleteEvent{ID: "c"})
		want("deleted by a person", lost(next), 0)
		want("a visit after that", lost(m.tab()), 0)

		m.trace = bridge.Trace{Events: 1, Day: "2026-11-22"}
		straight := m.tab() // to the page of the event, and deletes it there
		straight.do(session.DeleteEvent{ID: "d"})
		want("deleted before the list was seen", lost(straight), 0)
	})
}

// TestTraceOfCopies: a copy of what another device leads is no tournament of this one; its desk has it still.
func TestTraceOfCopies(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		m.event("own", "Cup")
		m.event("copied", "Hall")
		place, err := placefile.Encode(session.Crew{Me: 7, Key: crew.Key{9}})
		if err != nil {
			t.Fatal(err)
		}
		if err := m.disk.SaveCrew(t.Context(), "copied", place); err != nil {
			t.Fatal(err)
		}
		if list := one[session.EventsListed](t, m.tab().do(session.ListEvents{})); len(list.Events) != 2 || m.trace.Events != 1 {
			t.Errorf("of %d events the trace says %+v, want 1", len(list.Events), m.trace)
		}
	})
}
