package touch

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/device/touch/gesture"
	"wasit/app/session"
)

const (
	// liftSlop is how far a mouse goes with its button down before the piece below it is lifted, in CSS pixels. A finger trembles: see [gesture.Slop].
	liftSlop = 4
	// grown is how much larger a piece is under a finger than on its square: a finger hides a square. A mouse hides nothing.
	grown = 1.8
)

// liftable is the act of a square whose piece can be carried to another one.
type liftable interface {
	Lift() session.Msg                 // what lifting the piece sends; nil: nothing
	PutOn(act session.Msg) session.Msg // what putting it down on the square with that act sends; nil act: outside of all squares
}

// A lift is a piece on the way to another square. It is drawn by the browser alone, on its own layer, as fast as the finger's events
// come; the page is drawn when it is lifted and when it is put down.
type lift struct {
	act    liftable
	square app.Value // the piece's own
	finger int       // the pointer that carries it
	mouse  bool
	x, y   float64   // where the pointer went down
	man    app.Value // what is drawn at the pointer; nil: not lifted yet
	style  app.Value // of man
	half   float64   // half the side of what is drawn
	under  app.Value // what lies below the pointer
	over   app.Value // the square that it is or is part of
}

// HearLifts handles the pointers that carry pieces, where there are any: on other pages no way of a finger wakes the program. The listeners
// stand at the document and do not wait for a frame.
func (t *Touch) HearLifts(on bool) {
	switch {
	case on == (t.unhear != nil):
		return
	case !on:
		if t.lift.man != nil {
			t.lift.end()
		}
		t.lift = lift{}
		t.unhear()
		t.unhear = nil
		return
	}
	t.unhear = t.hearPointers(t.reached, t.moved, func(e app.Event) { t.putDown(e, true) }, func(e app.Event) { t.putDown(e, false) })
}

// hearPointers listens to all pointer events of the document until stop is called.
func (t *Touch) hearPointers(down, move, up, cancel func(e app.Event)) (stop func()) {
	document := app.Window().Get("document")
	var stops []func()
	hear := func(name string, f func(e app.Event)) {
		heard := app.FuncOf(func(_ app.Value, args []app.Value) any {
			defer t.mend(t.ctx)
			f(app.Event{Value: args[0]})
			return nil
		})
		document.Call("addEventListener", name, heard, map[string]any{"capture": true, "passive": true})
		stops = append(stops, func() {
			document.Call("removeEventListener", name, heard, map[string]any{"capture": true})
			heard.Release()
		})
	}
	hear("pointerdown", down)
	hear("pointermove", move)
	hear("pointerup", up)
	hear("pointercancel", cancel)
	return func() {
		for _, stop := range stops {
			stop()
		}
	}
}

// reached notes a piece under the first finger or the main button of a mouse. A second finger, or another button, leaves it alone.
func (t *Touch) reached(e app.Event) {
	primary := e.Get("isPrimary").Truthy()
	if t.lift.man != nil {
		if !primary {
			return
		}
		t.lift.end() // the pointer before was lost: it would still be the first one
	}
	t.lift = lift{}
	if !primary || e.Get("button").Int() != 0 {
		return
	}
	target := e.Get("target")
	if !target.Get("closest").Truthy() {
		return
	}
	square := target.Call("closest", ".lift[data-act]")
	if !square.Truthy() {
		return
	}
	msg, _ := t.page.Acts().ActOf(square.Get("dataset").Get("act").String())
	if act, ok := msg.(liftable); ok {
		t.lift = lift{act: act, square: square, finger: e.Get("pointerId").Int(), mouse: e.Get("pointerType").String() == "mouse",
			x: e.Get("clientX").Float(), y: e.Get("clientY").Float()}
	}
}

// moved carries the piece.
func (t *Touch) moved(e app.Event) {
	l := &t.lift
	if l.act == nil || e.Get("pointerId").Int() != l.finger {
		return
	}
	x, y := e.Get("clientX").Float(), e.Get("clientY").Float()
	if l.man == nil {
		least := float64(gesture.Slop)
		if l.mouse {
			least = liftSlop
		}
		if dx, dy := x-l.x, y-l.y; dx*dx+dy*dy <= least*least {
			return
		}
		l.raise()
		t.sendSoon(l.act.Lift(), 0)
	}
	l.carry(x, y)
}

// raise draws the piece over the page.
func (l *lift) raise() {
	document := app.Window().Get("document")
	size := l.square.Call("getBoundingClientRect").Get("width").Float()
	if !l.mouse {
		size *= grown
	}
	l.half = size / 2
	l.man = document.Call("createElement", "div")
	l.man.Set("className", "carried")
	side := strconv.Itoa(int(size)) + "px"
	l.style = l.man.Get("style")
	l.style.Set("width", side)
	l.style.Set("height", side)
	l.man.Call("append", l.square.Call("querySelector", ".pc").Call("cloneNode", true))
	document.Get("body").Call("append", l.man)
	l.square.Call("setAttribute", "data-lifted", "")
}

// carry draws the piece at the pointer, above a finger, and marks the square below the pointer. It looks before it draws: the browser would
// have to compute the style of what was drawn to say what lies where, and then again for the frame.
func (l *lift) carry(x, y float64) {
	if under := elementAt(x, y); l.under == nil || !l.under.Equal(under) {
		l.under = under
		l.aim(squareOf(under))
	}
	top := y - l.half
	if !l.mouse {
		top = y - 1.7*l.half
	}
	px := func(f float64) string { return strconv.Itoa(int(f)) + "px" }
	l.style.Set("transform", "translate3d("+px(x-l.half)+","+px(top)+",0)")
}

// elementAt is what lies at a place of the screen.
func elementAt(x, y float64) app.Value {
	return app.Window().Get("document").Call("elementFromPoint", x, y)
}

// squareOf is the square that an element is or is part of, if there is one.
func squareOf(e app.Value) app.Value {
	if !e.Truthy() {
		return nil
	}
	if square := e.Call("closest", ".sq[data-act]"); square.Truthy() {
		return square
	}
	return nil
}

// aim marks the square on which the piece would be put.
func (l *lift) aim(square app.Value) {
	if l.over == nil && square == nil || l.over != nil && square != nil && l.over.Equal(square) {
		return
	}
	if l.over != nil {
		l.over.Call("removeAttribute", "data-aim")
	}
	if l.over = square; square != nil {
		square.Call("setAttribute", "data-aim", "")
	}
}

// end takes the carried piece off the screen.
func (l *lift) end() {
	l.aim(nil)
	l.man.Call("remove")
	l.square.Call("removeAttribute", "data-lifted")
}

// putDown ends a lift. Where the browser took the pointer away, or the piece is let go outside of the board, it goes back.
func (t *Touch) putDown(e app.Event, here bool) {
	l := &t.lift
	if l.act == nil || e.Get("pointerId").Int() != l.finger {
		return
	}
	ended := *l
	*l = lift{}
	if ended.man == nil {
		return
	}
	ended.end()
	var act session.Msg
	if square := squareOf(elementAt(e.Get("clientX").Float(), e.Get("clientY").Float())); here && square != nil {
		act, _ = t.page.Acts().ActOf(square.Get("dataset").Get("act").String())
	}
	t.sendSoon(ended.act.PutOn(act), stamp(e))
}

// sendSoon sends what a pointer that carries a piece did; the click that follows is no touch. at is when it did it.
func (t *Touch) sendSoon(msg session.Msg, at time.Duration) {
	t.ctx.Dispatch(func(app.Context) {
		t.fingers.Spend()
		t.touched = at
		if msg != nil {
			t.act(msg)
		}
		t.touched = 0
	})
}
