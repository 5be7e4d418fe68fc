package setup

import (
	"testing"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/session/sessiontest"
	"wasit/app/words/i18n"

	"github.com/google/go-cmp/cmp"
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
	d.Arrived = func() {
		var cmds []session.Cmd
		d.m.Session, d.m.Model, cmds = Arrive(d.m.Session, d.m.Model, d.Env())
		d.Perform(cmds)
	}
	return d
}

// send gives a message to this room or to the session, and performs what it asks for.
func (d *desk) send(msg session.Msg) {
	d.t.Helper()
	sessiontest.Step(d.Host, &d.m, msg, Answer, Msg.update)
}

// eventOf begins an event of n players in a Swiss of rounds, on the round page.
func eventOf(t testing.TB, n, rounds int) *desk {
	t.Helper()
	d := newDesk(t)
	d.Open(n, false, func(c *journal.SectionConfig) { c.Rounds = rounds })
	return d
}

// come goes to a page and prepares it.
func (d *desk) come(p session.Page) {
	d.t.Helper()
	d.Route = d.Route.In(p)
	if p == session.PageWizard {
		d.Route, d.Event = session.Route{Page: p}, nil
	}
	d.Arrived()
}

// TestSchool: the form begins with the usual regulation of a school, which other rooms take without the form.
func TestSchool(t *testing.T) {
	for _, l := range i18n.All() {
		if diff := cmp.Diff(regulation.School(l), startWizard(time.Unix(0, 0)).Section(l)); diff != "" {
			t.Errorf("%s (-school +form):\n%s", l.Tag(), diff)
		}
	}
}
