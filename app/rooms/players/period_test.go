package players

import (
	"strconv"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/session"
)

// TestRatingFromARoundOn: the page of a player in a long event takes another rating from a round on and takes it back; in another event it
// asks for none.
func TestRatingFromARoundOn(t *testing.T) {
	d := event(t, 6, 5)
	d.Route = d.Route.In(session.PagePlayer)
	d.Route.Player = 1
	d.Says("a day", "!Ratings by round")
	info := d.Event.Kept.Event()
	info.Papers.Lasts = journal.LastingLong
	d.Did(journal.FilePapers{Info: info})
	d.Closed()
	d.Closed()
	d.Route = d.Route.In(session.PagePlayer)
	d.Route.Player = 1
	d.Says("long", "Ratings by round", "From round 1", "!From round 3")
	d.Touch("add-period")
	d.Send(periodSet{Rating: true, To: 1876})
	d.Touch("rate-period")
	first, _ := d.Event.Kept.RatingIn(1, 2)
	if now, own := d.Event.Kept.RatingIn(1, 3); now != 1876 || !own || first == 1876 {
		t.Errorf("rated %d before, %d now", first, now)
	}
	d.Says("given", "From round 3", strconv.Itoa(1876), "Remove (round 3)")
	d.Touch("drop-period-3")
	if _, own := d.Event.Kept.RatingIn(1, 3); own {
		t.Error("not removed")
	}
}
