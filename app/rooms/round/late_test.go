package round

import (
	"testing"

	"wasit/app/session"
)

// TestLate: a timer that nothing waits for any more says so, and changes nothing.
func TestLate(t *testing.T) {
	m := page{Session: session.Session{Undo: &session.UndoBar{N: 3}}, Model: Model{Echo: &echo{N: 2}}}
	for msg, late := range map[Msg]bool{quietEcho{2}: false, quietEcho{1}: true} {
		if got := IsLate(m.Model, msg); got != late {
			t.Errorf("%#v: late is %v", msg, got)
		}
		if next, _ := msg.update(m, session.Env{}); next.Echo.Quiet == late {
			t.Errorf("%#v changed the model: %v", msg, !late)
		}
	}
	for msg, late := range map[session.Late]bool{session.CloseUndo{N: 3}: false, session.CloseUndo{N: 2}: true} {
		if got := msg.IsLate(m.Session); got != late {
			t.Errorf("%#v: late is %v", msg, got)
		}
		if next, _ := msg.(session.Own).Update(m.Session, session.Env{}); (next.Undo == m.Undo) != late {
			t.Errorf("%#v changed the session: %v", msg, !late)
		}
	}
	if !IsLate(Model{}, quietEcho{1}) || !(session.CloseUndo{N: 1}).IsLate(session.Session{}) {
		t.Error("what is gone is late")
	}
}
