package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wasit/app/event/journal/file"
	"wasit/web/browsertest"
)

// sharingFile hands the backup to the system's share sheet; where that fails or cannot take files, it is saved.
func sharingFile(p *browsertest.Page, t *testing.T) {
	t.Helper()
	p.Eval(`(() => {
		globalThis.shared = []
		globalThis.shares = (can, answer) => {
			Object.defineProperty(navigator, "canShare", {configurable: true, value: (d) => can && d.files.length > 0})
			Object.defineProperty(navigator, "share", {configurable: true, value: async (d) => { shared.push({name: d.files[0].name, text: await d.files[0].text()}); await answer() }})
		}
		shares(true, async () => {})
	})()`, nil)
	p.Click("#share")
	p.Wait(`shared.length === 1`)
	var saved struct{ Name, Text string }
	p.Eval(`shared[0]`, &saved)
	if backup, err := file.ReadBackup([]byte(saved.Text)); err != nil || len(backup.Events) != 1 || !strings.HasSuffix(saved.Name, ".wasit.txt") {
		t.Errorf("shared %q: %v", saved.Name, err)
	}
	p.Eval(`shares(true, async () => { throw new DOMException("left", "AbortError") })`, nil)
	p.Click("#share")
	p.Wait(`shared.length === 2`)
	for _, otherwise := range []string{`true, async () => { throw new DOMException("no", "NotAllowedError") }`, `false`} {
		p.Eval(`shares(`+otherwise+`)`, nil)
		if _, data := p.Download(func() { p.Click("#share") }); string(data[:20]) != saved.Text[:20] {
			t.Errorf("saved %.40q", data)
		}
	}
}

// TestBackupAndDelete takes an event off the device, deletes it for good, and brings it back; files that are no backup are
// refused with their reason and change nothing.
func TestBackupAndDelete(t *testing.T) {
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("en")
	p.Size(browsertest.Tablet)
	p.Go(host.URL)
	openBackup(p, host, backupOf(t, field(9), 3))
	p.Click(".nav a", "Data")
	p.Wait(has("backup"))
	if age := p.Text("#backup-age"); !strings.Contains(strings.ToLower(age), "never") {
		t.Errorf("no backup was made yet, the page says %q", age)
	}
	name, saved := p.Download(func() { p.Click("#backup") })
	if backup, err := file.ReadBackup(saved); err != nil || len(backup.Events) != 1 || backup.Events[0].State.PlayerCount() != 9 {
		t.Fatalf("backup %s: %v", name, err)
	}
	p.Wait(has("notice-do")) // the browser does not tell whether the file was kept
	p.Click("#notice-do")
	p.Wait(`!document.getElementById("backup-age").innerText.includes("never")`)
	p.Shot("data-en")
	sharingFile(p, t)

	p.Click("#end") // it will never reach its last round
	p.Wait(has("yes"))
	p.Shot("data-end")
	p.Click("#yes")
	p.Wait(has("anonymise"))
	p.Click("#undo")
	p.Wait(has("end"))
	p.Wait(`document.getElementById("undo") === null`)

	p.Click("#delete") // a mere click does nothing
	p.Wait(`document.getElementById("sheet") === null`)
	release := p.Press("#delete")
	p.Wait(has("yes"))
	release()
	p.Shot("data-delete")
	p.Click("#yes")
	p.Wait(has("empty"))

	broken := func(name, content, want string) {
		t.Helper()
		file := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(file, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		p.Upload(func() { p.Click("#open-backup") }, file)
		p.WaitText(want)
		p.Wait(has("empty"))
	}
	broken("foreign.json", `{"hello":"world"}`, "This is no Wasit backup")
	broken("cut.txt", string(saved[:len(saved)/2]), "The backup is damaged at line")
	broken("changed.txt", strings.Replace(string(saved), "Budi", "Bodo", 1), "The file was changed since it was written")
	broken("picture.png", "\x89PNG\x00\x00", "This is no text file")
	big := filepath.Join(t.TempDir(), "big.txt")
	f, err := os.Create(big)
	if err != nil {
		t.Fatal(err)
	}
	if err := f.Truncate(100 << 20); err != nil {
		t.Fatal(err)
	}
	f.Close()
	p.Upload(func() { p.Click("#open-backup") }, big)
	p.WaitText("The file is too large")

	file := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(file, saved, 0o600); err != nil {
		t.Fatal(err)
	}
	p.Upload(func() { p.Click("#open-backup") }, file)
	p.Wait(has("restore"))
	p.WaitText("New on this device")
	p.Shot("data-look")
	p.Click("#no")
	p.Wait(has("empty")) // a look stores nothing
	openBackup(p, host, file)
	p.WaitText("O2SN Kecamatan Tapos 2026")
	p.Go(host.URL)
	p.Wait(has("events"))
	p.Upload(func() { p.Click("#open-backup") }, file)
	p.WaitText("nothing changes")
	p.Wait(`document.getElementById("restore") === null`)
	p.Keys("\x1b")
	p.Wait(`document.getElementById("sheet") === null && document.activeElement.id === "open-backup"`) // back where the keyboard was

	p.Allow("favicon.ico")                // of a text by itself
	p.Visit(host.URL + "web/laws-en.txt") // the browser empties the store between two visits
	p.Eval(`new Promise((done, failed) => Object.assign(indexedDB.deleteDatabase("wasit"), { onsuccess: done, onerror: failed }))`, nil)
	p.Go(host.URL)
	p.WaitText("1 tournament has gone from this device")
	p.Shot("home-lost")
	p.Upload(func() { p.Click("#open-newest") }, file)
	p.Wait(has("restore"))
	p.Click("#restore")
	p.Wait(`!document.getElementById("sheet")`)
	p.Go(host.URL)
	p.Wait(has("events") + ` && !document.getElementById("lost")`)
}

// TestOneWriter: one tab writes, the other follows it live, and takes over when asked.
func TestOneWriter(t *testing.T) {
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("en")
	p.Go(host.URL)
	openBackup(p, host, backupOf(t, field(8), 3))
	q := p.Tab()
	q.Language("en")
	q.Go(host.URL + "event/e2etestevent/round")
	q.Wait(has("reader"))
	q.Click("#pair")
	q.WaitText("Here you can only look")
	p.Click("#go")
	draftFirst(p)
	q.Wait(has("publish")) // it follows
	q.Click("#take-over")
	q.Wait(`document.getElementById("reader") === null`)
	p.Wait(has("reader"))
	publish(q)
	q.Wait(has("key-w"))
	p.Wait(has("key-w"))
}

// TestStoreTrouble: a browser that gives no store, and one whose disk is full, say so in words that help; what was stored stays,
// and the act goes through once there is room.
func TestStoreTrouble(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("en")
	p.OnLoad(`Object.defineProperty(window, "indexedDB", {value: undefined})`)
	p.Go(host.URL)
	p.WaitText("This browser gives no storage")
	p.Go(host.URL + "event/nowhere/round")
	p.WaitText("This browser gives no storage")
	p.Close()

	p = browsertest.Light(t)
	p.Language("en")
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	openBackup(p, host, backupOf(t, field(8), 3))
	p.Click("#go")
	draftFirst(p)
	publish(p)
	p.Wait(inHand(1))
	p.Click("#key-w")
	p.Wait(inHand(2) + ` && document.querySelector("#echo .icon-check") !== null`)
	p.Eval(`(() => { const add = IDBObjectStore.prototype.add; window.room = () => { IDBObjectStore.prototype.add = add }
		IDBObjectStore.prototype.add = () => { throw new DOMException("no room", "QuotaExceededError") } })()`, nil)
	p.Click("#key-b")
	p.Wait(`(() => { const at = document.getElementById("unsaved")?.getBoundingClientRect(); return at && document.elementFromPoint(at.x + at.width / 2, at.y + 10)?.closest("#unsaved") !== null && at.bottom < innerHeight })()`) // in sight
	p.WaitText("The device is full")
	p.Wait(inHand(2)) // nothing that is not stored is shown as entered
	p.Shot("data-full")
	p.Eval(`room()`, nil)
	p.Click("#key-b")
	p.Wait(inHand(3) + ` && document.querySelector("#echo .icon-check") !== null`)
	p.Reload()
	p.Wait(inHand(3))
	damaged(t, p)
}

// damaged breaks the records of the open event from one on: the page shows what can be read, saves it, and takes the rest from the
// newest backup.
func damaged(t *testing.T, p *browsertest.Page) {
	t.Helper()
	round := p.Origin() + "event/e2etestevent/round"
	p.Go(p.Origin() + "event/e2etestevent/data")
	_, newest := p.Download(func() { p.Click("#backup") })
	p.Wait(has("notice"))
	p.Go(round)
	p.Wait(inHand(3))
	p.Eval(`new Promise((done, failed) => { const open = indexedDB.open("wasit"); open.onerror = failed; open.onsuccess = () => {
		const tx = open.result.transaction(["records", "snapshots"], "readwrite"), walk = tx.objectStore("records").openCursor()
		let n = 0
		walk.onsuccess = () => { const at = walk.result; if (!at) return; if (n++ === 3) at.update("{\"broken"); at.continue() }
		tx.objectStore("snapshots").openCursor().onsuccess = (e) => { const at = e.target.result; if (at) { at.update("nonsense"); at.continue() } }
		tx.oncomplete = () => { open.result.close(); done() } } })`, nil)
	p.Reload()
	p.Wait(has("fault"))
	p.WaitText("to look at only")
	p.Shot("data-damaged")
	name, saved := p.Download(func() { p.Click("#save-readable") })
	if b, err := file.ReadBackup(saved); err != nil || len(b.Events) != 1 || !strings.Contains(name, "-damaged-") {
		t.Errorf("what can be read is saved as %s: %v", name, err)
	}
	p.WaitText("What can be read is saved")
	kept := filepath.Join(t.TempDir(), "newest.wasit.txt")
	if err := os.WriteFile(kept, newest, 0o600); err != nil {
		t.Fatal(err)
	}
	p.Upload(func() { p.Click("#open-newest") }, kept)
	p.Wait(has("restore"))
	p.WaitText("it is repaired from the backup")
	p.Click("#restore")
	p.Wait(`document.getElementById("sheet") === null && document.getElementById("fault") === null && document.getElementById("notice") !== null`)
	p.Wait(inHand(3))
}
