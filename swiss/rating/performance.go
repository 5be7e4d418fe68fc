package rating

// Result is how well somebody played, and against whom.
type Result struct {
	Games   int
	Halves  int // scored, in half points
	Sum     int // of the ratings of the opponents
	Average int // Ra, rounded, a half upward (B.01 1.4.7, C.07 10.1)
	Percent int // of the score, rounded, a half upward
	Dp      int // the difference for it (B.02 8.1.1)
	Rating  int // Average + Dp: Rp of B.01 1.4.8, TPR of C.07 10.2
}

// Performance returns the performance in games against rated opponents, those of less than a move included. ok is false
// without any.
func Performance(games []Game) (r Result, ok bool) {
	for _, g := range games {
		if g.Opponent != 0 {
			r.Games, r.Halves, r.Sum = r.Games+1, r.Halves+g.Halves, r.Sum+g.Opponent
		}
	}
	if r.Games == 0 {
		return Result{}, false
	}
	r.perform(roundHalfUp(r.Sum, r.Games))
	return r, true
}

// perform sets the performance of the score against an average.
func (r *Result) perform(average int) {
	r.Average = average
	r.Percent = roundHalfUp(100*r.Halves, 2*r.Games)
	r.Dp = Difference(r.Percent)
	r.Rating = r.Average + r.Dp
}

// Perfect returns the least rating whose expected score against the opponents reaches the score (C.07 10.3, PTP): without any
// point the lowest opponent less 800. Unrated opponents do not count; ok is false without rated ones.
func Perfect(games []Game) (rating int, ok bool) {
	halves, low, high := 0, 0, 0
	for _, g := range games {
		if g.Opponent == 0 {
			continue
		}
		if !ok {
			low, high, ok = g.Opponent, g.Opponent, true
		}
		low, high, halves = min(low, g.Opponent), max(high, g.Opponent), halves+g.Halves
	}
	if !ok || halves == 0 {
		return low - 800, ok
	}
	least, most := low-800, high+limits[len(limits)-1]+1 // there everybody is beaten
	for least < most {
		if mid := least + (most-least)/2; expectedScore(mid, games) >= 50*halves {
			most = mid
		} else {
			least = mid + 1
		}
	}
	return least, true
}

// expectedScore is the expected score of a rating against the rated opponents, in hundredths; no difference is capped.
func expectedScore(rating int, games []Game) (sum int) {
	for _, g := range games {
		if g.Opponent != 0 {
			sum += Expected(rating - g.Opponent)
		}
	}
	return sum
}
