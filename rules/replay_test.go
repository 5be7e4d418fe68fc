package rules

import "testing"

func TestEndingOf(t *testing.T) {
	for _, c := range []struct {
		termination string
		recorded    Result
		want        Ending
	}{
		{"time forfeit", WhiteWins, EndsByTime}, {"Time forfeit", BlackWins, EndsByTime}, {"B won on time", BlackWins, EndsByTime},
		{"Game drawn by timeout vs insufficient material", Drawn, EndsByTime},
		{"insufficient material", Drawn, EndsByBoard}, {"dead position (material)", Drawn, EndsByBoard},
		{"fivefold repetition", Drawn, EndsByBoard}, {"threefold repetition claim", Drawn, EndsByThreefold},
		{"Game drawn by repetition", Drawn, EndsByThreefold}, {"50-move claim", Drawn, EndsByFifty}, {"75-move rule", Drawn, EndsByBoard},
		{"Timea K. won by resignation", WhiteWins, EndsByResignation}, {"draw agreement", Drawn, EndsByAgreement},
		{"normal", WhiteWins, EndsByResignation}, {"", Drawn, EndsByAgreement}, {"", Ongoing, EndsUnfinished},
		{"unterminated", Ongoing, EndsUnfinished}, {"abandoned", WhiteWins, EndsByArbiter}, {"", BothLose, EndsByArbiter},
	} {
		if got := EndingOf(c.termination, c.recorded); got != c.want {
			t.Errorf("%q, %s: %d, want %d", c.termination, c.recorded, got, c.want)
		}
	}
}
