package regulation

import (
	"testing"

	"wasit/app/words/i18n"
	"wasit/swiss/tiebreak"
)

// TestTieOrders: every list has a name in every language, and all that is in it fits where it is offered.
func TestTieOrders(t *testing.T) {
	for _, s := range []tiebreak.Setting{{}, {Team: true}, {Table: true}} {
		list := TieOrders(s)
		if len(list) == 0 {
			t.Errorf("%+v: no list", s)
		}
		for _, x := range list {
			for _, l := range i18n.All() {
				if l.T(x.Name) == "" {
					t.Errorf("%v has no name in %s", x.Codes, l.Tag())
				}
			}
			for i, r := range TieRefusals(s, x.Codes) {
				if r != tiebreak.Fits {
					t.Errorf("%s: %s does not fit: %v", x.Name.EN, x.Codes[i], r)
				}
			}
		}
	}
	if n := len(TieOrders(tiebreak.Setting{})); n < 6 {
		t.Errorf("%d lists for a Swiss", n)
	}
}
