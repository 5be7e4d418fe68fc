package rules

import (
	"testing"

	"wasit/rules/notation"
)

// TestSaidEnding reads how a game ended past the names of its players, wherever they stand: one that sounds like an ending says
// nothing.
func TestSaidEnding(t *testing.T) {
	for _, c := range []struct {
		white, black, termination string
		recorded                  Result
		want                      Ending
	}{
		{"Agreement, Agnes", "Moss", "Time forfeit by Agnes Agreement", BlackWins, EndsByTime},
		{"Timeout, Ted", "Moss", "resignation of Timeout, Ted", BlackWins, EndsByResignation},
		{"Fifty Moves", "Moss", "Moss resigned against Fifty Moves", WhiteWins, EndsByResignation},
		{"Moss", "Resign Rob", "White lost on time to Resign Rob", BlackWins, EndsByTime},
		{"stalemate", "moss", "stalemate", Drawn, EndsByBoard},
		{"Ana Won", "Moss", "Ana Won won on time", WhiteWins, EndsByTime},
		{"Kos", "Moss", "time forfeit", WhiteWins, EndsByTime},
		{"On", "Ti", "On won on time", WhiteWins, EndsByTime},
	} {
		x := &notation.Game{Tags: []notation.Tag{{Name: "White", Value: c.white}, {Name: "Black", Value: c.black}, {Name: "Termination", Value: c.termination}}}
		if got := EndingOf(SaidEnding(x), c.recorded); got != c.want {
			t.Errorf("%s - %s, %q: %d, want %d", c.white, c.black, c.termination, got, c.want)
		}
	}
}
