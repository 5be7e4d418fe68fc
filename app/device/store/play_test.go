package store

import (
	"context"
	"slices"
	"strings"
	"testing"

	"wasit/app/device/store/engine"
	"wasit/app/device/store/memory"
)

func TestPlayRows(t *testing.T) {
	s, ctx := On(memory.New()), context.Background()
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

// TestRowsHaveSums: a row of a book that is another by now is told from the others; one from before there were sums is taken as it is.
func TestRowsHaveSums(t *testing.T) {
	ctx := context.Background()
	writes := map[Book]func(*Store) error{
		BoardBook: func(s *Store) error { return s.AppendPlay(ctx, "g1", 1, "head") },
		ClockBook: func(s *Store) error { return s.AppendClock(ctx, "g1", 1, "head") },
		LearnBook: func(s *Store) error { return s.SaveLearners(ctx, LearnList{New: "g1", Head: "head"}) },
	}
	for b, write := range writes {
		s := On(memory.New())
		if err := write(s); err != nil {
			t.Fatal(err)
		}
		var stored string
		if err := s.engine.View(ctx, func(r engine.Reader) (err error) { stored, err = r.Rows(b.game("g1"), 0); return err }); err != nil || stored == "head\n" {
			t.Fatalf("%s: stored as %q, %v", b, stored, err)
		}
		if err := s.engine.Add(ctx, b.game("g1"), 2, strings.Replace(stored, "head", "herd", 1), "from before\n", stored); err != nil {
			t.Fatal(err)
		}
		if rows, err := s.BookGame(ctx, b, "g1"); err != nil || !slices.Equal(rows, []string{"head", "", "from before", "head"}) {
			t.Errorf("%s: rows %q, %v", b, rows, err)
		}
	}
}
