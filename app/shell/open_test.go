package shell

import (
	"os"
	"slices"
	"testing"

	"wasit/app/session"
)

// openAny opens a file from the home page.
func (d *device) openAny(name string, data []byte) {
	d.t.Helper()
	d.send(session.Picked{Purpose: session.FileAny, Name: name, Data: data})
}

// TestOpenList opens a list of players from the home page: the wizard makes the event, then the list is reviewed.
func TestOpenList(t *testing.T) {
	d := newDesk(t)
	d.send(Navigated{"/"})
	d.openAny("peserta.csv", []byte("Nama;L/P;Sekolah\nBudi;L;SDN 1\nSiti;P;SDN 2\nEko;x;SDN 2\n"))
	w, list := d.m.Setup, d.m.Waiting
	if d.m.Route.Page != session.PageWizard || list == nil || list.Count.Ready != 2 || list.Count.Open != 1 || list.Count.Male != 1 || w.Expected != 3 || d.log != nil {
		t.Fatalf("page %v, %+v", d.m.Route.Page, w)
	}
	d.fill("name", "Piala")
	d.tap("next", "next", "create")
	d.noNotice("creating")
	if d.m.Route.Page != session.PageImport || len(d.m.Imports.Rows) != 3 || d.m.Imports.File != "peserta.csv" || d.m.Event.Kept.PlayerCount() != 0 {
		t.Fatalf("page %v, %+v", d.m.Route.Page, d.m.Imports)
	}
	d.tap("enter")
	if got := d.m.Event.Kept.PlayerCount(); got != 2 {
		t.Errorf("%d players", got)
	}
}

// TestOpenLeft forgets what was opened when its pages are left.
func TestOpenLeft(t *testing.T) {
	report, err := os.ReadFile("../../testdata/golden/dutch/c161001_0009p_05r.trf")
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{"a.trf": report, "a.csv": []byte("Nama;L/P\nBudi;L\nSiti;P\n")} {
		d := newDesk(t)
		d.send(Navigated{"/"})
		d.openAny(name, data)
		d.send(Navigated{"/"})
		if d.m.Event != nil || d.m.Imports.Data != nil || d.m.Waiting != nil {
			t.Errorf("%s is still held", name)
		}
		d.wizard("", 0, 0)
		if d.m.Route.Page != session.PagePlayers || d.m.Event.Kept.PlayerCount() != 0 {
			t.Errorf("%s came along: page %v", name, d.m.Route.Page)
		}
		d.send(Navigated{"/open"})
		if d.m.Route.Page != session.PageHome {
			t.Errorf("an address without a file shows page %v", d.m.Route.Page)
		}
	}
}

// TestCameraIsClosed: whoever leaves a page does not leave its camera on, wherever he goes, and one that is off is not closed twice.
func TestCameraIsClosed(t *testing.T) {
	d := closedRound(t)
	for _, path := range []string{"/", d.m.Route.In(session.PageDevices).Path(), d.m.Route.In(session.PageRound).Path(), "/join"} {
		for _, lit := range []bool{false, true} {
			m := d.m
			m.Camera = session.Camera{Wanted: true, On: true, Lit: lit}
			for step, want := range []bool{true, false} {
				next, cmds := Update(m, Navigated{path}, session.Env{})
				if got := slices.Contains(cmds, session.Cmd(session.CloseCamera{})); got != want || next.Camera != (session.Camera{}) {
					t.Errorf("%s, step %d: closed %t, want %t; then the camera is %+v", path, step, got, want, next.Camera)
				}
				m = next
			}
		}
	}
}
