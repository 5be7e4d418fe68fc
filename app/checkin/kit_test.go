package checkin

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/journal"
	"wasit/app/session"
	"wasit/app/session/sessiontest"
	"wasit/app/view"
	"wasit/app/view/viewtest"
)

// desk is a helper's desk: the keeper's double with the step of this room.
type desk struct {
	*sessiontest.Host
	viewtest.Reader
	t testing.TB
	m page
}

func newDesk(t testing.TB) *desk {
	d := &desk{t: t}
	d.Host = sessiontest.New(t, &d.m.Session)
	d.Hand = d.send
	d.Reader = viewtest.Reader{T: t, Draw: d.draw, Send: d.send}
	return d
}

// draw draws the page of the address, with the sheet that is open.
func (d *desk) draw() (*view.V, string) {
	v := view.New(d.m.Lang(), "")
	v.Others = func() app.UI { return Sheet(v, d.m.Session, d.m.Model) }
	return v, app.HTMLString(Render(v, d.m.Session, d.m.Model))
}

// send gives a message to this room or to the session, and performs what it asks for.
func (d *desk) send(msg session.Msg) {
	d.t.Helper()
	sessiontest.Step(d.Host, &d.m, msg, nil, Msg.update)
}

// event begins an event of n players in a Swiss of rounds, on the round page.
func event(t testing.TB, n, rounds int) *desk {
	t.Helper()
	d := newDesk(t)
	d.Open(n, false, func(c *journal.SectionConfig) { c.Rounds = rounds })
	return d
}
