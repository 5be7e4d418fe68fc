package wall

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// TestResultsLeaveRoom: once a row has a result, each row of its page leaves room for one, so that the names stand in columns.
func TestResultsLeaveRoom(t *testing.T) {
	d := event(t, 8, 3)
	d.Pair()
	d.Did(journal.Publish{Section: 1, Time: d.Time.UnixMilli()})
	d.Go(d.Route.In(session.PageScreen).Path())
	room := func() int {
		return strings.Count(app.HTMLString(grid(view.New(i18n.EN, ""), d.m, d.m.slideNow())), "wall__row--done")
	}
	if n := room(); n != 0 {
		t.Errorf("%d rows leave room before the first result", n)
	}
	d.Did(journal.EnterResult{Section: 1, Round: 1, Board: 2, Score: journal.WhiteWins})
	if n := room(); n != 4 {
		t.Errorf("%d of 4 rows leave room for a result", n)
	}
}
