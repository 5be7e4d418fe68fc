package regulation

import (
	"math/bits"
	"slices"
	"strconv"

	"wasit/app/i18n"
)

var (
	SchoolTieBreaks = []string{"DE", "BH/C1", "BH", "SB"}
	FideTieBreaks   = []string{"BH/C1", "BH", "SB", "DE", "WIN"}
)

// TieBreak is one criterion of a ranking, by its TRF26 code.
type TieBreak struct {
	Code        string
	Name, About i18n.Text
	Short       string // as the column of a table is headed
}

// TieBreaks are the criteria that the wizard offers.
var TieBreaks = []TieBreak{
	{"DE", textTieDE, textTieDEAs, "DE"}, {"BH/C1", textTieBHC1, textTieBHC1As, "BH-1"},
	{"BH", textTieBH, textTieBHAs, "BH"}, {"SB", textTieSB, textTieSBAs, "SB"},
	{"WIN", textTieWIN, textTieWINAs, "WIN"}, {"PS", textTiePS, textTiePSAs, "PS"}, {"KS", textTieKS, textTieKSAs, "KS"},
}

// teamTieBreaks are those of a team event.
var teamTieBreaks = []TieBreak{
	{"MPvGP", textTieGP, textTieGPAs, "GP"}, {"EDE", textTieEDE, textTieEDEAs, "EDE"}, {"EMMSB/C1", textTieEMMSB, textTieEMMSBAs, "SB-1"}, {"BC", textTieBC, textTieBCAs, "BC"},
}

// TieBreaksBeside returns what may be added to a list: criteria of teams to those of teams.
func TieBreaksBeside(codes []string) []TieBreak {
	for _, t := range teamTieBreaks {
		if slices.Contains(codes, t.Code) {
			return teamTieBreaks
		}
	}
	return TieBreaks
}

// TieBreakOf returns the criterion with code; one that the wizard does not offer is named by its code.
func TieBreakOf(code string) TieBreak {
	for _, list := range [][]TieBreak{TieBreaks, teamTieBreaks} {
		for _, t := range list {
			if t.Code == code {
				return t
			}
		}
	}
	name := i18n.Text{ID: code, EN: code, HR: code}
	return TieBreak{code, name, name, code}
}

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
