package e2e

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"wasit/web/browsertest"
)

// otherwise answers as the host does, with what a change makes of it.
func otherwise(t *testing.T, h *browsertest.Host, change func(name string, header http.Header, body []byte) []byte) {
	files := h.Handler()
	h.Fault(func(w http.ResponseWriter, r *http.Request) bool {
		r.Header.Del("Accept-Encoding")
		r.Header.Del("If-None-Match")
		answer := httptest.NewRecorder()
		files.ServeHTTP(answer, r)
		header := answer.Result().Header
		body := change(r.URL.Path, header, answer.Body.Bytes())
		for name, values := range header {
			w.Header()[name] = values
		}
		w.Header().Del("Content-Length")
		w.WriteHeader(answer.Code)
		if _, err := w.Write(body); err != nil {
			t.Log("the browser hung up:", err)
		}
		return true
	})
}

// TestNetworks: a network that answers for the host, one that changes files, and one that delivers a byte and then none. The installed
// version goes on each time, and the readiness check says what is wrong.
func TestNetworks(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host, p, old := installed(t)
	p.Language("en")
	p.Allow("ailed to", "SecurityError", "integrity", "unsupported MIME", "script")
	goesOn := func(says string) {
		t.Helper()
		p.Eval(`goappNav("`+host.URL+`ready")`, nil)
		p.Wait(`document.getElementById("check-update")?.innerText.includes("` + says + `")`)
		p.Go(host.URL)
		wantRelease(t, p, old)
	}
	host.Deploy(1)
	host.Fault(func(w http.ResponseWriter, r *http.Request) bool { // the page of a Wi-Fi that wants a sign-in
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		_, _ = w.Write([]byte("<!doctype html><title>Hotspot</title><form>Sign in</form>"))
		return true
	})
	wantCheck(t, p, "failed")
	goesOn("Sign in to that Wi-Fi")

	otherwise(t, host, func(name string, _ http.Header, body []byte) []byte {
		if name == "/app.js" {
			return append(body, "\n// squeezed by a data saver"...)
		}
		return body
	})
	wantCheck(t, p, "failed")
	goesOn("app.js was changed on its way")

	// One byte, and for long no other, of the file that has not come whole before: what has need not come again.
	host.Fault(func(w http.ResponseWriter, r *http.Request) bool {
		if r.URL.Path != "/app.js" {
			return false
		}
		w.Header().Set("Content-Type", "text/javascript")
		w.Header().Set("Content-Length", "15000000")
		_, _ = w.Write([]byte{0})
		w.(http.Flusher).Flush()
		<-r.Context().Done()
		return true
	})
	p.Eval(`void window.wasit.check()`, nil)
	p.Wait(`(await navigator.serviceWorker.getRegistration()).installing !== null`) // the page's own registration may wait behind it
	p.Go(host.URL + "settings")
	wantRelease(t, p, old)
	host.Stop() // the line is gone in the midst of it
	p.Go(host.URL)
	wantRelease(t, p, old)
}

// TestTwoVersionsGoBy: a tab that stays open while two versions are taken over works on with its own, and says so.
func TestTwoVersionsGoBy(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host, p, old := installed(t)
	p.Language("en")
	kept := p.Tab()
	kept.Go(host.URL + "settings")
	host.Deploy(1)
	wantCheck(t, p, "waiting")
	accept(p)
	host.Deploy(2)
	wantCheck(t, p, "waiting")
	accept(p)
	if now := release(p); now == old {
		t.Error("the newest version does not run")
	}
	wantRelease(t, kept, old) // two versions went by: it works on, and says so
	kept.Wait(`window.wasit.replaced`)
	kept.Eval(`goappNav("`+host.URL+`")`, nil)
	kept.Wait(has("replaced"))
	kept.Reload()
	wantRelease(t, kept, release(p))
}

// TestMendedSlowly: a lost program is loaded again over a line that needs minutes for it: the page waits as long as its worker is at work.
func TestMendedSlowly(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Open(t, host.URL)
	p.Wait(ready)
	rest := slowly(host, "/web/app.wasm")
	p.Eval(`(async () => {
		for (const name of await caches.keys()) {
			const cache = await caches.open(name);
			for (const kept of await cache.keys()) if (kept.url.includes("app.wasm")) await cache.delete(kept);
		}
		const begin = setTimeout.bind(window);
		globalThis.waits = 0;
		window.setTimeout = (f, ms, ...rest) => ms === 20000 ? void waits++ : begin(f, ms, ...rest);
		globalThis.mended = wasit.files(true);
	})()`, nil)
	p.Wait(`waits > 2`) // it heard of the worker, and began to wait anew
	rest()
	p.Wait(`(await mended)?.missing.length === 0`)
}

// TestCarelessHost: one that forgets the tag of its files and calls them all something general but what a browser insists on.
func TestCarelessHost(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	otherwise(t, host, func(name string, header http.Header, body []byte) []byte {
		header.Del("ETag")
		header.Del("Cache-Control")
		header.Del("X-Content-Type-Options")
		if name != "/" && !strings.HasSuffix(name, ".js") && !strings.HasSuffix(name, ".css") {
			header.Set("Content-Type", "application/octet-stream")
		}
		return bytes.Clone(body)
	})
	p := browsertest.Open(t, host.URL)
	p.Wait(ready)
	host.Stop()
	p.Go(host.URL + "settings")
}
