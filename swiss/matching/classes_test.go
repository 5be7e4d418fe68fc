package matching

import (
	"testing"

	"wasit/swiss/lot"
)

// classGame is a small graph whose vertices stand in classes, with what edges between these weigh.
type classGame struct {
	class  []int
	weight [][]int64
	graph  *Graph
}

func newClassGame(g *lot.Generator) *classGame {
	k := 1 + int(g.Draw(4))
	c := &classGame{weight: make([][]int64, k)}
	for a := range k {
		c.weight[a] = make([]int64, k)
		for b := range a + 1 {
			c.weight[a][b] = int64(g.Draw(4)) - 3
			c.weight[b][a] = c.weight[a][b]
		}
	}
	n := 2 + 2*int(g.Draw(5))
	c.graph = NewGraph(n)
	for v := range n {
		c.class = append(c.class, int(g.Draw(uint64(k))))
		for w := range v {
			if g.Draw(10) < 8 {
				c.graph.Join(v, w)
			}
		}
	}
	return c
}

func (c *classGame) of(v, w int) int64 {
	if !c.graph.Has(v, w) {
		return Absent
	}
	return c.weight[c.class[v]][c.class[w]]
}

// classes returns the game seen from afar.
func (c *classGame) classes() *Classes {
	sizes := make([]int64, len(c.weight))
	for _, a := range c.class {
		sizes[a]++
	}
	seen := NewClasses(sizes)
	for v, a := range c.class {
		c.graph.Row(v).Each(func(w int) { seen.Join(a, c.class[w]) })
	}
	return seen
}

// TestClasses holds the classes against all perfect matchings: where the tight classes have one, the perfect matchings of
// their edges are exactly the best ones.
func TestClasses(t *testing.T) {
	g := lot.New(26)
	tight := 0
	for range 4000 {
		c := newClassGame(g)
		n := len(c.class)
		most, possible := best(n, c.of, make([]bool, n))
		seen := c.classes()
		if !seen.Optimise(func(a, b int) int64 { return c.weight[a][b] }) {
			if possible {
				t.Fatal("a perfect matching of the vertices is one of the classes")
			}
			continue
		}
		narrow := func(v, w int) int64 {
			if !seen.Joined(c.class[v], c.class[w]) {
				return Absent
			}
			return c.of(v, w)
		}
		reached, some := best(n, narrow, make([]bool, n))
		if !some {
			continue
		}
		tight++
		if reached != most {
			t.Fatalf("the tight classes reach %d, want %d", reached, most)
		}
		negative := func(v, w int) int64 { // the worst that they reach
			if x := narrow(v, w); x != Absent {
				return -x
			}
			return Absent
		}
		if least, _ := best(n, negative, make([]bool, n)); -least != most {
			t.Fatalf("some matching of the tight classes weighs %d, all should %d", -least, most)
		}
		for v := range n {
			for w := range v {
				without := func(a, b int) int64 { // whether the edge lies in a best matching
					if a == w && b == v {
						return c.of(a, b)
					} else if a == w || a == v || b == w || b == v {
						return Absent
					}
					return c.of(a, b)
				}
				if sum, ok := best(n, without, make([]bool, n)); ok && sum == most && narrow(w, v) == Absent {
					t.Fatalf("the edge %d–%d of a best matching is not tight", w, v)
				}
			}
		}
	}
	if tight < 1000 {
		t.Errorf("only %d games had a perfect matching along tight classes", tight)
	}
}

// TestConfine leaves vertices only some partners, as long as all can be matched.
func TestConfine(t *testing.T) {
	g := lot.New(7)
	yes, no := 0, 0
	for range 3000 {
		c := newClassGame(g)
		n := len(c.class)
		m := NewMaximum(c.graph)
		all := make([]int, n)
		for v := range all {
			all[v] = v
		}
		if m.AddAll(all); m.Exposed() > 0 {
			continue
		}
		for v := range n {
			set := NewBits(n)
			for x := range n {
				if g.Draw(2) == 0 {
					set.Add(x)
				}
			}
			confined := NewGraph(n)
			for x := range n {
				confined.Row(x).With(c.graph.Row(x))
			}
			for x := range n {
				if !set.Has(x) {
					confined.Cut(v, x)
				}
			}
			want := 2*largest(confined, 1<<n-1, map[uint]int{}) == n
			if got := m.Confine(v, set); got != want {
				t.Fatalf("%d confined to %v: %v, want %v", v, set, got, want)
			}
			if want {
				yes++
			} else {
				no, confined = no+1, c.graph
			}
			for x := range n {
				if y := m.Mate(x); y < 0 || m.Mate(y) != x || !confined.Has(x, y) {
					t.Fatalf("%d has mate %d", x, y)
				}
			}
		}
	}
	if yes < 500 || no < 500 {
		t.Errorf("%d vertices could be confined, %d could not: too few", yes, no)
	}
}

func TestBitsRanges(t *testing.T) {
	g := lot.New(8)
	const n = 200
	for range 2000 {
		src, got := NewBits(n), NewBits(n)
		want := make([]bool, n)
		for i := range n {
			if g.Draw(2) == 0 {
				src.Add(i)
			}
		}
		from := int(g.Draw(n))
		to := from + int(g.Draw(uint64(n-from+1)))
		at := int(g.Draw(uint64(n - (to - from) + 1)))
		got.AddRange(0, from)
		got.DropRange(at, at+to-from)
		for i := range n {
			want[i] = i < from && (i < at || i >= at+to-from)
		}
		got.AddFrom(src, from, to, at)
		for i := from; i < to; i++ {
			want[i-from+at] = src.Has(i)
		}
		for i := range n {
			if got.Has(i) != want[i] {
				t.Fatalf("%d from %d to %d at %d: %v", i, from, to, at, got.Has(i))
			}
		}
	}
}
