package store

import (
	"context"
	"strings"
	"testing"

	"wasit/app/device/store/engine"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
)

// TestSums: a text comes back as it was stored; one that was changed and still makes sense is not believed, nor what follows it. What a
// program from before sums stored is taken as it is.
func TestSums(t *testing.T) {
	one, two := "{\"n\":1,\"by\":\"# 1\"}\n", "{\"n\":2}\n{\"n\":3}\n"
	for _, c := range []struct {
		name, stored, want string
		cut                bool
	}{
		{"two acts", summed(one) + summed(two), one + two, false},
		{"before sums", one + two, one + two, false},
		{"before and since", one + summed(two), one + two, false},
		{"a figure", summed(one) + strings.Replace(summed(two), "3", "4", 1), one, true},
		{"a sign of an old one is not seen", strings.Replace(one, "1", "7", 1) + summed(two), strings.Replace(one, "1", "7", 1) + two, false},
		{"an act that is gone in part", summed(one) + strings.Replace(summed(two), "{\"n\":2}\n", "", 1), one, true},
		{"the first", strings.Replace(summed(one), "1", "7", 1) + summed(two), "", true},
		{"the sum itself", strings.TrimSuffix(summed(one), "\n") + "0\n", "", true},
		{"no sum behind the mark", one + "#\n" + summed(two), "", true},
		{"nothing", "", "", false},
	} {
		if got, cut := unsummed(c.stored); got != c.want || cut != c.cut {
			t.Errorf("%s: %q, %t", c.name, got, cut)
		}
	}
}

// TestChangedRows: a result, a snapshot, a line of the index and the place of the device that were changed on the disk into others that make
// sense are damage, and a backup mends the journal.
func TestChangedRows(t *testing.T) {
	ctx := context.Background()
	s := fresh(t)
	h := start(t, s, "a", 6)
	h.play()
	s.jobs.Wait()
	good := backupOf(t, s, "a")
	var all, shot, head string
	if err := s.engine.View(ctx, func(r engine.Reader) (err error) {
		head, _, _ = r.Head("a")
		shot, _, _ = r.Snapshot("a")
		all, err = r.Rows("a", 0)
		return err
	}); err != nil {
		t.Fatal(err)
	}
	changed := func(text, from, to string) string {
		t.Helper()
		if !strings.Contains(text, from) {
			t.Fatalf("%q is not in %q", from, text)
		}
		return strings.Replace(text, from, to, 1)
	}
	for _, c := range []struct{ name, head, shot, rows string }{
		{"a result", head, "", changed(all, `"score":"wl"`, `"score":"lw"`)},
		{"a name", head, "", changed(all, "Pemain 002", "Pemain 009")},
		{"the index", changed(head, `"players":6`, `"players":7`), shot, all},
	} {
		s.spoil(t, func(w engine.Writer) error {
			if err := w.Clear("a", true); err != nil {
				return err
			}
			if c.shot != "" {
				_ = w.PutSnapshot("a", c.shot)
			}
			_ = w.PutRow("a", 1, c.rows)
			return w.PutHead("a", c.head)
		})
		s = On(s.engine)
		if state, err := s.State(ctx, "a"); err == nil {
			t.Errorf("%s: believed, %d records", c.name, state.Seq())
		}
		if done, err := s.Restore(ctx, good, nil); err != nil || done[0].How != Repaired {
			t.Errorf("%s: %+v, %v", c.name, done, err)
		}
		if state, err := s.State(ctx, "a"); err != nil || state.Seq() != h.Seq() {
			t.Errorf("%s, restored: %d records, %v", c.name, state.Seq(), err)
		}
	}
	s.spoil(t, func(w engine.Writer) error { return w.PutSnapshot("a", changed(shot, "Pemain", "Pemoin")) })
	s = On(s.engine)
	if state, err := s.State(ctx, "a"); err != nil || state.Players(1)[0].Name != "Pemain 001" {
		t.Errorf("a changed snapshot is believed: %v", err)
	}
	if err := s.SaveCrew(ctx, "a", []byte(`{"v":1,"me":7}`)); err != nil {
		t.Fatal(err)
	}
	s.spoil(t, func(w engine.Writer) error {
		text, _, err := w.Value(crewKey("a"))
		return errOf(err, w.PutValue(crewKey("a"), changed(text, "7", "8")))
	})
	if text, err := s.Crew(ctx, "a"); !isDamaged(err) {
		t.Errorf("a changed place is believed: %q, %v", text, err)
	}
}

func errOf(list ...error) error {
	for _, err := range list {
		if err != nil {
			return err
		}
	}
	return nil
}

// TestRowsFromBefore: an event that a program from before sums stored opens, goes on, and has sums from then on.
func TestRowsFromBefore(t *testing.T) {
	ctx := context.Background()
	s := fresh(t)
	h := start(t, s, "a", 6)
	s.jobs.Wait()
	old, err := file.Encode(h.records)
	if err != nil {
		t.Fatal(err)
	}
	head := h.entry()
	head.Version, head.Snapshot = 1, 0
	text, err := head.encode()
	if err != nil {
		t.Fatal(err)
	}
	at := strings.LastIndex(text, `,"sum"`)
	s.spoil(t, func(w engine.Writer) error {
		return errOf(w.Clear("a", true), w.PutRow("a", 1, string(old)), w.PutHead("a", text[:at]+"}"))
	})
	s = On(s.engine)
	h.store = s
	h.reads()
	h.do(journal.PairByHand{Section: 1, Boards: []journal.Pair{{1, 2}, {3, 4}, {5, 6}}})
	s = On(s.engine)
	if state, err := s.State(ctx, "a"); err != nil || state.Seq() != h.Seq() || h.entry().Version != 2 {
		t.Errorf("%d records of %d, %v", state.Seq(), h.Seq(), err)
	}
}
