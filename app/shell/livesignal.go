package shell

import (
	"errors"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/device/bridge"
	"wasit/app/session"
)

// clockSign gives a sign, each kind by its own switch.
func (l *loop) clockSign(c session.SignClock) {
	if c.Options.Flash && (c.Sign == session.SignLow || c.Sign == session.SignFlag || c.Sign == session.SignPeriod) {
		l.flashClock()
	}
	if c.Options.Vibrate {
		l.shakeClock(c.Sign)
	}
	if c.Options.Sound {
		soundClock(c)
	}
}

// shakes are the vibrations: on, off, on.
var shakes = map[session.ClockSign][]time.Duration{
	session.SignPress:  {12 * time.Millisecond},
	session.SignLow:    {60 * time.Millisecond, 60 * time.Millisecond, 60 * time.Millisecond},
	session.SignDelay:  {20 * time.Millisecond},
	session.SignPeriod: {150 * time.Millisecond},
	session.SignFlag:   {400 * time.Millisecond},
	session.SignCall:   {300 * time.Millisecond, 150 * time.Millisecond, 300 * time.Millisecond, 150 * time.Millisecond, 300 * time.Millisecond},
	session.SignFixed:  {20 * time.Millisecond, 40 * time.Millisecond, 20 * time.Millisecond},
}

func (l *loop) shakeClock(s session.ClockSign) {
	if err := bridge.Vibrate(shakes[s]...); errors.Is(err, bridge.ErrUnsupported) && !l.m.Clock.Device.NoVibrate {
		l.clockLacks(func(d *session.ClockDevice) { d.NoVibrate = true })
	}
}

// A note is a tone of a sign and when it begins.
type note struct {
	hz         float64
	from, long time.Duration
}

var notes = map[session.ClockSign][]note{
	session.SignLow:    {{660, 0, 90 * time.Millisecond}, {880, 110 * time.Millisecond, 90 * time.Millisecond}},
	session.SignPeriod: {{523, 0, 400 * time.Millisecond}},
	session.SignCall:   {{880, 0, 200 * time.Millisecond}, {660, 220 * time.Millisecond, 200 * time.Millisecond}, {880, 440 * time.Millisecond, 200 * time.Millisecond}},
	session.SignFlag:   {{784, 0, 350 * time.Millisecond}, {392, 350 * time.Millisecond, 350 * time.Millisecond}},
}

// presses are the sounds of a press, White's before Black's: high and right, low and left. Players need not look.
var presses = map[session.PressSound][2]bridge.Tone{
	session.PressTones: {{Hz: 1320, Pan: 0.8, For: 35 * time.Millisecond}, {Hz: 660, Pan: -0.8, For: 35 * time.Millisecond}},
	session.PressClick: {{Hz: 2400, Pan: 0.8, For: 8 * time.Millisecond}, {Hz: 1700, Pan: -0.8, For: 8 * time.Millisecond}},
}

// soundClock plays a sign.
func soundClock(c session.SignClock) {
	volume := c.Options.Volume.Level()
	if c.Sign == session.SignPress {
		if press, ok := presses[c.Options.Press]; ok {
			tone := press[c.Side]
			tone.Volume = volume
			_ = bridge.Beep(tone) // silent before the first touch
		}
		return
	}
	for _, n := range notes[c.Sign] {
		_ = bridge.Beep(bridge.Tone{Hz: n.hz, After: n.from, For: n.long, Volume: volume})
	}
}

var dataFlash, flashing = bridge.NewBox("data-flash"), bridge.NewBox("on")

// flashClock lights the frame three times, for players who do not hear.
func (l *loop) flashClock() {
	root := l.live.root
	if root == nil {
		return
	}
	root.SetData(dataFlash, flashing)
	time.AfterFunc(2200*time.Millisecond, func() { root.DropData(dataFlash) })
}

// watchClock keeps the screen on while a clock is in use, and finds out what the device cannot do.
func (l *loop) watchClock(c session.WatchClock) {
	live := &l.live
	live.asked = live.asked || c.Screen && !bridge.IsFullscreen()
	switch {
	case c.On && live.wake == nil:
		awake, err := bridge.KeepAwake(func(on bool) {
			l.clockLacks(func(d *session.ClockDevice) { d.NoWake = !on && bridge.Around().Visible })
		})
		live.wake = awake
		if err != nil {
			live.wake = nil
			l.clockLacks(func(d *session.ClockDevice) { d.NoWake = true })
		}
	case !c.On && live.wake != nil:
		live.wake.End()
		live.wake = nil
	}
	lang := l.m.Lang().Tag()
	l.clockLacks(func(d *session.ClockDevice) { d.NoVoice = !bridge.HasVoice(lang) })
	l.askBattery(bridge.Now())
}

func (l *loop) askBattery(now time.Duration) {
	l.live.charged = now
	bridge.Battery().Then(func(p bridge.Power, err error) {
		if err == nil {
			l.clockLacks(func(d *session.ClockDevice) { d.Battery, d.Charging = int(p.Level*100), p.Charging })
		}
	})
}

// clockLacks notes what the device cannot do.
func (l *loop) clockLacks(change func(*session.ClockDevice)) {
	l.ctx.Dispatch(func(app.Context) {
		d := l.m.Clock.Device
		change(&d)
		if d != l.m.Clock.Device {
			l.send(session.ClockDeviceFound{Device: d})
		}
	})
}
