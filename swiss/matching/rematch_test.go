package matching

import (
	"testing"

	"wasit/swiss/lot"
)

// TestRematch takes vertices out one after the other, each with the first partner of a list that leaves the others a
// perfect matching.
func TestRematch(t *testing.T) {
	g := lot.New(6)
	done := 0
	for range 3000 {
		n := 2 + 2*int(g.Draw(6))
		graph := NewGraph(n)
		density := 2 + g.Draw(8)
		for v := range n {
			for w := range v {
				if g.Draw(10) < density {
					graph.Join(v, w)
				}
			}
		}
		m := NewMaximum(graph)
		var all []int
		for v := range n {
			all = append(all, v)
		}
		m.AddAll(all)
		if m.Exposed() > 0 {
			continue
		}
		done++
		memo := map[uint]int{}
		for left := uint(1)<<n - 1; left != 0; {
			v := int(g.Draw(uint64(n)))
			if left>>v&1 == 0 {
				continue
			}
			lot.Shuffle(g, all)
			want := -1
			for _, x := range all {
				rest := left &^ (1<<v | 1<<x)
				if x != v && left>>x&1 != 0 && graph.Has(v, x) && 2*largest(graph, rest, memo) == (Bits{uint64(rest)}).Count() {
					want = x
					break
				}
			}
			if got := m.Rematch(v, all); got != want {
				t.Fatalf("%d gets %d, want %d", v, got, want)
			}
			left &^= 1<<v | 1<<want
		}
	}
	if done < 300 {
		t.Errorf("only %d graphs had a perfect matching", done)
	}
}

func TestCut(t *testing.T) {
	g := NewGraph(70)
	g.Join(3, 69)
	if !g.Has(69, 3) || g.Len() != 70 {
		t.Error("an edge joins both ends")
	}
	if g.Cut(69, 3); g.Has(3, 69) || g.Row(3).Count() != 0 {
		t.Error("a cut edge is gone from both ends")
	}
}
