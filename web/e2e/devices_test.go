package e2e

import (
	"os"
	"path/filepath"
	"testing"

	"wasit/app/event/journal"
	"wasit/web/browsertest"
)

// handed saves the message that a page shows, as a file for another device.
func handed(t *testing.T, p *browsertest.Page) string {
	t.Helper()
	p.Wait(has("save-code"))
	name, data := p.Download(func() { p.Click("#save-code") })
	file := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(file, data, 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// takes opens a file of another device on the page of the camera, to which a key leads.
func takes(p *browsertest.Page, key, file string) {
	p.Click(key)
	p.Wait(has("scan-again")) // the browser has no camera: until it says so it opens no list of files
	p.Upload(func() { p.Click("#scan-file") }, file)
}

// TestDevices: a phone is invited with two touches and a file, its result waits on it through a reload, comes to the desk and is
// acknowledged; the page of a scorer shows nothing but its boards.
func TestDevices(t *testing.T) {
	t.Parallel()
	host := browsertest.Serve(t, "")
	desk, phone := browsertest.Light(t), browsertest.Light(t)
	desk.Language("en")
	phone.Language("hr")
	desk.Size(browsertest.Tablet)
	phone.Size(browsertest.Phone)
	desk.Go(host.URL)
	phone.Go(host.URL)
	restoreBackup(desk, backupFile(t, eventWith(t, "e2etestevent", "Otvoreno prvenstvo Ivanić-Grada", field(14), journal.SectionConfig{Name: "Pa", System: "dutch", Edition: "2026", Rounds: 3, TieBreaks: []string{"BH"}, TieRules: "2026"},
		journal.FixOrder{Section: 1}, journal.DrawColor{Section: 1, Seed: 3}, journal.PairByHand{Section: 1, Boards: turned(14, 1)}, journal.Publish{Section: 1, Time: madeAt.At})))
	desk.Show(host.URL + "event/e2etestevent/devices")
	desk.Wait(has("nobody"))
	desk.Shot("devices-none")
	desk.Click("#invite")
	desk.Wait(has("duty-scorer"))
	desk.Click("label:has(#duty-scorer)")
	invitation := handed(t, desk)
	desk.Shot("devices-invite")
	phone.Wait(has("join"))
	phone.Click("#join")
	phone.Wait(has("open-invite"))
	phone.Shot("devices-join")
	takes(phone, "#open-invite", invitation)
	phone.Wait(has("keys"))
	phone.Click("#key-w")
	phone.Wait(has("send"))
	phone.Reload()
	phone.Wait(has("send"))
	phone.Shot("devices-scorer")
	if n := phone.Count(".board .res--wait"); n != 1 {
		t.Errorf("%d results wait on the phone", n)
	}
	phone.Click("#send")
	sent := handed(t, phone)
	phone.Shot("devices-send")
	desk.Click("#back")
	desk.Wait(has("crew"))
	takes(desk, "#take-in", sent)
	desk.Wait(has("sheet"))
	answer := handed(t, desk)
	desk.Shot("devices-answer")
	desk.Click("#sheet .btn--icon")
	desk.WaitText("Results: 1 of")
	desk.Shot("devices-list")
	takes(phone, "#take-in", answer)
	phone.Wait(`document.querySelector(".wait--ok") !== null`)
	phone.Shot("devices-all-there")
	for _, page := range []string{"devices", "devices/invite", "devices/move"} {
		desk.Show(host.URL + "event/e2etestevent/" + page)
		desk.Wait(has("back") + ` || ` + has("crew"))
		for _, fault := range desk.Faults() {
			t.Errorf("%s: %s", page, fault)
		}
	}
	for _, fault := range phone.Faults() {
		t.Errorf("phone: %s", fault)
	}
}
