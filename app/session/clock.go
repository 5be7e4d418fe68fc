package session

import "wasit/clock"

// ClockOptions are kept on this device.
type ClockOptions struct {
	Face    bool // face to face also on a screen wider than high
	Hold    bool // the pause needs 0.4 s
	Sound   bool
	Vibrate bool
	Flash   bool
	Speak   bool
	Volume  Volume // of what is spoken
	Low     bool   // one alert at low time
	Whole   bool   // no tenths
	Window  bool   // never in full screen
	Claim   bool   // the next games are silent until a claim (O2SN 2013)
}

// Volume is how loud the device speaks.
type Volume uint8

const (
	Loud Volume = iota
	Middling
	Soft
)

// Level is the volume from 0 to 1.
func (v Volume) Level() float64 { return [...]float64{1, 0.5, 0.2}[min(v, Soft)] }

// ClockDevice is what the device cannot do, as far as it was found out.
type ClockDevice struct {
	NoWake    bool // the screen may go dark
	NoVibrate bool
	NoVoice   bool
	NoScreen  bool // no full screen
	Battery   int  // per cent, 0: not told
	Charging  bool
}

// ClockDeviceFound brings what the device can and cannot do.
type ClockDeviceFound struct{ Device ClockDevice }

// KeepClock stores one row of a game in the same turn; ClockKept comes back where that takes long or fails.
type KeepClock struct {
	ID  string
	Seq int
	Row string
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

func (KeepClock) cmd() {}

func (KeepClockSeen) cmd() {}

func (SignClock) cmd() {}

func (WatchClock) cmd() {}

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

// ClockKept says that rows of a game are not in the store, or with no error that all of them are now.
type ClockKept struct {
	ID  string
	Err error
}
