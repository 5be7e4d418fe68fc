package phrase

import (
	"testing"

	"wasit/app/words/i18n"
)

// TestStartText: a position of Chess960 is named by its number and its men in the letters of the language (Guidelines II.2 (E23), App. C.3).
func TestStartText(t *testing.T) {
	for _, c := range []struct {
		l      i18n.Lang
		number int
		want   string
	}{{i18n.EN, 518, "518 RNBQKBNR"}, {i18n.ID, 518, "518 BKGMRGKB"}, {i18n.HR, 518, "518 TSLDKLST"}, {i18n.EN, 0, "0 BBQNNRKR"}, {i18n.EN, 960, "960"}} {
		if got := StartText(c.l, c.number); got != c.want {
			t.Errorf("%s %d: %q, want %q", c.l.Tag(), c.number, got, c.want)
		}
	}
}
