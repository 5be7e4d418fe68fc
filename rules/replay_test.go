package rules

import (
	"testing"

	"wasit/rules/board"
)

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
		{"TimeoutTed won by resignation", WhiteWins, EndsByResignation}, {"Simon Timers won by resignation", WhiteWins, EndsByResignation},
		{"fiftycents won by resignation", WhiteWins, EndsByResignation}, {"Stalemate_King won on time", BlackWins, EndsByTime},
		{"Agree Able won by checkmate", BlackWins, EndsByBoard}, {"Fifty Cent resigns", WhiteWins, EndsByResignation},
		{"Repetition Jones forfeits on time", WhiteWins, EndsByTime}, {"Checkmate Ltd won - game abandoned", WhiteWins, EndsByArbiter},
		{"Resignato won by something new", WhiteWins, EndsByResignation}, {"Timeout", Drawn, EndsByTime},
		{"Simon Timers", BlackWins, EndsByResignation}, {"White ran out of time", BlackWins, EndsByTime},
		{"Neither player has mating material", Drawn, EndsByBoard}, {"Mate Deathridge vs Emergencyx", Drawn, EndsByAgreement},
		{"Game drawn by 50-move rule", Drawn, EndsByFifty}, {"Game drawn by mutual agreement", Drawn, EndsByAgreement},
		{"Black overstepped the time limit", WhiteWins, EndsByTime}, {"White is out of time", BlackWins, EndsByTime}, {"Zeitüberschreitung", WhiteWins, EndsByTime},
		{"Putih kehabisan waktu", BlackWins, EndsByTime}, {"Bijelom je isteklo vrijeme", BlackWins, EndsByTime}, {"Hitam menyerah", WhiteWins, EndsByResignation},
		{"predaja", WhiteWins, EndsByResignation}, {"remi dogovorom", Drawn, EndsByAgreement}, {"Sepakat remis", Drawn, EndsByAgreement},
		{"unterminated", Ongoing, EndsUnfinished}, {"abandoned", WhiteWins, EndsByArbiter}, {"", BothLose, EndsByArbiter},
	} {
		if got := EndingOf(c.termination, c.recorded); got != c.want {
			t.Errorf("%q, %s: %d, want %d", c.termination, c.recorded, got, c.want)
		}
	}
}

// TestReplayTime: the loser on time is the loser of the record, whoever is to move (Art. 6.2.1, 6.9 (E23)); a recorded draw stands.
func TestReplayTime(t *testing.T) {
	for _, c := range []struct {
		fen      string
		recorded Result
		want     Result
		rule     Rule
	}{
		{"", WhiteWins, WhiteWins, RuleFlagFall}, {"", BlackWins, BlackWins, RuleFlagFall}, {"", Ongoing, BlackWins, RuleFlagFall},
		{"", Drawn, Drawn, RuleDecision},
		{"4k3/8/8/8/8/8/8/4KQ2 w - - 0 1", Drawn, Drawn, RuleFlagFall},     // Black could not win
		{"4k3/8/8/8/8/8/8/4KQ2 b - - 0 1", Drawn, Drawn, RuleFlagFall},     // whoever is to move
		{"4k3/8/8/8/8/8/8/4KQ2 w - - 0 1", BlackWins, Drawn, RuleFlagFall}, // the Laws say otherwise than the record
	} {
		start := board.Start()
		if c.fen != "" {
			var err error
			if start, err = board.ParseFEN(c.fen); err != nil {
				t.Fatal(err)
			}
		}
		g, err := Replay(Setup{Edition: Latest(), Start: start, Prover: Search{}}, nil, EndsByTime, c.recorded)
		if err != nil {
			t.Fatal(err)
		}
		if final, _ := g.Ended(); g.Result() != c.want || final.Rule != c.rule {
			t.Errorf("%q, recorded %s: %s by %s, want %s by %s", c.fen, c.recorded, g.Result(), final.Rule, c.want, c.rule)
		}
	}
}
