package store

import (
	"bytes"
	"context"
	"errors"
	"testing"
)

// TestLists: blocks are kept, replaced and deleted by the beginning of their keys; what was cancelled does nothing.
func TestLists(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	lists := freshLists(t)
	b := lists.Blocks(ctx)
	long := bytes.Repeat([]byte{0, 255, 7}, 30_000)
	for key, data := range map[string][]byte{"fide/1/name/0": {1}, "fide/1/name/1": long, "fide/2/name/0": {3}, "fide/directory": {4}, "fide2/directory": {5}} {
		if err := b.Put(key, data); err != nil {
			t.Fatal(err)
		}
	}
	if err := b.Put("fide/2/name/0", []byte{6}); err != nil {
		t.Fatal(err)
	}
	if err := b.DeleteAll("fide/1/"); err != nil {
		t.Fatal(err)
	}
	if err := b.Put("fide/3/name/1", long); err != nil {
		t.Fatal(err)
	}
	for key, want := range map[string][]byte{"fide/1/name/0": nil, "fide/1/name/1": nil, "fide/2/name/0": {6}, "fide/directory": {4}, "fide2/directory": {5}, "fide/3/name/1": long, "none": nil} {
		if got, err := b.Get(key); err != nil || !bytes.Equal(got, want) || (got == nil) != (want == nil) {
			t.Errorf("%s: %d bytes, %v", key, len(got), err)
		}
	}
	if err := b.DeleteAll("fide/"); err != nil {
		t.Fatal(err)
	}
	if got, err := b.Get("fide2/directory"); err != nil || len(got) != 1 {
		t.Errorf("another list went too: %v", err)
	}
	cancel()
	if err := b.Put("late", long); err == nil {
		t.Error("a cancelled import writes on")
	}
	var gone *UnavailableError
	if _, err := b.Get("fide2/directory"); !errors.Is(err, context.Canceled) && !errors.As(err, &gone) {
		t.Errorf("reading after the end: %v", err)
	}
	if got, err := lists.Blocks(context.Background()).Get("late"); got != nil || err != nil {
		t.Errorf("%v, %v", got, err)
	}
}
