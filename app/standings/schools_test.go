package standings

import (
	"testing"

	"wasit/app/journal"
	"wasit/app/session"
	"wasit/app/shell"
)

// TestSchools: the best of each school count, as many as the section says; the choice is recorded and outlives the event.
func TestSchools(t *testing.T) {
	d := eventOf(t, journal.Dutch, 10, 3)
	d.finish()
	d.send(shell.Navigated{d.m.Route.In(session.PageSchools).Path()})
	list := d.m.schools()
	if len(list) != 2 || len(list[0].Counted) != 4 || list[0].Points < list[1].Points {
		t.Fatalf("two schools with four each: %+v", list)
	}
	d.send(schoolsBest{2})
	if d.m.Notice == nil {
		t.Fatal("the event is finished: it must be reopened first")
	}
	e := eventOf(t, journal.Dutch, 10, 3)
	e.drawn(1)
	e.play(1)
	e.send(round.closeRound{})
	e.send(shell.Navigated{e.m.Route.In(session.PageSchools).Path()})
	e.send(schoolsBest{6})
	e.noNotice("choosing how many count")
	for _, s := range e.m.schools() {
		if len(s.Counted) != 5 || !s.Short {
			t.Errorf("%s has five players, six count: %+v", s.Name, s)
		}
	}
	e.send(schoolsBest{0})
	if sec := e.section(); sec.BestOf != 1 {
		t.Errorf("at least one counts, not %d", sec.BestOf)
	}
}
