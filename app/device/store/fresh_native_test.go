//go:build !js

package store

import (
	"context"
	"errors"
	"testing"

	"wasit/app/device/store/memory"
)

// fresh returns an empty store: in memory here, in IndexedDB when the tests run in a browser.
func fresh(testing.TB) *Store { return On(memory.New()) }

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
	m := s.engine.(*memory.Database)
	s.jobs.Wait()
	m.Fail = func() error { return &FullError{errors.New("quota")} }
	before := h.State
	if err := h.try(journalNote); !isA[*FullError](err) {
		t.Errorf("got %v", err)
	}
	if err := s.Delete(context.Background(), "a"); !isA[*FullError](err) {
		t.Errorf("got %v", err)
	}
	if _, err := s.Restore(context.Background(), backupOf(t, start(t, On(memory.New()), "b", 4).store, "b"), nil); !isA[*FullError](err) {
		t.Errorf("got %v", err)
	}
	m.Fail = nil
	h.State = before
	h.reads()
	if list, err := s.List(context.Background()); len(list) != 1 || err != nil {
		t.Errorf("nothing of what failed is there: %v %v", list, err)
	}
	h.do(journalNote)
	h.reads()
}

// freshLists returns lists without blocks.
func freshLists(testing.TB) *Lists { return ListsOn(memory.NewBlocks()) }
