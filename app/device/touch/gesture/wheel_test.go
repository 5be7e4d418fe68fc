package gesture

import "testing"

// TestWheel: a finger that goes up turns the dial on by a value for each number's height, down turns it back, a tremble does neither.
func TestWheel(t *testing.T) {
	w := Wheel{Start: 500}
	for _, tt := range []struct {
		y      float64
		steps  int
		turned bool
	}{
		{490, 0, false}, {470, 0, false}, {466, 1, true}, {470, 1, false}, {466, 1, false}, {400, 2, true}, {410, 2, false},
		{330, 4, true}, {500, 0, true}, {534, -1, true}, {530, -1, false}, {800, -7, true}, {500, 0, true},
	} {
		if steps, turned := w.To(tt.y); steps != tt.steps || turned != tt.turned {
			t.Errorf("at %v: %d steps, turned %v; want %d, %v", tt.y, steps, turned, tt.steps, tt.turned)
		}
	}
}
