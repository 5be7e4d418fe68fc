package session

import (
	"testing"

	"wasit/app/event/journal"
)

// gate is a session with the sheet of FIDE mode open, for an act of a level that has a reason.
func gate(t *testing.T, level journal.Level, reason string) Session {
	m := helping(t)
	m.Dialog = GateDialog{Gate: journal.GateError{Section: 1, Level: level}, Leaves: level > journal.Deviation, Reason: reason, Again: ShowMore{}, Under: KeyList{}}
	return m
}

// TestGateNeedsAReason: what is no reason is none, however it is typed, and the sheet stays open and asks for it.
func TestGateNeedsAReason(t *testing.T) {
	for _, reason := range []string{"", " ", "\t\n", "\u00a0", "\u200b"} {
		m, cmds := GateDo{}.Update(gate(t, journal.Departure, reason), Env{})
		d, open := m.Dialog.(GateDialog)
		if !open || !d.Needed || m.Confirm != nil || len(cmds) != 1 || cmds[0] != (Focus{"reason"}) {
			t.Errorf("the reason %q: open %t, needed %t, confirmed %v, %v", reason, open, d.Needed, m.Confirm, cmds)
		}
		if m, _ = (GateReason{Text: "flood"}).Update(m, Env{}); m.Dialog.(GateDialog).Needed {
			t.Errorf("after %q: who types a reason is still asked for one", reason)
		}
	}
}

// TestConfirmedOnce: what somebody takes upon himself holds for the one message that is sent again, and for none after it.
func TestConfirmedOnce(t *testing.T) {
	m, cmds := GateDo{}.Update(gate(t, journal.Departure, "flood"), Env{})
	if m.Dialog != (KeyList{}) || m.Confirm == nil || *m.Confirm != (Confirm{journal.Departure, "flood"}) {
		t.Fatalf("the dialog is %v, confirmed is %v", m.Dialog, m.Confirm)
	}
	wrapped := m.confirmed([]journal.Command{journal.Undo{}})
	if wrapped[0] != (journal.Confirmed{Command: journal.Undo{}, Level: journal.Departure, Reason: "flood"}) {
		t.Errorf("the act is sent again as %v", wrapped[0])
	}
	if len(cmds) != 2 || cmds[0] != (Tell{Msg: ShowMore{}}) {
		t.Fatalf("sent again is %v", cmds)
	}
	m, _ = cmds[1].(Tell).Msg.(Own).Update(m, Env{})
	if list := m.confirmed([]journal.Command{journal.Undo{}}); m.Confirm != nil || list[0] != (journal.Undo{}) {
		t.Errorf("the next act is confirmed too: %v", list)
	}
	if m, _ = (GateClose{}).Update(gate(t, journal.Departure, "flood"), Env{}); m.Dialog != (KeyList{}) || m.Confirm != nil {
		t.Errorf("who stays in the mode has %v open, and confirmed %v", m.Dialog, m.Confirm)
	}
}
