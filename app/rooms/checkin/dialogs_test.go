package checkin

import (
	"testing"

	"wasit/app/event/journal"
	"wasit/app/session"
)

func TestFateOfAll(t *testing.T) {
	for _, c := range []struct {
		name string
		list []absentee
		want string
	}{
		{"one", []absentee{{1, "away"}}, "away"}, {"all the same", []absentee{{1, "out"}, {2, "out"}}, "out"}, {"they differ", []absentee{{1, "out"}, {2, "keep"}}, ""},
	} {
		if got := (closeCheckInDialog{List: c.list}).fateOfAll(); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestClosingPage closes the check-in by the keys of its sheet: one answer for all, another for one.
func TestClosingPage(t *testing.T) {
	d := event(t, 4, 3)
	d.Touch("p1", "p2", "p2")
	d.Says("two were touched", "1 here", "1 absent", "2 open", "Player 01", "0 of 1 here")
	d.Touch("close-checkin")
	d.Says("who is not here", "3 players are not in the hall. What holds in round 1?", "Player 02 · School 1 · Absent", "Player 03 · School 2 · Open", "!Player 01 · School 0 · ")
	d.Enter("fate-all", "keep")
	d.Enter("fate-2", "out")
	d.Touch("end-checkin")
	if p := d.player(2); !p.IsWithdrawn() {
		t.Errorf("%+v", p)
	}
	if p := d.player(3); p.IsWithdrawn() || len(p.Byes) > 0 {
		t.Errorf("paired anyway: %+v", p)
	}
	if d.m.Route.Page != session.PageRound {
		t.Errorf("on %v", d.m.Route.Page)
	}
}

// TestFeesPage notes who has paid, one by one and a school at once.
func TestFeesPage(t *testing.T) {
	d := event(t, 14, 3)
	d.Touch("mode-fees")
	d.Says("fees", "0 paid", "14 not paid", "Touch who has paid the entry fee.", "!absent")
	d.Touch("p1", "school-1-all")
	d.Says("noted", "3 paid", "11 not paid", "1 of 2 paid", "2 of 2 paid")
	d.Touch("school-2-more")
	d.Says("rarer acts", "All absent", "Withdraw all from round 1")
	d.Touch("school-out", "mode-presence")
	d.Says("presence", "0 here", "2 absent", "12 open")
	d.Touch("filter-out")
	d.Says("only the absent", "School 2", "!School 0")
	d.Enter("search", "nobody of that name")
	d.Says("nobody", "Nobody matches.", "!Player 03")
}

// TestLatePage seats a latecomer against the player with the bye, who has a table of his own.
func TestLatePage(t *testing.T) {
	d := event(t, 4, 3)
	d.Did(journal.RequestBye{Players: []journal.PlayerID{1}, Round: 1, Bye: journal.Zero})
	d.Pair()
	d.Publish()
	r, _ := d.Event.Ahead.CurrentRound(1)
	free, _ := d.Event.Ahead.Player(r.PAB)
	d.Did(journal.FixTable{Player: free.ID, Table: 7})
	d.Touch("p1")
	if got := d.m.opponents(1); len(got) != 1 || got[0] != (opponent{free.ID, "Against " + free.Name + " (had the bye)"}) {
		t.Fatalf("%+v", got)
	}
	d.Says("the question", "Player 01: play in round 1?", "Against "+free.Name+" (had the bye)", "Wait for the next latecomer")
	d.Touch("seat-0")
	d.Says("seated", "Board 2", free.Name+" has the fixed table 7.", "Print the result slip")
	d.Touch("close-sheet")
	d.Says("done", "!has the fixed table")
}
