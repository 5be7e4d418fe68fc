// Package gesture decides what fingers and a mouse mean: a touch, two thumbs, a key held, a swipe, something carried to another place.
// It knows neither the page nor the browser: events go in, and what is to be done comes out, so that every case runs in a unit test.
package gesture

import "time"

const (
	// HoldTime is how long a dangerous or second act must be pressed, unless the target says otherwise.
	HoldTime = 500 * time.Millisecond
	// SettleTime is left to releases that wait behind a long task: a busy device must not make a touch a hold, nor lose a
	// click whose element was redrawn.
	SettleTime = 60 * time.Millisecond
	// DoubleTime is the longest time between the two touches of a double one: too short to have read what the first has changed.
	DoubleTime = 350 * time.Millisecond
	// DoubleSlop is how far apart the two are at most, in CSS pixels.
	DoubleSlop = 24
	// Slop is how far a finger may slide on its touch, in CSS pixels.
	Slop = 12
	// Swipe is how far a finger slides to the right to say yes, in CSS pixels.
	Swipe = 60
	// NoPointer is the id of no finger and no mouse.
	NoPointer = -1
)

// A Contact is where and when a finger or a mouse was, as the browser noticed it.
type Contact struct {
	Pointer int // its id, as the browser counts them
	At      time.Duration
	X, Y    float64 // CSS pixels
}

// A Target is what lies under a finger that comes down. What it means is settled then, whatever is redrawn below the finger.
type Target struct {
	Act     any           // the message that a touch sends; nil: none
	Link    string        // the address within the app to which a touch leads; "": none
	Prompt  bool          // Act needs no leave of the browser, which some give to clicks alone: it is done when the finger is lifted
	Hold    any           // the message that holding sends; nil: none
	HoldFor time.Duration // how long it must be held; 0: [HoldTime]
	Opens   bool          // Hold opens a sheet, which a touch that was short after all closes again
	Key     string        // names what a touch does, whatever it sends; "": not said
	Place   string        // what the page shows: its address, and whether a sheet lies on it
	Main    bool          // it is the filled key of the page or sheet
}

func (t Target) acts() bool { return t.Act != nil || t.Link != "" }

// spent is what is left of a target when its touch is over: where the touch was.
func (t Target) spent() Target { return Target{Key: t.Key, Place: t.Place} }

// An Effect is one thing to be done: [Send], [Navigate], [CloseSheet], [ShowHeld], [HideHeld], [Wait], [Drop], [LetGo], [Swallow] or [Hit].
type Effect any

type (
	// Send sends a message, and has it shown.
	Send struct {
		Msg any
		At  time.Duration // when the finger went down whose touch it is; 0: no touch
	}
	// Navigate leads to an address.
	Navigate struct{ Link string }
	// CloseSheet closes the sheet that a hold has opened.
	CloseSheet struct{}
	// ShowHeld marks the element under the finger as held; HideHeld takes the mark away.
	ShowHeld struct{}
	HideHeld struct{}
	// Wait has [Machine.Tick] called after some time.
	Wait struct {
		For  time.Duration
		Tick Tick
	}
	// Drop puts what is carried down where the finger is; LetGo puts it back on its place.
	Drop  struct{}
	LetGo struct{}
	// Swallow keeps the browser from making anything of the click.
	Swallow struct{}
	// Hit lets the click mean what it hits: no touch went before it.
	Hit struct{}
)

// A Result is what an event leads to, in this order. Draw is false where nothing on the page can have changed.
type Result struct {
	Do   []Effect
	Draw bool
}

func (r *Result) do(e ...Effect) { r.Do = append(r.Do, e...) }

// act adds what changes the page.
func (r *Result) act(e Effect) {
	r.do(e)
	r.Draw = true
}

// state is what the last finger is doing.
type state int

const (
	idle     state = iota // no finger is down, and nothing is to come of the last one
	pressed               // it is down
	acted                 // it is down and has acted: it was held, or carries a piece
	carrying              // it is down and carries what it went down on
	awaits                // it was lifted on its place: the click that says so is still to come
	slid                  // it was lifted elsewhere: only a click makes a touch of it
	settled               // it was lifted and has acted: a click that follows is no other act
)

// A finger is one that came down on something.
type finger struct {
	Contact
	Target
}

// rests reports that a finger which is at c did not slide off.
func (f finger) rests(c Contact) bool {
	dx, dy := c.X-f.X, c.Y-f.Y
	return dx*dx+dy*dy <= Slop*Slop
}

// doubles reports that t, touched at c, came under the finger by its last touch, as the second touch of a double one: on another page, on
// a sheet that just opened or below one that just closed, or as the next filled key.
func (f finger) doubles(c Contact, t Target) bool {
	dx, dy := c.X-f.X, c.Y-f.Y
	return f.Place != "" && c.At-f.At < DoubleTime && dx*dx+dy*dy <= DoubleSlop*DoubleSlop &&
		t.acts() && t.Key != f.Key && (t.Place != f.Place || t.Main)
}

// swipes reports that a finger which is at c slid to the right.
func (f finger) swipes(c Contact) bool {
	dx, dy := c.X-f.X, c.Y-f.Y
	return dx > Swipe && dy*dy < dx*dx/4
}

// Machine follows the fingers on a page. [New] makes one.
type Machine struct {
	state   state
	last    finger  // the finger that came down last
	earlier *finger // one that was down already then, and acts too; nil: none
	passed  int     // the pointer of an earlier finger that has acted since
	turn    int     // counts presses and releases: a tick of another turn is late
	opened  bool    // the hold of the last finger opened a sheet
	lifted  bool    // it acted when it was lifted: no click need follow
}

// New returns a machine of a page that no finger touches.
func New() *Machine {
	return &Machine{last: finger{Contact: Contact{Pointer: NoPointer}}, passed: NoPointer}
}

// IsDown reports that a finger or a mouse button is down.
func (m *Machine) IsDown() bool { return m.state == pressed || m.state == acted || m.state == carrying }

// spent reports that the last finger has acted.
func (m *Machine) spent() bool { return m.state == acted || m.state == settled }

// Last is where the last finger came down, and on what.
func (m *Machine) Last() (Contact, Target) { return m.last.Contact, m.last.Target }

// TakeLifted reports, once, that the finger which was just lifted has acted, so that the browser need not make a click of it.
func (m *Machine) TakeLifted() bool {
	lifted := m.lifted
	m.lifted = false
	return lifted
}

// settle does what the last finger was put down on, once.
func (m *Machine) settle(r *Result) {
	if !m.spent() {
		m.perform(r, m.last)
	}
	m.state = settled
}

func (m *Machine) perform(r *Result, f finger) {
	if f.Act == nil {
		r.act(Navigate{f.Link})
		return
	}
	r.act(Send{f.Act, f.At})
}

// pass does what the earlier of two fingers was put down on. Browsers send no click for a finger beside another one; one that does is
// known by its pointer.
func (m *Machine) pass(r *Result) {
	p := *m.earlier
	m.earlier, m.passed = nil, p.Pointer
	m.perform(r, p)
}
