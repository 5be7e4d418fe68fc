package berger_test

import (
	"fmt"

	"wasit/swiss/berger"
)

// The Berger table of six seats (C.05 Annex 1), first seat with White.
func ExampleRound() {
	for r := 1; r <= berger.Rounds(6); r++ {
		games, _ := berger.Round(6, r)
		fmt.Println(r, games)
	}
	// Output:
	// 1 [{1 6} {2 5} {3 4}]
	// 2 [{6 4} {5 3} {1 2}]
	// 3 [{2 6} {3 1} {4 5}]
	// 4 [{6 5} {1 4} {2 3}]
	// 5 [{3 6} {4 2} {5 1}]
}
