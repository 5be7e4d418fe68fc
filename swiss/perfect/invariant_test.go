package perfect

import "testing"

// inner sums the duals of the blossoms that hold both a and b.
func (s *solver[W]) around(a, b int) W {
	var sum W
	holds := func(x, v int) bool {
		for _, w := range s.nodes[x].leaves {
			if w == v {
				return true
			}
		}
		return false
	}
	for x := s.n; x < len(s.nodes); x++ {
		if holds(x, a) && holds(x, b) {
			for k := 0; k < len(sum); k++ {
				sum[k] += s.nodes[x].z[k]
			}
		}
	}
	return sum
}

// verify checks the certificate of optimality: duals feasible, matched edges tight, blossoms nearly perfect inside.
func verify[W Weight](t *testing.T, s *solver[W], when string) {
	t.Helper()
	var zero W
	for a := range s.n {
		for b := range s.n {
			if a == b || !s.Has(a, b) {
				continue
			}
			gap := s.slack(a, b)
			z := s.around(a, b)
			for k := 0; k < len(gap); k++ {
				gap[k] += z[k]
			}
			if less(gap, zero) {
				t.Fatalf("%s: slack of %d-%d is %v", when, a, b, gap)
			}
			if s.mate[a] == b && gap != zero {
				t.Fatalf("%s: matched %d-%d is not tight: %v", when, a, b, gap)
			}
		}
	}
	for x := s.n; x < len(s.nodes); x++ {
		nd := s.nodes[x]
		if less(nd.z, zero) {
			t.Fatalf("%s: blossom %d has dual %v", when, x, nd.z)
		}
		inside := map[int]bool{}
		for _, v := range nd.leaves {
			inside[v] = true
		}
		for _, v := range nd.leaves {
			if m := s.mate[v]; v != nd.base && (m < 0 || !inside[m]) {
				t.Fatalf("%s: blossom %d base %d: %d is matched to %d outside", when, x, nd.base, v, m)
			}
		}
		for i, e := range nd.edges {
			gap, z := s.slack(e[0], e[1]), s.around(e[0], e[1])
			for k := 0; k < len(gap); k++ {
				gap[k] += z[k]
			}
			if gap != zero || !s.Has(e[0], e[1]) {
				t.Fatalf("%s: blossom %d edge %d %v: slack %v", when, x, i, e, gap)
			}
		}
	}
}
