package regulation

import (
	"math/bits"
	"slices"
	"strconv"

	"wasit/app/event/journal"
)

// RoundsFor returns how many rounds a Swiss of n players needs to separate places (formats.md 8.4): the winner takes
// log2 n rounded up, each further place two more, never more than n−1.
func RoundsFor(n, places int) int {
	if n < 2 {
		return 1
	}
	return min(bits.Len(uint(n-1))+2*(places-1), n-1)
}

// Within reads a whole number and holds it between the limits; what is no number leaves old.
func Within(text string, least, most, old int) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		return old
	}
	return max(least, min(most, n))
}

// Moved returns list with element i moved by one place, or taken out with by 0.
func Moved[T any](list []T, i, by int) []T {
	if i < 0 || i >= len(list) {
		return list
	}
	list = slices.Clone(list)
	if by == 0 {
		return slices.Delete(list, i, i+1)
	}
	if j := i + by; j >= 0 && j < len(list) {
		list[i], list[j] = list[j], list[i]
	}
	return list
}

// Limits bound a number that is asked for.
type Limits struct{ Least, Most int }

// NumberLimits are those of the numbers of a system, by their fields in [SystemChoice.Set].
var NumberLimits = map[string]Limits{
	"cycles": {1, 4}, "games": {1, 8}, "groups": {2, 40}, "boards": {2, journal.MaxBoards}, "gap": {0, journal.MaxRounds},
	"ratio": {2, 5}, "top-value": {1, 1000}, "limit": {0, journal.MaxRounds}, "meetings": {0, journal.MaxRounds}, "shaken": {0, 1000}, "own-for": {0, journal.MaxRounds}, "period": {0, journal.MaxRounds},
}

// within is [Within] with the limits of a field.
func within(field, text string, old int) int {
	l := NumberLimits[field]
	return Within(text, l.Least, l.Most, old)
}
