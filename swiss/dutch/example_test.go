package dutch_test

import (
	"context"
	"fmt"

	"wasit/swiss"
	"wasit/swiss/dutch"
)

// five players after one round: 1 beat 3, 4 beat 2, and 5 had the bye.
func five() *swiss.Tournament {
	game := func(o swiss.Outcome, opponent swiss.TPN, c swiss.Color) []swiss.Entry {
		return []swiss.Entry{{Outcome: o, Opponent: opponent, Color: c}}
	}
	t, err := swiss.NewTournament(swiss.Draft{TotalRounds: 3, InitialColor: swiss.White, Players: []swiss.Player{
		{TPN: 1, Rounds: game(swiss.Win, 3, swiss.White)},
		{TPN: 2, Rounds: game(swiss.Loss, 4, swiss.Black)},
		{TPN: 3, Rounds: game(swiss.Loss, 1, swiss.Black)},
		{TPN: 4, Rounds: game(swiss.Win, 2, swiss.White)},
		{TPN: 5, Rounds: []swiss.Entry{{Outcome: swiss.PAB}}},
	}})
	if err != nil {
		panic(err)
	}
	return t
}

// The next round, board by board, and what decided each board's colours.
func ExampleSystem_Pair() {
	p, err := dutch.System{}.Pair(context.Background(), five(), 2, swiss.Watch{})
	if err != nil {
		fmt.Println(err)
		return
	}
	for i, pair := range p.Pairs {
		fmt.Println(pair.White, "–", pair.Black, "by C.04.3", p.Why.Boards[i].Rule)
	}
	fmt.Println("bye:", p.PAB)
	// Output:
	// 5 – 1 by C.04.3 5.2.1
	// 3 – 4 by C.04.3 5.2.1
	// bye: 2
}

// Why two players do not meet: the best pairing in which they would, and the first criterion in which it is worse.
func ExampleSystem_WhyNot() {
	trial, err := dutch.System{}.WhyNot(context.Background(), five(), 2, 1, 4, swiss.Watch{})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Printf("%s: %d instead of %d\n", trial.Article, trial.Theirs, trial.Mine)
	// Output:
	// C.04.3 [C12]: 1 instead of 0
}
