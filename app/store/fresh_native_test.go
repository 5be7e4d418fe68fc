//go:build !js

package store

import (
	"context"
	"errors"
	"testing"
)

// fresh returns an empty store: in memory here, in IndexedDB when the tests run in a browser.
func fresh(testing.TB) *Store { return NewMemory() }

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
	m.fail = nil
	h.State = before
	h.reads()
	h.do(journalNote)
	h.reads()
}
