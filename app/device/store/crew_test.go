package store

import (
	"context"
	"testing"
)

// TestCrew: the place of this device stands beside the event, and goes with it.
func TestCrew(t *testing.T) {
	ctx := context.Background()
	s := fresh(t)
	start(t, s, "a", 4)
	start(t, s, "b", 4)
	if text, err := s.Crew(ctx, "a"); text != nil || err != nil {
		t.Fatalf("%q, %v", text, err)
	}
	if err := s.SaveCrew(ctx, "a", []byte(`{"v":1}`)); err != nil {
		t.Fatal(err)
	}
	if text, err := s.Crew(ctx, "a"); string(text) != `{"v":1}` || err != nil {
		t.Errorf("%q, %v", text, err)
	}
	if texts, err := s.Crews(ctx, []string{"a", "b"}); len(texts) != 1 || string(texts["a"]) != `{"v":1}` || err != nil {
		t.Errorf("%q, %v", texts, err)
	}
	all, epoch, err := s.Tail(ctx, "a", 0)
	if err != nil || epoch != 0 {
		t.Fatal(epoch, err)
	}
	end := len(all)
	if tail, _, err := s.Tail(ctx, "a", end); len(tail) != 0 || err != nil {
		t.Errorf("%d records behind the last, %v", len(tail), err)
	}
	if err := s.Replace(ctx, "a", end, all); err != nil {
		t.Fatal(err)
	}
	if again, epoch, err := s.Tail(ctx, "a", 0); len(again) != end || epoch != 1 || err != nil {
		t.Errorf("%d records, replaced %d times, %v", len(again), epoch, err)
	}
	if err := s.Delete(ctx, "a"); err != nil {
		t.Fatal(err)
	}
	if texts, err := s.Crews(ctx, []string{"a", "b"}); len(texts) != 0 || err != nil {
		t.Errorf("after the event was deleted %q stays, %v", texts, err)
	}
}
