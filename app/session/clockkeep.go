package session

import (
	"fmt"

	"wasit/clock"
)

// LoadClock reads the clock's list; ClockLoaded comes back.
type LoadClock struct{}

// LoadClockGame reads the rows of a game; ClockGameLoaded comes back, or for a game of the past ClockPastLoaded.
type LoadClockGame struct {
	ID   string
	Past bool
}

// ClockTakeOver brings the clock from another tab into this one.
type ClockTakeOver struct{}

// KeepClock stores one row of a game in the same turn; ClockKept comes back where that takes long or fails.
type KeepClock struct {
	ID  string
	Seq int
	Row string
}

// KeepClockIndex stores the clock's list, without the games named in Gone.
type KeepClockIndex struct {
	Index string
	Gone  []string
}

// KeepClockSeen stores the sign of life of a running clock.
type KeepClockSeen struct{ Seen string }

// SignClock gives the signs of something that happened on the clock, each as far as its switch is on.
type SignClock struct {
	Sign    ClockSign
	Side    clock.Side
	Options ClockOptions
}

// WatchClock asks the device for what a clock needs: the screen kept on or not, full screen, battery.
type WatchClock struct {
	On     bool
	Screen bool // full screen
}

func (LoadClock) cmd() {}

func (LoadClockGame) cmd() {}

func (KeepClock) cmd() {}

func (KeepClockIndex) cmd() {}

func (KeepClockSeen) cmd() {}

func (SignClock) cmd() {}

func (WatchClock) cmd() {}

func (ClockTakeOver) cmd() {}

// ClockSign is something that happened on the clock.
type ClockSign uint8

// The signs.
const (
	SignPress ClockSign = iota
	SignLow
	SignDelay
	SignPeriod
	SignFlag
	SignFixed
)

// ClockVersionError: a newer program wrote what this one would misread. Nothing is written over it.
type ClockVersionError struct{ Version int }

func (e *ClockVersionError) Error() string {
	return fmt.Sprintf("model: the clock's store has version %d", e.Version)
}

// ClockRowError names a row of a clock's journal that cannot be read.
type ClockRowError struct {
	Row int
	Err error
}

func (e *ClockRowError) Error() string {
	return fmt.Sprintf("model: row %d of the clock's journal: %v", e.Row, e.Err)
}

// Unwrap returns what is wrong with the row.
func (e *ClockRowError) Unwrap() error { return e.Err }
