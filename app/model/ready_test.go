package model

import (
	"errors"
	"strings"
	"testing"
	"time"

	"wasit/app/i18n"
)

// TestReady: each fault turns the light, the worst decides, and what only a person can see darkens nothing.
func TestReady(t *testing.T) {
	fine := Device{Offline: OfflineReady, Installed: true, Known: true, Persistent: true, Quota: 1 << 30}
	checked := ReadyChecked{Write: 4 * time.Millisecond, Power: Power{Known: true, Percent: 86}, Files: StoredFiles{Total: 60}}
	for _, c := range []struct {
		name   string
		device func(*Device)
		msg    func(*ReadyChecked)
		events []EventEntry
		want   Light
		key    string
	}{
		{name: "all well", want: LightOK},
		{name: "not cached", device: func(d *Device) { d.Offline = OfflineMissing }, msg: func(m *ReadyChecked) { m.Files = StoredFiles{} }, want: LightBad, key: "files"},
		{name: "a file is missing", msg: func(m *ReadyChecked) { m.Files.Missing = []string{"web/app.wasm"} }, want: LightBad, key: "files"},
		{name: "nobody tells of files", msg: func(m *ReadyChecked) { m.Files = StoredFiles{} }, want: LightWarn, key: "files"},
		{name: "in a tab", device: func(d *Device) { d.Installed = false }, want: LightWarn, key: "installed"},
		{name: "not persistent", device: func(d *Device) { d.Persistent = false }, want: LightWarn, key: "kept"},
		{name: "little room", device: func(d *Device) { d.Usage = d.Quota - 100<<20 }, want: LightWarn, key: "space"},
		{name: "no room", device: func(d *Device) { d.Usage = d.Quota - 1<<20 }, want: LightBad, key: "space"},
		{name: "more used than there is", device: func(d *Device) { d.Usage = d.Quota + 1 }, want: LightBad, key: "space"},
		{name: "storage does not tell", device: func(d *Device) { d.Known = false }, want: LightOK},
		{name: "writing fails", msg: func(m *ReadyChecked) { m.Err = &FullError{errors.New("full")} }, want: LightBad, key: "writing"},
		{name: "battery low", msg: func(m *ReadyChecked) { m.Power.Percent = 12 }, want: LightBad, key: "power"},
		{name: "battery half", msg: func(m *ReadyChecked) { m.Power.Percent = 45 }, want: LightWarn, key: "power"},
		{name: "charging", msg: func(m *ReadyChecked) { m.Power = Power{true, 12, true} }, want: LightOK},
		{name: "battery unknown", msg: func(m *ReadyChecked) { m.Power = Power{} }, want: LightOK},
		{name: "no backup", events: []EventEntry{{ID: "a", Name: "Cup", Unsaved: 7}}, want: LightWarn, key: "backup"},
		{name: "finished", events: []EventEntry{{ID: "a", Name: "Cup", Unsaved: 7, Finished: true}}, want: LightOK},
		{name: "practice", events: []EventEntry{{ID: "a", Name: "Cup", Unsaved: 7, Practice: true}}, want: LightOK},
		{name: "the worst decides", device: func(d *Device) { d.Installed, d.Offline = false, OfflineMissing }, msg: func(m *ReadyChecked) { m.Files = StoredFiles{} }, want: LightBad, key: "files"},
	} {
		m := Model{Device: fine, Home: Home{Loaded: true, Events: c.events}}
		if c.device != nil {
			c.device(&m.Device)
		}
		msg := checked
		if c.msg != nil {
			c.msg(&msg)
		}
		m, _ = msg.Update(m, Env{Now: time.Date(2026, 11, 19, 20, 0, 0, 0, time.UTC)})
		light, worst := m.Light()
		if light != c.want || c.key != "" && worst.Key != c.key {
			t.Errorf("%s: light %d of %q, want %d of %q", c.name, light, worst.Key, c.want, c.key)
		}
	}
}

// TestReadyAsks: the page begins its check when it is opened, and again when asked.
func TestReadyAsks(t *testing.T) {
	d := newDesk(t)
	d.send(Navigated{"/ready"})
	if !d.m.Ready.Running || len(d.cmds) != 2 || d.cmds[1] != (CheckReady{Writes: readyWrites}) {
		t.Fatalf("%+v", d.cmds)
	}
	d.send(ReadyChecked{Write: time.Millisecond})
	d.send(CheckAgain{})
	if !d.m.Ready.Running || len(d.cmds) != 4 {
		t.Errorf("%d effects", len(d.cmds))
	}
}

// TestReadyBackupAge: the line of the backup says when the last one was made, whether or not something was recorded since.
func TestReadyBackupAge(t *testing.T) {
	at := time.Date(2026, 11, 18, 21, 5, 0, 0, time.UTC)
	for _, c := range []struct {
		events []EventEntry
		want   string
	}{
		{nil, "No tournament under way needs a backup."},
		{[]EventEntry{{ID: "a", Name: "Cup", Saved: at}, {ID: "b", Name: "Old", Saved: at.Add(-time.Hour)}}, "18 Nov 2026, 21:05"},
		{[]EventEntry{{ID: "a", Name: "Cup", Saved: at, Unsaved: 3}}, "18 Nov 2026, 21:05"},
		{[]EventEntry{{ID: "a", Name: "Cup", Unsaved: 3}}, "never"},
	} {
		m := Model{Settings: Settings{Lang: i18n.EN}, Home: Home{Loaded: true, Events: c.events}}
		if got := m.checkBackup(i18n.EN); !strings.Contains(got.Title+" "+got.Text, c.want) {
			t.Errorf("says %q %q, want %q", got.Title, got.Text, c.want)
		}
	}
}

// TestUpdateIsNotOfferedInARound: a new version waits until the round that is being played has all its results.
func TestUpdateIsNotOfferedInARound(t *testing.T) {
	for _, c := range []struct {
		name   string
		events []EventEntry
		want   bool
	}{
		{"no event", nil, true},
		{"between two rounds", []EventEntry{{Round: 2, Rounds: 6}}, true},
		{"boards are playing", []EventEntry{{Round: 6, Rounds: 6}, {Round: 2, Rounds: 6, Missing: 1}}, false},
		{"an event that ended early", []EventEntry{{Round: 2, Rounds: 6, Missing: 3, Finished: true}}, true},
	} {
		m := Model{Device: Device{Update: true}, Home: Home{Events: c.events}}
		if m.OffersUpdate() != c.want {
			t.Errorf("%s: offered %t", c.name, !c.want)
		}
	}
	if (Model{}).OffersUpdate() {
		t.Error("offered, and there is none")
	}
}
