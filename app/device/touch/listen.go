package touch

import (
	"strconv"
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
	pointer int // id of the finger or mouse, as the browser counts them
	down    bool
	act     session.Msg
	link    string // address within the app
	x, y    float64
	at      time.Duration // see stamp
	spent   bool          // it has acted: a click that follows is no other act
	lifted  bool          // it acted when it was lifted: no click need follow
	opened  bool          // it was held, and opened a sheet of results
	pending bool          // let go on its place; the click that says so is still to come
}

// prompt is an act that needs no leave of the browser, which some give to clicks alone: it is done when the finger is lifted.
type prompt interface{ Prompt() }

// acts reports that the finger went down on something that does something.
func (p press) acts() bool { return p.act != nil || p.link != "" }

// rests reports that a finger which is lifted there did not slide off.
func (p press) rests(x, y float64) bool {
	dx, dy := x-p.x, y-p.y
	return dx*dx+dy*dy <= slop*slop
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

// ListenLifts tells the browser of touches that have acted when the finger was lifted. It makes nothing more of them: no light on the key,
// for which it would draw the page a second time, no mouse that comes, clicks and takes the focus. Only a field is to lose the focus, and a
// phone's keyboard to go with it.
func (t *Touch) ListenLifts() {
	app.Window().Get("document").Call("addEventListener", "touchend", app.FuncOf(func(_ app.Value, args []app.Value) any {
		lifted := t.press.lifted
		t.press.lifted = false
		if lifted && !active().Call("matches", "input, textarea, select").Bool() {
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

// click is the end of a touch, or an act of the keyboard, a switch or a screen reader.
func (t *Touch) click(ctx app.Context, e app.Event) {
	if _, ok := marked(e, "skip"); ok {
		e.PreventDefault()
		if main, ok := element("main"); ok {
			main.Call("focus")
		}
		return
	}
	if field := e.Get("target"); isChoice(field) {
		t.choose(e, field)
	}
	byPointer := e.Get("detail").Int() > 0
	if byPointer && (stamp(e) < t.press.at || t.passed != noPointer && pointerOf(e) == t.passed) {
		ctx.PreventUpdate() // of the finger before: the next one, which settled its act, was faster
		return
	}
	if byPointer && (t.press.spent || t.press.acts()) {
		t.press.lifted = false // of a mouse
		if t.press.spent {
			ctx.PreventUpdate()
		}
		if t.press.act == nil || linkOf(e) != t.press.link { // a link that moved below the finger: go-app must not follow it
			e.PreventDefault()
			e.Call("stopPropagation")
		}
		t.settle()
		return
	}
	key, ok := "", false
	if !byPointer {
		key, ok = marked(e, "keyact") // what a finger must hold
	}
	if !ok {
		key, ok = marked(e, "act")
	}
	if !ok {
		if t.page.HasClock() {
			ctx.PreventUpdate() // the tap on the clock has been shown already
		}
		return
	}
	if msg, ok := t.page.Acts().ActOf(key); ok {
		t.act(msg)
	}
}

// act sends what a touch or a key means, and shows it.
func (t *Touch) act(msg session.Msg) {
	t.page.Send(msg)
	t.draw()
}

// draw has the page drawn at once, or first what somebody waits for.
func (t *Touch) draw() {
	if t.page.First() {
		t.ctx.PreventUpdate()
		return
	}
	t.ctx.Update()
}

// settle sends what the last press was put down on, once.
func (t *Touch) settle() {
	t.press.pending = false
	if !t.press.spent {
		t.press.spent = true
		t.perform(t.press)
	}
}

// perform sends what a press was put down on.
func (t *Touch) perform(p press) {
	if p.act == nil {
		t.ctx.Navigate(p.link)
		return
	}
	t.touched = p.at
	t.act(p.act)
	t.touched = 0
}

// passOn sends what the earlier of two fingers was put down on. Browsers send no click for a finger beside another one; one that does is
// known by its pointer.
func (t *Touch) passOn() {
	p := *t.earlier
	t.earlier, t.passed = nil, p.pointer
	t.perform(p)
}

// pressed notes what lies under the finger, and starts the half second after which a held key acts.
func (t *Touch) pressed(ctx app.Context, e app.Event) {
	pointer := pointerOf(e)
	if t.lift.man != nil || t.drag.from != nil && pointer != t.press.pointer || e.Get("button").Int() > 0 {
		ctx.PreventUpdate() // a finger beside the one that carries a man or a player, or another button than the first
		return
	}
	acted := t.press.pending
	if acted {
		t.settle() // the next finger was faster than the click of the last
	}
	t.hideHeld()
	if before := t.press; before.down && before.pointer != pointer && before.acts() && !before.spent {
		if t.earlier != nil {
			t.passOn()
			acted = true
		}
		t.earlier = &before // of two thumbs the second came before the first was lifted
	}
	if !acted {
		ctx.PreventUpdate()
	}
	t.passed = noPointer
	t.press = press{n: t.press.n + 1, pointer: pointer, down: true, x: e.Get("clientX").Float(), y: e.Get("clientY").Float(), at: stamp(e)}
	if key, ok := marked(e, "act"); ok {
		t.press.act, _ = t.page.Acts().ActOf(key)
	}
	t.press.link = linkOf(e)
	key, ok := marked(e, "hold")
	if !ok {
		return
	}
	msg, ok := t.page.Acts().HoldOf(key)
	if !ok {
		return
	}
	t.showHeld(e)
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

// noPointer is the id of no finger and no mouse.
const noPointer = -1

// pointerOf is the id of the finger or mouse that e tells of, [noPointer] where the browser gives none.
func pointerOf(e app.Event) int {
	if id := e.Get("pointerId"); id.Type() == app.TypeNumber {
		return id.Int()
	}
	return noPointer
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

// released ends a press. Its click usually follows; where the element is gone by then, it does not. What did nothing has nothing drawn: what
// acted keeps the drawing of this turn, for a frame may come before the one it asks for, and would show what waits for the drawing.
func (t *Touch) released(ctx app.Context, e app.Event) {
	if !t.end(ctx, e) {
		ctx.PreventUpdate()
	}
}

// end ends the press of the finger that e tells of, and reports whether something was done.
func (t *Touch) end(ctx app.Context, e app.Event) (acted bool) {
	if e.Get("button").Int() > 0 {
		return false
	}
	pointer, x, y := pointerOf(e), e.Get("clientX").Float(), e.Get("clientY").Float()
	switch first := t.earlier; {
	case first != nil && first.pointer == pointer:
		if acted = first.rests(x, y); acted {
			t.passOn()
		}
		t.earlier = nil
		return acted
	case t.press.pointer != pointer:
		return false // of a finger that meant nothing
	case first != nil && t.press.at-first.at < holdTime:
		t.passOn() // in the order in which they went down
		acted = true
	}
	t.earlier = nil // a hand that rests on a key is no touch of it
	t.hideHeld()
	t.press.n++
	t.press.down = false
	if t.drop(e) {
		ctx.Update()
		return true
	}
	dx, dy := x-t.press.x, y-t.press.y
	if key, ok := marked(e, "swipe"); ok && dx > swipe && dy*dy < dx*dx/4 {
		if msg, ok := t.page.Acts().ActOf(key); ok {
			t.press.act, t.press.link, t.press.spent = nil, "", true
			t.page.Send(msg)
			ctx.Update()
			return true
		}
	}
	if t.press.opened && stamp(e)-t.press.at < holdTime {
		t.press.opened, t.press.spent = false, false // a short touch after all: its end had to wait longer than a hold takes
		t.page.Send(session.CloseDialog{})
		ctx.Update()
		acted = true
	}
	if t.press.acts() && !t.press.spent && t.press.rests(x, y) {
		if _, ok := t.press.act.(prompt); ok {
			t.press.lifted = true
			t.settle()
			return true
		}
		t.press.pending = true
		t.later(ctx, settleTime, func(ctx app.Context) {
			if !t.press.pending {
				ctx.PreventUpdate() // its click came, as it usually does
			}
			t.settle()
		})
	}
	return acted
}

// cancelled forgets a press: it became a scroll, or left the page.
func (t *Touch) cancelled(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	pointer := pointerOf(e)
	if t.earlier != nil && t.earlier.pointer == pointer {
		t.earlier = nil
		return
	}
	if t.press.pointer != pointer {
		return // another finger left the page, which every finger does that is lifted
	}
	t.press.down = false
	if t.press.pending {
		return // a finger leaves the page whenever it is lifted
	}
	t.letGo()
	t.hideHeld()
	t.press.n++
	t.press.act, t.press.link = nil, ""
}
