package ledger

import (
	"testing"
	"wasit/rules"
)

// TestClassByTime: a section that names no class has the one of its time control, by the edition and the overlay it plays.
func TestClassByTime(t *testing.T) {
	for _, c := range []struct {
		laws Laws
		code string
		want string
	}{
		{Laws{Edition: "E23"}, "5400+30", "standard"},
		{Laws{Edition: "E23"}, "3600", "standard"},
		{Laws{Edition: "E23"}, "1500", "rapid"},
		{Laws{Edition: "E23"}, "600", "blitz"},
		{Laws{Edition: "E23"}, "300+5", "blitz"},
		{Laws{Edition: "E23"}, "600+5", "rapid"},
		{Laws{Edition: "E09"}, "900", "rapid"},
		{Laws{Edition: "E09", Overlay: "O2SN-2013"}, "900", "rapid"},
		{Laws{Edition: "E09", Overlay: "O2SN-2013"}, "600+5", "rapid"},
		{Laws{Edition: "E09", Overlay: "O2SN-2013", Readings: rules.LimitOutside}, "900", "blitz"},
		{Laws{Edition: "E09", Overlay: "O2SN-2013"}, "600", "blitz"},
		{Laws{Edition: "E09", Overlay: "O2SN-2013"}, "3600", "rapid"},
		{Laws{Edition: "E23"}, "40/6000+30:20/3000+30:900+30", "standard"},
		{Laws{Edition: "E23"}, "", "standard"},
		{Laws{Edition: "E23"}, "soon", "standard"},
		{Laws{Edition: "E23"}, "600+many", "standard"},
	} {
		if got := c.laws.classBy(c.code); got != c.want {
			t.Errorf("%+v %q: %s, want %s", c.laws, c.code, got, c.want)
		}
	}
}
