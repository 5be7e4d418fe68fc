package board

import "testing"

// TestPacked packs every position three half-moves from some golden ones: unpacking gives the position back, and packed
// forms are equal exactly for the same positions.
func TestPacked(t *testing.T) {
	for i, row := range goldenPerft(t) {
		if i%7 != 0 || row.depth < 2 {
			continue
		}
		seen := map[Packed]Position{}
		p := row.position(t)
		visit(&p, 2, func(q *Position) {
			packed := q.Pack()
			again := packed.Position(q.chess960)
			if !again.Same(q) || again.key != again.computeKey() || again.chess960 != q.chess960 {
				t.Fatalf("%s unpacks to %s", q.FEN(), again.FEN())
			}
			if other, ok := seen[packed]; ok && !other.Same(q) {
				t.Fatalf("%s and %s pack alike", q.FEN(), other.FEN())
			}
			seen[packed] = *q
		})
		keys := map[uint64]bool{}
		for _, q := range seen {
			keys[q.key] = true
		}
		if len(keys) != len(seen) {
			t.Errorf("%s: %d keys for %d positions", row.fen, len(keys), len(seen))
		}
	}
}

func visit(p *Position, depth int, see func(*Position)) {
	see(p)
	if depth == 0 {
		return
	}
	var list MoveList
	for _, m := range p.Moves(&list) {
		next := p.After(m)
		visit(&next, depth-1, see)
	}
}
