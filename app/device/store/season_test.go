package store

import (
	"bytes"
	"context"
	"errors"
	"testing"

	"wasit/app/event/journal/file"
)

// TestSeasons: the tables over several events are stored in place of what their writer read, and stand in the backup of everything.
func TestSeasons(t *testing.T) {
	ctx := context.Background()
	s := fresh(t)
	start(t, s, "a", 4)
	if text, err := s.Seasons(ctx); text != nil || err != nil {
		t.Fatalf("%q, %v", text, err)
	}
	one, two := []byte(`[{"id":"x"}]`), []byte(`[]`)
	if err := s.SaveSeasons(ctx, nil, one); err != nil {
		t.Fatal(err)
	}
	var conflict *ConflictError
	if err := s.SaveSeasons(ctx, nil, two); !errors.As(err, &conflict) {
		t.Errorf("another tab's seasons are lost: %v", err)
	}
	whole, err := s.Backup(ctx, 7)
	if err != nil {
		t.Fatal(err)
	}
	if b, err := file.ReadBackup(whole); err != nil || !bytes.Equal(b.Seasons, one) {
		t.Errorf("the backup holds %q, %v", b.Seasons, err)
	}
	alone, err := s.Backup(ctx, 7, "a")
	if err != nil {
		t.Fatal(err)
	}
	if b, err := file.ReadBackup(alone); err != nil || b.Seasons != nil {
		t.Errorf("the backup of one event holds %q, %v", b.Seasons, err)
	}
	if err := s.SaveSeasons(ctx, one, two); err != nil {
		t.Error(err)
	}
}
