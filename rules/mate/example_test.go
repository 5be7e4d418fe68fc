package mate_test

import (
	"context"
	"fmt"

	"github.com/notnil/chess"

	"wasit/rules/board"
	"wasit/rules/mate"
)

// A lone knight mates when the other side has a man to stand in its king's way; the answer carries the moves.
func ExampleCanMate() {
	for _, fen := range []string{"7k/7p/8/8/8/8/8/K5N1 w - - 0 1", "7k/8/8/8/8/8/8/K5N1 w - - 0 1"} {
		pos, err := board.ParseFEN(fen)
		if err != nil {
			fmt.Println(err)
			return
		}
		a := mate.CanMate(context.Background(), &pos, chess.White, mate.Budget{})
		for _, m := range a.Line {
			pos = pos.After(m)
		}
		fmt.Printf("can mate: %t, shown on the board: %t, proof that it cannot: %q\n", a.Verdict == mate.Yes, pos.IsCheckmate(), a.Proof)
	}
	// Output:
	// can mate: true, shown on the board: true, proof that it cannot: ""
	// can mate: false, shown on the board: false, proof that it cannot: "material"
}
