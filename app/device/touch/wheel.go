package touch

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/device/touch/gesture"
	"wasit/app/session"
)

// turnable is a dial that a finger can turn like a wheel.
type turnable interface {
	Turn(steps int) session.Msg // what the dial shows so many values further on than when the finger came down
}

// A wheel is a dial under a finger.
type wheel struct {
	act    turnable // nil: none
	finger int
	way    gesture.Wheel
}

// HearWheels listens to the pointers that turn dials, where there are any.
func (t *Touch) HearWheels(on bool) {
	switch {
	case on == (t.unwheel != nil):
	case on:
		over := func(app.Event) { t.wheel = wheel{} }
		t.unwheel = t.hearPointers(t.grasped, t.turned, over, over)
	default:
		t.unwheel()
		t.unwheel, t.wheel = nil, wheel{}
	}
}

// grasped notes a dial under the first finger or the main button of a mouse.
func (t *Touch) grasped(e app.Event) {
	t.wheel = wheel{}
	target := e.Get("target")
	if !e.Get("isPrimary").Truthy() || e.Get("button").Int() != 0 || !target.Get("closest").Truthy() {
		return
	}
	dial := target.Call("closest", "[data-wheel]")
	if !dial.Truthy() {
		return
	}
	if act, ok := t.page.Acts().WheelOf(dial.Get("dataset").Get("wheel").String()).(turnable); ok {
		t.wheel = wheel{act, e.Get("pointerId").Int(), gesture.Wheel{Start: e.Get("clientY").Float()}}
	}
}

// turned turns the dial as far as the finger went.
func (t *Touch) turned(e app.Event) {
	w := &t.wheel
	if w.act == nil || e.Get("pointerId").Int() != w.finger {
		return
	}
	if steps, turned := w.way.To(e.Get("clientY").Float()); turned {
		t.sendSoon(w.act.Turn(steps), 0)
	}
}
