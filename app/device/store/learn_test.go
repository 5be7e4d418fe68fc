package store

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
)

// TestLearners: rows of learners come back in order, and a learner who leaves takes his rows along.
func TestLearners(t *testing.T) {
	s, ctx := fresh(t), context.Background()
	ids := func(list string) []string { return strings.Fields(list) }
	if list, rows, err := s.Learners(ctx, ids); err != nil || list != "" || len(rows) != 0 {
		t.Fatal(list, rows, err)
	}
	for _, err := range []error{s.SaveLearners(ctx, LearnList{List: "a", New: "a", Head: "head"}), s.AppendLearner(ctx, "a", 2, "one"),
		s.SaveLearners(ctx, LearnList{Was: "a", List: "a b", New: "b", Head: "head"}), s.AppendLearner(ctx, "a", 3, "two")} {
		if err != nil {
			t.Fatal(err)
		}
	}
	list, rows, err := s.Learners(ctx, ids)
	if err != nil || list != "a b" || !slices.Equal(rows["a"], []string{"head", "one", "two"}) || !slices.Equal(rows["b"], []string{"head"}) {
		t.Errorf("%q %q %v", list, rows, err)
	}
	if err := s.SaveLearners(ctx, LearnList{Was: "a b", List: "b", Gone: []string{"a"}}); err != nil {
		t.Fatal(err)
	}
	if _, rows, err = s.Learners(ctx, func(string) []string { return []string{"a", "b"} }); err != nil || rows["a"] != nil || len(rows["b"]) != 1 {
		t.Errorf("%q %v", rows, err)
	}
}

// TestLearnersOfTwoTabs: what another tab wrote is never replaced, nor added to by a tab that does not know it.
func TestLearnersOfTwoTabs(t *testing.T) {
	s, ctx := fresh(t), context.Background()
	if err := errors.Join(s.SaveLearners(ctx, LearnList{List: "a", New: "a", Head: "head"}), s.AppendLearner(ctx, "a", 2, "one")); err != nil {
		t.Fatal(err)
	}
	for name, err := range map[string]error{
		"a row that is there":        s.AppendLearner(ctx, "a", 2, "other"),
		"a row behind a gap":         s.AppendLearner(ctx, "a", 4, "other"),
		"a row of nobody":            s.AppendLearner(ctx, "gone", 2, "other"),
		"a list of an older one":     s.SaveLearners(ctx, LearnList{Was: "", List: "b", New: "b", Head: "head"}),
		"a deletion of an older one": s.SaveLearners(ctx, LearnList{Was: "x", List: "", Gone: []string{"a"}}),
	} {
		var conflict *ConflictError
		if !errors.As(err, &conflict) {
			t.Errorf("%s: %v", name, err)
		}
	}
	list, rows, err := s.Learners(ctx, func(string) []string { return []string{"a", "b", "gone"} })
	if err != nil || list != "a" || !slices.Equal(rows["a"], []string{"head", "one"}) || rows["b"] != nil || rows["gone"] != nil {
		t.Errorf("%q %q %v", list, rows, err)
	}
}
