package rated

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

// newDesk opens the page of an event of four players and two rounds.
func newDesk(t testing.TB, change func(*journal.SectionConfig)) *desk {
	d := &desk{t: t}
	d.Host = sessiontest.New(t, &d.m.Session)
	d.Hand = d.send
	d.Reader = viewtest.Reader{T: t, Draw: d.draw, Send: d.send}
	d.Open(4, true, func(c *journal.SectionConfig) {
		c.Rounds = 2
		if change != nil {
			change(c)
		}
	})
	d.Route = d.Route.In(session.PageRated)
	return d
}

func (d *desk) draw() (*view.V, string) {
	v := view.New(d.m.Lang(), "")
	return v, app.HTMLString(Render(v, d.m.Session, d.m.Model))
}

// send gives a message to this room or to the session, and performs what it asks for.
func (d *desk) send(msg session.Msg) {
	d.t.Helper()
	sessiontest.Step(d.Host, &d.m, msg, nil, Msg.update)
}
