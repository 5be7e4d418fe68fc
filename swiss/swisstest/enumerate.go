package swisstest

import "iter"

// Matchings yields every perfect matching of 0..n-1 along legal pairs, as lists of pairs {a, b} with a < b. The list is
// reused; an odd n has none.
func Matchings(n int, legal func(a, b int) bool) iter.Seq[[][2]int] {
	return func(yield func([][2]int) bool) {
		used := make([]bool, n)
		var pairs [][2]int
		var walk func() bool
		walk = func() bool {
			a := 0
			for a < n && used[a] {
				a++
			}
			if a == n {
				return yield(pairs)
			}
			used[a] = true
			for b := a + 1; b < n; b++ {
				if used[b] || !legal(a, b) {
					continue
				}
				used[b] = true
				pairs = append(pairs, [2]int{a, b})
				if !walk() {
					return false
				}
				pairs = pairs[:len(pairs)-1]
				used[b] = false
			}
			used[a] = false
			return true
		}
		walk()
	}
}

// Pairable reports whether Matchings yields anything.
func Pairable(n int, legal func(a, b int) bool) bool {
	for range Matchings(n, legal) {
		return true
	}
	return n == 0
}

// Subsets yields the subsets of 0..n-1 with k members, each ascending, in lexicographic order. The list is reused.
func Subsets(n, k int) iter.Seq[[]int] {
	return func(yield func([]int) bool) {
		set := make([]int, 0, k)
		var walk func(from int) bool
		walk = func(from int) bool {
			if len(set) == k {
				return yield(set)
			}
			for i := from; i < n; i++ {
				set = append(set, i)
				if !walk(i + 1) {
					return false
				}
				set = set[:len(set)-1]
			}
			return true
		}
		walk(0)
	}
}
