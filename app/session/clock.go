package session

import (
	"wasit/app/event/journal"
	"wasit/clock"
)

// ClockOptions are kept on this device.
type ClockOptions struct {
	Face    bool // face to face also on a screen wider than high
	Hold    bool // the pause needs 0.4 s
	Sound   bool
	Vibrate bool
	Flash   bool
	Speak   bool
	Volume  Volume // of sounds and of what is spoken
	Press   PressSound
	Low     bool // one alert at low time
	LowAt   int  // seconds at which it is given; 0: one eighth of the main time, between 10 and 60
	Whole   bool // no tenths
	Window  bool // never in full screen
	Claim   bool // the next games are silent until a claim (O2SN 2013)
	// Levers are the keys of a keyboard or a remote that press for White and for Black, as browsers name them; "" for none.
	Levers [2]string
}

// PressSound is what a press sounds like where sounds are on.
type PressSound uint8

const (
	PressTones PressSound = iota // White high, Black low
	PressClick                   // short and dry, as a lever
	PressMute                    // none: only alerts and flags are heard
)

// BoardPlace is a board of a round of an event; the zero BoardPlace is none.
type BoardPlace struct {
	Event   string            `json:"e"`
	Section journal.SectionID `json:"s"`
	Round   int               `json:"r"`
	Board   int               `json:"b"`
	Number  int               `json:"n,omitzero"` // that it bears in the hall; 0: Board
}

// Is reports whether two places are the same board.
func (p BoardPlace) Is(o BoardPlace) bool {
	p.Number, o.Number = 0, 0
	return p == o
}

// Shown is the number by which the board is named.
func (p BoardPlace) Shown() int {
	if p.Number > 0 {
		return p.Number
	}
	return p.Board
}

// BoardLaws are the Laws by which a board is played; of the zero BoardLaws nothing is known.
type BoardLaws struct {
	Edition  string
	Class    string // "standard", "rapid" or "blitz"
	DrawFrom int    // the move from which players may agree a draw without the arbiter (Art. 9.1.1 (E23))
}

// LayClock asks for a clock on the table in one touch, with all that the board of a round knows of its game.
type LayClock struct {
	Place BoardPlace
	Names [2]string // White, Black; "" for none
	Text  string    // of the time control
	Laws  BoardLaws
	Claim bool // silent flags
}

// Volume is how loud the device sounds and speaks.
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
	SignCall // a board calls the arbiter
)

// ClockKept says that rows of a game are not in the store, or with no error that all of them are now.
type ClockKept struct {
	ID  string
	Err error
}
