package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"wasit/clock"
)

const maxScript = 20 << 20 // bytes of a line

// A script is one line of the file.
type script struct {
	Name    string         `json:"name"`
	Tags    []string       `json:"tags"`
	Gate    *bool          `json:"gate"` // false: the specification leaves a choice, differences do not count
	Control *scriptControl `json:"control"`
	Events  []event        `json:"events"`
	Expect  []sample       `json:"expect"`
}

type scriptControl struct {
	White    scriptSide `json:"white"`
	Black    scriptSide `json:"black"`
	Freeze   bool       `json:"freeze"`
	FlagMode string     `json:"flag_mode"`
}

type scriptSide struct {
	Periods     []scriptPeriod `json:"periods"`
	FirstCredit string         `json:"first_credit"`
	FromMove    int            `json:"from_move"`
}

type scriptPeriod struct {
	Main       int64  `json:"main"`
	Method     string `json:"method"`
	Add        int64  `json:"add"`
	Moves      int    `json:"moves"`
	N          int    `json:"n"`
	BlockMoves int    `json:"block_moves"`
}

// An event is one act of a script. Fields that are absent change nothing.
type event struct {
	At         int64  `json:"at"`
	Do         string `json:"do"`
	Side       string `json:"side"`
	White      *int64 `json:"white"`
	Black      *int64 `json:"black"`
	PressesW   *int   `json:"presses_w"`
	PressesB   *int   `json:"presses_b"`
	PeriodW    *int   `json:"period_w"`
	PeriodB    *int   `json:"period_b"`
	AsleepFrom *int64 `json:"asleep_from"`
	Count      bool   `json:"count"`
}

// A sample is a state that the script asks for, with all that it expects there.
type sample struct {
	At     *int64 `json:"at"`
	After  *int   `json:"after"`
	fields map[string]json.RawMessage
}

func (s *sample) UnmarshalJSON(b []byte) error {
	type plain sample
	if err := json.Unmarshal(b, (*plain)(s)); err != nil {
		return err
	}
	return json.Unmarshal(b, &s.fields)
}

// parse reads one line. The error says what was expected and at which byte.
func parse(line []byte) (*script, int, error) {
	var s script
	dec := json.NewDecoder(bytes.NewReader(line))
	if err := dec.Decode(&s); err != nil {
		var syntax *json.SyntaxError
		var kind *json.UnmarshalTypeError
		switch {
		case errors.As(err, &syntax):
			return nil, int(syntax.Offset), fmt.Errorf("expected a script in JSON: %w", err)
		case errors.As(err, &kind):
			return nil, int(kind.Offset), fmt.Errorf("expected %v for %q", kind.Type, kind.Field)
		}
		return nil, len(line), fmt.Errorf("expected a whole script in JSON: %w", err)
	}
	if rest := bytes.TrimSpace(line[dec.InputOffset():]); len(rest) > 0 {
		return nil, int(dec.InputOffset()) + 1, errors.New("expected the end of the line after the script")
	}
	if s.Control == nil {
		return nil, 1, errors.New(`expected a "control"`)
	}
	for i, x := range s.Expect {
		if x.At == nil || x.After != nil && (*x.After < 0 || *x.After >= len(s.Events)) {
			return nil, 1, fmt.Errorf(`expected "at", and "after" as the index of an event, in expect[%d]`, i)
		}
	}
	return &s, 0, nil
}

var methodNames = map[string]clock.Method{
	"none": clock.None, "fischer": clock.Fischer, "bronstein": clock.Bronstein, "usdelay": clock.USDelay,
	"hourglass": clock.Hourglass, "byoyomi": clock.ByoYomi, "canadian": clock.Canadian, "upcount": clock.CountUp,
	"permove": clock.PerMove, "capped": clock.Capped, "bronstein_nopre": clock.Refund,
}

// clockControl turns the script's control into the clock's. There a number of moves always means: by counter.
func (c *scriptControl) clockControl() (out clock.Control, err error) {
	out.Freeze = c.Freeze
	switch c.FlagMode {
	case "", "normal":
	case "claim":
		out.Flags = clock.Claim
	default:
		return out, fmt.Errorf(`flag_mode %q, expected "normal" or "claim"`, c.FlagMode)
	}
	if out.White, err = c.White.sideControl(); err != nil {
		return out, err
	}
	out.Black, err = c.Black.sideControl()
	return out, err
}

func (s *scriptSide) sideControl() (out clock.SideControl, err error) {
	out.FromMove = s.FromMove
	switch s.FirstCredit {
	case "", "before":
	case "after":
		out.FirstCredit = clock.AfterMove1
	default:
		return out, fmt.Errorf(`first_credit %q, expected "before" or "after"`, s.FirstCredit)
	}
	for _, p := range s.Periods {
		method, ok := methodNames[p.Method]
		if !ok {
			return out, fmt.Errorf("method %q, expected one of the README", p.Method)
		}
		if limit := clock.MaxTime.Milliseconds(); max(p.Main, p.Add, -p.Main, -p.Add) > limit {
			return out, fmt.Errorf("a time beyond %d ms", limit)
		}
		out.Periods = append(out.Periods, clock.Period{
			Main: millis(p.Main), Method: method, Add: millis(p.Add),
			Moves: p.Moves, ByCounter: p.Moves > 0, Count: max(p.N, p.BlockMoves),
		})
	}
	return out, nil
}

func millis(n int64) time.Duration { return time.Duration(n) * time.Millisecond }
