package view

import (
	"testing"
	"time"

	"wasit/app/session"
	"wasit/app/words/i18n"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// TestBackup: on the pages of an event its newest copy outside the browser has its age, and one touch makes a newer one, by the way
// that the device has.
func TestBackup(t *testing.T) {
	at := time.Date(2026, 11, 20, 7, 5, 0, 0, time.Local)
	sd := func(s session.FolderState) session.Device {
		return session.Device{Folder: session.Folder{State: s, Name: "SD"}}
	}
	for _, c := range []struct {
		name   string
		device session.Device
		entry  session.EventEntry
		want   []string
		not    []string
		act    session.Cmd
	}{
		{"never", session.Device{}, session.EventEntry{Unsaved: 9}, []string{"banner--warn", "Never backed up", "saves it as a file"}, nil, session.BackupEvent{ID: "a"}},
		{"to be shared", session.Device{Shares: true}, session.EventEntry{Unsaved: 9, Saved: at}, []string{"banner--warn", "20 Nov 2026, 07:05", "sends it elsewhere"}, nil, session.BackupEvent{ID: "a", Share: true}},
		{"all is in it", session.Device{}, session.EventEntry{Saved: at}, []string{"banner--ok", "07:05"}, []string{"<button"}, nil},
		{"written by itself", sd(session.FolderReady), session.EventEntry{Saved: at}, []string{"banner--ok", "07:05", "“SD”"}, []string{"<button"}, nil},
		{"the browser asks", sd(session.FolderAsks), session.EventEntry{Saved: at}, []string{"banner--warn", "“SD”"}, nil, session.AllowFolder{}},
		{"it is gone", sd(session.FolderBroken), session.EventEntry{Saved: at}, []string{"banner--bad", "“SD”"}, nil, session.ChooseFolder{}},
		{"a practice", session.Device{}, session.EventEntry{Practice: true, Unsaved: 9}, nil, []string{"banner"}, nil},
		{"a helper's copy", session.Device{}, session.EventEntry{Copy: true, Unsaved: 9}, nil, []string{"banner"}, nil},
		{"another event", session.Device{}, session.EventEntry{ID: "b", Unsaved: 9}, nil, []string{"banner"}, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := session.Session{Device: c.device, Event: &session.Event{ID: "a"}}
			if c.entry.ID == "" {
				c.entry.ID = "a"
			}
			m.Index.Events = []session.EventEntry{c.entry}
			v := New(i18n.EN, "")
			lacks(t, html(v.Backup(m)), c.want, c.not...)
			var asked []session.Cmd
			for _, key := range []string{"backup-lead", "allow-folder", "choose-folder"} {
				if msg, ok := v.ActOf(key); ok {
					asked = append(asked, msg.(session.Ask).Cmd)
				}
			}
			if c.act == nil && len(asked) > 0 || c.act != nil && (len(asked) != 1 || asked[0] != c.act) {
				t.Errorf("offers %+v, want %+v", asked, c.act)
			}
		})
	}
}

// TestFolderTool: a folder is offered, left, allowed again or chosen anew, and nothing is said of it where there is no such thing.
func TestFolderTool(t *testing.T) {
	for state, want := range map[session.FolderState]string{session.FolderAbsent: "", session.FolderOffered: "folder choose-folder", session.FolderReady: "folder leave-folder",
		session.FolderAsks: "folder-asks allow-folder", session.FolderBroken: "folder-broken choose-folder"} {
		v := New(i18n.HR, "")
		tool := v.FolderTool(session.Device{Folder: session.Folder{State: state, Name: "SD"}})
		got := ""
		if tool != nil {
			got = ids([]app.UI{tool})
		}
		if got != want {
			t.Errorf("state %d draws %q, want %q", state, got, want)
		}
	}
}
