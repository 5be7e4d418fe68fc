package records

import (
	"testing"

	"wasit/app/event/journal"
	"wasit/app/session"
)

// TestRestorePoint: a closed round can be gone back to in a copy; the event itself stays.
func TestRestorePoint(t *testing.T) {
	d := event(t, 8, 3)
	d.Closed()
	after1 := d.m.Event.Ahead
	d.Closed()
	d.send(session.LogLoaded{ID: d.m.Event.ID, Records: d.Log})
	points := restorePoints(d.m.Event.Log)
	if len(points) != 2 || points[0].Round != 2 || points[1].Round != 1 || points[1].Checked {
		t.Fatalf("%+v", points)
	}
	id, seq, log := d.m.Event.ID, d.m.Event.Ahead.Seq(), len(d.Log)
	d.send(askPoint{points[1].Seq, 1})
	next, cmds := openPoint{}.update(d.m, session.Env{Now: d.Time, Random: 99})
	if len(cmds) != 1 {
		t.Fatalf("%v: %+v", cmds, next.Notice)
	}
	c := cmds[0].(session.CreateEvent)
	copied, err := journal.Replay(c.Records)
	if err != nil || c.ID == id || copied.Event().ID != c.ID || copied.Event().Name == d.m.Event.Ahead.Event().Name {
		t.Fatalf("%v %+v", err, copied.Event())
	}
	sec, _ := copied.Section(1)
	if want, _ := after1.Section(1); sec.Round != want.Round || sec.Phase != journal.Closed || c.After.Seq() != copied.Seq() {
		t.Errorf("round %d %v", sec.Round, sec.Phase)
	}
	if next.Event.Ahead.Seq() != seq || len(d.Log) != log || d.Log[0].Event.(journal.EventCreated).ID != id {
		t.Error("the event itself was touched")
	}
}

// TestReopenedRoundIsNoPoint: what was taken back is no moment to go back to.
func TestReopenedRoundIsNoPoint(t *testing.T) {
	d := event(t, 4, 3)
	d.Closed()
	d.Did(journal.Undo{})
	if points := restorePoints(d.Log); len(points) != 0 {
		t.Errorf("%+v", points)
	}
}

// TestOneActIsOnePoint: rounds that a report brought, closed in one act, are one moment to go back to.
func TestOneActIsOnePoint(t *testing.T) {
	log := []journal.Record{{Seq: 1, Act: 1, Event: journal.EventCreated{}}}
	for n := 1; n <= 3; n++ {
		log = append(log, journal.Record{Seq: n + 1, Act: 2, Event: journal.RoundClosed{Round: n}})
	}
	log = append(log, journal.Record{Seq: 5, Act: 5, Event: journal.RoundClosed{Round: 4}})
	points := restorePoints(log)
	if len(points) != 2 || points[0].Round != 4 || points[1].Round != 3 || points[1].Seq != 4 {
		t.Errorf("%+v", points)
	}
}
