package records

import (
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/ranking"
	"wasit/app/session"
)

// TestEndHere: an event that does not reach its last round is ended on the data page, after a look at what that means, and
// taken back; once it is ended it can be made anonymous.
func TestEndHere(t *testing.T) {
	d := event(t, 8, 3)
	d.Closed()
	d.Pair()
	d.Publish()
	if d.m.CanFinish() {
		t.Fatal("it has rounds to play")
	}
	if lines := d.m.leftAtEnd(); len(lines) != 1 || !strings.Contains(lines[0], "1, 2, 3, 4") {
		t.Errorf("the round without results is named: %q", lines)
	}
	d.send(askSure{For: "end"})
	d.send(sure{})
	if t1, t2 := ranking.Of(d.m.Event.Ahead, 1), ranking.After(d.m.Event.Ahead, 1, 1); !t1.Final || t1.Rounds != 1 || t2.Final {
		t.Errorf("the standing of an event that ended early is final: %v after round %d; %v", t1.Final, t1.Rounds, t2.Final)
	}
	if !d.m.Event.Ahead.IsFinished() || d.m.Undo == nil || d.m.Dialog != nil {
		t.Fatalf("finished %v, undo %v", d.m.Event.Ahead.IsFinished(), d.m.Undo)
	}
	if _, err := journal.Anonymise(d.Log, journal.Stamp{At: 1}); err != nil {
		t.Error(err)
	}
	if line := d.m.logLine(d.Log[len(d.Log)-1]); line != d.m.Undo.Text {
		t.Errorf("the log says %q", line)
	}
	d.send(session.UndoLast{})
	if d.m.Event.Ahead.IsFinished() || len(d.m.Event.Ahead.MissingBoards(1, 2)) != 4 {
		t.Error("it goes on where it stood")
	}
}
