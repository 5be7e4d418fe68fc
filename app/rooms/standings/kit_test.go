package standings

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/ranking"
	"wasit/app/event/standing"
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
	d.Host, d.Reader = viewtest.Desk(t, &d.m, &d.m.Session, nil, Msg.update, d.draw)
	return d
}

// draw draws the view of the address.
func (d *desk) draw(v *view.V) app.UI {
	draw := map[session.Page]func(*view.V, session.Session) app.UI{session.PageCrosstable: Crosstable, session.PageSchools: Schools}[d.m.Route.Page]
	if draw == nil {
		draw = Render
	}
	return draw(v, d.m.Session)
}

// ranked takes the standing of the section in hand.
func (d *desk) ranked() *standing.Table {
	d.Host.T.Helper()
	d.Event.Table = ranking.Of(d.Event.Kept, d.Event.Section)
	if d.Event.Table.Err != nil {
		d.Host.T.Fatal(d.Event.Table.Err)
	}
	return d.Event.Table
}

// at goes to a view of the standing as it is now.
func (d *desk) at(p session.Page) *standing.Table {
	d.Host.T.Helper()
	d.Go(d.Route.In(p).Path())
	return d.ranked()
}

// plays begins an event of n players in a system.
func plays(t testing.TB, n int, c journal.SectionConfig) *desk {
	t.Helper()
	d := newDesk(t)
	d.Open(n, true, func(s *journal.SectionConfig) {
		s.System, s.Edition, s.Options, s.TieBreaks = c.System, c.Edition, c.Options, c.TieBreaks
		s.Rounds = max(c.Rounds, 1)
	})
	return d
}

// event begins an event of n players in a Swiss of rounds, on the round page.
func event(t testing.TB, n, rounds int) *desk {
	t.Helper()
	d := newDesk(t)
	d.Open(n, false, func(c *journal.SectionConfig) { c.Rounds = rounds })
	return d
}
