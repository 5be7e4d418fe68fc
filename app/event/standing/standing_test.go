package standing

import (
	"testing"

	"wasit/app/words/i18n"
	"wasit/swiss/tiebreak"
)

// TestValueText: a direct encounter of who is tied with nobody is no zero, and no place (C.07 6); decimals as the language writes them.
func TestValueText(t *testing.T) {
	for _, c := range []struct {
		lang       i18n.Lang
		code, want string
		value      tiebreak.Value
	}{
		{i18n.HR, "DE", "–", tiebreak.NewValue(0, 1)}, {i18n.HR, "DE", "1", tiebreak.NewValue(1, 1)}, {i18n.HR, "SB", "0", tiebreak.NewValue(0, 1)},
		{i18n.HR, "SB", "–", tiebreak.Value{}}, {i18n.HR, "SB", "4,25", tiebreak.NewValue(17, 4)}, {i18n.EN, "SB", "4.25", tiebreak.NewValue(17, 4)},
	} {
		if got := ValueText(c.lang, tiebreak.Code{Name: c.code}, c.value); got != c.want {
			t.Errorf("%s %v: %q, want %q", c.code, c.value, got, c.want)
		}
	}
}
