package clock

import "time"

// Pause stops both clocks, Art. 6.11.1 (E23). What is left of a delay is kept.
func (s State) Pause(at time.Duration) (State, error) {
	n, err := s.settled(at)
	if err != nil {
		return s, err
	}
	switch n.phase {
	case Running:
		n.phase = Paused
		return n, nil
	case Frozen:
		by, _ := n.frozenBy()
		return s, &FallenError{by}
	}
	return s, &PhaseError{ActPause, n.phase}
}

// Resume lets the clock run on that ran before a pause, Art. 6.11.3 (E23).
func (s State) Resume(at time.Duration) (State, error) { return s.ResumeSide(s.turn, at) }

// ResumeSide lets the clock of side run after a pause. It ends nobody's turn and counts no press.
func (s State) ResumeSide(side Side, at time.Duration) (State, error) {
	n, err := s.settled(at)
	if err != nil {
		return s, err
	}
	if by, frozen := n.frozenBy(); frozen {
		return s, &FallenError{by}
	}
	if n.phase != Paused && n.phase != Ended {
		return s, &PhaseError{ActResume, n.phase}
	}
	if side != n.turn {
		n.undo = undo{}
	}
	n.startTurn(side)
	n.settle(n.anchor)
	return n, nil
}

// Wake settles a gap in which the host was asleep, from the last instant it surely saw to at: it counts, or it is as if
// the clock had been paused. Whether it counts is for the players or the arbiter to say.
func (s State) Wake(from, at time.Duration, count bool) (State, error) {
	if from > at {
		return s, &InstantError{at, from}
	}
	now, err := s.instant(at)
	if err != nil {
		return s, err
	}
	seen, err := s.instant(from)
	if err != nil {
		return s, err
	}
	n := s
	if !count {
		n.settle(seen)
		n.holdSteady(now - seen)
		n.anchor = now
		return n, nil
	}
	n.settle(now)
	return n, nil
}

// End stops the clock because the game is over. [State.Resume] takes it back.
func (s State) End(at time.Duration) (State, error) {
	n, err := s.settled(at)
	if err != nil {
		return s, err
	}
	if n.phase == Ended {
		return s, &PhaseError{ActEnd, n.phase}
	}
	n.phase = Ended
	return n, nil
}

// Reset sets the clock again; flags and their order are forgotten.
func (s State) Reset(at time.Duration) (State, error) {
	now, err := s.instant(at)
	if err != nil {
		return s, err
	}
	n, err := New(s.Control())
	if err != nil {
		return s, err
	}
	n.anchor = now
	return n, nil
}

// A Verdict answers a claim of a win on time, on the clock alone: whether the claimant could still mate is for the
// arbiter, Art. 6.9 (E23).
type Verdict uint8

const (
	Rejected Verdict = iota // the opponent has time left, or only the claimant's is over
	WinOnTime
	DrawOnTime // both flags are down
)

func (v Verdict) String() string { return [...]string{"rejected", "win", "draw"}[min(v, DrawOnTime)] }

// Claim stops both clocks and says whether by, who claims, has won on time. Only a clock in claim mode takes claims.
func (s State) Claim(by Side, at time.Duration) (State, Verdict, error) {
	if s.flags != Claim {
		return s, Rejected, &ClaimError{}
	}
	n, err := s.settled(at)
	if err != nil {
		return s, Rejected, err
	}
	if n.phase != Running && n.phase != Paused {
		return s, Rejected, &PhaseError{ActClaim, n.phase}
	}
	n.phase = Paused
	mine, other := n.sides[by].fallen, n.sides[by.Other()].fallen
	switch {
	case mine && other:
		return n, DrawOnTime, nil
	case other:
		return n, WinOnTime, nil
	}
	return n, Rejected, nil
}

func (s *State) settled(at time.Duration) (State, error) {
	now, err := s.instant(at)
	if err != nil {
		return *s, err
	}
	n := *s
	n.settle(now)
	return n, nil
}
