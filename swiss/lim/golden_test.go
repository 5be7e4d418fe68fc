package lim

import (
	"testing"

	"wasit/swiss"
	"wasit/swiss/swisstest"
	"wasit/swiss/trf"
)

func TestGolden(t *testing.T) {
	for _, c := range swisstest.Golden(t, "../../testdata/golden/other", "lim") {
		_, tour, _, err := trf.ReadTournament(c.Data, trf.Options{})
		if err != nil {
			t.Fatal(c.File, err)
		}
		p, err := System{}.Pair(t.Context(), tour, c.Round, swiss.Watch{})
		if c.Ambiguous {
			continue
		}
		if err := c.Compare(p, err); err != nil {
			t.Error(err)
		}
	}
}
