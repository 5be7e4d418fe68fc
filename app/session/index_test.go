package session

import "testing"

// TestUpdateIsNotOfferedInARound: a new version waits until the round that is being played has all its results.
func TestUpdateIsNotOfferedInARound(t *testing.T) {
	for _, c := range []struct {
		name   string
		events []EventEntry
		want   bool
	}{
		{"no event", nil, true},
		{"between two rounds", []EventEntry{{Round: 2, Rounds: 6}}, true},
		{"boards are playing", []EventEntry{{Round: 6, Rounds: 6}, {Round: 2, Rounds: 6, Missing: 1}}, false},
		{"an event that ended early", []EventEntry{{Round: 2, Rounds: 6, Missing: 3, Finished: true}}, true},
	} {
		m := Session{Device: Device{Update: true}, Index: Index{Events: c.events}}
		if m.OffersUpdate() != c.want {
			t.Errorf("%s: offered %t", c.name, !c.want)
		}
	}
	if (Session{}).OffersUpdate() {
		t.Error("offered, and there is none")
	}
}
