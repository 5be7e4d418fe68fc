package clock

import "time"

// A Step is one input of a game with what it changed: the arbiter's log and the chart of thinking times are made of it.
type Step struct {
	Input         Input
	Before, After [2]Values     // by side, at the instant of the input
	Used          time.Duration // by the turn that a press ended
	Move          int           // that it completed; 0 where the input is no press of a running clock
}

// TakenBack returns the side whose presses a step made fewer, and by how many: a press taken back, or a counter corrected.
// ok is false where it made none fewer.
func (s Step) TakenBack(side Side) (n int, ok bool) {
	n = s.Before[side].Presses - s.After[side].Presses
	return n, n > 0 && s.Input.Act != ActSwapColors
}

// History replays a game and returns every step. On a [*ReplayError] the steps before it are returned too.
func History(c Control, inputs []Input) ([]Step, error) {
	s, err := New(c)
	if err != nil {
		return nil, err
	}
	steps := make([]Step, 0, len(inputs))
	for i, in := range inputs {
		n, err := s.Do(in)
		if err != nil {
			return steps, &ReplayError{i, in, err}
		}
		step := Step{Input: in}
		for _, side := range [...]Side{White, Black} {
			step.Before[side], step.After[side] = s.Values(side, in.At), n.Values(side, in.At)
		}
		if in.Act == ActPress && s.Phase(in.At) == Running {
			step.Used, step.Move = s.Face(in.Side, in.At).Used, n.Face(in.Side, in.At).Presses
		}
		steps = append(steps, step)
		s = n
	}
	return steps, nil
}
