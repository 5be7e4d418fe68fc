package clock

import "time"

// undo is the clock as it was at the last press, and how long clocks have run since.
type undo struct {
	ok          bool
	turn        Side
	sides       [2]counter
	pressed     int64
	ran         int64
	first       fallOrder
	steady      bool
	steadySide  Side
	steadyUntil int64
}

// LastPress returns the side whose press [State.TakeBackPress] would take back; ok is false where there is none.
func (s State) LastPress() (side Side, ok bool) { return s.undo.turn, s.undo.ok }

// TakeBackPress makes the last press as if it had not been (Art. 7.1 (E23)): the side that pressed is on move, and all
// that ran since is its own thinking time. A clock that was stopped stays stopped.
func (s State) TakeBackPress(at time.Duration) (State, error) {
	n, err := s.settled(at)
	if err != nil {
		return s, err
	}
	if !n.undo.ok {
		return s, &NothingToTakeBackError{ActTakeBackPress, n.undo.turn}
	}
	u, now, running := n.undo, n.anchor, n.phase == Running
	n.sides, n.turn, n.first = u.sides, u.turn, u.first
	paused := now - u.pressed - u.ran
	n.steady, n.steadySide, n.steadyUntil = u.steady, u.steadySide, u.steadyUntil
	n.holdSteady(paused)
	n.undo = undo{}
	n.phase, n.anchor = Running, now-u.ran
	n.settle(now)
	if n.phase == Running && !running {
		n.phase = Paused
	}
	return n, nil
}
