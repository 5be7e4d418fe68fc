package touch

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// ListenKeys listens to the keyboard wherever the focus is.
func (t *Touch) ListenKeys() {
	app.Window().Get("document").Call("addEventListener", "keydown", app.FuncOf(func(_ app.Value, args []app.Value) any {
		e := app.Event{Value: args[0]}
		if t.pulled(e) {
			return nil
		}
		if arrow := e.Get("key").String(); strings.HasPrefix(arrow, "Arrow") && onGrid(e) {
			e.PreventDefault() // the arrows move over the grid, not the page
		}
		if mainAct(e).Truthy() || t.endsNumber(e) || e.Get("key").String() == manualKey {
			e.PreventDefault()
		}
		t.ctx.Dispatch(func(app.Context) {
			t.keyed(e)
			t.acts++
		})
		return nil
	}))
	app.Window().Get("document").Call("addEventListener", "keyup", app.FuncOf(func(_ app.Value, args []app.Value) any {
		if args[0].Get("key").String() == "Tab" {
			uncover(app.Window().Get("document").Get("activeElement"))
		}
		return nil
	}))
	app.Window().Get("document").Call("addEventListener", "input", app.FuncOf(func(_ app.Value, args []app.Value) any {
		t.letters.told++
		unheard(args[0].Get("target"), 1)
		return nil
	}), true)
}

// pulled lets a key that is a lever of the page do that alone. One that is held down acts once.
func (t *Touch) pulled(e app.Event) bool {
	msg, ok := t.page.Acts().LeverOf(e.Get("key").String())
	if !ok || typing(e) {
		return false
	}
	e.PreventDefault()
	if !e.Get("repeat").Bool() {
		t.ctx.Dispatch(func(app.Context) {
			t.act(msg)
			t.acts++
		})
	}
	return true
}

// typing reports that a text is being typed.
func typing(e app.Event) bool {
	target := e.Get("target")
	switch target.Get("tagName").String() {
	case "INPUT", "TEXTAREA", "SELECT":
		kind := target.Get("type").String()
		return kind != "radio" && kind != "checkbox"
	}
	return false
}

// manualKey opens the manual of the app; browsers would open their own.
const manualKey = "F1"

// uncover scrolls the focused element out from under the bars: browsers count an element below a bar as visible (WCAG 2.4.11).
func uncover(e app.Value) {
	if e.Truthy() && e.Call("closest", "main").Truthy() && !e.Call("closest", ".bar, .act, .hand, .boards__head").Truthy() {
		bring(e)
	}
}

// keyed answers a key of the keyboard unless a text is being typed.
func (t *Touch) keyed(e app.Event) {
	if typing(e) && e.Get("key").String() != "Escape" && e.Get("key").String() != manualKey {
		t.entered(e)
		return
	}
	if e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool() || e.Get("altKey").Bool() {
		return
	}
	key := e.Get("key").String()
	if e.Get("repeat").Bool() && len(key) == 1 {
		return // a letter or digit that is held presses once
	}
	if key == " " && within(e, ":is(a,button,summary,[type=checkbox])") || strings.HasPrefix(key, "Arrow") && within(e, "[type=radio]") {
		return // it presses or chooses what has the focus
	}
	if onGrid(e) && strings.HasPrefix(key, "Arrow") {
		key = "grid:" + key
	}
	if msg, ok := t.page.Acts().KeyOf(key); ok {
		t.act(msg)
	}
}

// onGrid reports that the focus is on a cell of a grid, such as a square of the board: arrow keys are its own there, and a
// page names them with "grid:" before.
func onGrid(e app.Event) bool { return within(e, "[role=grid]") }

// within reports that what has the focus is, or stands in, an element of the selector.
func within(e app.Event, selector string) bool {
	target := e.Get("target")
	return target.Get("closest").Truthy() && target.Call("closest", selector).Truthy()
}
