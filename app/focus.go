package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/model"
	"wasit/app/view"
)

// dialogTurned keeps what had the focus when a dialog opened, and gives the focus back to it when the dialog is closed, so that
// a keyboard goes on where it was. A field is left alone: on a phone it would open the keys.
func (h *host) dialogTurned(open bool) {
	if open {
		h.opener = active().Get("id").String()
		return
	}
	id := h.opener
	h.opener = ""
	if id == "" {
		return
	}
	h.ctx.Defer(func(app.Context) {
		if e, ok := element(id); ok && isNowhere() && e.Get("tagName").String() != "INPUT" {
			focusStill(e)
		}
	})
}

// keepFocus looks after a drawing whether what had the focus is gone with it: then what has its name now has it, a notice above
// it may have moved it, or else the heading; for a keyboard would begin at the top of the page, and a screen reader would not
// say where it is. It also names the page.
func (h *host) keepFocus() {
	had := !isNowhere()
	id := ""
	if had {
		id = active().Get("id").String()
	}
	h.ctx.Defer(func(app.Context) {
		h.lost = (h.lost || had) && isNowhere()
		heading := app.Window().Get("document").Call("querySelector", "#main h1")
		if !heading.Truthy() {
			return // while an event is being opened
		}
		h.named(heading.Get("textContent").String())
		if h.lost {
			h.lost = false
			if sheet, ok := element("sheet"); ok {
				heading = sheet
			} else if again, ok := element(id); ok && id != "" {
				heading = again
			}
			focusStill(heading)
		}
	})
}

// named gives the page its title: tabs, the history, files of printed sheets and screen readers name it so. Where the focus stays
// on the way to another page, in the navigation, the page's heading is told.
func (h *host) named(heading string) {
	title := heading + " – " + view.AppName
	switch e := h.m.Event; {
	case h.m.Route.Page == model.PageHome:
		title = view.AppName
	case e != nil && e.ID == h.m.Route.Event && !e.Loading && e.Failed == nil:
		title = heading + " – " + e.Kept.Event().Name + " – " + view.AppName
	}
	if title == h.title {
		return
	}
	app.Window().Get("document").Set("title", title)
	if told, ok := element("told"); ok && h.title != "" && active().Call("closest", ".nav").Truthy() {
		told.Set("textContent", heading)
	}
	h.title = title
}

func active() app.Value { return app.Window().Get("document").Get("activeElement") }

// isNowhere reports that nothing has the focus.
func isNowhere() bool {
	e := active()
	return !e.Truthy() || e.Get("tagName").String() == "BODY"
}

// focusStill gives an element the focus, also one that no key reaches, and scrolls nothing.
func focusStill(e app.Value) {
	if !e.Call("hasAttribute", "tabindex").Bool() && e.Get("tabIndex").Int() < 0 {
		e.Set("tabIndex", -1)
	}
	e.Call("focus", map[string]any{"preventScroll": true})
}

// focus moves the keyboard focus; where the main part is to get it, its heading has it, and the page scrolls to the top.
func focus(id string) {
	e, ok := element(id)
	if !ok {
		return
	}
	if id != "main" {
		e.Call("focus")
		return
	}
	if heading := e.Call("querySelector", "h1"); heading.Truthy() {
		e = heading
	}
	focusStill(e)
	app.Window().Call("scrollTo", 0, 0)
}
