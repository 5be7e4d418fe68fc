package rated

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

// newDesk opens the page of an event of four players and two rounds.
func newDesk(t testing.TB, change func(*journal.SectionConfig)) *desk {
	d := &desk{}
	d.Host, d.Reader = viewtest.Desk(t, &d.m, &d.m.Session, nil, Msg.update, d.draw)
	d.Open(4, true, func(c *journal.SectionConfig) {
		c.Rounds = 2
		if change != nil {
			change(c)
		}
	})
	d.Route = d.Route.In(session.PageRated)
	return d
}

func (d *desk) draw(v *view.V) app.UI {
	return Render(v, d.m.Session, d.m.Model)
}
