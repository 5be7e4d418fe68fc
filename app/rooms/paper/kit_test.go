package paper

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/event/sheet"
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
	d.Arrived = func() {
		if d.Route.Page == session.PagePrint {
			d.m, _ = d.m.arrived(d.Env())
		}
	}
	d.Refresh = func() {
		if d.Route.Page == session.PagePrint {
			d.m = d.m.refreshed()
		}
	}
	return d
}

func (d *desk) draw(v *view.V) app.UI {
	return Render(v, d.m.Session, d.m.Model)
}

// html is the sheet of the route, as the preview shows it.
func (d *desk) html() string {
	return d.m.press.HTML(sheet.Kind(d.Route.Sheet))
}

// event begins an event of n players in a Swiss of rounds, on the round page.
func event(t testing.TB, n, rounds int) *desk {
	t.Helper()
	d := newDesk(t)
	d.Open(n, false, func(c *journal.SectionConfig) { c.Rounds = rounds })
	return d
}
