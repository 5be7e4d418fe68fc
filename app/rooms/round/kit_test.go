package round

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
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
	d.Arrived = func() {
		var cmds []session.Cmd
		d.m, cmds = d.m.arrived(session.Env{})
		d.Perform(cmds)
	}
	return d
}

// draw draws the page, with the sheet that is open.
func (d *desk) draw() (*view.V, string) {
	v := view.New(d.m.Lang(), "")
	v.Others = func() app.UI { return Sheet(v, d.m.Session, d.m.Model, d.m.Pairing) }
	return v, app.HTMLString(Render(v, d.m.Session, d.m.Model, d.m.Pairing))
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

// teams is a match of two teams on two boards, published.
func teams(t testing.TB) *desk {
	t.Helper()
	d := newDesk(t)
	d.Open(0, false, func(c *journal.SectionConfig) {
		c.System, c.Edition, c.TieBreaks, c.Rounds, c.Options.Boards = journal.Team, "2026", nil, 1, 2
	})
	d.Did(journal.ImportPlayers{Section: 1, Players: []journal.PlayerInfo{{Name: "SDN 1"}, {Name: "MI 2"}}},
		journal.SetRoster{Team: 1, Players: []journal.Member{{Name: "Andi"}, {Name: "Budi"}, {Name: "Citra"}}})
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
