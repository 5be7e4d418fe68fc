package app

import (
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/bridge"
	"wasit/app/dial"
	"wasit/app/model"
	"wasit/clock"
)

// nameLater is when the names of the halves are written after a press: behind its frame.
const nameLater = 30 * time.Millisecond

// palm is the longer side of a contact that no finger makes, in CSS pixels: about 22 mm.
const palm = 140

// clockTouched runs inside the browser's event: the press is on the screen before the event ends, and its row is on its way
// to the store in the same turn. A touch of a half is no press of anything else on the page.
func (h *host) clockTouched(p bridge.Pointer) (taken bool) {
	c := &h.clock
	if p.Kind != "pointerdown" {
		_, taken = c.fingers[p.ID]
		delete(c.fingers, p.ID)
		if c.asked && p.Kind == "pointerup" {
			c.asked = false
			h.fillScreen()
		}
		return taken
	}
	side, ok := sideOf(p.Target)
	if !ok || h.m.Clock.Gap != nil {
		return false
	}
	if h.press.pending {
		h.settle() // the click of the touch before has not come yet
		h.ctx.Dispatch(func(app.Context) {})
	}
	h.press = press{n: h.press.n + 1}
	if p.Size > palm {
		return true
	}
	second := false
	for _, down := range c.fingers {
		second = second || down == side
	}
	c.fingers[p.ID] = side
	switch {
	case !second:
		h.pressClock(model.ClockPress{Side: side, Touch: true, Stamp: p.Stamp})
	case !h.clockRuns(side): // no press: on the half that does not run it asks for the times
		h.Send(model.ClockSay{})
	}
	return true
}

func (h *host) clockRuns(side clock.Side) bool {
	s := h.m.Clock.Game.State
	return s.Phase(h.clockAt()) == clock.Running && s.Turn() == side
}

func (h *host) fillScreen() {
	bridge.SetFullscreen(true).Then(func(_ bridge.Nothing, err error) {
		h.clockLacks(func(d *model.ClockDevice) { d.NoScreen = err != nil })
	})
}

// pressClock is Send for a press: the digits come before everything else that it asks for.
func (h *host) pressClock(msg model.ClockPress) {
	cmds := h.update(msg)
	h.clockMoved()
	for _, c := range cmds {
		h.perform(c)
	}
	time.AfterFunc(nameLater, h.nameClock)
}

func sideOf(target string) (clock.Side, bool) {
	switch {
	case strings.HasPrefix(target, dial.Half(clock.White)):
		return clock.White, true
	case strings.HasPrefix(target, dial.Half(clock.Black)):
		return clock.Black, true
	}
	return clock.White, false
}
