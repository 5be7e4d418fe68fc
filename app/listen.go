package app

import (
	"fmt"
	"runtime/debug"
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/model"
)

// holdTime is how long a dangerous or second act must be pressed.
const holdTime = 500 * time.Millisecond

// listen puts the listeners of all touchable elements at the root of the page.
func (h *host) listen(page app.UI) app.UI {
	return app.Div().ID("root").
		OnClick(h.safely(h.click)).
		OnInput(h.safely(h.input)).
		OnChange(h.safely(h.input)).
		On("pointerdown", h.safely(h.pressed)).
		On("pointerup", h.safely(h.released)).
		On("pointercancel", h.safely(h.released)).
		On("pointerleave", h.safely(h.released)).
		On("submit", func(_ app.Context, e app.Event) { e.PreventDefault() }).
		Body(page)
}

// safely keeps a panic in a handler from ending the program: the model stays as it was.
func (h *host) safely(f app.EventHandler) app.EventHandler {
	return func(ctx app.Context, e app.Event) {
		defer func() {
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

func (h *host) click(_ app.Context, e app.Event) {
	if _, ok := marked(e, "skip"); ok {
		e.PreventDefault()
		h.perform(model.Focus{ID: "main"})
		return
	}
	if h.held { // the press that ends here has acted already
		h.held = false
		return
	}
	key, ok := marked(e, "act")
	if !ok && e.Get("detail").Int() == 0 { // a click without a pointer: keyboard, switch, screen reader
		key, ok = marked(e, "keyact")
	}
	if !ok {
		return
	}
	if msg, ok := h.v.ActOf(key); ok {
		h.Send(msg)
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

// pressed starts the half second after which a held key acts.
func (h *host) pressed(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	h.held = false
	key, ok := marked(e, "hold")
	if !ok {
		return
	}
	h.press++
	press := h.press
	ctx.After(holdTime, func(ctx app.Context) {
		if h.press != press {
			return // let go in between
		}
		if msg, ok := h.v.HoldOf(key); ok {
			h.held = true // the click that follows the release is not another act
			h.Send(msg)
		}
	})
}

func (h *host) released(ctx app.Context, _ app.Event) {
	ctx.PreventUpdate()
	h.press++
}

// listenKeys hears the keyboard wherever the focus is.
func (h *host) listenKeys() {
	app.Window().Get("document").Call("addEventListener", "keydown", app.FuncOf(func(_ app.Value, args []app.Value) any {
		e := app.Event{Value: args[0]}
		h.ctx.Dispatch(func(app.Context) { h.keyed(e) })
		return nil
	}))
}

// keyed answers a key of the keyboard unless a text is being typed.
func (h *host) keyed(e app.Event) {
	target := e.Get("target")
	switch target.Get("tagName").String() {
	case "INPUT", "TEXTAREA", "SELECT":
		if t := target.Get("type").String(); t != "radio" && t != "checkbox" {
			return
		}
	}
	if e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool() || e.Get("altKey").Bool() {
		return
	}
	if msg, ok := h.v.KeyOf(e.Get("key").String()); ok {
		h.Send(msg)
	}
}
