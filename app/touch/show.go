package touch

import (
	"strings"
	"wasit/app/bridge"
	"wasit/app/session"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Show performs an effect that the page itself shows; done is false for another one.
func (t *Touch) Show(c session.Cmd) (done bool) {
	switch c := c.(type) {
	case session.Navigate:
		t.navigate(c)
	case session.Focus:
		t.ctx.Defer(func(app.Context) { focus(c.ID) })
	case session.Reveal:
		t.ctx.Defer(func(app.Context) { reveal(c.ID) })
	case session.Blank:
		t.ctx.Defer(func(app.Context) {
			if e, ok := element(c.ID); ok {
				e.Set("value", "")
			}
		})
	case session.ShowSettings:
		showSettings(c.Settings)
	default:
		return false
	}
	return true
}

func (t *Touch) navigate(c session.Navigate) {
	if t.steps.leaving {
		t.steps.waits = append(t.steps.waits, c)
		return
	}
	path := Prefix() + c.To.Path()
	if c.Replace || t.steps.onSheet && isSheetEntry() { // the entry of a sheet is no page to come back to
		app.Window().Get("history").Call("replaceState", nil, "", path)
		// go-app hears of it as of a step through the history; else a later way to the page that was left would do nothing
		app.Window().Call("dispatchEvent", app.Window().Get("PopStateEvent").New("popstate"))
		return
	}
	t.ctx.Navigate(path)
}

// Prefix stands before each address of the app in the browser; natively pages are neutral.
func Prefix() string {
	if app.IsServer {
		return ""
	}
	return strings.TrimSuffix(app.Getenv("GOAPP_ROOT_PREFIX"), "/")
}

// A BootPage is what boot.js has shown while the program came.
type BootPage struct {
	Lang     string // of the document
	Path     string // of the address, without the prefix
	NoEvents bool   // the device has none yet
}

// Boot reads the page that boot.js has made.
func Boot() BootPage {
	document := app.Window().Get("document")
	p := BootPage{Lang: document.Get("documentElement").Get("lang").String(), Path: strings.TrimPrefix(app.Window().URL().Path, Prefix())}
	if boot, ok := element("boot"); ok {
		p.NoEvents = boot.Get("dataset").Get("page").String() == "first"
	}
	return p
}

func element(id string) (app.Value, bool) {
	e := app.Window().Get("document").Call("getElementById", id)
	return e, e.Truthy()
}

// reveal scrolls a row of a list into its upper third: the style sheet sets the distance (scroll-padding).
func reveal(id string) {
	if e, ok := element(id); ok {
		e.Call("scrollIntoView", map[string]any{"block": "start", "behavior": "instant"})
	}
}

func showSettings(s session.Settings) {
	root := app.Window().Get("document").Get("documentElement")
	set := func(name, value string) {
		if value == "" {
			root.Call("removeAttribute", name)
		} else {
			root.Call("setAttribute", name, value)
		}
	}
	on := func(b bool, word string) string {
		if b {
			return word
		}
		return ""
	}
	look := bridge.Look{Theme: s.Theme, Contrast: on(s.Contrast, "high"), Motion: on(s.Calm, "off"), Hand: on(s.LeftHand, "left"), Lang: s.Lang.Tag()}
	set("lang", look.Lang)
	set("data-theme", look.Theme)
	set("data-contrast", look.Contrast)
	set("data-motion", look.Motion)
	set("data-hand", look.Hand)
	_ = bridge.SaveLook(look) // only spares the next start a flash of the other theme
}
