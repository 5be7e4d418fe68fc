package main

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"wasit/clock"
)

// A player plays the events of a script on a clock.
type player struct {
	script *script
	clock  clock.State
	next   int // index of the next event
	touch  bool
	last   outcome

	refused []string // acts other than presses that the clock refused
}

// An outcome is what an event answers beside the state.
type outcome struct {
	Accepted *bool   `json:"accepted,omitempty"`
	Claim    *string `json:"claim,omitempty"`
}

func newPlayer(s *script) (*player, error) {
	control, err := s.Control.clockControl()
	if err != nil {
		return nil, err
	}
	state, err := clock.New(control)
	if err != nil {
		return nil, err
	}
	return &player{script: s, clock: state, touch: slices.Contains(s.Tags, "touch-guard")}, nil
}

// playTo does all events up to index last.
func (p *player) playTo(last int) error {
	for ; p.next <= last; p.next++ {
		e := &p.script.Events[p.next]
		p.last = outcome{}
		if err := p.play(e); isRefusal(err) {
			p.refused = append(p.refused, fmt.Sprintf("events[%d] at %d is refused: %v", p.next, e.At, err))
		} else if err != nil {
			return fmt.Errorf("events[%d]: %w", p.next, err)
		}
	}
	return nil
}

// isRefusal reports whether the clock refused an act that is possible at another moment.
func isRefusal(err error) bool {
	var phase *clock.PhaseError
	var fallen *clock.FallenError
	var nothing *clock.NothingToTakeBackError
	return errors.As(err, &phase) || errors.As(err, &fallen) || errors.As(err, &nothing)
}

// play does one event. A press or a claim that the clock refuses is an answer, not an error.
func (p *player) play(e *event) error {
	const most = int64(clock.MaxInstant / time.Millisecond)
	if e.At < 0 || e.At > most {
		return fmt.Errorf("at %d, expected 0 to %d", e.At, most)
	}
	at := millis(e.At)
	side, named, err := sideOf(e)
	if err != nil {
		return err
	}
	s := p.clock
	switch e.Do {
	case "start":
		s, err = s.Start(at)
	case "press":
		if p.touch {
			s, err = s.Tap(side, at)
		} else {
			s, err = s.Press(side, at)
		}
		accepted := err == nil
		p.last.Accepted, err = &accepted, instantError(err)
	case "pause":
		s, err = s.Pause(at)
	case "resume":
		if !named {
			side = s.Turn()
		}
		s, err = s.ResumeSide(side, at)
	case "correct":
		white := fix(s.Values(clock.White, at), e.White, e.PressesW, e.PeriodW)
		black := fix(s.Values(clock.Black, at), e.Black, e.PressesB, e.PeriodB)
		s, err = s.Correct(white, black, at)
	case "adjust":
		s, err = s.Adjust(optional(e.White), optional(e.Black), at)
	case "take_back":
		s, err = s.TakeBackGain(side, at)
	case "claim":
		var verdict clock.Verdict
		s, verdict, err = s.Claim(side, at)
		text := verdict.String()
		p.last.Claim, err = &text, instantError(err)
	case "reload":
		s, err = reload(s)
	case "wake":
		if e.AsleepFrom == nil || *e.AsleepFrom < 0 || *e.AsleepFrom > e.At {
			return fmt.Errorf(`expected "asleep_from" between 0 and %d`, e.At)
		}
		s, err = s.Wake(millis(*e.AsleepFrom), at, e.Count)
	case "reset":
		s, err = s.Reset(at)
	default:
		return fmt.Errorf("do %q, expected one of the README", e.Do)
	}
	p.clock = s
	return err
}

// instantError keeps only the error of an instant that goes back: that is the script's fault.
func instantError(err error) error {
	if back := (*clock.InstantError)(nil); errors.As(err, &back) {
		return err
	}
	return nil
}

// reload is what a killed app does: the state comes back from its written form.
func reload(s clock.State) (clock.State, error) {
	b, err := s.MarshalBinary()
	if err != nil {
		return s, err
	}
	var back clock.State
	err = back.UnmarshalBinary(b)
	return back, err
}

func sideOf(e *event) (side clock.Side, named bool, err error) {
	switch e.Side {
	case "white":
		return clock.White, true, nil
	case "black":
		return clock.Black, true, nil
	case "":
		if e.Do == "press" || e.Do == "claim" || e.Do == "take_back" {
			return 0, false, fmt.Errorf(`expected a "side" for %q`, e.Do)
		}
		return 0, false, nil
	}
	return 0, false, fmt.Errorf(`side %q, expected "white" or "black"`, e.Side)
}

func fix(v clock.Values, left *int64, presses, period *int) clock.Values {
	if left != nil {
		v.Time = bounded(*left)
	}
	if presses != nil {
		v.Presses = *presses
	}
	if period != nil {
		v.Period = *period
	}
	return v
}

func optional(n *int64) time.Duration {
	if n == nil {
		return 0
	}
	return bounded(*n)
}

// bounded keeps a number from overflowing on its way to the clock, which refuses what is beyond its limits.
func bounded(n int64) time.Duration {
	const most = int64(2 * clock.MaxTime / time.Millisecond)
	return millis(min(max(n, -most), most))
}
