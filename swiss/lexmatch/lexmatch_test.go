package lexmatch

import (
	"os"
	"slices"
	"testing"

	"wasit/swiss/lot"
)

// source draws small numbers and permutations.
type source struct{ *lot.Generator }

func (s source) IntN(n int) int { return int(s.Draw(uint64(n))) }

func (s source) Perm(n int) []int {
	p := make([]int, n)
	for i := range p {
		p[i] = i
	}
	lot.Shuffle(s.Generator, p)
	return p
}

// graph is a random problem: cost[a][b] has two digits; nil where no edge stands.
type graph struct {
	n    int
	cost [][][]int
}

func random(r source, n, density, size int) graph {
	g := graph{n, make([][][]int, n)}
	for a := range n {
		g.cost[a] = make([][]int, n)
	}
	for a := range n {
		for b := a + 1; b < n; b++ {
			if r.IntN(100) < density {
				c := []int{r.IntN(size), r.IntN(size)}
				g.cost[a][b], g.cost[b][a] = c, c
			}
		}
	}
	return g
}

// matchings calls yield with every perfect matching and its cost.
func (g graph) matchings(yield func(mate []int, cost [2]int)) {
	mate := make([]int, g.n)
	for i := range mate {
		mate[i] = -1
	}
	var walk func(cost [2]int)
	walk = func(cost [2]int) {
		a := slices.Index(mate, -1)
		if a < 0 {
			yield(mate, cost)
			return
		}
		for b := a + 1; b < g.n; b++ {
			if c := g.cost[a][b]; c != nil && mate[b] < 0 {
				mate[a], mate[b] = b, a
				walk([2]int{cost[0] + c[0], cost[1] + c[1]})
				mate[a], mate[b] = -1, -1
			}
		}
	}
	walk([2]int{})
}

// best solves the problem; filler criteria between the two widen the weight.
func (g graph) best(filler int) *Matching {
	nothing := func(a, b int) int { return 0 }
	criteria := []Criterion{{Name: "first", Max: g.n * 9, Cost: func(a, b int) int { return g.cost[a][b][0] }}}
	for range filler {
		criteria = append(criteria, Criterion{Max: 1 << 20, Cost: nothing})
	}
	criteria = append(criteria, Criterion{Name: "second", Max: g.n * 9, Cost: func(a, b int) int { return g.cost[a][b][1] }})
	return Best(g.n, criteria, func(a, b int) bool { return g.cost[a][b] != nil }, nil)
}

func totals(m *Matching) [2]int { return [2]int{m.Value("first").Value, m.Value("second").Value} }

// TestAgainstEnumeration compares cost, then the whole lexicographic choice, with all matchings of small graphs.
func TestAgainstEnumeration(t *testing.T) {
	rounds := 3000
	if os.Getenv("WASIT_LONG") == "1" {
		rounds = 60000
	}
	r := source{lot.New(12)}
	for i := range rounds {
		n := 2 * (1 + r.IntN(5))
		g := random(r, n, 30+r.IntN(70), 1+r.IntN(4))
		filler := 0
		if i%50 == 0 {
			filler = []int{4, 12, 40}[i/50%3]
		}
		check(t, g, filler, i)
		if t.Failed() {
			return
		}
	}
}

func check(t *testing.T, g graph, filler, i int) {
	best, found := [2]int{}, false
	var want []int
	ranks := make([][]int, g.n)
	r := source{lot.New(lot.Seed(i))}
	for v := range ranks {
		ranks[v] = r.Perm(g.n)
		if r.IntN(2) == 0 { // few ranks, shared
			for w := range ranks[v] {
				ranks[v][w] %= 2
			}
		}
	}
	key := func(mate []int) []int {
		k := make([]int, g.n)
		for v, w := range mate {
			k[v] = ranks[v][w]
		}
		return k
	}
	g.matchings(func(mate []int, cost [2]int) {
		switch c := slices.Compare(cost[:], best[:]); {
		case !found || c < 0, c == 0 && slices.Compare(key(mate), key(want)) < 0:
			best, found, want = cost, true, slices.Clone(mate)
		}
	})
	m := g.best(filler)
	if (m != nil) != found {
		t.Fatalf("graph %d: solved %v, want %v", i, !found, found)
	}
	if !found {
		return
	}
	if got := totals(m); got != best {
		t.Fatalf("graph %d (n=%d): cost %v, want %v", i, g.n, got, best)
	}
	for v := range g.n {
		m.Prefer(v, func(w int) int { return ranks[v][w] })
	}
	got := make([]int, g.n)
	for v := range got {
		got[v] = m.Mate(v)
		if m.Mate(got[v]) != v {
			t.Fatalf("graph %d: mates do not agree", i)
		}
	}
	if slices.Compare(key(got), key(want)) != 0 {
		t.Fatalf("graph %d: %v (ranks %v), want %v (ranks %v)", i, got, key(got), want, key(want))
	}
	if total := totals(m); total != best {
		t.Fatalf("graph %d: cost %v after the choice, want %v", i, total, best)
	}
}

func TestOddAndEmpty(t *testing.T) {
	if random(source{lot.New(11)}, 3, 100, 1).best(0) != nil {
		t.Error("three vertices have no perfect matching")
	}
	if random(source{lot.New(11)}, 0, 100, 1).best(0) == nil {
		t.Error("nobody is matched perfectly")
	}
}

func BenchmarkSolve500(b *testing.B) {
	g := random(source{lot.New(56)}, 500, 95, 3)
	for b.Loop() {
		if g.best(0) == nil {
			b.Fatal("no matching")
		}
	}
}
