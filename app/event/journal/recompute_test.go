package journal

import (
	"context"
	"fmt"
	"os"
	"slices"
	"testing"

	"wasit/swiss"
	"wasit/swiss/dutch"
	"wasit/swiss/lot"
	"wasit/swiss/trf"
)

// TestRecomputationDiffersOnlyWhereMarked runs events with late entries, withdrawals, byes, corrections, adjourned games
// and changes by hand, paired by the Dutch system; writes the TRF, reads it back and pairs every round again, as a checker
// does. Only rounds that Marks names may differ.
func TestRecomputationDiffersOnlyWhereMarked(t *testing.T) {
	events := 12
	if os.Getenv("WASIT_LONG") == "1" {
		events = 400
	}
	marked, differing := 0, 0
	for seed := range events {
		h := season(t, lot.New(lot.Seed(seed)))
		named := map[int]bool{}
		for _, m := range h.Marks(1) {
			for _, r := range m.Rounds {
				named[r] = true
			}
		}
		marked += len(named)
		for _, r := range recomputed(t, h) {
			differing++
			if !named[r] {
				t.Errorf("event %d: round %d is recomputed differently, and no mark says why: %+v", seed, r, h.Marks(1))
			}
		}
	}
	if marked == 0 || differing == 0 {
		t.Errorf("%d marked and %d differing rounds: the test has seen nothing", marked, differing)
	}
}

// season plays six rounds of a random event.
func season(t *testing.T, g *lot.Generator) *hall {
	h := open(t, 12+int(g.Draw(20)), 6)
	h.start()
	chance := func(n uint64) bool { return g.Draw(n) == 0 }
	someone := func() PlayerID { return PlayerID(1 + g.Draw(10)) }
	for n := 1; n <= 6; n++ {
		if n > 1 && n < 6 && chance(3) {
			h.do(EnterLate{Section: 1, PlayerInfo: PlayerInfo{Name: fmt.Sprint("Late ", n), Rating: int(g.Draw(2000))}})
		}
		if who := someone(); chance(3) {
			if p, _ := h.Player(who); p.IsWithdrawn() {
				h.do(Return{Players: []PlayerID{who}})
			} else {
				h.do(Withdraw{Players: []PlayerID{who}})
			}
		}
		if chance(3) && n < 6 {
			_, _ = h.try(RequestBye{[]PlayerID{someone()}, n, []ByeKind{Zero, Half}[g.Draw(2)]}) // refused above the limit
		}
		if n > 2 && chance(5) {
			_, _ = h.try(CorrectResult{1, n - 2, 1 + int(g.Draw(3)), Drawn, "salah tulis"})
		}
		tour, err := h.ForPairing(1, n)
		if err != nil {
			t.Fatal(err)
		}
		pairing, err := dutch.System{}.Pair(context.Background(), tour, n, swiss.Watch{})
		if err != nil {
			t.Fatal(err)
		}
		h.do(PairRound{1, *pairing, "test", Apart{}})
		if r, _ := h.CurrentRound(1); chance(6) {
			h.do(SwapPlayers{1, r.Boards[0].Black, r.Boards[1].Black, "sepupu"})
		}
		h.do(Publish{1, hour})
		for _, b := range h.MissingBoards(1, n) {
			h.do(EnterResult{1, n, b, []Score{WhiteWins, Drawn, BlackWins, WhiteWins, BlackWins, WhiteForfeits, BlackForfeits, BothForfeit}[g.Draw(8)]})
		}
		if chance(6) {
			h.do(EnterResult{1, n, 1, Adjourned})
		}
		h.do(CloseRound{Section: 1, Time: hour})
		for r := 1; r < n; r++ {
			if h.Tally(1, r).Adjourned > 0 {
				h.do(CorrectResult{1, r, 1, BlackWins, ""})
			}
		}
	}
	return h
}

// recomputed returns the rounds that a checker pairs differently from the file.
func recomputed(t *testing.T, h *hall) []int {
	t.Helper()
	whole, err := h.Tournament(1, 6)
	if err != nil {
		t.Fatal(err)
	}
	file, problems := trf.New(whole, trf.Document{Name: "Cup"}, nil).Encode(trf.WriteOptions{})
	_, tour, more, err := trf.ReadTournament(file, trf.Options{})
	if err != nil || len(problems)+len(more) > 0 {
		t.Fatalf("TRF: %v %v %v", err, problems, more)
	}
	var differ []int
	for n := 1; n <= 6; n++ {
		r, _ := h.Round(1, n)
		again, err := dutch.System{}.Pair(context.Background(), tour, n, swiss.Watch{})
		if err != nil {
			t.Fatalf("round %d: %v", n, err)
		}
		pairs := make([]swiss.Pair, len(r.Boards))
		for i, b := range r.Boards {
			pairs[i] = swiss.Pair{White: tpnOf(h, b.White), Black: tpnOf(h, b.Black)}
		}
		pab := swiss.TPN(0)
		if r.PAB != 0 {
			pab = tpnOf(h, r.PAB)
		}
		if !slices.Equal(pairs, again.Pairs) || pab != again.PAB {
			differ = append(differ, n)
		}
	}
	return differ
}
