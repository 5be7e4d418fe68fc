package matching

import (
	"testing"

	"wasit/swiss/lot"
)

// best is the largest weight of a perfect matching of the vertices not yet used, by trying all.
func best(n int, weight func(v, w int) int64, used []bool) (int64, bool) {
	v := 0
	for v < n && used[v] {
		v++
	}
	if v == n {
		return 0, true
	}
	used[v] = true
	defer func() { used[v] = false }()
	most, found := Absent, false
	for x := v + 1; x < n; x++ {
		w := weight(v, x)
		if used[x] || w == Absent {
			continue
		}
		used[x] = true
		if rest, ok := best(n, weight, used); ok && (!found || rest+w > most) {
			most, found = rest+w, true
		}
		used[x] = false
	}
	return most, found
}

// weight returns the weight of the edge v–w as it was set.
func (p *Perfect) weight(v, w int) int64 {
	if x := p.w[v*p.n+w]; x != Absent {
		return x / scale
	}
	return Absent
}

func total(t *testing.T, p *Perfect) (sum int64) {
	t.Helper()
	for v := range p.n {
		m := p.Mate(v)
		if p.gone[v] {
			continue
		}
		if m < 0 || p.Mate(m) != v || p.weight(v, m) == Absent {
			t.Fatalf("vertex %d has mate %d", v, m)
		}
		if m > v {
			sum += p.weight(v, m)
		}
	}
	return sum
}

// checkDuals proves the matching optimal by complementary slackness, whatever way it came about.
func checkDuals(t *testing.T, p *Perfect) {
	t.Helper()
	for _, v := range p.live {
		for _, x := range p.live {
			if v == x || p.w[int(v)*p.n+int(x)] == Absent {
				continue
			}
			s := p.Slack(int(v), int(x))
			if s < 0 || s != 0 && p.mate[v] == x {
				t.Fatalf("edge %d-%d has slack %d, matched %v", v, x, s, p.mate[v] == x)
			}
		}
	}
	for b := p.n; b < 2*p.n; b++ {
		if p.child[b] != nil && p.z[b] < 0 {
			t.Fatalf("blossom %d has dual %d", b, p.z[b])
		}
	}
}

func randomGraph(g *lot.Generator) *Perfect {
	n := 2 + 2*int(g.Draw(5))
	p := New(n)
	density, span := 1+g.Draw(10), 1+g.Draw(1<<g.Draw(8))
	p.Fill(func(v int, row []int64) {
		for x := v + 1; x < n; x++ {
			if g.Draw(10) < density {
				row[x] = int64(g.Draw(span)) - 3
			}
		}
	})
	return p
}

func (p *Perfect) bruteForce() (int64, bool) {
	return best(p.n, p.weight, append([]bool(nil), p.gone...))
}

func TestSolveIsOptimal(t *testing.T) {
	g := lot.New(1)
	blossoms := 0
	for range 6000 {
		p := randomGraph(g)
		want, exists := p.bruteForce()
		if got := p.Solve(); got != exists {
			t.Fatalf("Solve() = %v, a perfect matching exists: %v", got, exists)
		} else if !got {
			continue
		}
		checkDuals(t, p)
		if got := total(t, p); got != want {
			t.Fatalf("weight %d, want %d", got, want)
		}
		blossoms += p.nested
	}
	if blossoms == 0 {
		t.Error("no sample ended with a blossom: the test is too easy")
	}
}

func TestChangesKeepTheMatchingOptimal(t *testing.T) {
	g := lot.New(2)
	for range 3000 {
		p := randomGraph(g)
		if !p.Solve() {
			continue
		}
		for len(p.live) > 2 {
			v := int(p.live[g.Draw(uint64(len(p.live)))])
			ok := true
			switch g.Draw(4) {
			case 0:
				ok = p.Prefer(v, func(x int) int64 { return int64(x*7%5) * 2 })
			case 1:
				m := p.Mate(v)
				ok = p.Keep(v, func(x int) bool { return x == m || x%3 == 0 })
			case 2:
				p.Swap(v, int(p.live[(g.Draw(uint64(len(p.live)-1))+1)%uint64(len(p.live))]))
			default:
				ok = p.Remove(v)
			}
			if !ok {
				t.Fatal("a graph with a perfect matching lost it")
			}
			checkDuals(t, p)
			want, _ := p.bruteForce()
			if got := total(t, p); got != want {
				t.Fatalf("weight %d after a change, want %d", got, want)
			}
		}
	}
}

// TestRestrict optimises a second weight among the optimal matchings of the first.
func TestRestrict(t *testing.T) {
	g := lot.New(3)
	for range 3000 {
		p := randomGraph(g)
		if !p.Solve() {
			continue
		}
		second := make([]int64, p.n*p.n)
		for i := range second {
			second[i] = int64(g.Draw(6))
		}
		w2 := func(v, x int) int64 { return second[min(v, x)*p.n+max(v, x)] }
		first := append([]int64(nil), p.w...)
		combined := func(v, x int) int64 {
			if w := first[v*p.n+x]; w != Absent {
				return w/scale*1000 + w2(v, x)
			}
			return Absent
		}
		p.Restrict(1000, w2)
		if !p.Solve() {
			t.Fatal("the optimal matchings have vanished")
		}
		want, _ := best(p.n, combined, make([]bool, p.n))
		var got int64
		for v := range p.n {
			if m := p.Mate(v); m > v {
				got += combined(v, m)
			}
		}
		if got != want {
			t.Fatalf("weight %d in both, want %d", got, want)
		}
	}
}
