package regulation

import (
	"strings"
	"testing"

	"wasit/app/words/i18n"
	"wasit/swiss/tiebreak"
)

// TestTieOrders: every list has a name in every language, and all that is in it fits where it is offered.
func TestTieOrders(t *testing.T) {
	for _, s := range []tiebreak.Setting{{}, {Team: true}, {Table: true}} {
		list := TieOrders(s, "CRO", nil)
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
	count := func(country string) (all, percasi int) {
		for _, x := range TieOrders(tiebreak.Setting{}, country, nil) {
			if all++; strings.Contains(x.Name.EN, "PERCASI") {
				percasi++
			}
		}
		return all, percasi
	}
	for _, c := range []struct {
		lang            i18n.Lang
		federation      string
		want, ofPercasi int
	}{{i18n.ID, "", 8, 4}, {i18n.HR, "", 4, 0}, {i18n.EN, "", 4, 0}, {i18n.HR, "INA", 8, 4}, {i18n.ID, "HRV", 4, 0}, {i18n.EN, "GER", 4, 0}} {
		if all, percasi := count(TieCountry(c.lang, c.federation)); all != c.want || percasi != c.ofPercasi {
			t.Errorf("%s %s: %d lists for a Swiss, %d of PERCASI", c.lang.Tag(), c.federation, all, percasi)
		}
	}
}
