package e2e

import (
	"net/http"
	"strconv"
	"sync/atomic"
	"testing"

	"wasit/web/browsertest"
)

// TestAcceptedAtARest: the waiting version is accepted after a rest, when the browser has stopped the workers, and another page has the old one
// start just then. Chromium waits five minutes for a worker to be idle that was starting when the new one asked to take over.
func TestAcceptedAtARest(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host, p, was := installed(t)
	if p.Engine() != browsertest.Chromium {
		t.Log("only Chromium stops workers when a test says so")
		return
	}
	for n := range 6 {
		host.Deploy(1 + n%2)
		wantCheck(t, p, "waiting")
		p.StopWorkers()
		p.Reloads(func() {
			p.Eval(`(window.wasit.accept(), setTimeout(wasit.files, `+strconv.Itoa(20*n)+`, false), void 0)`, nil)
		})
		now := release(p)
		if now == was {
			t.Fatal("the accepted version does not run")
		}
		was = now
	}
}

// TestAcceptedAtWork: the waiting version is accepted while the worker before it loads a lost file over a line that has fallen silent.
func TestAcceptedAtWork(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host, p, old := installed(t)
	var silent atomic.Bool
	asked := make(chan bool)
	silent.Store(true)
	host.Fault(func(_ http.ResponseWriter, r *http.Request) bool {
		if r.URL.Path != "/web/app.wasm" || !silent.Swap(false) {
			return false
		}
		close(asked)
		<-r.Context().Done()
		return true
	})
	p.Eval(`(async () => {
		for (const name of await caches.keys()) {
			const cache = await caches.open(name);
			for (const kept of await cache.keys()) if (kept.url.includes("app.wasm")) await cache.delete(kept);
		}
		void wasit.files(true);
	})()`, nil)
	<-asked
	host.Deploy(1)
	wantCheck(t, p, "waiting")
	accept(p)
	if release(p) == old {
		t.Error("the accepted version does not run")
	}
}

// TestAcceptedAndOvertaken: a still newer version takes the place of the waiting one before that hears that it was accepted.
func TestAcceptedAndOvertaken(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host, p, old := installed(t)
	host.Deploy(1)
	wantCheck(t, p, "waiting")
	host.Deploy(2)
	p.Reloads(func() {
		p.Eval(`(async () => {
			wasitRegistration.waiting.postMessage = () => {};
			wasit.accept();
			await wasit.check();
		})()`, nil)
	})
	newest := release(p)
	if newest == old {
		t.Fatal("no newer version runs")
	}
	wantCheck(t, p, "none")
	p.Reload()
	wantRelease(t, p, newest)
}
