package gesture

// WheelStep is how far a finger goes to turn a dial by one value, in CSS pixels: the height of a number.
const WheelStep = 44

// A Wheel is a dial that a finger turns: up brings the values below it into the middle.
type Wheel struct {
	Start float64 // where the finger came down, CSS pixels from above
	steps int
}

// To takes the finger to y. It returns by how many values the dial stands further on than at the start, and whether that is new.
func (w *Wheel) To(y float64) (steps int, turned bool) {
	// Half a step more than the last one turns the dial, half a step less turns it back: a finger that trembles between two does neither.
	for w.Start-y > (float64(w.steps)+.75)*WheelStep {
		w.steps++
		turned = true
	}
	for w.Start-y < (float64(w.steps)-.75)*WheelStep {
		w.steps--
		turned = true
	}
	return w.steps, turned
}
