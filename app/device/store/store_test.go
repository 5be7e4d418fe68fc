package store

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/app/device/store/engine"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
)

var journalNote = journal.AddNote{Note: journal.Note{Text: "protes"}}

func TestEveryActComesBack(t *testing.T) {
	h := start(t, fresh(t), "a", 8)
	h.reads()
	h.play()
	h.reads()
	h.play()
	h.do(journalNote)
	h.do(journal.Undo{})
	h.reads()
	records, err := h.store.Records(context.Background(), "a")
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(h.records, records); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
}

// TestRecordsReadAgain: what was written since, another event and a journal in the place of this one are told, and nothing of what was
// read before.
func TestRecordsReadAgain(t *testing.T) {
	s, ctx := fresh(t), context.Background()
	h, other := start(t, s, "a", 8), start(t, s, "b", 4)
	check := func(name string, id string, want []journal.Record) {
		t.Helper()
		for range 2 {
			got, err := s.Records(ctx, id)
			if diff := cmp.Diff(want, got); diff != "" || err != nil {
				t.Fatalf("%s: %v (-want +got)\n%s", name, err, diff)
			}
		}
	}
	check("first", "a", h.records)
	before, _ := s.Records(ctx, "a")
	h.play()
	check("behind a round", "a", h.records)
	check("another event", "b", other.records)
	check("again", "a", h.records)
	shorter := h.records[:len(before)]
	if err := s.Replace(ctx, "a", h.Seq(), shorter); err != nil {
		t.Fatal(err)
	}
	check("another journal in its place", "a", shorter)
}

func TestIndex(t *testing.T) {
	s := fresh(t)
	a, b := start(t, s, "a", 8), start(t, s, "b", 6)
	a.play()
	a.do(journal.PairByHand{Section: 1, Boards: []journal.Pair{{1, 2}, {3, 4}, {5, 6}, {7, 8}}})
	a.do(journal.Publish{Section: 1, Time: 1})
	a.do(journal.EnterResult{Section: 1, Round: 2, Board: 3, Score: journal.Drawn})
	got := a.entry()
	want := Entry{Version: 2, ID: "a", Seq: a.Seq(), Snapshot: got.Snapshot, Bytes: got.Bytes, Name: "Cup a", Place: "Depok", Players: 8,
		Changed: a.At(), Sections: []SectionEntry{{ID: 1, Name: "Pa", System: "dutch", Players: 8, Round: 2, Rounds: 11, Phase: journal.Published, Missing: 3, Boards: 4, First: 1, Open: []int{1, 2, 4}}}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
	list, err := s.List(context.Background())
	if err != nil || len(list) != 2 || list[0].ID != "a" || list[1].ID != "b" {
		t.Errorf("the one changed last comes first: %v %v", list, err)
	}
	b.reads()
	if err := s.Delete(context.Background(), "a"); err != nil {
		t.Fatal(err)
	}
	if _, err := s.State(context.Background(), "a"); !isA[*GoneError](err) {
		t.Errorf("deleted for good: %v", err)
	}
	s.spoil(t, func(w engine.Writer) error { return w.PutHead("a", `{"v":1,"id":"a","seq":1}`) })
	if text, err := s.text(context.Background(), "a"); text != "" || err != nil {
		t.Errorf("records are still there: %q %v", text, err)
	}
	b.reads()
}

func TestSecondWriterIsStopped(t *testing.T) {
	s := fresh(t)
	a := start(t, s, "a", 8)
	thief := *a
	a.do(journalNote)
	a.do(journalNote)
	err := thief.try(journalNote)
	var c *ConflictError
	if !errors.As(err, &c) || c.Want != a.Seq()-2 || c.Have != a.Seq() {
		t.Errorf("got %v", err)
	}
	a.reads()
	thief.State, _ = s.State(context.Background(), "a") // reads again, goes on
	thief.do(journalNote)
	if err := a.try(journalNote); !isA[*ConflictError](err) {
		t.Errorf("the first writer is behind now: %v", err)
	}
	if err := s.Delete(context.Background(), "a"); err != nil {
		t.Fatal(err)
	}
	if err := thief.try(journalNote); !isA[*GoneError](err) {
		t.Errorf("deleted elsewhere: %v", err)
	}
}

func TestRefusals(t *testing.T) {
	ctx := context.Background()
	s := fresh(t)
	h := start(t, s, "a", 4)
	again := &hall{t: t, store: s, id: "a"}
	if err := again.try(journal.CreateEvent{EventInfo: journal.EventInfo{ID: "a", Name: "Twin"}}); !isA[*ExistsError](err) {
		t.Errorf("twice the same identity: %v", err)
	}
	if err := s.Delete(ctx, "x"); !isA[*GoneError](err) {
		t.Error(err)
	}
	if err := s.NoteBackup(ctx, "x", 1, 1); !isA[*GoneError](err) {
		t.Error(err)
	}
	records, after := h.decided(journalNote)
	if err := s.Append(ctx, "x", records, after); !isA[*GoneError](err) {
		t.Error(err)
	}
	if err := s.Append(ctx, "a", records, h.State); !isA[*ConflictError](err) {
		t.Errorf("a state without the records: %v", err)
	}
	if err := s.Append(ctx, "a", nil, h.State); err != nil {
		t.Errorf("nothing to write is no error: %v", err)
	}
	ended, cancel := context.WithCancel(ctx)
	cancel()
	if err := s.Append(ended, "a", records, after); err == nil {
		t.Error("an ended context stores nothing")
	}
	h.reads()
}

func TestSnapshotsAreOnlyACache(t *testing.T) {
	s := fresh(t)
	h := start(t, s, "a", 8)
	h.play()
	h.do(journal.Undo{}) // takes back the closing, behind which the snapshot was taken
	h.reads()
	h.do(journal.CloseRound{Section: 1, Time: 3})
	h.play()
	if e := h.entry(); e.Snapshot != h.Seq() {
		t.Fatalf("snapshot after record %d of %d", e.Snapshot, h.Seq())
	}
	h.do(journalNote)
	other := start(t, s, "b", 4)
	for name, shot := range map[string]string{"nonsense": "{", "empty": "", "of another event": text(t, other.State),
		"of another moment": text(t, h.State)} {
		s.spoil(t, func(w engine.Writer) error { return w.PutSnapshot("a", shot) })
		t.Log(name)
		h.reads()
		h.store.jobs.Wait()
		h.reads()
	}
	h.do(journalNote)
	if e := h.entry(); e.Snapshot == 0 {
		t.Error("after the repair there is a snapshot again")
	}
}

func TestManyActsGetASnapshot(t *testing.T) {
	h := start(t, fresh(t), "a", 4)
	first := h.entry().Snapshot
	for range maxTail + 10 {
		h.do(journalNote)
	}
	if e := h.entry(); e.Snapshot <= first {
		t.Errorf("snapshot after record %d of %d", e.Snapshot, e.Seq)
	}
	h.reads()
}

func TestDamage(t *testing.T) {
	ctx := context.Background()
	s := fresh(t)
	h := start(t, s, "a", 4)
	h.do(journalNote)
	whole, err := s.text(ctx, "a")
	if err != nil {
		t.Fatal(err)
	}
	lines := slices.Collect(strings.Lines(whole))
	put := func(text string) {
		s.spoil(t, func(w engine.Writer) error {
			if err := w.Clear("a", false); err != nil {
				return err
			}
			return w.PutRow("a", 1, text)
		})
	}
	join := func(lines []string) string { return strings.Join(lines, "") }
	put(join(lines[:4]))
	state, err := s.State(ctx, "a")
	var d *DamagedError
	if !errors.As(err, &d) || d.Want != h.Seq() || d.Have != 4 || state.Seq() != 4 {
		t.Errorf("the end is missing: %d, %v", state.Seq(), err)
	}
	put(join(append(slices.Clone(lines[:3]), lines[4:]...)))
	if state, err = s.State(ctx, "a"); state.Seq() != 3 || !errors.As(err, new(*journal.RecordError)) {
		t.Errorf("a gap: %d, %v", state.Seq(), err)
	}
	newer := `{"n":4,"t":1,"k":"players-cloned","v":7,"e":{}}` + "\n"
	put(join(append(slices.Clone(lines[:3]), newer)))
	if state, err = s.State(ctx, "a"); state.Seq() != 3 || !errors.As(err, new(*file.VersionError)) {
		t.Errorf("a newer record: %d, %v", state.Seq(), err)
	}
	s.spoil(t, func(w engine.Writer) error { return w.PutHead("a", `{"v":99,"id":"a"}`) })
	var u *UnavailableError
	start(t, s, "b", 4)
	if list, err := s.List(ctx); err != nil || len(list) != 2 || list[0].ID != "b" || list[1].Fault != Outdated || list[1].ID != "a" {
		t.Errorf("an entry of a newer app: %+v %v", list, err)
	}
	if _, err := s.State(ctx, "a"); !errors.As(err, &u) || u.Why != Outdated {
		t.Errorf("an event of a newer app: %v", err)
	}
	s.spoil(t, func(w engine.Writer) error { return w.PutHead("a", `nonsense`) })
	if list, err := s.List(ctx); err != nil || len(list) != 2 || list[1].Fault != Damaged {
		t.Errorf("a damaged entry: %+v %v", list, err)
	}
	if state, err = s.State(ctx, "a"); !errors.As(err, &d) || d.Want != 0 || d.Have != 3 || state.Seq() != 3 {
		t.Errorf("a damaged index: %d, %v", state.Seq(), err)
	}
	put("nonsense")
	if _, err := s.State(ctx, "a"); !errors.As(err, &u) || u.Why != Damaged {
		t.Errorf("a damaged index, and no record: %v", err)
	}
}

func TestSettings(t *testing.T) {
	ctx := context.Background()
	s := fresh(t)
	if text, err := s.Settings(ctx); text != nil || err != nil {
		t.Errorf("before the first: %q %v", text, err)
	}
	for _, want := range []string{`{"lang":"id"}`, `{"lang":"hr"}`} {
		if err := s.SaveSettings(ctx, []byte(want)); err != nil {
			t.Fatal(err)
		}
		if text, err := s.Settings(ctx); string(text) != want || err != nil {
			t.Errorf("%q %v", text, err)
		}
	}
}

func TestBackupOfEverything(t *testing.T) {
	ctx := context.Background()
	from := fresh(t)
	a, b := start(t, from, "a", 8), start(t, from, "b", 6)
	a.play()
	practice := &hall{t: t, store: from, id: "p"} // goes into no file with real events
	practice.do(journal.CreateEvent{EventInfo: journal.EventInfo{ID: "p", Name: "Practice", Practice: true}})
	if err := from.SaveSettings(ctx, []byte(`{"lang":"hr"}`)); err != nil {
		t.Fatal(err)
	}
	saved, err := from.Backup(ctx, 77)
	if err != nil {
		t.Fatal(err)
	}
	backup, err := file.ReadBackup(saved)
	if err != nil || len(backup.Events) != 2 || backup.Made != 77 || string(backup.Settings) != `{"lang":"hr"}` {
		t.Fatalf("%+v %v", backup, err)
	}
	to := fresh(t)
	done, err := to.Restore(ctx, backup, nil)
	if err != nil || len(done) != 2 || done[0].How != Added || done[1].How != Added {
		t.Fatalf("%v %v", done, err)
	}
	a.store, b.store = to, to
	a.reads()
	b.reads()
	a.play() // and goes on
	a.reads()
	one, err := to.Backup(ctx, 78, "b")
	if err != nil {
		t.Fatal(err)
	}
	if backup, err = file.ReadBackup(one); err != nil || len(backup.Events) != 1 || backup.Settings != nil || backup.Events[0].ID != "b" {
		t.Errorf("one event: %+v %v", backup, err)
	}
	var u *UnreadableError
	if _, err := to.Backup(ctx, 78, "x"); !errors.As(err, &u) || u.ID != "x" || !isA[*GoneError](u.Err) {
		t.Error(err)
	}
	if err := to.NoteBackup(ctx, "b", b.Seq(), 78); err != nil {
		t.Fatal(err)
	}
	if e := b.entry(); e.SavedSeq != b.Seq() || e.SavedAt != 78 {
		t.Errorf("%+v", e)
	}
	b.do(journalNote)
	if e := b.entry(); e.SavedSeq != b.Seq()-1 || e.SavedAt != 78 {
		t.Errorf("the file is one record behind: %+v", e)
	}
}

func TestRestoreOverwritesNothing(t *testing.T) {
	ctx := context.Background()
	s := fresh(t)
	h := start(t, s, "a", 4)
	old := backupOf(t, s, "a")
	h.do(journalNote)
	newer := backupOf(t, s, "a")
	restore := func(b file.Backup, newID func() string) ([]Restored, error) {
		list := func() []Entry { // without the snapshots, a cache that is written beside the acts when it can be
			list, _ := s.List(ctx)
			for i := range list {
				list[i].Snapshot = 0
			}
			return list
		}
		before := list()
		looks, err := s.Look(ctx, b)
		if after := list(); err != nil || !cmp.Equal(before, after) || looks[0].Entry.Seq != len(b.Events[0].Records) {
			t.Fatalf("a look at the backup: %+v %v", looks, err)
		}
		done, err := s.Restore(ctx, b, newID)
		if err == nil && done[0].How != looks[0].How {
			t.Errorf("seen as %s, then %s", looks[0].How, done[0].How)
		}
		return done, err
	}

	if done, err := restore(old, nil); err != nil || done[0].How != Kept {
		t.Errorf("an older backup: %v %v", done, err)
	}
	h.reads()
	other := fresh(t)
	if _, err := other.Restore(ctx, old, nil); err != nil {
		t.Fatal(err)
	}
	if done, err := other.Restore(ctx, newer, nil); err != nil || done[0].How != Extended {
		t.Errorf("a backup that goes on: %v %v", done, err)
	}
	h.store = other
	h.reads()
	h.do(journalNote)
	h.store = s

	if _, err := other.Restore(ctx, newer, nil); err != nil {
		t.Fatal(err)
	}
	h.State, _ = s.State(ctx, "a")
	h.do(journal.AddNote{Note: journal.Note{Text: "another way"}})
	mine := text(t, h.State)
	diverged := backupOf(t, other, "a")
	diverged.Events = append(diverged.Events, backupOf(t, func() *Store { x := fresh(t); start(t, x, "z", 4); return x }(), "z").Events...)
	var d *DivergedError
	if _, err := restore(diverged, nil); !errors.As(err, &d) || !slices.Equal(d.IDs, []string{"a"}) {
		t.Errorf("both went on: %v", err)
	}
	if list, _ := s.List(ctx); len(list) != 1 {
		t.Errorf("nothing at all is restored: %v", list)
	}
	n := 0
	done, err := restore(diverged, func() string { n++; return fmt.Sprint("copy", n) })
	if err != nil || done[0] != (Restored{"copy1", "Cup a", Copied}) || done[1].How != Added {
		t.Errorf("%v %v", done, err)
	}
	if now, _ := s.State(ctx, "a"); text(t, now) != mine {
		t.Error("what was here changed")
	}
	if c, err := s.State(ctx, "copy1"); err != nil || c.Event().ID != "copy1" || c.Seq() != len(diverged.Events[0].Records) {
		t.Errorf("the copy: %v %v", c.Event(), err)
	}
}

func TestBackupRepairsADamagedEvent(t *testing.T) {
	ctx := context.Background()
	s := fresh(t)
	h := start(t, s, "a", 4)
	good := backupOf(t, s, "a")
	h.do(journalNote)
	whole, err := s.text(ctx, "a")
	if err != nil {
		t.Fatal(err)
	}
	lines := slices.Collect(strings.Lines(whole))
	leave := func(text string) {
		s.spoil(t, func(w engine.Writer) error {
			if err := w.Clear("a", false); err != nil || text == "" {
				return err
			}
			return w.PutRow("a", 1, text)
		})
	}
	for name, left := range map[string]string{"nothing is left": "", "the end is missing": strings.Join(lines[:3], ""),
		"broken in the middle": strings.Join(lines[:3], "") + "{}\n" + strings.Join(lines[4:], "")} {
		leave(left)
		done, err := s.Restore(ctx, good, nil)
		if err != nil || done[0].How != Repaired {
			t.Errorf("%s: %v %v", name, done, err)
		}
		now, err := s.State(ctx, "a")
		if err != nil || now.Seq() != len(good.Events[0].Records) {
			t.Errorf("%s: %d %v", name, now.Seq(), err)
		}
		h.State = now
		h.do(journalNote)
		h.reads()
	}
	leave(strings.Join(lines[:3], "") + lines[len(lines)-1]) // what is left is not in the backup's order
	done, err := s.Restore(ctx, backupOf(t, start(t, fresh(t), "a", 6).store, "a"), func() string { return "b" })
	if err != nil || done[0].How != Copied {
		t.Errorf("another event under the same identity: %v %v", done, err)
	}
	newer := `{"n":4,"t":1,"k":"players-cloned","v":7,"e":{}}` + "\n"
	leave(strings.Join(lines[:3], "") + newer)
	if done, err = s.Restore(ctx, good, func() string { return "c" }); err != nil || done[0].How != Copied {
		t.Errorf("a journal of a newer program is not damaged: %v %v", done, err)
	}
}

func backupOf(t testing.TB, s *Store, id string) file.Backup {
	t.Helper()
	saved, err := s.Backup(context.Background(), 1, id)
	if err != nil {
		t.Fatal(err)
	}
	b, err := file.ReadBackup(saved)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestAnonymisedEventLeavesNoTrace(t *testing.T) {
	ctx := context.Background()
	s := fresh(t)
	h := start(t, s, "a", 4)
	h.play()
	h.do(journal.FinishEvent{Time: 5, Early: true})
	nameless, err := journal.Anonymise(h.records, journal.Stamp{At: 6})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Replace(ctx, "a", h.Seq()-1, nameless); !isA[*ConflictError](err) {
		t.Errorf("it went on since it was read: %v", err)
	}
	if err := s.Replace(ctx, "b", h.Seq(), nameless); !isA[*GoneError](err) {
		t.Errorf("another event: %v", err)
	}
	if err := s.Replace(ctx, "a", h.Seq(), nameless); err != nil {
		t.Fatal(err)
	}
	state, err := s.State(ctx, "a")
	if err != nil || !state.IsAnonymous() {
		t.Fatal(err)
	}
	saved, err := s.Backup(ctx, 1)
	if err != nil {
		t.Fatal(err)
	}
	for _, trace := range []string{"Pemain", "2014-05", "SDN", "Rina"} {
		if bytes.Contains(saved, []byte(trace)) {
			t.Errorf("%q is left", trace)
		}
	}
	s.keepSnapshot(h.entry(), h.State) // a snapshot with names that was still on its way
	s.jobs.Wait()
	if now, err := s.State(ctx, "a"); err != nil || text(t, now) != text(t, state) {
		t.Errorf("names are back: %v", err)
	}
}

// TestOpenedAgain: an event that was opened is not read again while it is the same, and is once something was written.
func TestOpenedAgain(t *testing.T) {
	s := fresh(t)
	h := start(t, s, "a", 4)
	s.jobs.Wait()
	ctx := context.Background()
	first, err := s.State(ctx, "a")
	if err != nil || first.Seq() != h.Seq() {
		t.Fatalf("%d records, %v", first.Seq(), err)
	}
	if s.state.which.seq != h.Seq() {
		t.Error("it is not kept")
	}
	h.do(journalNote)
	again, err := s.State(ctx, "a")
	if err != nil || again.Seq() != h.Seq() || s.state.which.seq != h.Seq() {
		t.Errorf("%d records of %d, %v", again.Seq(), h.Seq(), err)
	}
	marked := journal.State{} // what only a reading of what is kept answers with
	s.rememberState(s.state.which, marked)
	if kept, err := s.State(ctx, "a"); err != nil || kept.Seq() != 0 {
		t.Errorf("it was read again: %d records, %v", kept.Seq(), err)
	}
	h.do(journalNote)
	if now, err := s.State(ctx, "a"); err != nil || now.Seq() != h.Seq() {
		t.Errorf("after a writing: %d records of %d, %v", now.Seq(), h.Seq(), err)
	}
	if err := s.Delete(ctx, "a"); err != nil || s.state.which != (version{}) {
		t.Errorf("a deleted event is kept: %v", err)
	}
}
