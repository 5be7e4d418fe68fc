package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/model"
)

// typed is one letter, or a choice.
func (h *host) typed(ctx app.Context, e app.Event) {
	h.letters.heard++
	field := e.Get("target")
	field.Set("typed", field.Get("value")) // a drawing does not write it back
	h.input(ctx, e)
	h.ctx.Defer(func(app.Context) { h.cleared(field) })
}

// letters counts what was typed: when the browser said so, and when it was answered.
type letters struct{ told, heard int }

// cleared empties a field that the model emptied between two drawings, so that no drawing could tell: on a busy device a name
// that is saved would stay, and the next one be written behind it.
func (h *host) cleared(field app.Value) {
	if h.letters.heard != h.letters.told {
		return // more was typed since
	}
	if is := field.Get("dataset").Get("is"); is.Type() == app.TypeString && is.String() == "=" && field.Get("value").String() != "" {
		field.Set("value", "")
		field.Set("typed", nil)
	}
}

// changed is the end of a choice. Of a text each letter has been told; its end comes when the field is left or Enter pressed, and
// may tell of a text that has been taken and cleared since.
func (h *host) changed(ctx app.Context, e app.Event) {
	target := e.Get("target")
	switch target.Get("tagName").String() {
	case "TEXTAREA":
		return
	case "INPUT":
		if t := target.Get("type").String(); t != "radio" && t != "checkbox" && t != "date" && t != "time" {
			return
		}
	}
	h.input(ctx, e)
}

// entered does what Enter does in a form.
func (h *host) entered(e app.Event) {
	if button := mainAct(e); button.Truthy() {
		if msg, ok := h.v.ActOf(button.Get("dataset").Get("act").String()); ok {
			h.Send(msg)
		}
	}
}

// mainAct is what Enter presses in a field of one line that is no search: the main act of the sheet or step around it, unless
// that is a dangerous one.
func mainAct(e app.Event) app.Value {
	field := e.Get("target")
	if e.Get("key").String() != "Enter" || e.Get("isComposing").Bool() || field.Get("tagName").String() != "INPUT" {
		return app.Null()
	}
	if t := field.Get("type").String(); t == "search" || t == "radio" || t == "checkbox" || t == "file" {
		return app.Null()
	}
	form := field.Call("closest", "#sheet, .app--focus")
	if !form.Truthy() {
		return form
	}
	return form.Call("querySelector", ".btn--main[data-act]:not(.btn--bad)")
}

// endsNumber reports that Enter ends a number being typed, and so does not press what has the focus.
func (h *host) endsNumber(e app.Event) bool {
	return h.m.Entry.Once && h.m.Route.Page == model.PageRound && h.m.Dialog == nil && e.Get("key").String() == "Enter" &&
		!within(e, "input, a, summary")
}
