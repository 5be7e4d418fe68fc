package round

import (
	"testing"

	"wasit/app/journal"
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
	d.Arrived = func() {
		var cmds []session.Cmd
		d.m, cmds = d.m.arrived()
		d.Perform(cmds)
	}
	return d
}

// send gives a message to this room or to the session, and performs what it asks for.
func (d *desk) send(msg session.Msg) {
	d.t.Helper()
	sessiontest.Step(d.Host, &d.m, msg, Answer, Msg.update)
}

// event begins an event of n players in a Swiss of rounds, on the round page.
func event(t testing.TB, n, rounds int) *desk {
	t.Helper()
	d := newDesk(t)
	d.Open(n, false, func(c *journal.SectionConfig) { c.Rounds = rounds })
	return d
}

// published is an event of n players in whose first round no result is in.
func published(t testing.TB, n int) *desk {
	t.Helper()
	d := event(t, n, 3)
	d.Pair()
	d.send(publishRound{})
	return d
}

// closedRound is an event of eight after a round 1 that White won at every board.
func closedRound(t testing.TB) *desk {
	t.Helper()
	d := published(t, 8)
	for range 4 {
		d.send(enterScore{Score: journal.WhiteWins})
	}
	d.send(closeRound{})
	return d
}

func (d *desk) round() journal.Round {
	r, _ := d.Event.Ahead.CurrentRound(d.Event.Section)
	return r
}
