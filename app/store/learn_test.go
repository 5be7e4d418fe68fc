package store

import (
	"context"
	"slices"
	"strings"
	"testing"
)

// TestLearners: rows of learners come back in order, none is replaced, and a learner who leaves takes his rows along.
func TestLearners(t *testing.T) {
	s, ctx := fresh(t), context.Background()
	ids := func(list string) []string { return strings.Fields(list) }
	if list, rows, err := s.Learners(ctx, ids); err != nil || list != "" || len(rows) != 0 {
		t.Fatal(list, rows, err)
	}
	for _, err := range []error{s.AppendLearner(ctx, "a", 1, "head", "one"), s.AppendLearner(ctx, "b", 1, "head"), s.AppendLearner(ctx, "a", 3, "two"), s.SaveBookIndex(ctx, LearnBook, "a b")} {
		if err != nil {
			t.Fatal(err)
		}
	}
	list, rows, err := s.Learners(ctx, ids)
	if err != nil || list != "a b" || !slices.Equal(rows["a"], []string{"head", "one", "two"}) || !slices.Equal(rows["b"], []string{"head"}) {
		t.Errorf("%q %q %v", list, rows, err)
	}
	if err := s.AppendLearner(ctx, "a", 3, "other"); err == nil {
		t.Error("a row was replaced")
	}
	if err := s.SaveBookIndex(ctx, LearnBook, "b", "a"); err != nil {
		t.Fatal(err)
	}
	if _, rows, err = s.Learners(ctx, func(string) []string { return []string{"a", "b"} }); err != nil || rows["a"] != nil || len(rows["b"]) != 1 {
		t.Errorf("%q %v", rows, err)
	}
}
