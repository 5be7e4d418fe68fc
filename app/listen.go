package app

import (
	"fmt"
	"runtime/debug"
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/model"
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
	act     model.Msg
	x, y    float64
	at      time.Duration // see stamp
	spent   bool          // it has acted: a click that follows is no other act
	opened  bool          // it was held, and opened a sheet of results
	pending bool          // let go on its place; the click that says so is still to come
}

// listen puts the listeners of all touchable elements at the root of the page.
func (h *host) listen(page app.UI) app.HTMLDiv {
	root := app.Div().ID("root")
	if h.m.Entry.Swap {
		root = root.On("pointermove", h.safely(h.dragged))
	}
	return root.
		OnClick(h.safely(h.click)).
		OnInput(h.safely(h.typed)).
		OnChange(h.safely(h.changed)).
		On("pointerdown", h.safely(h.pressed)).
		On("pointerup", h.safely(h.released)).
		On("pointercancel", h.safely(h.cancelled)).
		On("pointerleave", h.safely(h.cancelled)).
		On("submit", func(_ app.Context, e app.Event) { e.PreventDefault() }).
		Body(page)
}

// safely keeps a panic in a handler from ending the program: the model stays as it was.
func (h *host) safely(f app.EventHandler) app.EventHandler {
	return func(ctx app.Context, e app.Event) {
		defer func() {
			h.alive.done++
			if broken := recover(); broken != nil {
				app.Log(fmt.Sprintf("handler: %v\n%s", broken, debug.Stack()))
				h.m.Notice = brokenNotice(h.m.Lang())
				ctx.Update()
			}
		}()
		f(ctx, e)
	}
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
func (h *host) click(ctx app.Context, e app.Event) {
	if _, ok := marked(e, "skip"); ok {
		e.PreventDefault()
		if main, ok := element("main"); ok {
			main.Call("focus")
		}
		return
	}
	if e.Get("target").Get("type").String() == "radio" {
		h.input(ctx, e) // a drawing of the choice before, in the middle of this click, keeps the browser from telling of the change
	}
	byPointer := e.Get("detail").Int() > 0
	if byPointer && stamp(e) < h.press.at {
		ctx.PreventUpdate() // of the finger before: the next one, which settled its act, was faster
		return
	}
	if byPointer && (h.press.spent || h.press.act != nil) {
		if h.press.spent {
			ctx.PreventUpdate()
		}
		h.settle()
		return
	}
	key, ok := marked(e, "act")
	if !ok && !byPointer {
		key, ok = marked(e, "keyact")
	}
	if !ok {
		if h.m.ClockLive() {
			ctx.PreventUpdate() // the tap on the clock has been shown already
		}
		return
	}
	if msg, ok := h.v.ActOf(key); ok {
		h.Send(msg)
	}
}

// settle sends what the last press was put down on, once.
func (h *host) settle() {
	h.press.pending = false
	if !h.press.spent {
		h.press.spent = true
		h.touched = h.press.at
		h.Send(h.press.act)
		h.touched = 0
	}
}

func (h *host) input(_ app.Context, e app.Event) {
	key, ok := marked(e, "in")
	if !ok {
		return
	}
	target := e.Get("target")
	value := target.Get("value").String()
	if target.Get("type").String() == "checkbox" {
		value = strconv.FormatBool(target.Get("checked").Bool())
	}
	if msg, ok := h.v.InputOf(key, value); ok {
		h.Send(msg)
	}
}

// pressed notes what lies under the finger, and starts the half second after which a held key acts.
func (h *host) pressed(ctx app.Context, e app.Event) {
	if h.press.pending {
		h.settle() // the next finger was faster than the click of the last
	} else {
		ctx.PreventUpdate()
	}
	h.press = press{n: h.press.n + 1, x: e.Get("clientX").Float(), y: e.Get("clientY").Float(), at: stamp(e)}
	if key, ok := marked(e, "act"); ok {
		h.press.act, _ = h.v.ActOf(key)
	}
	key, ok := marked(e, "hold")
	if !ok {
		return
	}
	msg, ok := h.v.HoldOf(key)
	if !ok {
		return
	}
	needed := holdTime
	if text, ok := marked(e, "holdms"); ok {
		if ms, err := strconv.Atoi(text); err == nil && ms > 0 {
			needed = time.Duration(ms) * time.Millisecond
		}
	}
	h.later(ctx, needed, func(ctx app.Context) {
		ctx.PreventUpdate()
		h.later(ctx, settleTime, func(app.Context) {
			h.press.spent = true
			_, h.press.opened = msg.(model.OpenScores)
			h.Send(msg)
		})
	})
}

// stamp is when the browser noticed what e tells, on the clock of [bridge.Now].
func stamp(e app.Event) time.Duration {
	return time.Duration(e.Get("timeStamp").Float() * float64(time.Millisecond))
}

// later does f unless another press or release comes first.
func (h *host) later(ctx app.Context, wait time.Duration, f func(app.Context)) {
	n := h.press.n
	ctx.After(wait, func(ctx app.Context) {
		if h.press.n != n {
			ctx.PreventUpdate() // each touch would draw the page twice more
			return
		}
		f(ctx)
	})
}

// released ends a press. Its click usually follows at once; where the element is gone by then, it does not.
func (h *host) released(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	h.press.n++
	if h.drop(e) {
		ctx.Update()
		return
	}
	dx, dy := e.Get("clientX").Float()-h.press.x, e.Get("clientY").Float()-h.press.y
	if key, ok := marked(e, "swipe"); ok && dx > swipe && dy*dy < dx*dx/4 {
		if msg, ok := h.v.ActOf(key); ok {
			h.press.act, h.press.spent = nil, true
			h.Send(msg)
			ctx.Update()
			return
		}
	}
	if h.press.opened && stamp(e)-h.press.at < holdTime {
		h.press.opened, h.press.spent = false, false // a short touch after all: its end had to wait longer than a hold takes
		h.Send(model.CloseDialog{})
		ctx.Update()
	}
	if h.press.act != nil && !h.press.spent && dx*dx+dy*dy <= slop*slop {
		h.press.pending = true
		h.later(ctx, settleTime, func(ctx app.Context) {
			if !h.press.pending {
				ctx.PreventUpdate() // its click came, as it usually does
			}
			h.settle()
		})
	}
}

// cancelled forgets a press: it became a scroll, or left the page.
func (h *host) cancelled(ctx app.Context, _ app.Event) {
	ctx.PreventUpdate()
	if h.press.pending {
		return // a finger leaves the page whenever it is lifted
	}
	h.letGo()
	h.press.n++
	h.press.act = nil
}

// listenKeys hears the keyboard wherever the focus is.
func (h *host) listenKeys() {
	app.Window().Get("document").Call("addEventListener", "keydown", app.FuncOf(func(_ app.Value, args []app.Value) any {
		e := app.Event{Value: args[0]}
		if arrow := e.Get("key").String(); strings.HasPrefix(arrow, "Arrow") && onGrid(e) {
			e.PreventDefault() // the arrows move over the grid, not the page
		}
		if mainAct(e).Truthy() || h.endsNumber(e) {
			e.PreventDefault()
		}
		h.ctx.Dispatch(func(app.Context) {
			h.keyed(e)
			h.alive.done++
		})
		return nil
	}))
	app.Window().Get("document").Call("addEventListener", "input", app.FuncOf(func(app.Value, []app.Value) any {
		h.letters.told++
		return nil
	}), true)
}

// keyed answers a key of the keyboard unless a text is being typed.
func (h *host) keyed(e app.Event) {
	target := e.Get("target")
	switch target.Get("tagName").String() {
	case "INPUT", "TEXTAREA", "SELECT":
		if t := target.Get("type").String(); t != "radio" && t != "checkbox" {
			if e.Get("key").String() != "Escape" {
				h.entered(e)
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
	if msg, ok := h.v.KeyOf(key); ok {
		h.Send(msg)
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
