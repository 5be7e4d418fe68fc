package model

import (
	"errors"
	"testing"
	"time"

	"wasit/app/journal"
)

// TestRestoreAsks: what a backup holds is shown first; it is stored only when a person says so, and a file that cannot be read
// changes nothing.
func TestRestoreAsks(t *testing.T) {
	d := home(t)
	data := []byte(`{"wasit":"backup"}`)
	d.send(Restore{})
	d.send(BackupRead{Err: &journal.BackupError{Line: 3, Want: journal.WantSum, Err: errors.New("x")}})
	if d.made() || d.m.Dialog != nil || d.m.Notice == nil {
		t.Fatalf("a broken file: %v", d.m.Dialog)
	}
	look := RestoreDialog{Data: data, Made: time.UnixMilli(1), Events: []RestoreLine{{Event: EventEntry{ID: "a", Name: "Cup"}, How: RestoreKeeps}}}
	if look.Changes() {
		t.Error("nothing would change")
	}
	look.Events = append(look.Events, RestoreLine{Event: EventEntry{ID: "b", Name: "Cup 2"}, How: RestoreAdds})
	d.send(BackupRead{Dialog: look})
	if d.made() || d.m.Notice != nil || !look.Changes() {
		t.Fatal("looking stores nothing")
	}
	d.send(CloseDialog{})
	d.send(Restore{})
	if d.made() {
		t.Fatal("a dialog that was closed restores nothing")
	}
	d.send(BackupRead{Dialog: look})
	d.send(Restore{})
	if got, ok := d.cmds[len(d.cmds)-1].(RestoreBackup); !ok || string(got.Data) != string(data) || d.m.Dialog != nil {
		t.Errorf("%v", d.cmds)
	}
}
