package session

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
