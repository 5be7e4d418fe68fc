package journal_test

import (
	"testing"

	"wasit/app/event/journal"
)

// TestIsOfClubs: the template says whether an event is one of clubs; without one a rating does.
func TestIsOfClubs(t *testing.T) {
	for _, c := range []struct {
		template string
		rating   int
		want     bool
	}{{"club7", 0, true}, {"open9", 0, true}, {"school6x2", 1800, false}, {"", 0, false}, {"", 1800, true}} {
		var s journal.State
		for _, command := range []journal.Command{journal.CreateEvent{EventInfo: journal.EventInfo{ID: "kind", Name: "Cup", Template: c.template}},
			journal.AddSection{SectionConfig: journal.SectionConfig{Name: "A", System: journal.Dutch, Edition: "2026", Rounds: 3}},
			journal.ImportPlayers{Section: 1, Source: "test", Players: []journal.PlayerInfo{{Name: "Ana", Rating: c.rating}}}} {
			_, after, err := journal.Decide(s, journal.Stamp{Device: "TST"}, command)
			if err != nil {
				t.Fatal(err)
			}
			s = after
		}
		if got := s.IsOfClubs(); got != c.want {
			t.Errorf("template %q, rating %d: %v", c.template, c.rating, got)
		}
	}
}
