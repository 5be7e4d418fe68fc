package players

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
	m page
}

func newDesk(t testing.TB) *desk {
	d := &desk{}
	d.Host, d.Reader = viewtest.Desk(t, &d.m, &d.m.Session, Answer, Msg.update, d.draw)
	return d
}

// draw draws the page of the address, with the sheet that is open.
func (d *desk) draw(v *view.V) app.UI {
	v.Others = func() app.UI { return Sheet(v, d.m.Session, d.m.Model) }
	draw := map[session.Page]func(*view.V, session.Session, Model) app.UI{session.PagePlayer: RenderPlayer, session.PageWishes: RenderWishes, session.PageRegistration: RenderRegistration}[d.m.Route.Page]
	if draw == nil {
		draw = Render
	}
	return draw(v, d.m.Session, d.m.Model)
}

// event begins an event of n players in a Swiss of rounds, on the round page.
func event(t testing.TB, n, rounds int) *desk {
	t.Helper()
	d := newDesk(t)
	d.Open(n, false, func(c *journal.SectionConfig) { c.Rounds = rounds })
	return d
}

// emptyEvent is an event without players, on the page of players.
func emptyEvent(t testing.TB) *desk {
	t.Helper()
	d := event(t, 0, 5)
	d.Go(d.m.Route.In(session.PagePlayers).Path())
	return d
}

// twoSections is an event of boys and girls, with n of each.
func twoSections(t testing.TB, n int) *desk {
	t.Helper()
	d := newDesk(t)
	d.OpenTwo(n)
	return d
}
