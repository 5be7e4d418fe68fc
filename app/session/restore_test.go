package session_test

import (
	"errors"
	"testing"
	"time"

	"wasit/app/event/journal/file"
	"wasit/app/session"
	"wasit/app/session/sessiontest"
	"wasit/app/words/i18n"
)

// TestRestoreAsks: what a backup holds is shown first; it is stored only when a person says so, and a file that cannot be read
// changes nothing.
func TestRestoreAsks(t *testing.T) {
	var s session.Session
	d := sessiontest.New(t, &s)
	d.Settings.Lang = i18n.EN
	d.Hand = func(msg session.Msg) { d.Own(msg) }
	made := func() bool {
		for _, c := range d.Cmds {
			if _, ok := c.(session.RestoreBackup); ok {
				return true
			}
		}
		return false
	}
	data := []byte(`{"wasit":"backup"}`)
	d.Own(session.Restore{})
	d.Own(session.BackupRead{Err: &file.BackupError{Line: 3, Want: file.WantSum, Err: errors.New("x")}})
	if made() || s.Dialog != nil || s.Notice == nil {
		t.Fatalf("a broken file: %v", s.Dialog)
	}
	look := session.RestoreDialog{Data: data, Made: time.UnixMilli(1), Events: []session.RestoreLine{{Event: session.EventEntry{ID: "a", Name: "Cup"}, How: session.RestoreKeeps}}}
	if look.Changes() {
		t.Error("nothing would change")
	}
	look.Events = append(look.Events, session.RestoreLine{Event: session.EventEntry{ID: "b", Name: "Cup 2"}, How: session.RestoreAdds})
	d.Own(session.BackupRead{Dialog: look})
	if made() || s.Notice != nil || !look.Changes() {
		t.Fatal("looking stores nothing")
	}
	d.Own(session.CloseDialog{})
	d.Own(session.Restore{})
	if made() {
		t.Fatal("a dialog that was closed restores nothing")
	}
	d.Own(session.BackupRead{Dialog: look})
	d.Own(session.Restore{})
	var asked []session.RestoreBackup
	for _, c := range d.Cmds {
		if c, ok := c.(session.RestoreBackup); ok {
			asked = append(asked, c)
		}
	}
	if len(asked) != 1 || string(asked[0].Data) != string(data) {
		t.Errorf("%v", d.Cmds)
	}
	before := len(d.Cmds)
	d.Own(session.Restore{}) // a second touch
	d.Own(session.CloseDialog{})
	if got, ok := s.Dialog.(session.RestoreDialog); !ok || !got.Storing || len(d.Cmds) != before {
		t.Errorf("while it is being restored: %v", s.Dialog)
	}
	d.Own(session.Restored{Names: []string{"Cup 2"}})
	if s.Dialog != nil || s.Notice == nil || s.Notice.Kind != "ok" || s.Notice.To != nil {
		t.Errorf("restored: %v", s.Notice)
	}
	d.Own(session.Restored{Names: []string{"Cup 2"}, IDs: []string{"b2"}})
	if to := s.Notice.To; to == nil || to.Event != "b2" || s.Notice.Way == "" {
		t.Errorf("the way to what was restored: %+v", s.Notice)
	}
}

// TestRestoreAndLead: a backup of an event whose desk is another device leads, in one touch, to where this one becomes the desk; one
// that this device records, one that changes nothing and one of several events do not.
func TestRestoreAndLead(t *testing.T) {
	line := func(id, desk string, how session.RestoreHow) session.RestoreLine {
		return session.RestoreLine{Event: session.EventEntry{ID: id, Name: "Cup"}, Desk: desk, How: how}
	}
	for name, c := range map[string]struct {
		lines []session.RestoreLine
		lead  bool
	}{
		"added":              {[]session.RestoreLine{line("a", "HP", session.RestoreAdds)}, true},
		"goes on":            {[]session.RestoreLine{line("a", "HP", session.RestoreExtends)}, true},
		"beside another":     {[]session.RestoreLine{line("a", "HP", session.RestoreCopies)}, true},
		"this is its desk":   {[]session.RestoreLine{line("a", "", session.RestoreAdds)}, false},
		"nothing changes":    {[]session.RestoreLine{line("a", "HP", session.RestoreKeeps)}, false},
		"one of many events": {[]session.RestoreLine{line("a", "HP", session.RestoreAdds), line("b", "", session.RestoreAdds)}, false},
	} {
		var s session.Session
		d := sessiontest.New(t, &s)
		d.Hand = func(msg session.Msg) { d.Own(msg) }
		dialog := session.RestoreDialog{Events: c.lines}
		if dialog.CanLead() != c.lead {
			t.Errorf("%s: offers to become the desk: %t", name, !c.lead)
		}
		d.Own(session.BackupRead{Dialog: dialog})
		d.Own(session.Restore{Lead: true})
		d.Own(session.Restored{Names: []string{"Cup"}, IDs: []string{"new"}})
		went := false
		for _, cmd := range d.Cmds {
			if n, ok := cmd.(session.Navigate); ok {
				went = n.To == session.TakeDesk("new")
			}
		}
		if went != c.lead {
			t.Errorf("%s: leads to the desk: %t", name, went)
		}
	}
}
