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

// TestTypeNumber: figures make a number of the range, and one that would leave it begins anew.
func TestTypeNumber(t *testing.T) {
	for _, c := range []struct {
		typed  string
		figure int
		least  int
		most   int
		text   string
		n      int
		anew   bool
	}{
		{"", 4, 1, 12, "4", 4, false},
		{"1", 2, 1, 12, "12", 12, false},
		{"1", 3, 1, 12, "3", 3, true},
		{"12", 0, 1, 12, "", 0, true},
		{"", 0, 1, 12, "", 0, true},
		{"", 9, 1, 5, "", 0, true},
		{"99999999999999999999", 1, 1, 5, "1", 1, true},
		{"", 1, 15, 28, "1", 0, false},
		{"1", 7, 15, 28, "17", 17, false},
		{"1", 2, 15, 28, "2", 0, true},
		{"", 3, 15, 28, "", 0, true},
		{"17", 2, 15, 28, "2", 0, true},
		{"9", 9, 99, 104, "99", 99, false},
		{"1", 0, 99, 104, "10", 0, false},
	} {
		if text, n, anew := TypeNumber(c.typed, c.figure, c.least, c.most); text != c.text || n != c.n || anew != c.anew {
			t.Errorf("%q and %d of %d: %q, %d, %v", c.typed, c.figure, c.most, text, n, anew)
		}
	}
}
