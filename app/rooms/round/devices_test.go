package round

import (
	"testing"

	"wasit/app/event/journal"
)

// TestBackBesideDevices: with devices beside the desk, who comes back to the round goes on with what is missing, not with a board that another device
// has entered meanwhile; without any, the board in hand stays.
func TestBackBesideDevices(t *testing.T) {
	for _, helped := range []bool{false, true} {
		d := published(t, 8)
		if helped {
			d.Did(journal.InviteDevice{Device: journal.Device{ID: 7, Name: "Ana", Duty: journal.DutyScorer}})
		}
		d.Go(d.m.Route.Path())
		first := d.m.Board
		d.Did(journal.EnterResult{Section: 1, Round: 1, Board: first, Score: journal.BlackWins})
		d.Go("/event/" + d.m.Event.ID + "/standings")
		d.Go("/event/" + d.m.Event.ID + "/round")
		if moved := d.m.Board != first; first != 1 || moved != helped {
			t.Errorf("helped %t: board %d in hand after %d", helped, d.m.Board, first)
		}
	}
}
