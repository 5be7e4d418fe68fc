package endgame

import (
	"testing"

	"github.com/notnil/chess"

	"wasit/rules/board"
)

// built keeps the tables that the tests share.
var built = map[Ending]*Table{}

func table(t testing.TB, e Ending) *Table {
	t.Helper()
	if built[e] == nil {
		b := NewBuilder(e)
		for last := 0; !b.Step(Slice); {
			if b.Table() != nil || b.Progress() < last || b.Progress() > 999 {
				t.Fatalf("%v: progress %d after %d, table %v before the end", e, b.Progress(), last, b.Table())
			}
			last = b.Progress()
		}
		if !b.Step(1) || b.Progress() != 1000 {
			t.Fatalf("%v: complete, and progress %d", e, b.Progress())
		}
		built[e] = b.Table()
	}
	return built[e]
}

// each visits every legal position of an ending with White the stronger side, both players to move.
func each(t *testing.T, e Ending, visit func(pos *board.Position)) {
	t.Helper()
	m := material[e]
	letters := [...]byte{chess.Queen: 'Q', chess.Rook: 'R', chess.Bishop: 'B', chess.Knight: 'N', chess.Pawn: 'P'}
	for bare := range 64 {
		if e != KPK && (bare&7 > 3 || bare>>3 > 3 || bare&7 < bare>>3) {
			continue // another position turned
		}
		for king := range 64 {
			for sq := range 64 {
				men := map[int]byte{bare: 'k', king: 'K', sq: letters[m.bit]}
				if m.cell == chess.NoPieceType {
					both(men, 3, visit)
					continue
				}
				for other := range 64 {
					if (other*7+sq*3+king)%13 != 0 {
						continue // one in thirteen: they are eight million
					}
					men := map[int]byte{bare: 'k', king: 'K', sq: letters[m.bit]}
					if men[other] == 0 {
						men[other] = letters[m.cell]
						both(men, 4, visit)
					}
				}
			}
		}
	}
}

func both(men map[int]byte, want int, visit func(*board.Position)) {
	if len(men) != want {
		return
	}
	for _, turn := range []string{" w - - 0 1", " b - - 0 1"} {
		if pos, err := board.ParseFEN(placement(men) + turn); err == nil {
			visit(&pos)
		}
	}
}

// TestLongestMates compares with the figures known of old, the stronger side being to move.
func TestLongestMates(t *testing.T) {
	for e, moves := range map[Ending]int{KQK: 10, KRK: 16, KBBK: 19, KBNK: 33} {
		s := newSolver(e)
		for !s.step(Slice) {
		}
		if got := (s.last + 1) / 2; got != moves || e.Longest() != moves {
			t.Errorf("%v: %d moves, Longest %d, want %d", e, got, e.Longest(), moves)
		}
	}
	longest := 0
	each(t, KPK, func(pos *board.Position) {
		if pos.Turn() == chess.White {
			longest = max(longest, table(t, KPK).value(pos, chess.White).Moves())
		}
	})
	if longest != 28 || KPK.Longest() != 28 {
		t.Errorf("KPK: %d moves, want 28", longest)
	}
}

// TestSelfConsistent: the value of each position follows from those of its legal moves, which rules/board lists.
func TestSelfConsistent(t *testing.T) {
	for _, e := range Endings() {
		if e >= KBBK && testing.Short() {
			continue
		}
		tab, n, faults := table(t, e), 0, 0
		each(t, e, func(pos *board.Position) {
			if pos.Turn() == chess.White || faults > 5 {
				return
			}
			n++
			got := tab.bareToMove(pos, chess.White)
			if want := tab.expected(pos); got != want {
				faults++
				t.Errorf("%v %s: %+v, want %+v", e, pos.FEN(), got, want)
			}
		})
		if n < 10000 {
			t.Errorf("%v: only %d positions", e, n)
		}
	}
}

// expected works the value of a position with the bare king to move out of its successors.
func (t *Table) expected(pos *board.Position) Value {
	if pos.IsCheckmate() {
		return Value{Winner: chess.White}
	}
	worst := Value{Winner: chess.White}
	var list board.MoveList
	moves := pos.Moves(&list)
	if len(moves) == 0 {
		return Value{}
	}
	for _, m := range moves {
		next := pos.After(m)
		v := t.value(&next, chess.White)
		if !v.IsWin() {
			return Value{}
		}
		worst.Plies, worst.Zeroing = max(worst.Plies, v.Plies+1), max(worst.Zeroing, v.Zeroing+1)
	}
	return worst
}
