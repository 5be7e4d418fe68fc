package store

import (
	"context"
	"slices"
	"testing"
)

func TestPlayRows(t *testing.T) {
	s, ctx := NewMemory(), context.Background()
	if err := s.AppendPlay(ctx, "g1", 1, "head"); err != nil {
		t.Fatal(err)
	}
	if err := s.AppendPlay(ctx, "g1", 2, "first", "second"); err != nil {
		t.Fatal(err)
	}
	if err := s.AppendClock(ctx, "g1", 1, "of the clock"); err != nil {
		t.Fatal(err)
	}
	if rows, err := s.BookGame(ctx, BoardBook, "g1"); err != nil || !slices.Equal(rows, []string{"head", "first", "second"}) {
		t.Errorf("rows %q, %v", rows, err)
	}
	if err := s.SaveBookIndex(ctx, BoardBook, "index", "g1"); err != nil {
		t.Fatal(err)
	}
	if index, seen, err := s.BookIndex(ctx, BoardBook); index != "index" || seen != "" || err != nil {
		t.Errorf("index %q, %v", index, err)
	}
	if rows, _ := s.BookGame(ctx, BoardBook, "g1"); len(rows) != 0 {
		t.Errorf("a deleted game has the rows %q", rows)
	}
	if rows, _ := s.BookGame(ctx, ClockBook, "g1"); len(rows) != 1 {
		t.Errorf("the game of the clock has the rows %q", rows)
	}
	if list, err := s.List(ctx); len(list) != 0 || err != nil {
		t.Errorf("games are no events: %v, %v", list, err)
	}
}
