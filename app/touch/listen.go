package touch

import (
	"strconv"
	"strings"
	"time"
	"wasit/app/session"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

const (
	// holdTime is how long a dangerous or second act must be pressed, unless the element says otherwise by data-holdms.
	holdTime = 500 * time.Millisecond
	// settleTime is left to releases that wait behind a long task: a busy device must not make a touch a hold, nor lose a
	// click whose element was redrawn.
	settleTime = 60 * time.Millisecond
	// slop is how far a finger may slide on its touch, in CSS pixels.
	slop = 12
	// swipe is how far a finger slides to the right to say yes, in CSS pixels.
	swipe = 60
)

// A press is what a finger or mouse button went down on: what it means is settled then, whatever is redrawn below it.
type press struct {
	n       int // counts presses and releases
	act     session.Msg
	x, y    float64
	at      time.Duration // see stamp
	spent   bool          // it has acted: a click that follows is no other act
	opened  bool          // it was held, and opened a sheet of results
	pending bool          // let go on its place; the click that says so is still to come
}

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

// click is the end of a touch, or an act of the keyboard, a switch or a screen reader.
func (t *Touch) click(ctx app.Context, e app.Event) {
	if _, ok := marked(e, "skip"); ok {
		e.PreventDefault()
		if main, ok := element("main"); ok {
			main.Call("focus")
		}
		return
	}
	if e.Get("target").Get("type").String() == "radio" {
		t.input(ctx, e) // a drawing of the choice before, in the middle of this click, keeps the browser from telling of the change
	}
	byPointer := e.Get("detail").Int() > 0
	if byPointer && stamp(e) < t.press.at {
		ctx.PreventUpdate() // of the finger before: the next one, which settled its act, was faster
		return
	}
	if byPointer && (t.press.spent || t.press.act != nil) {
		if t.press.spent {
			ctx.PreventUpdate()
		}
		t.settle()
		return
	}
	key, ok := marked(e, "act")
	if !ok && !byPointer {
		key, ok = marked(e, "keyact")
	}
	if !ok {
		if t.page.HasClock() {
			ctx.PreventUpdate() // the tap on the clock has been shown already
		}
		return
	}
	if msg, ok := t.page.Acts().ActOf(key); ok {
		t.page.Send(msg)
	}
}

// settle sends what the last press was put down on, once.
func (t *Touch) settle() {
	t.press.pending = false
	if !t.press.spent {
		t.press.spent = true
		t.touched = t.press.at
		t.page.Send(t.press.act)
		t.touched = 0
	}
}

func (t *Touch) input(_ app.Context, e app.Event) {
	key, ok := marked(e, "in")
	if !ok {
		return
	}
	target := e.Get("target")
	value := target.Get("value").String()
	if target.Get("type").String() == "checkbox" {
		value = strconv.FormatBool(target.Get("checked").Bool())
	}
	if msg, ok := t.page.Acts().InputOf(key, value); ok {
		t.page.Send(msg)
	}
}

// pressed notes what lies under the finger, and starts the half second after which a held key acts.
func (t *Touch) pressed(ctx app.Context, e app.Event) {
	if t.press.pending {
		t.settle() // the next finger was faster than the click of the last
	} else {
		ctx.PreventUpdate()
	}
	t.press = press{n: t.press.n + 1, x: e.Get("clientX").Float(), y: e.Get("clientY").Float(), at: stamp(e)}
	if key, ok := marked(e, "act"); ok {
		t.press.act, _ = t.page.Acts().ActOf(key)
	}
	key, ok := marked(e, "hold")
	if !ok {
		return
	}
	msg, ok := t.page.Acts().HoldOf(key)
	if !ok {
		return
	}
	needed := holdTime
	if text, ok := marked(e, "holdms"); ok {
		if ms, err := strconv.Atoi(text); err == nil && ms > 0 {
			needed = time.Duration(ms) * time.Millisecond
		}
	}
	t.later(ctx, needed, func(ctx app.Context) {
		ctx.PreventUpdate()
		t.later(ctx, settleTime, func(app.Context) {
			t.press.spent = true
			_, t.press.opened = msg.(interface{ OpensSheet() })
			t.page.Send(msg)
		})
	})
}

// stamp is when the browser noticed what e tells, on the clock of [bridge.Now].
func stamp(e app.Event) time.Duration {
	return time.Duration(e.Get("timeStamp").Float() * float64(time.Millisecond))
}

// later does f unless another press or release comes first.
func (t *Touch) later(ctx app.Context, wait time.Duration, f func(app.Context)) {
	n := t.press.n
	ctx.After(wait, func(ctx app.Context) {
		if t.press.n != n {
			ctx.PreventUpdate() // each touch would draw the page twice more
			return
		}
		f(ctx)
	})
}

// released ends a press. Its click usually follows at once; where the element is gone by then, it does not.
func (t *Touch) released(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	t.press.n++
	if t.drop(e) {
		ctx.Update()
		return
	}
	dx, dy := e.Get("clientX").Float()-t.press.x, e.Get("clientY").Float()-t.press.y
	if key, ok := marked(e, "swipe"); ok && dx > swipe && dy*dy < dx*dx/4 {
		if msg, ok := t.page.Acts().ActOf(key); ok {
			t.press.act, t.press.spent = nil, true
			t.page.Send(msg)
			ctx.Update()
			return
		}
	}
	if t.press.opened && stamp(e)-t.press.at < holdTime {
		t.press.opened, t.press.spent = false, false // a short touch after all: its end had to wait longer than a hold takes
		t.page.Send(session.CloseDialog{})
		ctx.Update()
	}
	if t.press.act != nil && !t.press.spent && dx*dx+dy*dy <= slop*slop {
		t.press.pending = true
		t.later(ctx, settleTime, func(ctx app.Context) {
			if !t.press.pending {
				ctx.PreventUpdate() // its click came, as it usually does
			}
			t.settle()
		})
	}
}

// cancelled forgets a press: it became a scroll, or left the page.
func (t *Touch) cancelled(ctx app.Context, _ app.Event) {
	ctx.PreventUpdate()
	if t.press.pending {
		return // a finger leaves the page whenever it is lifted
	}
	t.letGo()
	t.press.n++
	t.press.act = nil
}

// ListenKeys hears the keyboard wherever the focus is.
func (t *Touch) ListenKeys() {
	app.Window().Get("document").Call("addEventListener", "keydown", app.FuncOf(func(_ app.Value, args []app.Value) any {
		e := app.Event{Value: args[0]}
		if arrow := e.Get("key").String(); strings.HasPrefix(arrow, "Arrow") && onGrid(e) {
			e.PreventDefault() // the arrows move over the grid, not the page
		}
		if mainAct(e).Truthy() || t.endsNumber(e) {
			e.PreventDefault()
		}
		t.ctx.Dispatch(func(app.Context) {
			t.keyed(e)
			t.acts++
		})
		return nil
	}))
	app.Window().Get("document").Call("addEventListener", "input", app.FuncOf(func(app.Value, []app.Value) any {
		t.letters.told++
		return nil
	}), true)
}

// keyed answers a key of the keyboard unless a text is being typed.
func (t *Touch) keyed(e app.Event) {
	target := e.Get("target")
	switch target.Get("tagName").String() {
	case "INPUT", "TEXTAREA", "SELECT":
		if kind := target.Get("type").String(); kind != "radio" && kind != "checkbox" {
			if e.Get("key").String() != "Escape" {
				t.entered(e)
				return
			}
		}
	}
	if e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool() || e.Get("altKey").Bool() {
		return
	}
	key := e.Get("key").String()
	if key == " " && within(e, ":is(a,button,summary,[type=checkbox])") || strings.HasPrefix(key, "Arrow") && within(e, "[type=radio]") {
		return // it presses or chooses what has the focus
	}
	if onGrid(e) && strings.HasPrefix(key, "Arrow") {
		key = "grid:" + key
	}
	if msg, ok := t.page.Acts().KeyOf(key); ok {
		t.page.Send(msg)
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
