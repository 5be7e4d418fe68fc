package touch

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// A trail is where the pages of the browser's history were left.
type trail struct {
	at     int           // number of the entry in hand, kept in its state; a sheet's entry has that of its page
	places map[int]place // where the page of an entry was left
	want   *place        // where the page that comes is to be shown, once it is drawn so far
}

// A place is how far a page, and the list in it that scrolls by itself, are scrolled.
type place struct{ page, list float64 }

// ListenPlaces takes the scrolling of pages into the app's hands: a browser would do it before the page is drawn.
func (t *Touch) ListenPlaces() {
	t.trail.places = map[int]place{}
	app.Window().Get("history").Set("scrollRestoration", "manual")
	if n, ok := entry(); ok {
		t.trail.at = n
	} else {
		t.number()
	}
}

// entry returns the number of the entry of the history that is shown; false where none was given it yet.
func entry() (int, bool) {
	state := app.Window().Get("history").Get("state")
	if !state.Truthy() || !state.Get("at").Truthy() {
		return 0, false
	}
	return state.Get("at").Int(), true
}

// number gives the entry that is shown the next number.
func (t *Touch) number() {
	t.trail.at++
	app.Window().Get("history").Call("replaceState", map[string]any{"at": t.trail.at}, "", app.Window().URL().String())
}

// DropFragment takes what stands behind the # from the address that is shown; the entry of the history stays the same.
func (t *Touch) DropFragment() {
	u := *app.Window().URL()
	u.Fragment, u.RawFragment = "", ""
	history := app.Window().Get("history")
	history.Call("replaceState", history.Get("state"), "", u.String())
}

// Turned is told when the address has changed, while the page that is left still stands there. A page that is gone to is shown from
// its top, one that is come back to where it was left.
func (t *Touch) Turned() {
	if t.trail.places == nil {
		return
	}
	t.trail.places[t.trail.at] = here()
	n, ok := entry()
	switch {
	case !ok:
		t.number()
		t.trail.want = &place{}
	case n != t.trail.at:
		to := t.trail.places[n]
		t.trail.at, t.trail.want = n, &to
	}
}

// rest scrolls the page that was just come to to its place, as soon as so much of it is drawn; called after each drawing.
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
