package pairing

import (
	"testing"

	"wasit/app/round"
	"wasit/app/session"
)

// TestLate: a timer that nothing waits for any more says so, and changes nothing.
func TestLate(t *testing.T) {
	m := page{Entry: round.Model{Echo: &round.echo{N: 2}}, Undo: &session.UndoBar{N: 3}}
	for _, c := range []struct {
		msg  session.Late
		late bool
	}{{round.quietEcho{2}, false}, {round.quietEcho{1}, true}, {session.CloseUndo{3}, false}, {session.CloseUndo{2}, true}} {
		if got := c.msg.IsLate(m); got != c.late {
			t.Errorf("%#v: late is %v", c.msg, got)
		}
		next, _ := c.msg.Update(m, session.Env{})
		if same := next.Undo == m.Undo && !next.Entry.Echo.Quiet; same != c.late {
			t.Errorf("%#v changed the model: %v", c.msg, !same)
		}
	}
	if !(round.quietEcho{1}).IsLate(page{}.Session) || !(session.CloseUndo{1}).IsLate(page{}.Session) {
		t.Error("what is gone is late")
	}
}
