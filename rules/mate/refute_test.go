package mate

import (
	"context"
	"testing"

	"github.com/notnil/chess"
)

// TestRefuteAgrees: a refutation is the No of the search with the same budget, whatever that is: for every golden row and both sides.
func TestRefuteAgrees(t *testing.T) {
	proofs := map[Proof]int{}
	for _, row := range goldenRows(t) {
		p := row.pos
		for _, side := range [2]chess.Color{chess.White, chess.Black} {
			for _, budget := range []int{1, 20, 500} {
				answer := CanMate(context.Background(), &p, side, Budget{Positions: budget})
				proof := Refute(&p, side, budget)
				if proof != answer.Proof || (proof != "") != (answer.Verdict == No) {
					t.Fatalf("%s, %v, %d positions: refuted by %q, the search says %d %q", row.fen, side, budget, proof, answer.Verdict, answer.Proof)
				}
				proofs[proof]++
			}
		}
	}
	for _, proof := range []Proof{"", BareKing, Material, Blocked, Exhausted} {
		if proofs[proof] == 0 {
			t.Errorf("no row for %q", proof)
		}
	}
	t.Log(proofs)
}
