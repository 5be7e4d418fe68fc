package app

import (
	"errors"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/bridge"
	"wasit/app/model"
	"wasit/clock"
)

// clockSign gives a sign, each kind by its own switch.
func (h *host) clockSign(c model.SignClock) {
	if c.Options.Flash && (c.Sign == model.SignLow || c.Sign == model.SignFlag || c.Sign == model.SignPeriod) {
		h.flashClock()
	}
	if c.Options.Vibrate {
		h.shakeClock(c.Sign)
	}
	if c.Options.Sound {
		soundClock(c.Sign, c.Side)
	}
}

// shakes are the vibrations: on, off, on.
var shakes = map[model.ClockSign][]time.Duration{
	model.SignPress:  {12 * time.Millisecond},
	model.SignLow:    {60 * time.Millisecond, 60 * time.Millisecond, 60 * time.Millisecond},
	model.SignDelay:  {20 * time.Millisecond},
	model.SignPeriod: {150 * time.Millisecond},
	model.SignFlag:   {400 * time.Millisecond},
	model.SignFixed:  {20 * time.Millisecond, 40 * time.Millisecond, 20 * time.Millisecond},
}

func (h *host) shakeClock(s model.ClockSign) {
	if err := bridge.Vibrate(shakes[s]...); errors.Is(err, bridge.ErrUnsupported) && !h.m.Clock.Device.NoVibrate {
		h.clockLacks(func(d *model.ClockDevice) { d.NoVibrate = true })
	}
}

// A note is a tone of a sign and when it begins.
type note struct {
	hz         float64
	from, long time.Duration
}

var notes = map[model.ClockSign][]note{
	model.SignLow:    {{660, 0, 90 * time.Millisecond}, {880, 110 * time.Millisecond, 90 * time.Millisecond}},
	model.SignPeriod: {{523, 0, 400 * time.Millisecond}},
	model.SignFlag:   {{784, 0, 350 * time.Millisecond}, {392, 350 * time.Millisecond, 350 * time.Millisecond}},
}

// soundClock plays a sign. The press is high and right for White, low and left for Black: who does not look hears whose.
func soundClock(s model.ClockSign, side clock.Side) {
	if s == model.SignPress {
		press := [...]bridge.Tone{{Hz: 1320, Pan: 0.8}, {Hz: 660, Pan: -0.8}}[side]
		press.For, press.Volume = 35*time.Millisecond, 0.5
		_ = bridge.Beep(press) // silent before the first touch
		return
	}
	for _, n := range notes[s] {
		_ = bridge.Beep(bridge.Tone{Hz: n.hz, After: n.from, For: n.long, Volume: 0.5})
	}
}

var flashing = bridge.NewBox("on")

// flashClock lights the frame three times, for who does not hear.
func (h *host) flashClock() {
	root := h.clock.root
	if root == nil {
		return
	}
	root.SetData("flash", flashing)
	time.AfterFunc(2200*time.Millisecond, func() { root.DropData("flash") })
}

// watchClock keeps the screen on while a clock is in use, and finds out what the device cannot do.
func (h *host) watchClock(c model.WatchClock) {
	live := &h.clock
	live.asked = live.asked || c.Screen && !bridge.IsFullscreen()
	switch {
	case c.On && live.wake == nil:
		awake, err := bridge.KeepAwake(func(on bool) { h.clockLacks(func(d *model.ClockDevice) { d.NoWake = !on && bridge.Around().Visible }) })
		live.wake = awake
		if err != nil {
			live.wake = nil
			h.clockLacks(func(d *model.ClockDevice) { d.NoWake = true })
		}
	case !c.On && live.wake != nil:
		live.wake.End()
		live.wake = nil
	}
	lang := h.m.Lang().Tag()
	h.clockLacks(func(d *model.ClockDevice) { d.NoVoice = !bridge.HasVoice(lang) })
	h.askBattery(bridge.Now())
}

func (h *host) askBattery(now time.Duration) {
	h.clock.charged = now
	bridge.Battery().Then(func(p bridge.Power, err error) {
		if err == nil {
			h.clockLacks(func(d *model.ClockDevice) { d.Battery, d.Charging = int(p.Level*100), p.Charging })
		}
	})
}

// clockLacks notes what the device cannot do.
func (h *host) clockLacks(change func(*model.ClockDevice)) {
	h.ctx.Dispatch(func(app.Context) {
		d := h.m.Clock.Device
		change(&d)
		if d != h.m.Clock.Device {
			h.Send(model.ClockDeviceFound{Device: d})
		}
	})
}
