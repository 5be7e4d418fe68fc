package store

import (
	"context"
	"errors"
	"testing"
)

// TestProbe: the probe writes and reads, leaves the settings alone, and reports a store that cannot write.
func TestProbe(t *testing.T) {
	s := fresh(t)
	ctx := context.Background()
	if err := s.SaveSettings(ctx, []byte("mine")); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Probe(ctx, 5); err != nil {
		t.Fatal(err)
	}
	if got, err := s.Settings(ctx); err != nil || string(got) != "mine" {
		t.Errorf("settings %q, %v", got, err)
	}
	if list, err := s.List(ctx); err != nil || len(list) != 0 {
		t.Errorf("the probe made an event: %v, %v", list, err)
	}
	ended, cancel := context.WithCancel(ctx)
	cancel()
	if _, err := s.Probe(ended, 5); !errors.Is(err, context.Canceled) {
		t.Errorf("a store that does not answer: %v", err)
	}
}
