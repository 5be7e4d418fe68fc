package swiss_test

import (
	"fmt"

	"wasit/swiss"
)

// A draft may hold any mistake; all of them are reported at once, with their places.
func ExampleNewTournament() {
	d := swiss.Draft{TotalRounds: 5, InitialColor: swiss.White, Players: []swiss.Player{
		{TPN: 1, Name: "Ani", Rounds: []swiss.Entry{{Outcome: swiss.Win, Opponent: 2, Color: swiss.White}}},
		{TPN: 2, Name: "Budi", Rounds: []swiss.Entry{{Outcome: swiss.Win, Opponent: 1, Color: swiss.Black}}},
		{TPN: 2, Name: "Citra"},
	}}
	_, err := swiss.NewTournament(d)
	fmt.Println(err)
	for _, defect := range err.(*swiss.DraftError).Defects {
		fmt.Println(defect.Kind, defect.TPN, defect.Round)
	}
	// Output:
	// swiss: pairing number used twice, player 2 (and 1 more)
	// pairing number used twice 2 0
	// the results of the two players contradict each other 1 1
}

// Pairing numbers follow rating, title and alphabet (C.04.2 2.2); here players without a rating stand by school class.
func ExampleOrderPlayers() {
	players := []swiss.Player{{Name: "Dewi", Class: 4}, {Name: "Eka", Rating: 1500}, {Name: "Fajar", Class: 6},
		{Name: "Gita", Rating: 1500, Title: swiss.WFM}}
	for i, at := range swiss.OrderPlayers(players, swiss.OrderRule{Keys: []swiss.OrderKey{swiss.ByClass}}) {
		fmt.Println(i+1, players[at].Name)
	}
	// Output:
	// 1 Gita
	// 2 Eka
	// 3 Fajar
	// 4 Dewi
}
