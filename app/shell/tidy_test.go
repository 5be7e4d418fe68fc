package shell

import "testing"

// TestTidy: garbage is collected in a quiet moment when half of what the runtime bears has come together, not after each act.
func TestTidy(t *testing.T) {
	const mega = 1 << 20
	for _, c := range []struct {
		heap, next uint64
		want       bool
	}{{4 * mega, 8 * mega, false}, {6 * mega, 8 * mega, false}, {7 * mega, 8 * mega, true}, {9 * mega, 8 * mega, true}, {0, 0, false}} {
		if got := isUntidy(c.heap, c.next); got != c.want {
			t.Errorf("%d of %d: %v", c.heap, c.next, got)
		}
	}
}
