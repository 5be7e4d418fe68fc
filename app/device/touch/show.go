package touch

import (
	"strings"
	"wasit/app/device/bridge"
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
		if c.Lead {
			t.trail.want = nil // the page is shown where this is
		}
		t.ctx.Defer(func(app.Context) { reveal(c) })
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

// reveal brings a row of a list into sight, into the upper third of what the bars above and the hand below leave of it. One that
// stands there whole is left where it is: nothing moves under the finger.
func reveal(c session.Reveal) {
	e, ok := element(c.ID)
	if !ok {
		return
	}
	if c.Lead { // below the bars: the style sheet sets the distance (scroll-padding)
		e.Call("scrollIntoView", map[string]any{"block": "start", "behavior": "instant"})
		return
	}
	bring(e)
}

// bring moves what scrolls until no bar lies on e; what is seen whole stays where it is.
func bring(e app.Value) {
	document, moved := app.Window().Get("document"), app.Value(app.Window())
	top, bottom := 0.0, app.Window().Get("innerHeight").Float()
	if list := rolling(e); list != nil {
		moved = list
		top, bottom = side(list, "top"), side(list, "bottom")
	}
	for _, bar := range []string{".bar", ".boards__head"} {
		if b := document.Call("querySelector", bar); isStuck(b) {
			top = max(top, side(b, "bottom"))
		}
	}
	for _, bar := range []string{".nav", ".act", ".hand"} {
		if b := document.Call("querySelector", bar); isStuck(b) && side(b, "top") > top {
			bottom = min(bottom, side(b, "top"))
		}
	}
	above, below := side(e, "top"), side(e, "bottom")
	if above >= top && below <= bottom {
		return
	}
	moved.Call("scrollBy", map[string]any{"top": above - top - max(0, (bottom-top-(below-above))/3), "behavior": "instant"})
}

// rolling is the list around e that scrolls by itself, nil where the page scrolls.
func rolling(e app.Value) app.Value {
	list := e.Call("closest", ".flow__list")
	if !list.Truthy() || app.Window().Call("getComputedStyle", list).Get("overflowY").String() != "auto" {
		return nil
	}
	return list
}

// isStuck reports that e is drawn and keeps its place while the page scrolls.
func isStuck(e app.Value) bool {
	return e.Truthy() && e.Get("offsetHeight").Int() > 0 && app.Window().Call("getComputedStyle", e).Get("position").String() == "sticky"
}

func side(e app.Value, name string) float64 { return e.Call("getBoundingClientRect").Get(name).Float() }

func showSettings(s session.Settings) {
	root := app.Window().Get("document").Get("documentElement")
	set := func(name, value string) {
		if value == "" {
			root.Call("removeAttribute", name)
		} else {
			root.Call("setAttribute", name, value)
		}
	}
	look := lookOf(s)
	set("lang", s.Lang.Tag())
	set("data-theme", look.Theme)
	set("data-contrast", look.Contrast)
	set("data-motion", look.Motion)
	set("data-hand", look.Hand)
	_ = bridge.SaveLook(look) // only spares the next start a flash of the other theme
}

// lookOf is what boot.js shows the next start in. A language that only follows the device is not kept: the device may speak another one then.
func lookOf(s session.Settings) bridge.Look {
	on := func(b bool, word string) string {
		if b {
			return word
		}
		return ""
	}
	look := bridge.Look{Theme: s.Theme, Contrast: on(s.Contrast, "high"), Motion: on(s.Calm, "off"), Hand: on(s.LeftHand, "left")}
	if s.Set {
		look.Lang = s.Lang.Tag()
	}
	return look
}
