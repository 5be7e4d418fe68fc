package touch

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// A trail is where the pages of the browser's history were left.
type trail struct {
	at     string           // name of the entry in hand; a sheet's entry has that of its page
	places map[string]place // where the page of an entry was left
	want   *place           // where the page that comes is to be shown, once it is drawn so far; nil: it stands there already
}

// A place is how far a page, and the list in it that scrolls by itself, are scrolled.
type place struct{ page, list float64 }

// ListenPlaces takes the scrolling of pages into the app's hands: a browser would do it before the page is drawn.
func (t *Touch) ListenPlaces() {
	t.trail.places = map[string]place{}
	app.Window().Get("history").Set("scrollRestoration", "manual")
	t.trail.at = entry()
}

// entry returns the name of the history's entry that is shown: the one in its state, or the browser's own. Where a browser has none (Safari
// before 26, Firefox before 147) the entry is given one, which takes as long as going there.
func entry() string {
	history := app.Window().Get("history")
	if state := history.Get("state"); state.Truthy() && state.Get("at").Truthy() {
		return state.Get("at").String()
	}
	if own := app.Window().Get("navigation"); own.Truthy() && own.Get("currentEntry").Truthy() {
		return own.Get("currentEntry").Get("id").String()
	}
	name := strconv.FormatInt(time.Now().UnixNano(), 36)
	history.Call("replaceState", map[string]any{"at": name}, "")
	return name
}

// DropFragment takes what stands after the # from the address that is shown; the entry of the history stays the same.
func (t *Touch) DropFragment() {
	u := *app.Window().URL()
	u.Fragment, u.RawFragment = "", ""
	history := app.Window().Get("history")
	state := history.Get("state")
	if !state.Truthy() {
		state = app.ValueOf(map[string]any{"at": t.trail.at})
	}
	history.Call("replaceState", state, "", u.String())
}

// Turned is told when the address has changed, while the page that is left still stands there. A page that is gone to is shown from
// its top, one that is come back to where it was left.
func (t *Touch) Turned() {
	t.leaveFocus()
	if t.trail.places == nil {
		return
	}
	left := here()
	t.trail.places[t.trail.at] = left
	if at := entry(); at != t.trail.at {
		to := t.trail.places[at]
		t.trail.at, t.trail.want = at, &to
		if left == (place{}) && to == left {
			t.trail.want = nil // to scroll, the browser would lay out the page before the rest of it is drawn, and then again
		}
	}
}

// rest scrolls a page to the place where it was left, as soon as so much of it is rendered. It is called after each rendering.
func (t *Touch) rest() {
	want := t.trail.want
	if want == nil {
		return
	}
	app.Window().Call("scrollTo", map[string]any{"top": want.page, "behavior": "instant"})
	if list := app.Window().Get("document").Call("querySelector", ".flow__list"); list.Truthy() {
		list.Set("scrollTop", want.list)
	}
	if app.Window().Get("document").Call("querySelector", "#root[aria-busy], main > .skel").Truthy() {
		return // more of it comes
	}
	t.trail.want = nil
}

func here() place {
	p := place{page: app.Window().Get("scrollY").Float()}
	if list := app.Window().Get("document").Call("querySelector", ".flow__list"); list.Truthy() {
		p.list = list.Get("scrollTop").Float()
	}
	return p
}
