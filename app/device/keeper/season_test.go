package keeper

import (
	"errors"
	"testing"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/season"
	"wasit/app/session"
)

// TestSeasons: seasons are kept, a tab that did not know of the other's is told so, and a backup brings them to another device.
func TestSeasons(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		s := m.event("a", "Cup")
		for _, a := range acts(t, s, journal.FixOrder{Section: 1}, journal.DrawColor{Section: 1, Seed: 5}, journal.PairByHand{Section: 1, Boards: []journal.Pair{{1, 2}}},
			journal.Publish{Section: 1, Time: 1}, journal.EnterResult{Section: 1, Round: 1, Board: 1, Score: journal.WhiteWins}, journal.CloseRound{Section: 1, Time: 2}) {
			if err := m.disk.Append(t.Context(), "a", a.Records, a.After); err != nil {
				t.Fatal(err)
			}
		}
		tab, other := m.tab(), m.tab()
		list := []season.Season{{ID: "x", Name: "2026", Rule: season.ByScore, Events: []string{"a"}, Changed: 5}}
		if kept := one[session.SeasonsKept](t, tab.do(session.KeepSeasons{Now: list})); kept.Err != nil {
			t.Fatal(kept.Err)
		}
		if kept := one[session.SeasonsKept](t, other.do(session.KeepSeasons{Now: nil})); !kept.Stale {
			t.Errorf("%+v", kept)
		}
		if loaded := one[session.SeasonsLoaded](t, other.do(session.LoadSeasons{})); len(loaded.List) != 1 || loaded.List[0].Name != "2026" || loaded.Err != nil {
			t.Errorf("%+v", loaded)
		}
		other.do(session.LoadArchive{})
		time.Sleep(time.Second) // the screen has its turn between two events
		archive := one[session.ArchiveLoaded](t, other.heard())
		if len(archive.Events) != 1 || len(archive.Events[0].Results) != 2 || archive.Err != nil || archive.Failed != nil {
			t.Fatalf("%+v", archive)
		}
		if r := archive.Events[0].Results[0]; r.Name != "Ana" || r.Place != 1 || r.Points != 10 || r.Played != 1 || r.Whites != 1 || r.Of != 2 {
			t.Errorf("%+v", r)
		}
		tab.do(session.BackupEvent{})
		data := m.saved[len(m.saved)-1].Data
		if kept := one[session.SeasonsKept](t, tab.do(session.KeepSeasons{Was: list, Now: []season.Season{}})); kept.Err != nil {
			t.Fatal(kept.Err)
		}
		if read := one[session.BackupRead](t, tab.do(session.ReadBackup{Data: data})); read.Dialog.Seasons != 1 || !read.Dialog.Changes() {
			t.Errorf("what the backup holds: %+v", read)
		}
		if restored := one[session.Restored](t, tab.doShown(session.RestoreBackup{Data: data})); restored.Err != nil {
			t.Fatal(restored.Err)
		}
		if loaded := one[session.SeasonsLoaded](t, tab.do(session.LoadSeasons{})); len(loaded.List) != 1 || loaded.List[0].Name != "2026" {
			t.Errorf("restored: %+v", loaded)
		}
		tab.k.store = nil
		var none *session.NoStoreError
		if kept := one[session.SeasonsKept](t, tab.do(session.KeepSeasons{Now: list})); !errors.As(kept.Err, &none) {
			t.Errorf("%+v", kept)
		}
	})
}
