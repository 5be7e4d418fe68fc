package i18n

import (
	"testing"

	"wasit/swiss/dutch"
)

// TestEveryCriterionHasASentence: what the engine may name, the screen can say.
func TestEveryCriterionHasASentence(t *testing.T) {
	for _, e := range []dutch.Edition{dutch.Edition2026(), dutch.Edition2017()} {
		for _, c := range append(e.Criteria(), "order") {
			if Criterion(c) == CritUnknown {
				t.Errorf("%s: criterion %s has no sentence", e.Code, c)
			}
		}
	}
}
