package rating

// differences is B.02 8.1.1: the rating difference for a score of 50 to 100 percent.
var differences = [51]int{
	0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141,
	149, 158, 166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351,
	366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
}

// Difference returns the rating difference dp of a score in percent, 0 to 100 (B.02 8.1.1); negative below 50.
func Difference(percent int) int {
	if percent < 50 {
		return -differences[50-max(percent, 0)]
	}
	return differences[min(percent, 100)-50]
}

// limits is B.02 8.1.2: the greatest rating difference for which the higher rated player is expected to score 50, 51 … 99
// percent; above the last one it is 100.
var limits = [50]int{
	3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188,
	197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735,
}

// Expected returns the expected score PD, in percent, of a player rated difference points above the opponent (B.02 8.1.2).
func Expected(difference int) int {
	if difference < 0 {
		return 100 - Expected(-difference)
	}
	low, high := 0, len(limits) // the first limit that is not below the difference
	for low < high {
		if mid := (low + high) / 2; limits[mid] < difference {
			low = mid + 1
		} else {
			high = mid
		}
	}
	return 50 + low
}

// roundHalfUp returns num/den rounded to the nearest integer, halves upward; den is positive.
func roundHalfUp(num, den int) int {
	n := (2*num + den) / (2 * den)
	if (2*num+den)%(2*den) < 0 {
		n--
	}
	return n
}
