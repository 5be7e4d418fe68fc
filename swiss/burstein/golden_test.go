package burstein

import (
	"testing"

	"wasit/swiss"
	"wasit/swiss/swisstest"
	"wasit/swiss/trf"
)

func TestGolden(t *testing.T) {
	right := 0
	for _, c := range swisstest.Golden(t, "../../testdata/golden/other", "burstein") {
		if c.Ambiguous || c.Round <= SeedingRounds(c.Rounds) {
			continue
		}
		_, tour, _, err := trf.ReadTournament(c.Data, trf.Options{})
		if err != nil {
			t.Fatal(c.File, err)
		}
		p, err := System{}.Pair(t.Context(), tour, c.Round, swiss.Watch{})
		if err := c.Compare(p, err); err != nil {
			t.Error(err)
			continue
		}
		right++
	}
	t.Logf("%d rounds right", right)
}
