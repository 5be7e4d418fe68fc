package touch

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/device/touch/gesture"
)

// prompt is an act that needs no user activation, which some browsers give to clicks alone: it is done when the finger is lifted.
type prompt interface{ Prompt() }

// Listen puts the listeners of all touchable elements at the root of the page.
func (t *Touch) Listen(page app.UI) app.HTMLDiv {
	root := app.Div().ID("root")
	if t.page.Carries() {
		root = root.On("pointermove", t.safely(t.dragged))
	}
	return root.
		OnClick(t.safely(t.click)).
		OnInput(t.safely(t.typed)).
		OnChange(t.safely(t.changed)).
		On("pointerdown", t.safely(t.pressed)).
		On("pointerup", t.safely(t.released)).
		On("pointercancel", t.safely(t.cancelled)).
		On("pointerleave", t.safely(t.cancelled)).
		On("submit", func(_ app.Context, e app.Event) { e.PreventDefault() }).
		Body(page)
}

// ListenLifts tells the browser of touches that have acted when the finger was lifted. It makes nothing more of them: no light on the key,
// for which it would draw the page a second time, no mouse that comes, clicks and takes the focus. Only a field is to lose the focus, and a
// phone's keyboard to go with it.
func (t *Touch) ListenLifts() {
	app.Window().Get("document").Call("addEventListener", "touchend", app.FuncOf(func(_ app.Value, args []app.Value) any {
		if t.fingers.TakeLifted() && !active().Call("matches", "input, textarea, select").Bool() {
			args[0].Call("preventDefault")
		}
		return nil
	}), map[string]any{"passive": false})
}

// marked returns the value of data-name on the element of e or the nearest one around it.
func marked(e app.Event, name string) (string, bool) {
	target := e.Get("target")
	if !target.Truthy() || !target.Get("closest").Truthy() {
		return "", false
	}
	found := target.Call("closest", "[data-"+name+"]")
	if !found.Truthy() {
		return "", false
	}
	return found.Get("dataset").Get(name).String(), true
}

// linkOf returns the address of the link under a finger or the first button of a mouse; "" where there is none, or where the
// browser has something else to do with it: another tab, a file, a page outside the app.
func linkOf(e app.Event) string {
	target := e.Get("target")
	if !target.Get("closest").Truthy() || e.Get("button").Int() != 0 || e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool() || e.Get("shiftKey").Bool() {
		return ""
	}
	link := target.Call("closest", "a[href]:not([target],[download],[data-skip])")
	if !link.Truthy() || link.Get("origin").String() != app.Window().Get("location").Get("origin").String() {
		return ""
	}
	return link.Get("href").String()
}

// contact is where and when a finger or a mouse was.
func contact(e app.Event) gesture.Contact {
	return gesture.Contact{Pointer: pointerOf(e), At: stamp(e), X: e.Get("clientX").Float(), Y: e.Get("clientY").Float()}
}

// target is what lies under a finger that comes down.
func (t *Touch) target(e app.Event) (on gesture.Target) {
	on.Link = linkOf(e)
	on.Key, on.Place, on.Main = on.Link, t.page.At(), within(e, ".btn--main")
	if within(e, "#sheet") {
		on.Place += " sheet"
	}
	if key, ok := marked(e, "act"); ok {
		if msg, ok := t.page.Acts().ActOf(key); ok {
			on.Act, on.Key = msg, key
			_, on.Prompt = msg.(prompt)
		}
	}
	if key, ok := marked(e, "hold"); ok {
		if msg, ok := t.page.Acts().HoldOf(key); ok {
			on.Hold = msg
			_, on.Opens = msg.(interface{ OpensSheet() })
		}
	}
	if text, ok := marked(e, "holdms"); ok {
		if ms, err := strconv.Atoi(text); err == nil && ms > 0 {
			on.HoldFor = time.Duration(ms) * time.Millisecond
		}
	}
	return on
}

// showHeld marks the element that is held, so that it draws from the first moment on how long it must be.
func (t *Touch) showHeld(e app.Event) {
	t.held = e.Get("target").Call("closest", "[data-hold]")
	t.held.Call("setAttribute", "data-held", "on")
}

// hideHeld takes the mark away.
func (t *Touch) hideHeld() {
	if t.held != nil {
		t.held.Call("removeAttribute", "data-held")
		t.held = nil
	}
}

// stamp is when the browser noticed what e tells, on the clock of [bridge.Now].
func stamp(e app.Event) time.Duration {
	return time.Duration(e.Get("timeStamp").Float() * float64(time.Millisecond))
}

// pointerOf is the id of the finger or mouse that e tells of, [gesture.NoPointer] where the browser gives none.
func pointerOf(e app.Event) int {
	if id := e.Get("pointerId"); id.Type() == app.TypeNumber {
		return id.Int()
	}
	return gesture.NoPointer
}
