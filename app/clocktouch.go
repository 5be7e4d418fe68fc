package app

import (
	"strings"

	"wasit/app/bridge"
	"wasit/app/dial"
	"wasit/app/model"
	"wasit/clock"
)

// palm is the longer side of a contact that no finger makes, in CSS pixels: about 22 mm.
const palm = 140

// clockTouched runs inside the browser's event: the press is on the screen before the event ends, and its row is on its way
// to the store in the same turn.
func (h *host) clockTouched(p bridge.Pointer) {
	c := &h.clock
	if p.Kind != "pointerdown" {
		delete(c.fingers, p.ID)
		if c.asked && p.Kind == "pointerup" {
			c.asked = false
			bridge.SetFullscreen(true).Then(func(_ bridge.Nothing, err error) {
				h.clockLacks(func(d *model.ClockDevice) { d.NoScreen = err != nil })
			})
		}
		return
	}
	side, ok := sideOf(p.Target)
	if !ok || p.Size > palm || h.m.Clock.Gap != nil {
		return
	}
	second := false
	for _, down := range c.fingers {
		second = second || down == side
	}
	c.fingers[p.ID] = side
	if second { // no press; on the half that does not run it asks for the times
		if at := h.clockAt(); h.m.Clock.Game.State.Phase(at) != clock.Running || h.m.Clock.Game.State.Turn() != side {
			h.Send(model.ClockSay{})
		}
		return
	}
	h.pressClock(model.ClockPress{Side: side, Touch: true, Stamp: p.Stamp})
}

// pressClock is Send for a press: the digits come before everything else that it asks for.
func (h *host) pressClock(msg model.ClockPress) {
	cmds := h.update(msg)
	h.clockMoved()
	for _, c := range cmds {
		h.perform(c)
	}
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
