package records

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/crew"
	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/view"
)

// TestSettleLeft: what only an old desk has is asked for again or dropped, one by one; a pairing cannot be asked for.
func TestSettleLeft(t *testing.T) {
	d := event(t, 8, 3)
	d.Pair()
	d.Publish()
	d.Did(journal.InviteDevice{Device: journal.Device{ID: 5, Name: "Old", Duty: journal.DutyArbiter}}, journal.TakeDesk{ID: 9})
	e := *d.m.Event
	e.Crew = session.Crew{Me: 5, Left: []journal.Record{
		{Seq: 90, Event: journal.ResultEntered{InSection: journal.InSection{Section: 1}, Round: 1, Board: 2, Score: journal.Drawn}},
		{Seq: 91, Event: journal.DraftDiscarded{InSection: journal.InSection{Section: 1}, Round: 2}},
		{Seq: 92, Event: journal.ResultEntered{InSection: journal.InSection{Section: 1}, Round: 1, Board: 3, Score: journal.Drawn}},
	}}
	d.m.Event = &e
	d.send(settleLeft{I: 1, Again: true})
	if n := len(d.m.Event.Crew.Left); n != 3 {
		t.Errorf("a pairing was asked for: %d are left", n)
	}
	d.send(settleLeft{I: 0, Again: true})
	d.send(settleLeft{I: 0})
	d.send(settleLeft{I: 0})
	d.send(settleLeft{I: 0})
	asked := d.m.Event.Crew.Asked
	if len(d.m.Event.Crew.Left) != 0 || len(asked) != 1 {
		t.Fatalf("%d are left, %d asked", len(d.m.Event.Crew.Left), len(asked))
	}
	if w, ok := asked[0].Wish.(journal.EnterResult); !ok || w.Board != 2 || w.Score != journal.Drawn {
		t.Errorf("%+v", asked[0])
	}
	if i := slices.IndexFunc(d.Cmds, func(c session.Cmd) bool { s, ok := c.(session.SaveCrew); return ok && len(s.Crew.Left) == 0 }); i < 0 {
		t.Error("it is not stored")
	}
	if _, ok := crew.WishOf(journal.DeskTaken{}); ok {
		t.Error("the desk itself can be asked for")
	}
}

// TestLeftSaysWhatStands: beside a result that only an old desk has stands what the desk has, before it is entered again over that.
func TestLeftSaysWhatStands(t *testing.T) {
	for board, want := range map[int]string{1: "The desk has 1–0. Entering it again takes its place.", 2: "The desk has the same.", 3: "The desk has no result for this board."} {
		d := event(t, 8, 3)
		d.Pair()
		d.Publish()
		d.Did(journal.EnterResult{Section: 1, Round: 1, Board: 1, Score: journal.WhiteWins}, journal.EnterResult{Section: 1, Round: 1, Board: 2, Score: journal.Drawn})
		e := *d.m.Event
		e.Crew = session.Crew{Left: []journal.Record{{Seq: 90, Event: journal.ResultEntered{InSection: journal.InSection{Section: 1}, Round: 1, Board: board, Score: journal.Drawn}}}}
		d.m.Event = &e
		if said := app.HTMLString(left(view.New(d.m.Lang(), ""), d.m)); !strings.Contains(strings.ReplaceAll(said, "\u2060", ""), want) {
			t.Errorf("board %d: %s", board, said)
		}
	}
}

// TestDownloadIsAsked: a file that was saved counts as a backup when a person has found it; one that was shared counts at once.
func TestDownloadIsAsked(t *testing.T) {
	d := event(t, 4, 3)
	note := session.NoteBackup{At: 5, Events: []session.Noted{{ID: d.m.Event.ID, Seq: 3}}}
	d.send(session.BackedUp{Name: "Cup.wasit.txt", Note: &note})
	if n := d.m.Notice; n == nil || n.Kind == "ok" || !strings.Contains(n.Text, "Cup.wasit.txt") || n.Do == nil {
		t.Fatalf("%+v", n)
	}
	d.send(d.m.Notice.Do)
	if last, ok := d.Cmds[len(d.Cmds)-1].(session.NoteBackup); !ok || last.At != 5 || d.m.Notice != nil {
		t.Errorf("%+v, %+v", d.Cmds[len(d.Cmds)-1], d.m.Notice)
	}
	d.send(session.BackedUp{Name: "Cup.wasit.txt"})
	if n := d.m.Notice; n == nil || n.Kind != "ok" || n.Do != nil {
		t.Errorf("%+v", n)
	}
}
