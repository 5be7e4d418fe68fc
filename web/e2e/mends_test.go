package e2e

import (
	"strconv"
	"testing"

	"wasit/web/browsertest"
)

// spoils puts other bytes in the place of a file that the worker keeps, or removes all of them.
const spoils = `globalThis.spoil = async (name) => {
	for (const at of await caches.keys()) {
		const cache = await caches.open(at);
		for (const request of await cache.keys()) {
			if (name === "" || new URL(request.url).pathname.endsWith(name)) {
				await cache.delete(request);
				if (name !== "") await cache.put(request, new Response("/* spoiled */", { headers: { "Content-Type": name.endsWith("wasm") ? "application/wasm" : "text/javascript" } }));
			}
		}
	}
}`

// TestStartMendsItself: whatever the browser has done to the files of the app, it starts while there is internet, by itself; and it says
// that it works without only where every file is there.
func TestStartMendsItself(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "/sub")
	p := browsertest.Open(t, host.URL)
	p.Allow("cannot be loaded", "spoiled", "503", "Failed to load", "SyntaxError", "CompileError", "WebAssembly")
	p.Wait(ready)
	p.Wait(`navigator.serviceWorker.controller`)
	for _, name := range []string{"app.js", "boot.js", "app.wasm", "app.css", ""} {
		p.Eval(spoils, nil)
		p.Eval(`spoil(`+strconv.Quote(name)+`)`, nil)
		p.Visit(host.URL)
		p.Wait(`document.querySelector("main h1") !== null && ` + ready)
	}
	p.Eval(spoils, nil)
	p.Eval(`spoil("app.js")`, nil)
	host.Stop()
	if err := p.TryVisit(host.URL); err != nil {
		t.Log(err)
	}
	p.Wait(`document.getElementById("boot-load").textContent.includes("app.js")`)
	p.Shot("start-broken")
	host.Start()
	p.Visit(host.URL)
	p.Wait(`document.querySelector("main h1") !== null && ` + ready)
}

// TestBlockedStorage: where site data are blocked the app runs, and says that nothing is kept.
func TestBlockedStorage(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Blank(t)
	p.OnLoad(`for (const store of ["localStorage", "sessionStorage", "indexedDB", "caches"]) Object.defineProperty(window, store, { configurable: true, get() { throw new DOMException("blocked", "SecurityError") } })`)
	p.Visit(host.URL)
	p.Wait(`document.querySelector("main h1") !== null && document.querySelector("main .banner--bad, main .banner--warn, .banner--bad") !== null`)
	p.Shot("storage-blocked")
	p.Visit(host.URL + "new")
	p.Wait(`document.querySelector("main h1") !== null`)
}
