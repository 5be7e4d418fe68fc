package e2e

import (
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wasit/web/browsertest"
)

// ready holds once the whole app is in the cache.
const ready = `window.wasit.ready`

// TestOffline opens the app once, switches the host off and shows every kind of address (platform.md §3 and §10.1).
func TestOffline(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct{ name, prefix string }{{"root", ""}, {"below a path", "/sub"}} {
		t.Run(tt.name, func(t *testing.T) {
			if tt.prefix != "" {
				browsertest.Walk(t)
			}
			t.Parallel()
			host := browsertest.Serve(t, tt.prefix)
			p := browsertest.Open(t, host.URL)
			p.Wait(ready)
			host.Stop()
			p.Allow("ServiceWorker intercepted the request") // Firefox of a text that was on its way when its page was left: below each is read whole
			addresses := []string{"", "?x=1", "#f", "settings", "settings?x=2", "nowhere", "deep/er/route", "index.html", "laws", "laws/7.5.4", "laws/E09/A.4d1", "laws/men", "board", "board/mate-white", "event/7/round/3?b=6#b6"}
			if tt.prefix != "" && os.Getenv("WASIT_LONG") == "" {
				addresses = addresses[:3]
			}
			for _, address := range addresses {
				p.Go(host.URL + address)
			}
			p.Reload()
			p.Eval(`goappNav("`+host.URL+`settings")`, nil) // a link inside the app
			p.Wait(`location.pathname.endsWith("/settings")`)
			p.Reload()
			for file, part := range map[string]string{"web/favicon.svg": "<svg", "web/wasit.css?v=3": "--paper", "web/licences.txt": "go.dev",
				"web/laws-id.txt": "wasit-laws-1\tid", "web/laws-en.txt": "wasit-laws-1\ten", "web/laws-hr.txt": "wasit-laws-1\thr", "web/pieces.svg": `id="wK"`} {
				var text string
				p.Eval(`fetch("`+host.URL+file+`").then((r) => r.text())`, &text)
				if !strings.Contains(text, part) {
					t.Errorf("%s offline: got %.60q, want something with %q", file, text, part)
				}
			}
			if tt.prefix != "" {
				p.Allow("ERR_CONNECTION_REFUSED")
				if err := p.TryVisit(strings.TrimSuffix(host.URL, "sub/")); err == nil {
					t.Error("the worker answers outside its path: other apps live there")
				}
			}
		})
	}
}

// TestFirstVisitCutOff: the host is gone right after the first screen, or the device has no room. The app runs on and says that
// it is not ready; it finishes what is missing by itself when it can.
func TestFirstVisitCutOff(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "/sub")
	p := browsertest.Blank(t)
	p.Language("en")
	p.Allow("ERR_CONNECTION_REFUSED", "no service worker", "Failed to load", "fetch")
	p.Go(host.URL)
	host.Stop()
	p.WaitText("Not yet ready without internet")
	p.Click("#home-settings")
	p.Wait(`location.pathname === "/sub/settings"`)
	p.Wait(`wasitRetry.now !== undefined && wasitRetry.now !== null`) // the first attempt has failed
	host.Start()
	p.Limit(1 << 20)
	p.Eval(`void wasitRetry.now()`, nil)
	p.Wait(`wasitRetry.now`)
	p.Wait(`!window.wasit.ready`)
	p.Limit(0)
	p.Eval(`void window.dispatchEvent(new Event("online"))`, nil)
	p.Wait(ready)
	host.Stop()
	p.Go(host.URL)
	p.Wait(`document.querySelector("#offline.stat--ok") !== null`)
}

// TestPlainHost: a host that only serves files gives an unlisted route 404.html, and the app mounts at that address.
func TestPlainHost(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "/sub")
	dir := browsertest.Build(t, "/sub", 0)
	host.Fault(func(w http.ResponseWriter, r *http.Request) bool {
		name := strings.TrimPrefix(r.URL.Path, "/sub/")
		if _, err := os.Stat(filepath.Join(dir, filepath.FromSlash(name))); err == nil {
			http.StripPrefix("/sub/", http.FileServer(http.Dir(dir))).ServeHTTP(w, r)
			return true
		}
		page, err := os.ReadFile(filepath.Join(dir, "404.html"))
		if err != nil {
			t.Error(err)
		}
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		w.WriteHeader(http.StatusNotFound)
		_, _ = w.Write(page)
		return true
	})
	p := browsertest.Blank(t)
	p.Allow("status of 404")
	p.Go(host.URL + "event/7/standings")
	p.Wait(ready)
	host.Stop()
	p.Go(host.URL + "event/7/standings")
	p.Go(host.URL)
}

// TestBrokenAddress: an address whose escapes are broken leads home instead of leaving a white page.
func TestBrokenAddress(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Open(t, host.URL+"settings?x=%E0%A4%A")
	p.Wait(`location.pathname === "/settings"`) // broken queries do no harm
	p.Wait(ready)
	p.Go(host.URL + "settings/%E0%A4%A")
	p.Wait(`location.pathname === "/"`)
}
