package tiebreak

import "wasit/swiss/rating"

// dp returns the rating difference of a score in percent (B.02 8.1.1).
func dp(percent int64) int64 { return int64(rating.Difference(int(percent))) }

// pdTable holds the percentage of each difference from 0 to 735 (B.02 8.1.2): PTP asks for it thousands of times.
var pdTable = func() (t [736]int8) {
	for d := range t {
		t[d] = int8(rating.Expected(d))
	}
	return t
}()

// pd returns the expected score, in percent, of a player rated difference points above the opponent.
func pd(difference int) int64 {
	switch {
	case difference < 0:
		return 100 - pd(-difference)
	case difference >= len(pdTable):
		return 100
	}
	return int64(pdTable[difference])
}
