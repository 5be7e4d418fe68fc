package practice

import (
	"testing"

	"wasit/app/session"
	"wasit/app/session/sessiontest"
)

// desk is a helper's desk: the keeper's double with the step of this room.
type desk struct {
	*sessiontest.Host
	t testing.TB
	m page
}

func newDesk(t testing.TB) *desk {
	d := &desk{t: t}
	d.Host = sessiontest.New(t, &d.m.Session)
	d.Hand = d.send
	return d
}

// send gives a message to this room or to the session, and performs what it asks for.
func (d *desk) send(msg session.Msg) {
	d.t.Helper()
	if created, ok := msg.(session.EventCreated); ok { // the room of setup opens it
		d.Go(session.Route{Page: session.PagePractice, Event: created.ID}.Path())
		return
	}
	sessiontest.Step(d.Host, &d.m, msg, Answer, Msg.update)
}
