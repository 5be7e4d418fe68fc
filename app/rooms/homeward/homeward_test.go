package homeward

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/session/sessiontest"
	"wasit/app/view"
	"wasit/app/view/viewtest"
)

// desk is a helper's desk on this page.
type desk struct {
	*sessiontest.Host
	viewtest.Reader
	m page
}

// newDesk opens the page of a section of eight players who have 15 minutes and ten seconds a move.
func newDesk(t testing.TB) *desk {
	d := &desk{}
	d.Host, d.Reader = viewtest.Desk(t, &d.m, &d.m.Session, nil, Msg.update, d.draw)
	d.Open(8, true, func(c *journal.SectionConfig) { c.Rounds, c.TimeCode = 5, "900+10" })
	d.Route = d.Route.In(session.PageHomeward)
	return d
}

func (d *desk) draw(v *view.V) app.UI { return Render(v, d.m.Session, d.m.Model) }

// TestTryTheDay: a coach types an hour and learns when it ends; fewer clocks end it later; what is kept stands in the hall and can be
// undone; nothing of it is recorded by trying.
func TestTryTheDay(t *testing.T) {
	d := newDesk(t)
	d.Says("asks for the hour", "Give the start", "!± ")
	before := d.Event.Kept.Seq()
	d.Enter("try-start", "9.00")
	d.Says("with clocks for all", "Round 5 ends", "± 13:20")
	d.Enter("try-boards", "38")
	d.Says("38 boards", "± 13:45", "Four times of five between 13:25 and 14:05")
	d.Enter("try-clocks", "20")
	d.Says("20 clocks for them", "± 16:10")
	d.Enter("try-length", "30")
	d.Enter("try-pause", "15")
	d.Says("half an hour a round", "± 12:30")
	if d.Event.Kept.Seq() != before {
		t.Error("trying recorded something")
	}
	d.Touch("keep")
	sec, _ := d.Event.Kept.Section(1)
	if h := sec.Hall; h.Start != 9*60 || h.Clocks != 20 || h.Length != 30 || h.Pause != 15 {
		t.Errorf("kept %+v", h)
	}
	if d.m.Form != nil || d.Undo == nil {
		t.Error("the form is still said to be unsaved, or cannot be undone")
	}
	d.Send(session.UndoLast{})
	if sec, _ := d.Event.Kept.Section(1); sec.Hall != (journal.Hall{}) {
		t.Errorf("undone: %+v", sec.Hall)
	}
}

// TestTryRefuses: what is no number or no hour is said where it stands, and nothing is kept.
func TestTryRefuses(t *testing.T) {
	d := newDesk(t)
	for field, value := range map[string]string{"start": "25:71", "boards": "many", "clocks": "-3", "rounds": "999", "length": "3000", "pause": "1.5"} {
		d.Enter("try-start", "9.00")
		d.Enter("try-"+field, value)
		d.Touch("keep")
		if sec, _ := d.Event.Kept.Section(1); sec.Hall != (journal.Hall{}) {
			t.Errorf("%s %q is kept: %+v", field, value, sec.Hall)
		}
		if !d.m.IsFault(d.m.Session, "try-"+field) {
			t.Errorf("%s %q is taken", field, value)
		}
		d.m.Model = Model{}
	}
}

// TestDayAsItGoes: once the rounds are played the page shows when the one in play and the last one end, and on what that rests.
func TestDayAsItGoes(t *testing.T) {
	d := newDesk(t)
	d.Did(journal.SetHall{Section: 1, Hall: journal.Hall{Length: 40, Pause: 20}})
	d.Pair()
	d.Did(journal.Publish{Section: 1, Time: d.Time.UnixMilli()}, journal.StartRound{Section: 1, Time: d.Time.UnixMilli()})
	d.m.Now = d.Time
	d.Says("in play", "Round 1 ends", "Round 5 ends", "No round is over yet: 40 min a round", "A pause of 20 min")
}
