package e2e

import (
	"strings"
	"testing"

	"wasit/web/browsertest"
)

// TestReadiness provokes each light of the evening's check: files taken from the cache and broken in it, a tab and an installed
// app, a store that is full, little room, each state of a battery, an event without a backup.
func TestReadiness(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Blank(t)
	p.Language("hr")
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	p.Wait(`window.wasit.ready`)
	power := func(level string) {
		p.Eval(`navigator.getBattery = `+level, nil)
	}
	power(`() => Promise.resolve({level: .12, charging: false})`)
	p.Click("#ready")
	p.Wait(has("light-word"))
	again := func() { // what it leads to, is waits for
		p.Wait(`!document.getElementById("again").hasAttribute("aria-disabled")`)
		p.Click("#again")
	}
	is := func(line, light string, words ...string) {
		t.Helper()
		p.Wait(`document.querySelector("#check-` + line + ` .mark--` + light + `") !== null`)
		for _, w := range words {
			p.Wait(`document.getElementById("check-` + line + `").textContent.includes("` + w + `")`)
		}
	}
	is("files", "ok", "Uspoređeno")
	is("installed", "warn")
	is("writing", "ok", "20")
	is("kept", "warn")
	is("space", "ok")
	is("power", "bad", "12")
	is("backup", "ok")
	p.LongShot("ready-red-phone")
	sound(t, p, "readiness, red")

	power(`() => Promise.resolve({level: .12, charging: true})`)
	p.Eval(`(async () => { for (const name of await caches.keys()) { const c = await caches.open(name);
		for (const r of await c.keys()) { const at = new URL(r.url).pathname; if (at.endsWith("app.wasm")) await c.delete(r); if (at.endsWith("pieces.svg")) await c.put(r, new Response("x")); } } })()`, nil)
	host.Missing("web/app.wasm")
	again()
	is("files", "bad", "web/app.wasm", "pieces.svg")
	is("power", "ok", "Puni se")
	p.LongShot("ready-files-phone")
	p.Allow("404")
	p.Click("#do-files")
	is("files", "bad", "1 datoteka", "učitajte: web/app.wasm.")
	host.Fault(nil)
	p.Click("#do-files")
	is("files", "ok")

	power(`undefined`)
	room := func(free string) { // Chromium tells every page of the same quota, whatever the disk has
		p.Eval(`navigator.storage.estimate = () => Promise.resolve({usage: 1e6, quota: 1e6 + `+free+`})`, nil)
	}
	room("120e6")
	again()
	is("power", "info", "ne javlja")
	is("space", "warn", "120 MB")
	room("3e6")
	p.Eval(`(() => { window.put = IDBObjectStore.prototype.put; IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError") } })()`, nil)
	again()
	is("space", "bad")
	is("writing", "bad")
	p.LongShot("ready-full-phone")
	p.Eval(`(() => { IDBObjectStore.prototype.put = window.put })()`, nil)
	room("4e9")
	power(`() => Promise.resolve({level: .9, charging: false})`)
	p.Grant("persistent-storage")
	p.Click("#do-kept")
	is("kept", "ok")
	p.Eval(`(() => { Object.defineProperty(navigator, "standalone", {value: true}); dispatchEvent(new Event("wasit-state")) })()`, nil) // as an iPhone tells
	is("installed", "ok")
	again()
	is("space", "ok")
	is("power", "ok", "90")
	p.WaitText("Spremno")
	p.LongShot("ready-green-phone")
	p.Size(browsertest.Tablet)
	p.LongShot("ready-green-tablet")
	sound(t, p, "readiness, green")
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	restoreBackup(p, backupOf(t, field(5), 3))
	p.Wait(has("events"))
	p.Go(host.URL + "ready")
	is("backup", "warn", "O2SN Kecamatan Tapos 2026")
	p.WaitText("Gotovo spremno")
	name, _ := p.Download(func() { p.Click("#do-backup") })
	if !strings.HasSuffix(name, ".wasit.txt") {
		t.Errorf("the backup is called %q", name)
	}
	p.Click("#notice-do") // the file is there
	is("backup", "ok", "upravo")
}
