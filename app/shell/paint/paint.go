// Package paint decides what of a page is drawn when: first what the thumb touches, then what the screen shows, then all. It draws nothing
// and knows no page, so that every order of events runs in a unit test.
package paint

import "time"

// How long a drawing waits, so that what somebody waits for is on the screen before it.
const (
	FrameTime = 20 * time.Millisecond  // leaves the browser the frame of what was drawn alone
	PaintTime = 50 * time.Millisecond  // leaves it some frames: a touch that follows at once does not wait
	RestTime  = 100 * time.Millisecond // leaves a thumb that drums the moment in which it strikes
	PauseTime = 400 * time.Millisecond // is longer than from one letter to the next
	QuietTime = 500 * time.Millisecond // nobody seems to wait for anything any more
)

// patience is how often the rest of a page lets a touch go first.
const patience = 5

// Painter follows the drawings of the pages P.
//
// A page has up to three layers. The front is what the thumb touches, such as the board in hand: it can be drawn alone. The screenful is the
// page with the rows that the screen shows. All is the page with all its rows.
type Painter[P comparable] struct {
	all      P    // the page that was drawn with all its rows
	drawings int  // of the page so far
	fronts   int  // of the front alone
	front    bool // the last message lets the rest of the page wait for it
	owed     bool // that rest is due

	letters  int           // typed so far into fields that choose rows
	lettered time.Duration // when the last one was typed
	rows     int           // the letter after which the other rows will be drawn, counted from 1; 0: they are not due

	reveals []any // wait for the rest: they move what is drawn then
}

// A Look is when the painter is to be asked again, by [Painter.Due].
type Look[P comparable] struct {
	After time.Duration

	what     kind
	page     P   // of rows
	letter   int // of rows
	drawings int
	fronts   int
	turns    int // how often a touch still goes first, and one
}

type kind int

const (
	none   kind = iota
	rest        // the page, after its front or after a frame
	stored      // the page, after the tick of what was stored
	rows        // all rows of the page
)

// IsDue is false where the painter need not be asked again.
func (l Look[P]) IsDue() bool { return l.what != none }

// Changed tells that a message changed the model; front: all that changed is seen in the front of the page.
func (p *Painter[P]) Changed(front bool) { p.front = front }

// IsFront reports that it is enough to draw the front at once.
func (p *Painter[P]) IsFront() bool { return p.front }

// Await keeps a reveal until the rest of the page is drawn. It is false where the message needs the whole page: then nothing is kept, and
// the reveal goes with the drawing of it.
func (p *Painter[P]) Await(front bool, reveal any) bool {
	if front {
		p.reveals = append(p.reveals, reveal)
	}
	return front
}

// IsBrief reports that of a page the screenful is drawn first.
func (p *Painter[P]) IsBrief(page P) bool { return p.all != page }

// DrawAll has a page drawn with all its rows from now on: paper has every leaf.
func (p *Painter[P]) DrawAll(page P) { p.all = page }

// FrontDrawn tells that the front was drawn alone: the rest follows when that is painted.
func (p *Painter[P]) FrontDrawn() (look Look[P]) {
	p.fronts++
	if p.owed {
		return look
	}
	p.owed = true
	return p.later(RestTime, rest, patience)
}

// Behind leaves the drawing of an answer, for which nobody waits, to a moment when the frame before it is painted.
func (p *Painter[P]) Behind() Look[P] { return p.later(PaintTime, rest, 1) }

// Stored tells that the store has the last act. The rest of the page, if it is due, shows that too: it is drawn a frame from now.
func (p *Painter[P]) Stored() (look Look[P]) {
	if !p.owed {
		return look
	}
	return p.later(FrameTime, stored, 1)
}

func (p *Painter[P]) later(after time.Duration, what kind, turns int) Look[P] {
	return Look[P]{After: after, what: what, drawings: p.drawings, fronts: p.fronts, turns: turns}
}

// Letter tells that a letter was typed into a field that chooses rows: those that the screen shows are drawn at once, the others when there
// is time.
func (p *Painter[P]) Letter(now time.Duration) {
	var noPage P
	p.rows, p.all = 0, noPage
	p.letters++
	p.lettered = now
}

// Drawn tells that the page was drawn; brief: no more than a screenful was asked for, cut: it has more rows than that. It returns what can be
// shown now, and when the other rows are due.
func (p *Painter[P]) Drawn(page P, brief, cut bool, now time.Duration) (reveals []any, look Look[P]) {
	p.drawings++
	reveals, p.reveals, p.owed = p.reveals, nil, false
	switch {
	case cut:
		p.rows = p.letters + 1
		look = Look[P]{After: max(PaintTime, p.lettered+PauseTime-now), what: rows, page: page, letter: p.rows}
	case brief:
		var noPage P
		p.all = noPage // whoever comes back to a long list comes to it again
	}
	return reveals, look
}

// An Answer says what to do when a [Look] is due.
type Answer int

const (
	Leave Answer = iota // nothing: a drawing that came meanwhile shows the same
	Draw                // draw the page
	Rows                // draw it with all its rows
	Again               // ask again
)

// Due answers what is to be drawn now. A finger that is down goes first, and so does what a touch had drawn meanwhile.
func (p *Painter[P]) Due(l Look[P], fingerDown bool) (Answer, Look[P]) {
	touched := fingerDown || p.fronts != l.fronts
	switch {
	case l.what == rows && p.rows != l.letter:
		return Leave, Look[P]{} // a letter was typed since: its drawing asked again
	case l.what == rows:
		p.rows, p.all = 0, l.page
		return Rows, Look[P]{}
	case p.drawings != l.drawings, l.what == stored && touched:
		return Leave, Look[P]{}
	case touched && l.turns > 1:
		return Again, p.later(l.After, l.what, l.turns-1)
	}
	p.owed = false
	return Draw, Look[P]{}
}
