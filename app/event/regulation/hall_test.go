package regulation

import (
	"testing"
	"time"
)

func TestGameLength(t *testing.T) {
	for code, want := range map[string]time.Duration{"": 0, "1200": 40 * time.Minute, "900+10": 50 * time.Minute, "40/5400+30:1800+30": 5 * time.Hour, "x": 0, "-5": 0} {
		if got := gameLength(code); got != want {
			t.Errorf("%q: %v, want %v", code, got, want)
		}
	}
}
