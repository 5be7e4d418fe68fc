package bridge

import (
	"syscall/js"
	"time"
)

// Vibrate shakes the device: on, off, on, … iPhones and iPads cannot ([ErrUnsupported]); a silent phone may ignore it.
func Vibrate(pattern ...time.Duration) error {
	if !has(navigator, "vibrate") {
		return &MissingError{"navigator.vibrate"}
	}
	list := make([]any, len(pattern))
	for i, d := range pattern {
		list[i] = d.Milliseconds()
	}
	if !navigator.Call("vibrate", list).Bool() {
		return ErrRefused // before the first touch of the page
	}
	return nil
}

// Battery reads the battery. Safari and Firefox do not tell ([ErrUnsupported]).
func Battery() *Promise[Power] {
	if !has(navigator, "getBattery") {
		return missing[Power]("navigator.getBattery")
	}
	return later(func() js.Value { return navigator.Call("getBattery") },
		func(v js.Value) (Power, error) {
			return Power{v.Get("level").Float(), v.Get("charging").Bool()}, nil
		})
}

// SetFullscreen fills the screen with the page, or ends that. It needs a touch; an iPhone cannot ([ErrUnsupported]).
func SetFullscreen(on bool) *Promise[Nothing] {
	if !has(document, "documentElement", "requestFullscreen") {
		return missing[Nothing]("requestFullscreen")
	}
	if !on && !IsFullscreen() {
		return settled(Nothing{}, nil)
	}
	return later(func() js.Value {
		if on {
			return document.Get("documentElement").Call("requestFullscreen", map[string]any{"navigationUI": "hide"})
		}
		return document.Call("exitFullscreen")
	}, nothing)
}

// IsFullscreen says whether the page fills the screen.
func IsFullscreen() bool { return document.Get("fullscreenElement").Truthy() }

// Print opens the browser's print dialog once the caller has returned: the dialog stops every script until it closes.
func Print() error {
	if !has(global, "print") {
		return &MissingError{"print"}
	}
	var open js.Func
	open = js.FuncOf(func(js.Value, []js.Value) any {
		open.Release()
		global.Call("print")
		return nil
	})
	global.Call("setTimeout", open, 0)
	return nil
}

// Awake keeps the screen on while it is wanted.
type Awake struct {
	changed  func(on bool)
	stops    []func()
	sentinel js.Value
	dropped  js.Func // the system took the lock, as for a low battery
	asking   bool
	ended    bool
}

// KeepAwake keeps the screen on, also after the tab was away, until [Awake.End]; changed is called with whether it is on. The
// system may refuse, as with a low battery, or take the lock back: each touch asks again for one that is not held. Without the Screen Wake Lock API (Chromium 84, Safari 16.4, Firefox 126) it is
// [ErrUnsupported].
func KeepAwake(changed func(on bool)) (*Awake, error) {
	if !has(navigator, "wakeLock", "request") {
		return nil, &MissingError{"navigator.wakeLock"}
	}
	a := &Awake{changed: changed}
	a.dropped = js.FuncOf(func(js.Value, []js.Value) any {
		a.sentinel = js.Undefined()
		post(func() { a.changed(false) })
		return nil
	})
	again := func(js.Value) {
		if !a.sentinel.Truthy() && !a.asking {
			a.ask()
		}
	}
	a.stops = []func(){listen(document, "visibilitychange", func(js.Value) { a.ask() }, nil),
		listen(document, "pointerdown", again, map[string]any{"passive": true, "capture": true}), listen(document, "keydown", again, nil)}
	a.ask()
	return a, nil
}

// ask requests a lock whenever the tab is in front; the browser drops it when the tab goes away.
func (a *Awake) ask() {
	if document.Get("visibilityState").String() != "visible" {
		a.sentinel = js.Undefined() // the browser has dropped it
		return
	}
	a.asking = true
	later(func() js.Value { return navigator.Get("wakeLock").Call("request", "screen") },
		func(v js.Value) (Nothing, error) {
			if a.ended {
				v.Call("release")
				return Nothing{}, nil
			}
			a.sentinel = v
			v.Set("onrelease", a.dropped)
			return Nothing{}, nil
		}).Then(func(_ Nothing, err error) {
		a.asking = false
		post(func() { a.changed(err == nil) })
	})
}

// End lets the screen go dark again.
func (a *Awake) End() {
	a.ended = true
	for _, stop := range a.stops {
		stop()
	}
	if a.sentinel.Truthy() {
		a.sentinel.Set("onrelease", js.Null())
		a.sentinel.Call("release")
	}
	a.dropped.Release()
}
