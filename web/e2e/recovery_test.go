package e2e

import (
	"path/filepath"
	"testing"

	"wasit/web/browsertest"
)

// die makes the Go program panic outside every guard: go-app's own listener is called without its argument.
const die = `goappNav()`

// TestRestart: a program that dies starts again by itself at the same place, for every way in which it can die.
func TestRestart(t *testing.T) {
	t.Parallel()
	for name, death := range map[string]string{
		"panic":          die,
		"stack overflow": `void setTimeout(() => { const f = () => f() + 1; f(); })`,
		"dead instance":  `void setTimeout(() => { throw new Error("Go program has already exited") })`,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			host := browsertest.Serve(t, "")
			p := browsertest.Open(t, host.URL+"settings?x=1#here")
			p.Allow("Go program", "Maximum call stack", "too much recursion", "panic", "exit code", "goroutine", "index out of range")
			p.Reloads(func() { p.Eval(death, nil) })
			p.Wait(`location.href.endsWith("/settings?x=1#here")`)
		})
	}
}

// TestFourthDeath: a program that keeps dying gives way to a page without one, which frees the locks for other tabs and
// leads back. Offline too.
func TestFourthDeath(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "/sub")
	p := browsertest.Open(t, host.URL)
	p.Wait(ready)
	host.Stop()
	p.Allow("Go program", "panic", "exit code", "goroutine", "index out of range")
	other := p.Tab()
	other.Go(host.URL)
	p.Go(host.URL + "settings")
	for range 3 {
		p.Eval(`void navigator.locks.request("event", () => new Promise(() => {}))`, nil)
		p.Reloads(func() { p.Eval(die, nil) })
	}
	p.Eval(`void navigator.locks.request("event", () => new Promise(() => {}))`, nil)
	other.Eval(`void navigator.locks.request("event", () => { window.mine = true; return new Promise(() => {}) })`, nil)
	p.Eval(die, nil)
	p.Wait(`location.pathname === "/sub/stopped.html" && document.querySelector("[data-again]").pathname === "/sub/settings"`)
	other.Wait(`window.mine`)
	p.Click("a", "Open again")
	p.Wait(`location.pathname === "/sub/settings" && ` + `performance.getEntriesByName("mounted").length > 0`)
}

// TestKilledBrowser: the app comes back offline after the browser's processes were killed.
func TestKilledBrowser(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	b := browsertest.Launch(t)
	p := b.Page()
	p.Go(host.URL)
	p.Wait(ready)
	host.Stop()
	if b.Engine == browsertest.WebKit {
		b.Rest()
	}
	b.Kill()
	b.Start()
	b.Page().Go(host.URL + "settings")
}

// TestPanics: a panic in a handler is recovered, one in Render becomes a page with a way out, any other starts the program
// again at the same place; in each case what was stored is there, and a running clock has lost nothing.
func TestPanics(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	const (
		inHandler = `document.getElementById("root").dispatchEvent(new Event("pointerdown"))`                                                                                                                        // it has no coordinates
		inRender  = `(() => { const good = goappGetenv; let n = 0; window.goappGetenv = (name) => { if (name === "GOAPP_ROOT_PREFIX" && n++ % 2 === 0) throw new Error("test of a panic"); return good(name) } })()` // the page that says so is drawn
	)
	host := browsertest.Serve(t, "")
	p := browsertest.Blank(t)
	p.Language("en")
	p.Size(browsertest.Tablet)
	p.Go(host.URL)
	openBackup(p, host, backupOf(t, field(12), 3))
	p.Allow("Go program", "panic", "exit code", "goroutine", "index out of range")
	p.Click("#go")
	draftFirst(p)
	publish(p)
	p.Wait(inHand(1))
	p.Click("#key-w")
	p.Wait(inHand(2))
	p.Eval(inHandler, nil)
	p.WaitText("Something went wrong on this page")
	p.Wait(inHand(2))
	p.Click("#key-b")
	p.Wait(inHand(3))
	p.Eval(inRender+`, document.getElementById("key-d").click()`, nil)
	p.Wait(has("broken"))
	p.Reloads(func() { p.Click("#broken button") })
	p.Wait(inHand(4) + ` && location.pathname.includes("/round")`)
	p.Click("#key-w")
	p.Wait(inHand(5) + ` && document.querySelector("#echo .icon-check") !== null`)
	p.Reloads(func() { p.Eval(die, nil) })
	p.Wait(inHand(5) + ` && location.pathname.includes("/round")`)

	layClock(p, host.URL, "5+3")
	press(p, "ckb", whiteRuns, 2)
	press(p, "ckw", blackRuns, 3)
	p.Eval(inHandler, nil)
	press(p, "ckb", whiteRuns, 4)
	p.Reloads(func() { p.Eval(die, nil) })
	p.Wait(`location.pathname === "/clock" && document.querySelector("#gap-count, #ckw[data-run]") !== null && document.querySelector("#ckw-mv").textContent === "2" && document.querySelector("#ckb-mv").textContent === "2"`)
}

// readHidden reads the store when the page hears that it is hidden, which is behind "pagehide" where it is left.
const readHidden = `new Promise((done, failed) => {
	const asked = indexedDB.open("wasit");
	asked.onerror = failed;
	asked.onsuccess = () => {
		document.addEventListener("visibilitychange", () => asked.result.transaction(["heads"], "readonly").objectStore("heads").get("e2etestevent"));
		done();
	};
})`

// TestPutAside: a page that is left in the middle of reading and writing, or reads when it is hidden, and that the browser may keep aside
// whole, holds up nothing that the next page stores; and a step back leads to what is stored.
func TestPutAside(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Blank(t)
	p.Language("id")
	p.Size(browsertest.Tablet)
	p.Go(host.URL)
	openBackup(p, host, backupOf(t, field(12), 5))
	report, err := filepath.Abs("../../testdata/golden/dutch/c161018_0032p_04r.trf")
	if err != nil {
		t.Fatal(err)
	}
	for range 3 {
		p.Go(host.URL)
		p.Wait(has("open-backup"))
		p.Upload(func() { p.Click("#open-backup") }, report)
		p.Wait(has("opened"))
		p.Click("#take-over-file")
		p.Wait(`location.pathname.endsWith("/round") && document.getElementById("notice") !== null`)
		p.Go(host.URL + "event/e2etestevent/checkin")
		p.Wait(has("p1"))
		var before string
		p.Eval(`document.querySelector("#p1 .state").className`, &before)
		p.Eval(`document.getElementById("p1").click()`, nil)
		p.Wait(`document.querySelector("#p1 .state").className !== "` + before + `" && document.querySelector("#saved") !== null && document.querySelector(".stat--wait") === null`)
		p.Eval(readHidden, nil)
		p.Eval(`document.getElementById("p2").click()`, nil) // on its way when the page goes
	}
	p.Reloads(func() { p.Eval(`void setTimeout(() => history.back())`, nil) })
	p.Wait(`location.pathname.endsWith("/round") && document.getElementById("saved") !== null`)
}
