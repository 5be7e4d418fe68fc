package records

import (
	"errors"
	"testing"
	"time"

	"wasit/app/journal/file"
	"wasit/app/session"
)

// TestRestoreAsks: what a backup holds is shown first; it is stored only when a person says so, and a file that cannot be read
// changes nothing.
func TestRestoreAsks(t *testing.T) {
	d := home(t)
	data := []byte(`{"wasit":"backup"}`)
	d.send(session.Restore{})
	d.send(session.BackupRead{Err: &file.BackupError{Line: 3, Want: file.WantSum, Err: errors.New("x")}})
	if d.made() || d.m.Dialog != nil || d.m.Notice == nil {
		t.Fatalf("a broken file: %v", d.m.Dialog)
	}
	look := session.RestoreDialog{Data: data, Made: time.UnixMilli(1), Events: []session.RestoreLine{{Event: session.EventEntry{ID: "a", Name: "Cup"}, How: session.RestoreKeeps}}}
	if look.Changes() {
		t.Error("nothing would change")
	}
	look.Events = append(look.Events, session.RestoreLine{Event: session.EventEntry{ID: "b", Name: "Cup 2"}, How: session.RestoreAdds})
	d.send(session.BackupRead{Dialog: look})
	if d.made() || d.m.Notice != nil || !look.Changes() {
		t.Fatal("looking stores nothing")
	}
	d.send(session.CloseDialog{})
	d.send(session.Restore{})
	if d.made() {
		t.Fatal("a dialog that was closed restores nothing")
	}
	d.send(session.BackupRead{Dialog: look})
	d.send(session.Restore{})
	if got, ok := d.cmds[len(d.cmds)-1].(session.RestoreBackup); !ok || string(got.Data) != string(data) || d.m.Dialog != nil {
		t.Errorf("%v", d.cmds)
	}
}
