package tiebreak_test

import (
	"fmt"

	"wasit/swiss"
	"wasit/swiss/tiebreak"
)

// table is four players after a full round robin of three rounds.
func table() *swiss.Tournament {
	d := swiss.Draft{TotalRounds: 3, InitialColor: swiss.White, Players: []swiss.Player{{TPN: 1}, {TPN: 2}, {TPN: 3}, {TPN: 4}}}
	play := func(white, black swiss.TPN, w, b swiss.Outcome) {
		d.Players[white-1].Rounds = append(d.Players[white-1].Rounds, swiss.Entry{Outcome: w, Opponent: black, Color: swiss.White})
		d.Players[black-1].Rounds = append(d.Players[black-1].Rounds, swiss.Entry{Outcome: b, Opponent: white, Color: swiss.Black})
	}
	play(1, 4, swiss.Win, swiss.Loss)
	play(2, 3, swiss.Loss, swiss.Win)
	play(4, 3, swiss.Loss, swiss.Win)
	play(1, 2, swiss.Loss, swiss.Win)
	play(2, 4, swiss.Win, swiss.Loss)
	play(3, 1, swiss.Loss, swiss.Win)
	t, err := swiss.NewTournament(d)
	if err != nil {
		panic(err)
	}
	return t
}

// A standing by points, direct encounter, Sonneborn-Berger and progressive score. Who is still tied shares the rank.
func ExampleStandings() {
	list, err := tiebreak.ParseList("PTS,DE,SB,PS")
	if err != nil {
		fmt.Println(err)
		return
	}
	rows, err := tiebreak.Standings(table(), tiebreak.Options{List: list, Predetermined: true})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, r := range rows {
		fmt.Println(r.Rank, r.TPN, r.Points, r.Values[2:])
	}
	// Output:
	// 1 3 2.0 [2 5]
	// 2 1 2.0 [2 4]
	// 3 2 2.0 [2 3]
	// 4 4 0.0 [0 0]
}

// The arithmetic of one value, part by part, with the articles that decided.
func ExampleExplain() {
	list, _ := tiebreak.ParseList("PTS,SB")
	values, err := tiebreak.Explain(table(), tiebreak.Options{List: list, Predetermined: true}, 1)
	if err != nil {
		fmt.Println(err)
		return
	}
	sb := values[1]
	for _, p := range sb.Parts {
		fmt.Printf("round %d against %d: %s × %s\n", p.Round, p.Opponent, p.Points, p.Score)
	}
	fmt.Println(sb.Code, "=", sb.Value, "by", sb.Article)
	// Output:
	// round 1 against 4: 1.0 × 0.0
	// round 2 against 2: 0.0 × 2.0
	// round 3 against 3: 1.0 × 2.0
	// SB = 2 by 9.1
}
