package ready

import (
	"errors"
	"strings"
	"testing"
	"time"

	"wasit/app/session"
	"wasit/app/words/i18n"
)

// TestReady: each fault turns the light, the worst decides, and what only a person can see darkens nothing.
func TestReady(t *testing.T) {
	fine := session.Device{Offline: session.OfflineReady, Installed: true, Known: true, Persistent: true, Quota: 1 << 30}
	checked := session.ReadyChecked{Write: 4 * time.Millisecond, Power: session.Power{Known: true, Percent: 86}, Files: session.StoredFiles{Total: 60}}
	for _, c := range []struct {
		name   string
		device func(*session.Device)
		msg    func(*session.ReadyChecked)
		events []session.EventEntry
		want   light
		key    string
	}{
		{name: "all well", want: lightOK},
		{name: "not cached", device: func(d *session.Device) { d.Offline = session.OfflineMissing }, msg: func(m *session.ReadyChecked) { m.Files = session.StoredFiles{} }, want: lightBad, key: "files"},
		{name: "a file is missing", msg: func(m *session.ReadyChecked) { m.Files.Missing = []string{"web/app.wasm"} }, want: lightBad, key: "files"},
		{name: "nobody tells of files", msg: func(m *session.ReadyChecked) { m.Files = session.StoredFiles{} }, want: lightWarn, key: "files"},
		{name: "in a tab", device: func(d *session.Device) { d.Installed = false }, want: lightWarn, key: "installed"},
		{name: "not persistent", device: func(d *session.Device) { d.Persistent = false }, want: lightWarn, key: "kept"},
		{name: "little room", device: func(d *session.Device) { d.Usage = d.Quota - 100<<20 }, want: lightWarn, key: "space"},
		{name: "no room", device: func(d *session.Device) { d.Usage = d.Quota - 1<<20 }, want: lightBad, key: "space"},
		{name: "more used than there is", device: func(d *session.Device) { d.Usage = d.Quota + 1 }, want: lightBad, key: "space"},
		{name: "storage does not tell", device: func(d *session.Device) { d.Known = false }, want: lightOK},
		{name: "writing fails", msg: func(m *session.ReadyChecked) { m.Err = &session.FullError{Err: errors.New("full")} }, want: lightBad, key: "writing"},
		{name: "battery low", msg: func(m *session.ReadyChecked) { m.Power.Percent = 12 }, want: lightBad, key: "power"},
		{name: "battery half", msg: func(m *session.ReadyChecked) { m.Power.Percent = 45 }, want: lightWarn, key: "power"},
		{name: "charging", msg: func(m *session.ReadyChecked) { m.Power = session.Power{Known: true, Percent: 12, Charging: true} }, want: lightOK},
		{name: "battery unknown", msg: func(m *session.ReadyChecked) { m.Power = session.Power{} }, want: lightOK},
		{name: "no backup", events: []session.EventEntry{{ID: "a", Name: "Cup", Unsaved: 7}}, want: lightWarn, key: "backup"},
		{name: "finished", events: []session.EventEntry{{ID: "a", Name: "Cup", Unsaved: 7, Finished: true}}, want: lightOK},
		{name: "practice", events: []session.EventEntry{{ID: "a", Name: "Cup", Unsaved: 7, Practice: true}}, want: lightOK},
		{name: "a folder is offered", device: func(d *session.Device) { d.Folder.State = session.FolderOffered }, want: lightOK},
		{name: "a folder takes backups", device: func(d *session.Device) { d.Folder = session.Folder{State: session.FolderReady, Name: "SD"} }, want: lightOK},
		{name: "the browser asks for it again", device: func(d *session.Device) { d.Folder = session.Folder{State: session.FolderAsks, Name: "SD"} }, want: lightWarn, key: "backup"},
		{name: "it is gone", device: func(d *session.Device) { d.Folder = session.Folder{State: session.FolderBroken, Name: "SD"} }, want: lightBad, key: "backup"},
		{name: "the worst decides", device: func(d *session.Device) { d.Installed, d.Offline = false, session.OfflineMissing }, msg: func(m *session.ReadyChecked) { m.Files = session.StoredFiles{} }, want: lightBad, key: "files"},
	} {
		m := page{Session: session.Session{Device: fine, Index: session.Index{Loaded: true, Events: c.events}}}
		if c.device != nil {
			c.device(&m.Device)
		}
		msg := checked
		if c.msg != nil {
			c.msg(&msg)
		}
		m, _ = readyChecked(msg).update(m, session.Env{Now: time.Date(2026, 11, 19, 20, 0, 0, 0, time.UTC)})
		light, worst := m.light()
		if light != c.want || c.key != "" && worst.Key != c.key {
			t.Errorf("%s: light %d of %q, want %d of %q", c.name, light, worst.Key, c.want, c.key)
		}
		if light == lightOK && worst.Act != nil {
			t.Errorf("%s: all is well, and %q is to be mended", c.name, worst.Key)
		}
	}
}

// TestReadyUpdate: why a new version did not arrive is said with the file, and darkens nothing: the installed one goes on.
func TestReadyUpdate(t *testing.T) {
	for fault, want := range map[string]string{"changed app.js": "The file app.js was changed", "portal web/app.wasm": "Sign in", "missing ./": "lacks the file index.html",
		"full web/app.wasm": "no room", "cut app.js": "goes on when there is internet", "strange": "goes on when there is internet"} {
		m := page{Session: session.Session{Settings: session.Settings{Lang: i18n.EN}, Device: session.Device{UpdateFault: fault}}}
		c := m.checks()[1]
		if c.Key != "update" || c.Light != lightInfo || !strings.Contains(c.Text, want) || !strings.Contains(c.Text, "installed version") {
			t.Errorf("%s: %+v", fault, c)
		}
	}
}

// TestReadyAsks: the page begins its check when it is opened, and again when asked.
func TestReadyAsks(t *testing.T) {
	_, m, first := Arrive(session.Session{}, Model{}, session.Env{})
	if !m.Running || len(first) != 2 || first[1] != (session.CheckReady{Writes: readyWrites}) {
		t.Fatalf("%+v", first)
	}
	_, m, _ = Update(session.Session{}, m, Answer(session.ReadyChecked{Write: time.Millisecond}), session.Env{})
	if m.Running {
		t.Error("it is checked")
	}
	_, m, again := Update(session.Session{}, m, checkAgain{}, session.Env{})
	if !m.Running || len(again) != 2 {
		t.Errorf("%d effects", len(again))
	}
}

// TestReadyMends: while what is missing is loaded, its line says so, and a second touch does not load it once more.
func TestReadyMends(t *testing.T) {
	gone := Answer(session.ReadyChecked{Files: session.StoredFiles{Total: 27, Missing: []string{"web/app.wasm"}}})
	s := session.Session{Settings: session.Settings{Lang: i18n.EN}}
	_, m, _ := Update(s, Model{}, gone, session.Env{Now: time.Date(2026, 11, 26, 9, 0, 0, 0, time.UTC)})
	line := func() check { return page{Session: s, Model: m}.checkFiles(i18n.EN) }
	if c := line(); c.Act != (mendFiles{}) || c.Blocked != "" {
		t.Fatalf("%+v", c)
	}
	_, m, _ = Update(s, m, mendFiles{}, session.Env{})
	if c := line(); c.Blocked == "" || c.Text != c.Blocked || !strings.Contains(c.Text, "loaded") {
		t.Errorf("%+v", c)
	}
	_, m, _ = Update(s, m, gone, session.Env{Now: m.At})
	if c := line(); c.Blocked != "" {
		t.Errorf("it ended, and %+v", c)
	}
	_, m, _ = Update(s, m, checkAgain{}, session.Env{})
	if c := line(); c.Blocked == "" || strings.Contains(c.Text, c.Blocked) {
		t.Errorf("while it is only checked %+v", c)
	}
}

// TestReadyBackupAge: the line of the backup says when the last one was made, whether or not something was recorded since.
func TestReadyBackupAge(t *testing.T) {
	at := time.Date(2026, 11, 18, 21, 5, 0, 0, time.UTC)
	for _, c := range []struct {
		events []session.EventEntry
		want   string
	}{
		{nil, "No tournament under way needs a backup."},
		{[]session.EventEntry{{ID: "a", Name: "Cup", Saved: at}, {ID: "b", Name: "Old", Saved: at.Add(-time.Hour)}}, "18 Nov 2026, 21:05"},
		{[]session.EventEntry{{ID: "a", Name: "Cup", Saved: at, Unsaved: 3}}, "18 Nov 2026, 21:05"},
		{[]session.EventEntry{{ID: "a", Name: "Cup", Unsaved: 3}}, "Never"},
		{[]session.EventEntry{{ID: "a", Name: "Cup", Saved: at.AddDate(2, 0, 0), Unsaved: 3}}, "18 Nov 2028, 21:05 (a time to come"},
	} {
		m := page{Session: session.Session{Settings: session.Settings{Lang: i18n.EN}, Index: session.Index{Loaded: true, Events: c.events}}}
		m.At = at.Add(time.Hour)
		if got := m.checkBackup(i18n.EN); !strings.Contains(got.Title+" "+got.Text, c.want) {
			t.Errorf("says %q %q, want %q", got.Title, got.Text, c.want)
		}
	}
}
