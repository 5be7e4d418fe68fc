package tiebreak

// dpTable is B.02 8.1.1: the rating difference for a score of 50 to 100 percent.
var dpTable = [51]int64{
	0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141,
	149, 158, 166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351,
	366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
}

// dp returns the rating difference of a score in percent.
func dp(percent int64) int64 {
	if percent < 50 {
		return -dpTable[50-percent]
	}
	return dpTable[percent-50]
}

// pdLimits is B.02 8.1.2: the greatest rating difference for which the higher rated player is expected to score 50, 51 …
// 99 percent; above the last one it is 100.
var pdLimits = [50]int{
	3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188,
	197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735,
}

// pdTable holds the percentage of each difference from 0 to 735.
var pdTable = func() (t [736]int8) {
	step := 0
	for d := range t {
		if d > pdLimits[step] {
			step++
		}
		t[d] = int8(50 + step)
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
