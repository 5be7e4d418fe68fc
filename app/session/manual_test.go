package session

import (
	"slices"
	"testing"

	"wasit/app/books/manual"
	"wasit/app/event/journal"
)

// TestEveryPageHasAChapter: the manual explains every page, and each chapter of the map is one of the book.
func TestEveryPageHasAChapter(t *testing.T) {
	for p := PageHome; p < Pages; p++ {
		if p == PageManual {
			continue
		}
		m := Session{Route: Route{Page: p, Event: "ab12"}}
		if !slices.Contains(manual.Keys, m.Chapter()) {
			t.Errorf("page %d (%s) leads to the chapter %q", p, m.Route.Path(), m.Chapter())
		}
	}
	if c := (Session{Route: ManualRoute("byes", "")}).Chapter(); c != "" {
		t.Errorf("the manual leads to its own chapter %q", c)
	}
}

// TestChapterOfTheRound: a round that is not paired leads to pairing, one that is played to results; an event that is being read has neither.
func TestChapterOfTheRound(t *testing.T) {
	at := Route{Page: PageRound, Event: "ab12"}
	for name, c := range map[string]struct {
		event *Event
		want  string
	}{
		"no event":        {nil, manual.Pairing},
		"being read":      {&Event{Loading: true}, manual.Pairing},
		"without section": {&Event{Kept: journal.State{}}, manual.Pairing},
	} {
		if got := (Session{Route: at, Event: c.event}).Chapter(); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}
