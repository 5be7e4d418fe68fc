package clock

import "wasit/app/session"

// toggle is a choice for the clock that is on or off.
type toggle uint8

// The choices.
const (
	optionFace toggle = iota
	optionSound
	optionVibrate
	optionFlash
	optionSpeak
	optionLow
	optionTenths
	optionHold
	optionWindow // in full screen
	optionClaim
)

// setOption switches a choice on or off.
type setOption struct {
	Option toggle
	On     bool
}

func (msg setOption) update(m page, _ session.Env) (page, []session.Cmd) {
	o := &m.Options
	switch msg.Option {
	case optionFace:
		o.Face = msg.On
	case optionSound:
		o.Sound = msg.On
	case optionVibrate:
		o.Vibrate = msg.On
	case optionFlash:
		o.Flash = msg.On
	case optionSpeak:
		o.Speak = msg.On
	case optionLow:
		o.Low = msg.On
	case optionTenths:
		o.Whole = !msg.On
	case optionHold:
		o.Hold = msg.On
	case optionWindow:
		o.Window = !msg.On
	case optionClaim:
		o.Claim = msg.On
	}
	return m, m.keepClockIndex()
}

// setVolume chooses how loud the times are spoken.
type setVolume struct{ Volume session.Volume }

func (msg setVolume) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Options.Volume = min(msg.Volume, session.Soft)
	return m, m.keepClockIndex()
}
