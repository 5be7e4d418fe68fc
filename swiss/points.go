package swiss

import (
	"fmt"
	"strconv"
	"strings"
)

// Points is a score in tenths of a point, the unit of a TRF score field, so every score a TRF can hold is exact.
type Points int

// Point and HalfPoint are the awards of a win and a draw under standard scoring.
const (
	Point     Points = 10
	HalfPoint Points = 5
)

// String writes p as a decimal with one digit, "4.5", as a TRF does.
func (p Points) String() string {
	sign := ""
	if p < 0 {
		sign, p = "-", -p
	}
	return fmt.Sprintf("%s%d.%d", sign, int(p)/10, int(p)%10)
}

// maxPoints bounds what a file may claim: 30 rounds of 99.9 points and the abnormal awards fit far below it.
const maxPoints Points = 1_000_000

// ParsePoints reads a decimal with at most one digit after the dot ("4", "4.5", "-0.5"), in tenths.
func ParsePoints(s string) (Points, error) {
	bad := func() (Points, error) { return 0, &PointsError{Text: s} }
	body, neg := strings.CutPrefix(s, "-")
	whole, frac, dotted := strings.Cut(body, ".")
	if dotted && len(frac) != 1 || whole == "" && frac == "" {
		return bad()
	}
	if frac == "" {
		frac = "0"
	}
	for _, c := range whole + frac {
		if c < '0' || c > '9' {
			return bad()
		}
	}
	n, err := strconv.Atoi(whole + frac)
	if err != nil || Points(n) > maxPoints {
		return bad()
	}
	if neg {
		n = -n
	}
	return Points(n), nil
}

// A PointsError reports a text that is no score.
type PointsError struct{ Text string }

func (e *PointsError) Error() string {
	return fmt.Sprintf("swiss: %q is no score: expected a number with at most one decimal, such as 4.5", e.Text)
}
