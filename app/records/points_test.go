package records

import (
	"testing"

	"wasit/app/journal"
	"wasit/app/pairing"
	"wasit/app/session"
)

// TestRestorePoint: a closed round can be gone back to in a copy; the event itself stays.
func TestRestorePoint(t *testing.T) {
	d := published(t, 8)
	d.complete()
	d.send(round.closeRound{})
	after1 := d.m.Event.Ahead
	d.send(pairing.PairNext{})
	d.send(round.publishRound{})
	d.complete()
	d.send(round.closeRound{})
	d.send(session.LogLoaded{ID: d.m.Event.ID, Records: d.log})
	points := restorePoints(d.m.Event.Log)
	if len(points) != 2 || points[0].Round != 2 || points[1].Round != 1 || points[1].Checked {
		t.Fatalf("%+v", points)
	}
	id, seq, log := d.m.Event.ID, d.m.Event.Ahead.Seq(), len(d.log)
	d.send(askPoint{points[1].Seq, 1})
	next, cmds := openPoint{}.update(d.m, session.Env{Now: d.now, Random: 99})
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
	if next.Event.Ahead.Seq() != seq || len(d.log) != log || d.log[0].Event.(journal.EventCreated).ID != id {
		t.Error("the event itself was touched")
	}
}

// TestReopenedRoundIsNoPoint: what was taken back is no moment to go back to.
func TestReopenedRoundIsNoPoint(t *testing.T) {
	d := published(t, 4)
	d.complete()
	d.send(round.closeRound{})
	d.did(journal.Undo{})
	if points := restorePoints(d.log); len(points) != 0 {
		t.Errorf("%+v", points)
	}
}
