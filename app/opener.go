package app

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// dialogTurned keeps what had the focus when a dialog opened, and gives the focus back to it when the dialog is closed, so that
// a keyboard goes on where it was. A field is left alone: on a phone it would open the keys.
func (h *host) dialogTurned(open bool) {
	document := app.Window().Get("document")
	if open {
		h.opener = document.Get("activeElement").Get("id").String()
		return
	}
	id := h.opener
	h.opener = ""
	if id == "" {
		return
	}
	h.ctx.Defer(func(app.Context) {
		if e, ok := element(id); ok && document.Get("activeElement").Get("tagName").String() == "BODY" && e.Get("tagName").String() != "INPUT" {
			e.Call("focus", map[string]any{"preventScroll": true})
		}
	})
}
