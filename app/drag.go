package app

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/model"
)

// edge is how near the border of the screen, in CSS pixels, a carried player makes the page scroll.
const edge = 90

// A drag is a player of a draft on the way to another's place.
type drag struct {
	from    app.Value // the key that is carried; nil: none
	over    app.Value // the key below it
	scrolls float64   // how far the page has scrolled meanwhile
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
	switch height := app.Window().Get("innerHeight").Float(); {
	case y < edge:
		h.scroll(-12)
	case y > height-edge:
		h.scroll(12)
	}
	px := func(f float64) string { return strconv.Itoa(int(f)) + "px" }
	h.drag.from.Get("style").Set("transform", "translate("+px(dx)+","+px(dy+h.drag.scrolls)+")")
	h.drag.mark(below(x, y))
}

func (h *host) scroll(by float64) {
	before := app.Window().Get("scrollY").Float()
	app.Window().Call("scrollBy", 0, by)
	h.drag.scrolls += app.Window().Get("scrollY").Float() - before
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
