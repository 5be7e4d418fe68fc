package doubleswiss

import (
	"testing"

	"wasit/swiss"
	"wasit/swiss/matchevent"
	"wasit/swiss/swisstest"
)

func TestGolden(t *testing.T) {
	for _, c := range swisstest.Golden(t, "../../testdata/golden/other", "doubleswiss") {
		f, err := matchevent.Read(c.Data)
		if err != nil {
			t.Fatal(c.File, err)
		}
		m, err := f.Matches()
		if err != nil {
			t.Fatal(c.File, err)
		}
		p, err := System{}.PairMatches(t.Context(), m, f.Round, swiss.Watch{})
		if c.Ambiguous {
			continue
		}
		if err := c.Compare(p, err); err != nil || f.Round != c.Round {
			t.Error(err)
		}
	}
}
