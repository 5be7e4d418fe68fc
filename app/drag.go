package app

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/model"
)

const (
	// edge is how near the bars of the page, in CSS pixels, a carried player makes it scroll.
	edge = 64
	// slow and fast are how far it then scrolls in a step, and step how long that takes.
	slow = 2.0
	fast = 16.0
	step = 16 * time.Millisecond
)

// A drag is a player of a draft on the way to another's place.
type drag struct {
	from    app.Value // the key that is carried; nil: none
	over    app.Value // the key below it
	x, y    float64   // where the finger is
	scrolls float64   // how far the page has scrolled meanwhile
	rolls   bool      // it goes on scrolling by itself
}

// dragged carries the player whose key was pressed. A finger that only scrolls is taken away by the browser: see cancelled.
func (h *host) dragged(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	player, ok := h.press.act.(model.SwapTouch)
	x, y := e.Get("clientX").Float(), e.Get("clientY").Float()
	dx, dy := x-h.press.x, y-h.press.y
	if !ok || h.press.spent || h.press.pending || h.drag.from == nil && dx*dx+dy*dy <= slop*slop {
		return
	}
	if h.drag.from == nil {
		key := app.Window().Get("document").Call("querySelector", `[data-act="swap-`+strconv.Itoa(int(player.Player))+`"]`)
		if !key.Truthy() {
			return
		}
		h.drag = drag{from: key}
		key.Get("classList").Call("add", "is-carried")
	}
	h.drag.x, h.drag.y = x, y
	h.carry()
	if !h.drag.rolls && h.drag.speed() != 0 {
		h.drag.rolls = true
		ctx.After(step, h.roll)
	}
}

// carry draws the player where the finger is, and marks whose place he would take.
func (h *host) carry() {
	px := func(f float64) string { return strconv.Itoa(int(f)) + "px" }
	h.drag.from.Get("style").Set("transform", "translate("+px(h.drag.x-h.press.x)+","+px(h.drag.y-h.press.y+h.drag.scrolls)+")")
	h.drag.mark(below(h.drag.x, h.drag.y))
}

// roll scrolls a step while the finger rests near an edge.
func (h *host) roll(ctx app.Context) {
	ctx.PreventUpdate()
	if h.drag.from == nil {
		return
	}
	by := h.drag.speed()
	if by == 0 || h.scroll(by) == 0 {
		h.drag.rolls = false
		return
	}
	h.carry()
	ctx.After(step, h.roll)
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

// scroll moves the page and returns how far it went.
func (h *host) scroll(by float64) float64 {
	before := app.Window().Get("scrollY").Float()
	app.Window().Call("scrollBy", 0, by)
	went := app.Window().Get("scrollY").Float() - before
	h.drag.scrolls += went
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

// drop ends a drag; it is false where none was under way. Over another player the two exchange their places.
func (h *host) drop(e app.Event) bool {
	d := h.drag
	if d.from == nil {
		return false
	}
	key := below(e.Get("clientX").Float(), e.Get("clientY").Float())
	h.letGo()
	from, _ := h.press.act.(model.SwapTouch)
	h.press.act, h.press.spent = nil, true
	if key != nil {
		msg, _ := h.v.ActOf(key.Get("dataset").Get("act").String())
		if to, ok := msg.(model.SwapTouch); ok && to != from {
			h.Send(model.SwapDrop{A: from.Player, B: to.Player})
		}
	}
	return true
}

// letGo puts what was carried back on its place.
func (h *host) letGo() {
	if h.drag.from != nil {
		h.drag.mark(nil)
		h.drag.from.Get("classList").Call("remove", "is-carried")
		h.drag.from.Get("style").Set("transform", "")
	}
	h.drag = drag{}
}
