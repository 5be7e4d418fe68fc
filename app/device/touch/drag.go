package touch

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/device/touch/gesture"
	"wasit/app/session"
)

const (
	// edge is how near the bars of the page, in CSS pixels, a carried player makes it scroll.
	edge = 64
	// slow and fast are how far it then scrolls in a step, and step how long that takes.
	slow = 2.0
	fast = 16.0
	step = 16 * time.Millisecond
)

// carried is the act of a key that can be carried to the place of another one.
type carried interface {
	Carry() int                         // the number in the key's name, after "swap-"
	DropOn(act session.Msg) session.Msg // what letting go over the key with that act sends; nil: nothing
}

// A drag is a player of a draft on the way to another's place.
type drag struct {
	from    app.Value // the key that is carried; nil: none
	act     carried   // of that key
	start   gesture.Contact
	over    app.Value // the key below it
	x, y    float64   // where the finger is
	scrolls float64   // how far the page has scrolled meanwhile
	rolls   bool      // it goes on scrolling by itself
}

// dragged carries the player whose key was pressed. A finger that only scrolls is taken away by the browser: see cancelled.
func (t *Touch) dragged(ctx app.Context, e app.Event) {
	t.leave(ctx)
	now := contact(e)
	start, on := t.fingers.Last()
	player, ok := on.Act.(carried)
	if !ok || !t.fingers.MayCarry(now) {
		return
	}
	if t.drag.from == nil {
		key := app.Window().Get("document").Call("querySelector", `[data-act="swap-`+strconv.Itoa(player.Carry())+`"]`)
		if !key.Truthy() {
			return
		}
		t.drag = drag{from: key, act: player, start: start}
		t.fingers.Carry()
		key.Get("classList").Call("add", "is-carried")
	}
	t.drag.x, t.drag.y = now.X, now.Y
	t.carry()
	if !t.drag.rolls && t.drag.speed() != 0 {
		t.drag.rolls = true
		ctx.After(step, t.roll)
	}
}

// carry draws the player where the finger is, and marks whose place he would take.
func (t *Touch) carry() {
	px := func(f float64) string { return strconv.Itoa(int(f)) + "px" }
	t.drag.from.Get("style").Set("transform", "translate("+px(t.drag.x-t.drag.start.X)+","+px(t.drag.y-t.drag.start.Y+t.drag.scrolls)+")")
	t.drag.mark(below(t.drag.x, t.drag.y))
}

// roll scrolls a step while the finger rests near an edge.
func (t *Touch) roll(ctx app.Context) {
	t.leave(ctx)
	if t.drag.from == nil {
		return
	}
	by := t.drag.speed()
	if by == 0 || t.scroll(by) == 0 {
		t.drag.rolls = false
		return
	}
	t.carry()
	ctx.After(step, t.roll)
}

// speed is how far the page is to scroll in a step: faster the nearer the finger is to the bar above or below the boards.
func (d *drag) speed() float64 {
	top, bottom := 0.0, app.Window().Get("innerHeight").Float()
	document := app.Window().Get("document")
	rect := func(selector, side string) (at float64, ok bool) {
		bar := document.Call("querySelector", selector)
		if !bar.Truthy() {
			return 0, false
		}
		return bar.Call("getBoundingClientRect").Get(side).Float(), true
	}
	if list := rolling(d.from); list != nil {
		box := list.Call("getBoundingClientRect")
		top, bottom = box.Get("top").Float(), box.Get("bottom").Float()
	}
	if at, ok := rect(".bar", "bottom"); ok {
		top = max(top, at)
	}
	if at, ok := rect(".act", "top"); ok {
		bottom = min(bottom, at)
	}
	switch {
	case d.y < top+edge:
		return -slow - (fast-slow)*min(1, (top+edge-d.y)/edge)
	case d.y > bottom-edge:
		return slow + (fast-slow)*min(1, (d.y-bottom+edge)/edge)
	}
	return 0
}

// scroll moves the list, or where that does not scroll by itself the page, and returns how far it went.
func (t *Touch) scroll(by float64) float64 {
	moved, place := app.Value(app.Window()), "scrollY"
	if list := rolling(t.drag.from); list != nil {
		moved, place = list, "scrollTop"
	}
	before := moved.Get(place).Float()
	moved.Call("scrollBy", 0, by)
	went := moved.Get(place).Float() - before
	t.drag.scrolls += went
	return went
}

// below is the key of a player at a place of the screen, if there is one.
func below(x, y float64) app.Value {
	at := app.Window().Get("document").Call("elementFromPoint", x, y)
	if !at.Truthy() {
		return nil
	}
	if key := at.Call("closest", `[data-act^="swap-"]`); key.Truthy() {
		return key
	}
	return nil
}

// mark shows whose place the player would take.
func (d *drag) mark(key app.Value) {
	if d.over != nil {
		d.over.Get("classList").Call("remove", "is-over")
	}
	if d.over = key; key != nil {
		key.Get("classList").Call("add", "is-over")
	}
}

// drop ends a drag. Over another player the two exchange their places.
func (t *Touch) drop(e app.Event) {
	from := t.drag.act
	key := below(e.Get("clientX").Float(), e.Get("clientY").Float())
	t.letGo()
	if key != nil {
		msg, _ := t.page.Acts().ActOf(key.Get("dataset").Get("act").String())
		if dropped := from.DropOn(msg); dropped != nil {
			t.page.Send(dropped)
		}
	}
	t.ctx.Update()
}

// letGo puts what was carried back on its place.
func (t *Touch) letGo() {
	if t.drag.from != nil {
		t.drag.mark(nil)
		t.drag.from.Get("classList").Call("remove", "is-carried")
		t.drag.from.Get("style").Set("transform", "")
	}
	t.drag = drag{}
}
