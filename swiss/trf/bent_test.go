package trf

import (
	"strings"
	"testing"

	"wasit/swiss"
)

// TestBentFields reads numbers and results as tables of other programs write them: what they say is taken, and where the sign is not TRF's
// a warning tells it.
func TestBentFields(t *testing.T) {
	const one, two = "001    1      Ash, A                            2000                             0.5    1     2 w =  ",
		"001    2      Fenn, B                           1900                             0.5    2     1 b =  "
	both := func(old, new string) string {
		return strings.Replace(one, old, new, 1) + "\n" + strings.Replace(two, old, new, 1) + "\n"
	}
	for _, c := range []struct {
		name, text string
		warnings   int
	}{
		{"control", both("", ""), 0},
		{"points with a comma", both("0.5", "0,5"), 2},
		{"half a point as a sign", both(" = ", " ½ "), 2},
		{"a dash for no rating", strings.Replace(both("1900", "   -"), "2000", "----", 1), 0},
		{"noughts behind the text", both("", "") + "\x00\x00\x00", 0},
		{"162 with equals and commas", "162 W=1,0 D=0,5 L=0,0\n" + both("", ""), 3},
		{"362 with colons", "362 TW: 2 TD: 1 TL: 0\n" + both("", ""), 1},
	} {
		d, warnings, err := readForm([]byte(c.text), Options{})
		if err != nil || len(warnings) != c.warnings {
			t.Errorf("%s: %v, warnings %v; want %d", c.name, err, warnings, c.warnings)
			continue
		}
		for _, p := range d.Players {
			if p.Points != swiss.HalfPoint || len(p.Rounds) != 1 || p.Rounds[0].Outcome != swiss.Draw {
				t.Errorf("%s: player %d has %v and %+v", c.name, p.TPN, p.Points, p.Rounds)
			}
		}
	}
}
