// Package dutch pairs by the FIDE (Dutch) System, C.04.3, in its editions of 2026 and 2017. Articles and criteria
// without a year are those of 2026 (Council 2025-10-28); 2017 C.x are those of the edition valid until 2026-01-31.
//
//	Rule                          2026         2017        Decided by
//	absolute criteria             C1 to C3     C.1 to C.3  field.link, field.openPAB
//	completion                    C4, C5       C.4         completion, model
//	quality of a candidate        C6 to C21    C.5 to C.19 depth, quality2026, quality2017
//	order of candidates           4.2 to 4.4   D.1 to D.3  chooser.order, remainder
//	rounds bracket by bracket     1.9          A.9         engine
//	colours                       5.2          E.1 to E.5  field.colors
//
// What the text leaves open is a field of [System] or [Edition]: the parity number of 5.2.5 counts the players who have
// been taken into account at least once, as the established engines do, unless ParityByTPN asks for the pairing number;
// a PAB worth no more than a loss is no downfloat (Floats.PABByPoints, off: it is); of the two absolute colour
// preferences the colour difference is looked at first; abnormal points for an unplayed round count for [C2].
//
// Every bracket is a matching problem. It is solved alone first; where the result does not leave the best to the next
// bracket and a way to complete the round, it is solved again together with the players below. In a large bracket many
// players are alike in all that the criteria ask: what classes of them can reach is soon known, and where the players reach
// it too, as they nearly always do, no pair is weighed by itself.
package dutch

import (
	"context"

	"wasit/swiss"
)

// System pairs by one edition of the Dutch system. The zero Edition is 2026.
type System struct {
	Edition     Edition
	ParityByTPN bool // 5.2.5 goes by the pairing number itself

	tuning tuning
}

// tuning changes the way to the answer, never the answer; tests take other ways.
type tuning struct {
	thorough  bool // look at every bracket together with the players below
	trialSize int  // 0: trialSize
	alike     int  // 0: alike
}

// trialSize bounds the field in which an alternative that is only tried is looked for together with all players below. In
// a larger one the alternative is the best as far as its own bracket goes.
const trialSize = 300

// alike is how many players of a class there must be, on average, for a bracket to be looked at by classes first.
const alike = 4

// Code names system and edition.
func (s System) Code() string { return s.edition().Code }

func (s System) edition() Edition {
	if s.Edition.Code == "" {
		return Edition2026()
	}
	return s.Edition
}

// Pair pairs round of t; see [swiss.System].
func (s System) Pair(ctx context.Context, t *swiss.Tournament, round int, w swiss.Watch) (*swiss.Pairing, error) {
	e, err := s.engine(ctx, t, round, w)
	if err != nil {
		return nil, err
	}
	out := e.pairing()
	if out.Why, err = e.why(out.Pairs); err != nil {
		return nil, e.failed(err)
	}
	return out, nil
}

// engine pairs the round and returns all that is known about it.
func (s System) engine(ctx context.Context, t *swiss.Tournament, round int, w swiss.Watch) (*engine, error) {
	s.Edition = s.edition()
	if err := s.check(t, round); err != nil {
		return nil, err
	}
	f := newField(&s, t, round, w.Yield)
	if len(f.players) == 0 { // a single player has the bye, where the rules allow it
		return nil, &swiss.RequestError{Round: round, Need: swiss.NeedPlayers}
	}
	c, err := newCompletion(f)
	if err != nil {
		return nil, err
	}
	e := &engine{field: f, completion: c, ctx: ctx, watch: w, tuning: s.tuning}
	if e.trialSize == 0 {
		e.trialSize = trialSize
	}
	return e, e.run()
}

// check reports what t lacks.
func (s System) check(t *swiss.Tournament, round int) error {
	need := swiss.Need("")
	switch {
	case t.TotalRounds() == 0:
		need = swiss.NeedTotalRounds
	case round < 1 || round > t.TotalRounds():
		need = swiss.NeedRoundInEvent
	case round > t.LastPairable():
		need = swiss.NeedEarlierRound
	case t.InitialColor() == 0:
		need = swiss.NeedInitialColor
	default:
		return nil
	}
	return &swiss.RequestError{Round: round, Need: need}
}
