package touch

import (
	"wasit/app/view"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// DialogTurned keeps what had the focus when a dialog opened, and gives the focus back to it when the dialog is closed, so that
// a keyboard goes on where it was. A field is left alone: on a phone it would open the keys.
func (t *Touch) DialogTurned(open bool) {
	if open {
		t.opener = active().Get("id").String()
		t.enterSheet()
		return
	}
	id := t.opener
	t.opener = ""
	if id == "" {
		return
	}
	t.ctx.Defer(func(app.Context) {
		if e, ok := element(id); ok && isNowhere(active()) && e.Get("tagName").String() != "INPUT" {
			focusStill(e)
		}
	})
}

// KeepFocus looks after a drawing whether what had the focus is gone with it: then what has its name now has it, a notice above
// it may have moved it, or else the heading; for a keyboard would begin at the top of the page, and a screen reader would not
// say where it is. It also names the page.
func (t *Touch) KeepFocus() {
	was, id := active(), t.gone
	had := !isNowhere(was)
	t.ctx.Defer(func(app.Context) {
		t.rest()
		t.lost = (t.lost || had) && isNowhere(active())
		if full := t.page.HasClock(); full != t.full {
			t.full = full
			app.Window().Get("document").Get("documentElement").Call("toggleAttribute", "data-full", full)
		}
		heading := app.Window().Get("document").Call("querySelector", "#main h1")
		if !heading.Truthy() {
			return // while an event is being opened
		}
		t.named(heading.Get("textContent").String())
		t.gone = ""
		if t.lost {
			t.lost = false
			if sheet, ok := element("sheet"); ok {
				heading = sheet
			} else {
				if had {
					id = was.Get("id").String()
				}
				if again, ok := element(id); ok {
					heading = again
				}
			}
			focusStill(heading)
		}
	})
}

// leaveFocus takes the focus from what goes with the page that is left, as it goes when its element goes. But then the browser would lay
// out the page for it in the middle of the drawing, and once more after that. A field keeps it: the keys of a phone stay up.
func (t *Touch) leaveFocus() {
	e := active()
	if !e.Truthy() || !e.Call("closest", "main, .act").Truthy() || e.Call("matches", "input, textarea, select").Bool() {
		return
	}
	t.lost, t.gone = true, e.Get("id").String()
	e.Call("blur")
}

// named gives the page its title, which tabs, the history, files of printed sheets and screen readers show. Where the focus stays in
// the navigation on the way to another page, the heading of that page is announced.
func (t *Touch) named(heading string) {
	title := view.TabTitle(heading, t.page.Session())
	if title == t.title {
		return
	}
	app.Window().Get("document").Set("title", title)
	if told, ok := element("told"); ok && t.title != "" {
		if !active().Call("closest", ".nav").Truthy() {
			heading = "" // what was told of another page, or in another language, no longer holds
		}
		told.Set("textContent", heading)
	}
	t.title = title
}

func active() app.Value { return app.Window().Get("document").Get("activeElement") }

// isNowhere reports that this is no element that has the focus.
func isNowhere(active app.Value) bool {
	return !active.Truthy() || active.Equal(app.Window().Get("document").Get("body"))
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
