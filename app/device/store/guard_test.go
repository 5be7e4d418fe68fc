package store

import (
	"context"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/app/device/store/engine"
)

// TestSnapshotOfAReplacedJournal: a snapshot on its way when the event is made anonymous would bring the names back.
func TestSnapshotOfAReplacedJournal(t *testing.T) {
	s := fresh(t)
	h := start(t, s, "a", 6)
	before := h.entry()
	if err := s.Replace(context.Background(), "a", h.Seq(), h.records); err != nil {
		t.Fatal(err)
	}
	s.keepSnapshot(before, h.State)
	if e := h.entry(); e.Snapshot != 0 || e.Epoch != before.Epoch+1 {
		t.Errorf("a snapshot of the journal that was replaced is kept: %+v", e)
	}
	s.keepSnapshot(h.entry(), h.State)
	if e := h.entry(); e.Snapshot != h.Seq() {
		t.Errorf("one of the journal that is there is not: %+v", e)
	}
}

// TestRowThatIsThere: an act never replaces another one, even where the index knows nothing of it.
func TestRowThatIsThere(t *testing.T) {
	s := fresh(t)
	h := start(t, s, "a", 4)
	h.do(journalNote)
	before := h.entry()
	s.spoil(t, func(w engine.Writer) error { return w.PutRow("a", h.Seq()+1, "{}\n") })
	for range 2 { // by the swift way, and by the way behind a failure
		if err := h.try(journalNote); err == nil {
			t.Fatal("an act was stored in the place of another")
		}
	}
	if diff := cmp.Diff(before, h.entry()); diff != "" {
		t.Errorf("the index moved on\n%s", diff)
	}
}
