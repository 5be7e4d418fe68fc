package ledger

import (
	"testing"

	"wasit/rules"
)

// TestClassDoubt: local rules with cards say where the class that they make of a time is not plain: at the limit, without cards, without a
// clock; a class that was chosen is plain, and so are the Laws of FIDE alone.
func TestClassDoubt(t *testing.T) {
	o2sn := Laws{Overlay: rules.O2SN2013().ID}
	rapid := o2sn
	rapid.Class = "rapid"
	for _, c := range []struct {
		chosen Laws
		code   string
		want   rules.ClassDoubt
		class  string
	}{
		{o2sn, "", rules.NoTime, "standard"}, {o2sn, "?", rules.NoTime, "standard"}, {o2sn, "900", rules.AtLimit, "rapid"},
		{o2sn, "600+5", rules.AtLimit, "rapid"}, {o2sn, "600", rules.NoCards, "blitz"}, {o2sn, "180+2", rules.NoCards, "blitz"},
		{o2sn, "1500", rules.NoDoubt, "rapid"}, {o2sn, "5400+30", rules.NoDoubt, "standard"},
		{rapid, "", rules.NoDoubt, "rapid"}, {Laws{}, "", rules.NoDoubt, "standard"}, {Laws{}, "600", rules.NoDoubt, "blitz"},
	} {
		filled := c.chosen.Filled(rules.Date{}, c.code)
		if got := filled.ClassDoubt(c.chosen, c.code); got != c.want || filled.Class != c.class {
			t.Errorf("%+v with %q: %q and %q, want %q and %q", c.chosen, c.code, got, filled.Class, c.want, c.class)
		}
	}
}
