package bridge

import (
	"context"
	"errors"
	"slices"
	"testing"
)

func TestPromise(t *testing.T) {
	kept := settled(7, nil)
	if v, err := kept.Wait(context.Background()); v != 7 || err != nil {
		t.Errorf("kept promise: %v, %v", v, err)
	}
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := newPromise[int]().Wait(ended); !errors.Is(err, context.Canceled) {
		t.Errorf("open promise, ended context: %v", err)
	}
	got := make(chan error)
	settled(0, ErrDismissed).Then(func(_ int, err error) { got <- err })
	if err := <-got; !errors.Is(err, ErrDismissed) {
		t.Errorf("then: %v", err)
	}
}

func TestErrors(t *testing.T) {
	if !errors.Is(&MissingError{"navigator.share"}, ErrUnsupported) {
		t.Error("a missing interface must be ErrUnsupported")
	}
	for err, want := range map[error]string{
		&MissingError{"navigator.share"}:     "bridge: this browser has no navigator.share",
		&TooLargeError{"a.csv", 21, 20}:      "bridge: a.csv has 21 bytes, the limit is 20",
		&BrowserError{"DataError", "no key"}: "bridge: DataError: no key",
	} {
		if got := err.Error(); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

// TestCallbacksKeepOrder: a change of role must never overtake the one before it.
func TestCallbacksKeepOrder(t *testing.T) {
	const n = 1000
	var got []int
	done := make(chan bool)
	for i := range n {
		post(func() {
			if got = append(got, i); len(got) == n {
				close(done)
			}
		})
	}
	<-done
	if !slices.IsSorted(got) {
		t.Error("callbacks overtake each other")
	}
}
