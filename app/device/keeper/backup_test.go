package keeper

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"wasit/app/crew"
	"wasit/app/device/bridge"
	"wasit/app/event/journal"
	"wasit/app/session"
)

// unsaved says how many records of each event are in no backup.
func (m *machine) unsaved() map[string]int {
	m.t.Helper()
	entries, err := m.disk.List(context.Background())
	if err != nil {
		m.t.Fatal(err)
	}
	list := map[string]int{}
	for _, e := range entries {
		list[e.ID] = e.Seq - e.SavedSeq
	}
	return list
}

// TestBackup: the file is handed over by the share sheet or as a download; only then the index remembers it. Of a download no browser tells
// whether it was kept: it counts when a person says so.
func TestBackup(t *testing.T) {
	for _, c := range []struct {
		name          string
		share, shares bool
		refusal       error
		saved, shared int
		want          string
		unsaved       int
	}{
		{"saved", false, true, nil, 1, 0, "BackedUp ", 0},
		{"saving is refused", false, true, bridge.ErrRefused, 0, 0, "Failed ", 3},
		{"shared", true, true, nil, 0, 1, "BackedUp ", 0},
		{"saved where files cannot be shared", true, false, nil, 1, 0, "BackedUp ", 0},
		{"closed by the person", true, true, bridge.ErrDismissed, 0, 0, "", 3},
		{"neither sharing nor saving works", true, true, bridge.ErrRefused, 0, 0, "Failed ", 3},
	} {
		t.Run(c.name, func(t *testing.T) {
			on(t, func(t *testing.T, m *machine) {
				m.event("a", "Cup")
				m.event("b", "Open")
				m.shares, m.refusal = c.shares, c.refusal
				tab := m.tab()
				said := tab.do(session.BackupEvent{ID: "a", Share: c.share})
				if len(m.saved) > 0 {
					note := one[session.BackedUp](t, said).Note
					if note == nil || m.unsaved()["a"] != 3 {
						t.Fatalf("a download counts before anybody has seen it: %v", m.unsaved())
					}
					one[session.EventsListed](t, tab.do(*note))
				}
				if kinds(said) != c.want || len(m.saved) != c.saved || len(m.shared) != c.shared {
					t.Fatalf("said %q, %d saved, %d shared", kinds(said), len(m.saved), len(m.shared))
				}
				if got := m.unsaved(); got["a"] != c.unsaved || got["b"] != 3 {
					t.Errorf("records in no backup: %v", got)
				}
				files := slices.Clone(m.saved)
				for _, msg := range m.shared {
					files = append(files, msg.Files...)
				}
				for _, f := range files {
					if got := one[session.BackedUp](t, said); got.Name != f.Name || !strings.HasSuffix(f.Name, ".wasit.txt") || f.Type != "text/plain" {
						t.Errorf("file %q of type %q, said %q", f.Name, f.Type, got.Name)
					}
				}
			})
		})
	}
}

// TestShareRefusedSaves: what the system would not share is saved as a file all the same.
func TestShareRefusedSaves(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		m.event("a", "Cup")
		m.shares = true
		tab := m.tab()
		tab.k.browser.share = func(_ bridge.Message, then func(error)) { go then(bridge.ErrRefused) }
		one[session.BackedUp](t, tab.do(session.BackupEvent{ID: "a", Share: true}))
		if len(m.saved) != 1 || m.unsaved()["a"] != 3 {
			t.Errorf("%d saved, %v in no backup", len(m.saved), m.unsaved())
		}
	})
}

// TestBackupOfAll: a file of everything counts for every event but a practice.
func TestBackupOfAll(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		m.event("a", "Cup")
		tab := m.tab()
		trial := acts(t, journal.State{}, journal.CreateEvent{EventInfo: journal.EventInfo{ID: "p", Name: "Trial", Practice: true}})[0]
		tab.do(create(trial))
		tab.do(*one[session.BackedUp](t, tab.do(session.BackupEvent{})).Note)
		if got := m.unsaved(); got["a"] != 0 || got["p"] != 1 {
			t.Errorf("records in no backup: %v", got)
		}
		m.disk.refuses("Backup", errFull)
		got := one[session.Failed](t, tab.do(session.BackupEvent{}))
		if full := (*session.FullError)(nil); !errors.As(got.Err, &full) || len(m.saved) != 1 {
			t.Errorf("an event that cannot be read: %v, %d files", got.Err, len(m.saved))
		}
	})
}

// TestRestore: a backup is compared before anything is stored; a device that went on differently gets a copy beside its own.
func TestRestore(t *testing.T) {
	var file []byte
	on(t, func(t *testing.T, m *machine) {
		m.event("a", "Cup")
		m.tab().do(session.BackupEvent{})
		file = m.saved[0].Data
	})
	for _, c := range []struct {
		name  string
		here  func(m *machine, tab *tab)
		how   session.RestoreHow
		is    bool // the event is on this device
		twin  bool // another of its name
		after int  // events then
	}{
		{"a new device", func(*machine, *tab) {}, session.RestoreAdds, false, false, 1},
		{"the same is there", func(m *machine, _ *tab) { m.event("a", "Cup") }, session.RestoreKeeps, true, false, 1},
		{"the device went on", func(m *machine, tab *tab) {
			was := m.event("a", "Cup")
			tab.do(acts(m.t, was, rename(was, "Cup 2"))[0])
		}, session.RestoreKeeps, true, false, 1},
		{"it went another way", func(m *machine, tab *tab) {
			first := acts(m.t, journal.State{}, journal.CreateEvent{EventInfo: journal.EventInfo{ID: "a", Name: "Cup", Place: "Zagreb"}})[0]
			tab.do(create(first))
		}, session.RestoreCopies, true, false, 2},
		{"another of its name", func(m *machine, _ *tab) { m.event("z", "Cup") }, session.RestoreAdds, false, true, 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			on(t, func(t *testing.T, m *machine) {
				tab := m.tab()
				c.here(m, tab)
				before := len(m.unsaved())
				got := one[session.BackupRead](t, tab.do(session.ReadBackup{Data: file}))
				if got.Err != nil || len(got.Dialog.Events) != 1 {
					t.Fatalf("%+v", got)
				}
				line := got.Dialog.Events[0]
				if line.How != c.how || (line.Here != nil) != c.is || (line.Twin != nil) != c.twin || line.Seq != 3 || line.Event.Name != "Cup" {
					t.Errorf("%+v", line)
				}
				if len(m.unsaved()) != before {
					t.Error("reading a backup stored something")
				}
				restored := one[session.Restored](t, tab.doShown(session.RestoreBackup{Data: file}))
				if restored.Err != nil || !slices.Equal(restored.Names, []string{"Cup"}) || len(m.unsaved()) != c.after {
					t.Errorf("%+v; events %v", restored, m.unsaved())
				}
			})
		})
	}
}

// TestRestoreNamesTheDesk: a backup of an event whose desk has moved says so before it is stored, by the name of the device, and the
// list of events knows a copy that can only be read. A device that is the desk itself is told nothing.
func TestRestoreNamesTheDesk(t *testing.T) {
	var file []byte
	on(t, func(t *testing.T, m *machine) {
		tab, state := m.tab(), m.event("a", "Cup")
		for _, a := range acts(t, state, journal.InviteDevice{Device: journal.Device{ID: 7, Name: "HP Bu Sari", Duty: journal.DutyArbiter}}, journal.TakeDesk{ID: 7}) {
			tab.do(a)
		}
		tab.do(session.BackupEvent{})
		file = m.saved[0].Data
	})
	for _, c := range []struct {
		name string
		here *session.Crew // the place of this device, nil: it never saw the event
		desk string
	}{
		{"a new device", nil, "HP Bu Sari"},
		{"the desk", &session.Crew{Me: 7}, ""},
		{"another arbiter's", &session.Crew{Me: 5}, "HP Bu Sari"},
		{"a copy that was kept", &session.Crew{Me: 7, Backup: true}, "HP Bu Sari"},
	} {
		t.Run(c.name, func(t *testing.T) {
			on(t, func(t *testing.T, m *machine) {
				tab := m.tab()
				if c.here != nil {
					m.event("a", "Cup")
					if _, err := tab.k.saveCrew(t.Context(), "a", *c.here, 0); err != nil {
						t.Fatal(err)
					}
				}
				line := one[session.BackupRead](t, tab.do(session.ReadBackup{Data: file})).Dialog.Events[0]
				if line.Desk != c.desk {
					t.Errorf("its desk is %q, want %q", line.Desk, c.desk)
				}
				got := one[session.Restored](t, tab.doShown(session.RestoreBackup{Data: file}))
				if !slices.Equal(got.IDs, []string{"a"}) {
					t.Errorf("stored as %v", got.IDs)
				}
				list := one[session.EventsListed](t, tab.do(session.ListEvents{}))
				reads := c.here == nil || c.here.Backup
				if len(list.Events) != 1 || list.Events[0].Reads != reads {
					t.Errorf("can only be read: %t, want %t", !reads, reads)
				}
			})
		})
	}
}

func TestSpoiltBackupStoresNothing(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		tab := m.tab()
		for _, data := range []string{"", "not a backup", "WASIT"} {
			if got := one[session.BackupRead](t, tab.do(session.ReadBackup{Data: []byte(data)})); got.Err == nil {
				t.Errorf("%q was read", data)
			}
			if got := one[session.Restored](t, tab.doShown(session.RestoreBackup{Data: []byte(data)})); got.Err == nil || len(m.unsaved()) != 0 {
				t.Errorf("%q was restored: %v", data, m.unsaved())
			}
		}
	})
}

// TestAnonymise: names leave the disk and the screens of all tabs; an event that is not finished keeps them.
func TestAnonymise(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		was := m.event("a", "Cup")
		tab, other := m.tab(), m.tab()
		tab.open("a")
		other.open("a")
		if got := one[session.Failed](t, tab.do(session.AnonymiseEvent{ID: "a"})); got.Err == nil || m.stateOf("a").IsAnonymous() {
			t.Error("an event in play lost its names")
		}
		for _, a := range acts(t, was, journal.FixOrder{Section: 1}, journal.DrawColor{Section: 1, Seed: 5}, journal.PairByHand{Section: 1, Boards: []journal.Pair{{1, 2}}},
			journal.Publish{Section: 1, Time: 1}, journal.EnterResult{Section: 1, Round: 1, Board: 1, Score: journal.WhiteWins},
			journal.CloseRound{Section: 1, Time: 2}, journal.FinishEvent{Time: 3}) {
			tab.did(a)
		}
		tab.did(session.SaveCrew{ID: "a", Crew: session.Crew{Me: 4, Secret: crew.Key{1}, Left: []journal.Record{{Seq: 9, Act: 9, At: 12, By: "Rina", Version: 1, Event: journal.DeviceDismissed{ID: 4}}}}})
		other.heard()
		if got := one[session.EventOpened](t, tab.do(session.AnonymiseEvent{ID: "a"})); !got.State.IsAnonymous() || got.State.Players(1)[0].Name == "Ana" {
			t.Errorf("on the screen: %q", got.State.Players(1)[0].Name)
		}
		if got := one[session.EventOpened](t, other.heard()); !got.State.IsAnonymous() {
			t.Error("the other tab shows the names still")
		}
		if !m.stateOf("a").IsAnonymous() {
			t.Error("on the disk the names are still there")
		}
		if text, err := m.disk.Crew(t.Context(), "a"); err != nil || strings.Contains(string(text), "Rina") || !strings.Contains(string(text), `"me":4`) {
			t.Errorf("beside it: %s, %v", text, err)
		}
	})
}
