// Package touch turns what fingers, mouse, keyboard and switches do on the page into messages: touches that are settled where
// they went down, keys held, swipes, players carried to another place, letters typed. It also looks after the focus.
package touch

import (
	"fmt"
	"runtime/debug"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/device/touch/gesture"
	"wasit/app/session"
	"wasit/app/view"
)

// Page is what touch needs of the page on which fingers lie. Its functions are called on the goroutine of the screen only.
type Page struct {
	Send    func(session.Msg)
	Session func() session.Session
	First   func() bool    // draws what a thumb waits for, if that is all that the last message calls for at once
	Acts    func() *view.V // what the keys of the last drawing mean
	At      func() string  // the address of the page on the screen, without the prefix
	// HasClock reports that the clock has the screen: its touches are shown without a drawing of the page.
	HasClock func() bool
	// Carries reports that players can be carried to another's place.
	Carries func() bool
	// Sifts is called when a letter is typed into a field that chooses rows of a list, before its message is sent.
	Sifts func()
	// TakesNumber reports that Enter ends a number that is being typed.
	TakesNumber func() bool
}

// Touch is what the page knows of the fingers on it.
type Touch struct {
	page Page
	ctx  app.Context

	fingers *gesture.Machine
	drag    drag
	lift    lift
	unhear  func() // ends the hearing of lifts; nil: none are heard
	wheel   wheel
	unwheel func()        // ends the hearing of dials; nil: none are heard
	touched time.Duration // when the finger went down whose message is being sent
	letters letters
	opener  string    // id of what had the focus when the open dialog came
	lost    bool      // what had the focus went with a drawing, and no heading came yet
	gone    string    // id of what had it on the page that is left
	full    bool      // the page fills the screen: nothing behind it scrolls
	title   string    // of the page, as the browser shows it
	held    app.Value // the element that a finger holds, nil for none
	acts    int       // handlers that are done
	steps   steps
	trail   trail
}

// New returns the touch of a page.
func New(page Page) *Touch {
	return &Touch{page: page, fingers: gesture.New()}
}

// Mount tells in which context the page stands now.
func (t *Touch) Mount(ctx app.Context) { t.ctx = ctx }

// Touched is when the finger went down whose message is being sent, on the clock of [bridge.Now]; zero where none did.
func (t *Touch) Touched() time.Duration { return t.touched }

// IsDown reports that a finger or a mouse button is down.
func (t *Touch) IsDown() bool { return t.fingers.IsDown() }

// Done counts the handlers that have ended: a program that answers ends them.
func (t *Touch) Done() int { return t.acts }

// safely keeps a panic in a handler from ending the program: the model stays as it was.
func (t *Touch) safely(f app.EventHandler) app.EventHandler {
	return func(ctx app.Context, e app.Event) {
		defer func() { t.acts++ }()
		defer t.mend(ctx)
		f(ctx, e)
	}
}

// mend is deferred by every browser callback: it reports a panic on the page, which goes on. Otherwise the panic would end the program.
func (t *Touch) mend(ctx app.Context) {
	if broken := recover(); broken != nil {
		app.Log(fmt.Sprintf("handler: %v\n%s", broken, debug.Stack()))
		t.page.Send(session.Broken{})
		ctx.Update()
	}
}

// NewPress begins a touch that is no press of anything on the page, such as one of the clock. The touch before is settled first:
// its click may not have come yet.
func (t *Touch) NewPress() {
	if r := t.fingers.Elsewhere(); r.Draw {
		t.do(app.Event{}, r.Do)
		t.ctx.Dispatch(func(app.Context) {})
	}
}
