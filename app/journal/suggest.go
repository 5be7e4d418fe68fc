package journal

import "math/bits"

// Suggestion is how many rounds a Swiss of n players needs, by formula (formats.md 8.4).
type Suggestion struct {
	Winner     int  // rounds for one certain winner: ceil(log2 n)
	Places     int  // rounds for the places asked for exactly: two more for each further one, at most n−1
	RoundRobin bool // small enough to play everybody, or the rounds would reach that
	RunOut     bool // more than half as many rounds as players: legal pairings can run out
}

// SuggestRounds says how many rounds decide the first places of n players, places being 1 or more.
func SuggestRounds(n, places int) Suggestion {
	if n < 2 {
		return Suggestion{}
	}
	w := bits.Len(uint(n - 1))
	r := w + 2*(max(places, 1)-1)
	return Suggestion{Winner: w, Places: min(r, n-1), RoundRobin: n <= 8 || r >= n-1, RunOut: 2*min(r, n-1) > n}
}
