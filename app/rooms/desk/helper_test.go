package desk

import (
	"errors"
	"testing"

	"wasit/app/crew"
	"wasit/app/event/journal"
	"wasit/app/session"
)

// TestArbiterPhone: on an arbiter's device a protest, an appeal and its decision are requests to the desk, which the page shows as they wait;
// what is about something that has not reached the desk is refused with words.
func TestArbiterPhone(t *testing.T) {
	d := hallOf(t, 8)
	d.Did(journal.InviteDevice{Device: journal.Device{ID: 14, Name: "Arbiter", Duty: journal.DutyArbiter}})
	e := *d.m.Event
	e.Crew.Me = 14
	d.m.Event = &e
	seq := e.Kept.Seq()
	d.Go(d.m.Route.In(session.PageArbiter).Path() + "/appeals")
	d.Touch("protest")
	d.send(protestSet{protestText, "The touched piece was not moved"})
	d.send(protestSet{protestBoard, "2"})
	d.Touch("protest-do")
	d.Says("waiting", "The touched piece was not moved")
	if d.m.Event.Kept.Seq() != seq || len(d.m.Event.Waiting()) != 1 {
		t.Fatalf("%d records, %d requests", d.m.Event.Kept.Seq()-seq, len(d.m.Event.Waiting()))
	}
	wish, ok := d.m.Event.Waiting()[0].Wish.(journal.LodgeProtest)
	if !ok || wish.Protest.Board != 2 {
		t.Errorf("%+v", d.m.Event.Waiting()[0])
	}
	id := d.m.Event.Ahead.Protests(1)[0].ID
	d.send(openProtest{id})
	d.send(protestSet{protestReason, "It was"})
	d.send(protestDo{})
	if n := d.m.Notice; n == nil || n.Title != "What this is about is not yet at the desk" {
		t.Errorf("%+v", n)
	}
	act, after, answer := crew.Decide(d.m.Event.Kept, 5, d.m.Event.Waiting()[0])
	if answer.Reason != "" || len(act) != 2 || after.Protests(1)[0].Board != 2 {
		t.Errorf("at the desk: %+v, %+v", answer, act)
	}
	var waits *session.WaitsError
	if _, _, err := session.Record(d.m, d.Env(), journal.Overturn{Section: 1, Incident: journal.IncidentID(seq + 9), Reason: "x"}); !errors.As(err, &waits) {
		t.Errorf("overturning what is not at the desk: %v", err)
	}
}
