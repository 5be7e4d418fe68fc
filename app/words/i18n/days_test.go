package i18n

import (
	"testing"
)

// TestDays: days of one month share it.
func TestDays(t *testing.T) {
	for _, c := range []struct {
		lang     Lang
		from, to [3]int
		want     string
	}{
		{ID, [3]int{2026, 11, 21}, [3]int{2026, 11, 22}, "21–22 November 2026"}, {EN, [3]int{2026, 11, 21}, [3]int{2026, 11, 22}, "21–22 Nov 2026"},
		{HR, [3]int{2026, 11, 21}, [3]int{2026, 11, 22}, "21. – 22. 11. 2026."}, {ID, [3]int{2026, 11, 30}, [3]int{2026, 12, 1}, "30 November 2026 – 1 Desember 2026"},
		{HR, [3]int{2026, 12, 31}, [3]int{2027, 1, 1}, "31. 12. 2026. – 1. 1. 2027."}, {EN, [3]int{2026, 11, 21}, [3]int{2026, 11, 21}, "21 Nov 2026"},
		{EN, [3]int{2026, 11, 21}, [3]int{}, "21 Nov 2026"}, {EN, [3]int{}, [3]int{}, ""},
	} {
		if got := c.lang.Days(c.from, c.to); got != c.want {
			t.Errorf("%v %v: %q, want %q", c.from, c.to, got, c.want)
		}
	}
}
