package store

import (
	"context"
	"slices"
	"testing"

	"wasit/app/device/store/memory"
)

func TestClockRows(t *testing.T) {
	s, ctx := On(memory.New()), context.Background()
	for i, row := range []string{"head", "first", "second"} {
		if err := s.AppendClock(ctx, "g1", i+1, row); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.AppendClock(ctx, "g2", 1, "other"); err != nil {
		t.Fatal(err)
	}
	rows, err := s.BookGame(ctx, ClockBook, "g1")
	if err != nil || !slices.Equal(rows, []string{"head", "first", "second"}) {
		t.Fatalf("rows %q, %v", rows, err)
	}
	if err := s.SaveClockSeen(ctx, "seen"); err != nil {
		t.Fatal(err)
	}
	if err := s.SaveBookIndex(ctx, ClockBook, "index", "g1"); err != nil {
		t.Fatal(err)
	}
	if index, seen, err := s.BookIndex(ctx, ClockBook); index != "index" || seen != "seen" || err != nil {
		t.Errorf("index %q, seen %q, %v", index, seen, err)
	}
	if rows, _ := s.BookGame(ctx, ClockBook, "g1"); len(rows) != 0 {
		t.Errorf("a deleted game has the rows %q", rows)
	}
	if rows, _ := s.BookGame(ctx, ClockBook, "g2"); len(rows) != 1 {
		t.Errorf("the other game has the rows %q", rows)
	}
	if list, err := s.List(ctx); len(list) != 0 || err != nil {
		t.Errorf("games of the clock are no events: %v, %v", list, err)
	}
}
