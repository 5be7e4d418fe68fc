package model

import "testing"

// TestLate: a timer that nothing waits for any more says so, and changes nothing.
func TestLate(t *testing.T) {
	m := Model{Entry: Entry{Echo: &Echo{N: 2}}, Undo: &UndoBar{N: 3}}
	for _, c := range []struct {
		msg  Late
		late bool
	}{{QuietEcho{2}, false}, {QuietEcho{1}, true}, {CloseUndo{3}, false}, {CloseUndo{2}, true}} {
		if got := c.msg.IsLate(m); got != c.late {
			t.Errorf("%#v: late is %v", c.msg, got)
		}
		next, _ := c.msg.Update(m, Env{})
		if same := next.Undo == m.Undo && !next.Entry.Echo.Quiet; same != c.late {
			t.Errorf("%#v changed the model: %v", c.msg, !same)
		}
	}
	if !(QuietEcho{1}).IsLate(Model{}) || !(CloseUndo{1}).IsLate(Model{}) {
		t.Error("what is gone is late")
	}
}
