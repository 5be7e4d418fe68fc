package records

import (
	"testing"

	"wasit/app/session"
)

// TestPracticeStaysHere: no file leaves a day of practice, whatever asks for it.
func TestPracticeStaysHere(t *testing.T) {
	d := newDesk(t)
	d.Practice = true
	d.Open(4, false, nil)
	d.Closed()
	for _, msg := range []Msg{exportTRF{}, exportPGN{}, exportCSV{Table: "players"}} {
		d.Cmds, d.Notice = nil, nil
		d.send(msg)
		if d.Notice == nil || d.Notice.Title != session.Explain(d.Lang(), &session.PracticeError{}).Title {
			t.Errorf("%T says %+v", msg, d.Notice)
		}
		for _, c := range d.Cmds {
			if _, ok := c.(session.SaveFile); ok {
				t.Errorf("%T went out", msg)
			}
		}
	}
}
