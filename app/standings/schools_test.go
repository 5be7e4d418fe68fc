package standings

import (
	"fmt"
	"testing"

	"wasit/app/journal"
	"wasit/app/session"
	"wasit/app/standing"
)

// TestSchools: the best of each school count, as many as the section says; the choice is recorded and outlives the event.
func TestSchools(t *testing.T) {
	d := schools(t)
	for range 3 {
		d.Closed()
	}
	d.Did(journal.FinishEvent{Time: 1})
	d.Go(d.Route.In(session.PageSchools).Path())
	d.Event.Table = standing.Standings(d.Event.Kept, 1)
	list := d.m.schools()
	if len(list) != 2 || len(list[0].Counted) != 4 || list[0].Points < list[1].Points {
		t.Fatalf("two schools with four each: %+v", list)
	}
	d.send(schoolsBest{2})
	if d.m.Notice == nil {
		t.Fatal("the event is finished: it must be reopened first")
	}
	e := schools(t)
	e.Closed()
	e.Route = e.Route.In(session.PageSchools)
	e.send(schoolsBest{6})
	e.NoNotice("choosing how many count")
	e.Event.Table = standing.Standings(e.Event.Kept, 1)
	for _, s := range e.m.schools() {
		if len(s.Counted) != 5 || !s.Short {
			t.Errorf("%s has five players, six count: %+v", s.Name, s)
		}
	}
	e.send(schoolsBest{0})
	if sec := e.SectionNow(); sec.BestOf != 1 {
		t.Errorf("at least one counts, not %d", sec.BestOf)
	}
}

// schools is an event of ten players of two schools.
func schools(t *testing.T) *desk {
	d := newDesk(t)
	d.Open(0, true, func(c *journal.SectionConfig) { c.Rounds = 3 })
	var list []journal.PlayerInfo
	for i := range 10 {
		list = append(list, journal.PlayerInfo{Name: fmt.Sprintf("Player %02d", i+1), Club: fmt.Sprintf("School %d", i%2), Rating: 2100 - 13*i})
	}
	d.Did(journal.ImportPlayers{Section: 1, Players: list})
	return d
}
