package clock

import (
	"fmt"
	"time"
)

// An InstantError reports an instant before the last one, or outside of [0, MaxInstant].
type InstantError struct{ At, Last time.Duration }

func (e *InstantError) Error() string {
	return fmt.Sprintf("clock: instant %v, expected %v or later", e.At, e.Last)
}

// A NotOnMoveError reports a press of the side whose clock is not running; only the running side may press.
type NotOnMoveError struct {
	Side Side
	At   time.Duration
}

func (e *NotOnMoveError) Error() string {
	return fmt.Sprintf("clock: %v pressed at %v while the other clock runs", e.Side, e.At)
}

// A NotStartedError reports White's press before the start; Black's press or the arbiter starts the clock.
type NotStartedError struct{}

func (e *NotStartedError) Error() string {
	return "clock: not started: Black's press starts White's clock"
}

// A PhaseError reports an act that the phase of the clock does not allow.
type PhaseError struct {
	Act   Act
	Phase Phase
}

func (e *PhaseError) Error() string {
	return fmt.Sprintf("clock: %v is not possible while the clock is %v", e.Act, e.Phase)
}

// A FallenError reports an act that a fallen flag forbids: the clocks are frozen until a correction or a reset.
type FallenError struct{ Side Side }

func (e *FallenError) Error() string {
	return fmt.Sprintf("clock: %v's flag has fallen and the clocks are frozen", e.Side)
}

// A TouchError reports a tap so soon after the last accepted press that it is no press of its own.
type TouchError struct{ At, Last time.Duration }

func (e *TouchError) Error() string {
	return fmt.Sprintf("clock: tap %v after the last press", e.At-e.Last)
}

// A Field names what a correction sets.
type Field uint8

const (
	FieldTime Field = iota
	FieldUp
	FieldPresses
	FieldPeriod
	FieldByo
	FieldBlock
)

var fieldText = [...]string{"time", "time counted up", "presses", "period", "byo-yomi periods", "moves of the block"}

// A RangeError reports a correction outside of what is possible. Times are in milliseconds.
type RangeError struct {
	Side            Side
	Field           Field
	Value, Min, Max int64
}

func (e *RangeError) Error() string {
	return fmt.Sprintf("clock: %v: %s %d, expected %d to %d", e.Side, fieldText[e.Field], e.Value, e.Min, e.Max)
}

// A NothingToTakeBackError reports that there is no press, or no gained time, that could be taken back.
type NothingToTakeBackError struct {
	Act  Act
	Side Side
}

func (e *NothingToTakeBackError) Error() string {
	return fmt.Sprintf("clock: %v: nothing to take back from %v", e.Act, e.Side)
}

// A ClaimError reports a claim on a clock that shows its flags to all.
type ClaimError struct{}

func (e *ClaimError) Error() string { return "clock: claims need a clock in claim mode" }

// A BlockError reports a reload of a block that is not used up, or of a clock without blocks to reload.
type BlockError struct {
	Side Side
	Due  int // presses still due
}

func (e *BlockError) Error() string {
	return fmt.Sprintf("clock: %v has no finished block to reload (%d presses due)", e.Side, e.Due)
}
