//go:build !js

package store

import (
	"context"
	"errors"
	"testing"
)

// fresh returns an empty store: in memory here, in IndexedDB when the tests run in a browser.
func fresh(testing.TB) *Store { return NewMemory() }

// How much of a siege is laid: all of it here, where nothing waits for a disk.
const (
	siegeStep  = 1
	siegeSeeds = 300
)

func TestOpenNeedsABrowser(t *testing.T) {
	_, err := Open(context.Background())
	var u *UnavailableError
	if !errors.As(err, &u) || u.Why != Absent {
		t.Errorf("got %v", err)
	}
}

func TestFullDiskInMemory(t *testing.T) {
	s := fresh(t)
	h := start(t, s, "a", 4)
	m := s.engine.(*memory)
	s.jobs.Wait()
	m.fail = func() error { return &FullError{errors.New("quota")} }
	before := h.State
	if err := h.try(journalNote); !isA[*FullError](err) {
		t.Errorf("got %v", err)
	}
	if err := s.Delete(context.Background(), "a"); !isA[*FullError](err) {
		t.Errorf("got %v", err)
	}
	if _, err := s.Restore(context.Background(), backupOf(t, start(t, NewMemory(), "b", 4).store, "b"), nil); !isA[*FullError](err) {
		t.Errorf("got %v", err)
	}
	m.fail = nil
	h.State = before
	h.reads()
	if list, err := s.List(context.Background()); len(list) != 1 || err != nil {
		t.Errorf("nothing of what failed is there: %v %v", list, err)
	}
	h.do(journalNote)
	h.reads()
}

// freshLists returns lists without blocks.
func freshLists(testing.TB) *Lists { return NewListMemory() }
