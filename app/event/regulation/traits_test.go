package regulation

import (
	"testing"

	"wasit/app/event/journal"
	"wasit/swiss"
)

// TestAcceleration C.04.7 3: the first half, rounded up to an even number, has a win in the first rounds, then half of it, then nothing.
func TestAcceleration(t *testing.T) {
	h := run(t, journal.SectionConfig{System: journal.Dutch, Edition: "2026", Rounds: 9, Options: journal.SystemOptions{Baku: true}}, 22)
	for round, want := range map[int]swiss.Points{1: 10, 3: 10, 4: 5, 5: 5, 6: 0} {
		if a, ok := Acceleration(h.State, 1, round); a.Points != want || a.Last != 12 || ok != (want > 0) {
			t.Errorf("round %d: %+v, %v", round, a, ok)
		}
	}
	h = run(t, journal.SectionConfig{System: journal.DoubleSwiss, Rounds: 9, Options: journal.SystemOptions{Baku: true}}, 8)
	if a, _ := Acceleration(h.State, 1, 1); a.Points != 20 {
		t.Errorf("a match of two games: %+v", a)
	}
	h = run(t, journal.SectionConfig{System: journal.Dutch, Edition: "2026", Rounds: 9}, 8)
	if _, ok := Acceleration(h.State, 1, 1); ok {
		t.Error("without acceleration")
	}
}
