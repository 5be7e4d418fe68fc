package e2e

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"io"
	"maps"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"wasit/web/browsertest"
)

// release is the version of the program that runs on a page.
func release(p *browsertest.Page) string {
	var v string
	p.Eval(`goappGetenv("GOAPP_VERSION")`, &v)
	return v
}

// check looks for an update and gives its outcome: "none", "waiting", "failed" or "offline".
func check(p *browsertest.Page) string {
	var outcome string
	p.Eval(`window.wasit.check()`, &outcome)
	return outcome
}

func wantCheck(t *testing.T, p *browsertest.Page, want string) {
	t.Helper()
	if got := check(p); got != want {
		t.Fatalf("looking for an update: %q, want %q", got, want)
	}
}

func wantRelease(t *testing.T, p *browsertest.Page, want string) {
	t.Helper()
	if got := release(p); got != want {
		t.Fatalf("release %s runs, want %s", got, want)
	}
}

// installed opens the app and waits until it is stored.
func installed(t *testing.T) (*browsertest.Host, *browsertest.Page, string) {
	t.Helper()
	host := browsertest.Serve(t, "")
	p := browsertest.Open(t, host.URL)
	p.Wait(ready)
	return host, p, release(p)
}

// accept goes over to the waiting version.
func accept(p *browsertest.Page) { p.Reloads(func() { p.Eval(`window.wasit.accept()`, nil) }) }

// TestBrokenUpdate: an update that cannot be completed, whatever is wrong with it, leaves the old version whole, online and
// offline, in the same tab and in a new one; when the host is mended the update goes through and fetches only what it lacks.
func TestBrokenUpdate(t *testing.T) {
	t.Parallel()
	for name, fault := range map[string]func(w http.ResponseWriter, r *http.Request) bool{
		"a file is missing": func(w http.ResponseWriter, r *http.Request) bool {
			if r.URL.Path != "/web/app.wasm" {
				return false
			}
			http.NotFound(w, r)
			return true
		},
		"a file differs from its hash": func(w http.ResponseWriter, r *http.Request) bool {
			if r.URL.Path != "/app.js" {
				return false
			}
			w.Header().Set("Content-Type", "text/javascript")
			_, _ = w.Write([]byte(`console.log("of another deployment")`))
			return true
		},
		"the connection is cut": func(w http.ResponseWriter, r *http.Request) bool {
			if r.URL.Path != "/web/app.wasm" {
				return false
			}
			w.Header().Set("Content-Type", "application/wasm")
			w.Header().Set("Content-Length", "5000000")
			_, _ = w.Write(bytes.Repeat([]byte{0}, 1<<20))
			panic(http.ErrAbortHandler)
		},
	} {
		t.Run(name, func(t *testing.T) {
			if name != "the connection is cut" {
				browsertest.Walk(t)
			}
			t.Parallel()
			host, p, old := installed(t)
			host.Deploy(1)
			host.Fault(fault)
			wantCheck(t, p, "failed")
			p.Wait(`window.wasit.update === "failed"`)
			p.Reload()
			wantRelease(t, p, old)
			next := p.Tab()
			p.Close()
			next.Go(host.URL + "settings")
			wantRelease(t, next, old)
			host.Stop()
			next.Reload()
			wantRelease(t, next, old)
			wantCheck(t, next, "offline")
			host.Start()
			host.Fault(nil)
			host.Asked()
			wantCheck(t, next, "waiting")
			if asked := strings.Join(host.Asked(), " "); strings.Contains(asked, "wasit.css") || strings.Contains(asked, "icon-512") {
				t.Errorf("the update fetches what has not changed: %s", asked)
			}
			accept(next)
			if release(next) == old {
				t.Error("the accepted update does not run")
			}
			host.Stop()
			next.Reload()
			next.Wait(`caches.keys().then((names) => names.length === 1)`) // the files of the old version go once the new one has run
		})
	}
}

// TestUpdateCutAtEachFile: the host is lost at each file that an update fetches, and the device has no room for it. The version
// that is there lives on each time, and in the end the update goes through.
func TestUpdateCutAtEachFile(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host, p, old := installed(t)
	p.Eval(`(async () => { window.before = await caches.keys() })()`, nil)
	host.Asked()
	host.Deploy(1)
	cut := ""
	host.Fault(func(w http.ResponseWriter, r *http.Request) bool {
		if cut == "all" && r.URL.Path != "/app-worker.js" || r.URL.Path == cut {
			panic(http.ErrAbortHandler)
		}
		return false
	})
	cut = "all" // tells which files the update wants
	wantCheck(t, p, "failed")
	wanted := map[string]bool{}
	for _, path := range host.Asked() {
		wanted[path] = true
	}
	if !wanted["/app-worker.js"] || !wanted["/app.js"] || !wanted["/web/app.wasm"] {
		t.Fatalf("the update fetches only %v", wanted)
	}
	files := slices.Sorted(maps.Keys(wanted))
	for _, file := range files {
		p.Eval(`caches.keys().then((names) => Promise.all(names.filter((n) => !before.includes(n)).map((n) => caches.delete(n))))`, nil) // what arrived: each is asked for again
		cut = file
		want := "failed"
		if file == "/app-worker.js" {
			want = "offline"
		}
		if got := check(p); got != want {
			t.Errorf("cut at %s: %q, want %q", file, got, want)
		}
		wantRelease(t, p, old)
	}
	host.Fault(nil)
	if p.Engine() == browsertest.Chromium { // in others a test cannot take the room away
		p.Limit(1 << 20)
		wantCheck(t, p, "failed")
	}
	host.Stop()
	p.Reload()
	wantRelease(t, p, old)
	host.Start()
	if p.Engine() == browsertest.Chromium {
		p.Limit(0)
	}
	wantCheck(t, p, "waiting")
	accept(p)
	if release(p) == old {
		t.Error("the update that was taken up again does not run")
	}
}

// TestUpdateIsOffered: a complete update waits. Reloading does not force it; accepting or closing every tab brings it.
func TestUpdateIsOffered(t *testing.T) {
	t.Parallel()
	host, p, old := installed(t)
	wantCheck(t, p, "none")
	host.Deploy(1)
	wantCheck(t, p, "waiting")
	p.Reload()
	wantRelease(t, p, old)
	p.Wait(`window.wasit.update === "waiting"`)
	accept(p)
	newer := release(p)
	if newer == old {
		t.Fatal("the accepted update does not run")
	}
	host.Stop()
	p.Reload()
	wantRelease(t, p, newer)
	p.Wait(`window.wasit.update === ""`)
}

// TestUpdateAfterClosing: with every tab closed the waiting version is the next to start.
func TestUpdateAfterClosing(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	b := browsertest.Launch(t)
	p := b.Page()
	p.Go(host.URL)
	p.Wait(ready)
	old := release(p)
	host.Deploy(1)
	wantCheck(t, p, "waiting")
	host.Stop()
	if p.Engine() == browsertest.Firefox { // it takes over while the browser ends, which may forget it then (README): here the tab is closed first
		for release(p) == old {
			p.Close()
			p = b.Page()
			p.Go(host.URL)
		}
	}
	b.Close()
	b.Start()
	again := b.Page()
	again.Go(host.URL)
	if release(again) == old {
		t.Error("the waiting update did not take over with every tab closed")
	}
}

// TestTwoTabs: both are told; accepting in one leaves the other running and tells it to reload.
func TestTwoTabs(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host, one, old := installed(t)
	two := one.Tab()
	two.Go(host.URL + "settings")
	two.Wait(ready)
	host.Deploy(1)
	wantCheck(t, one, "waiting")
	two.Wait(`window.wasit.update === "waiting"`)
	two.Eval(`window.stillHere = true`, nil)
	accept(one)
	if release(one) == old {
		t.Fatal("the accepted update does not run")
	}
	two.Wait(`window.wasit.replaced && window.stillHere`)
	wantRelease(t, two, old)
	two.Reload()
	wantRelease(t, two, release(one))
}

// TestKilledUpdate kills the browser in the middle of a download: the old version is there offline, and the update resumes.
func TestKilledUpdate(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	b := browsertest.Launch(t)
	p := b.Page()
	p.Go(host.URL)
	p.Wait(ready)
	old := release(p)
	p.Wait(`navigator.serviceWorker.controller`)

	host.Deploy(1)
	halfway, end := make(chan bool, 1), make(chan bool)
	host.Fault(func(w http.ResponseWriter, r *http.Request) bool {
		if r.URL.Path != "/web/app.wasm" {
			return false
		}
		w.Header().Set("Content-Type", "application/wasm")
		_, _ = w.Write(bytes.Repeat([]byte{0}, 1<<20))
		_ = http.NewResponseController(w).Flush()
		select {
		case halfway <- true:
		default:
		}
		<-end
		return true
	})
	p.Eval(`void window.wasit.check()`, nil)
	<-halfway
	b.Kill()
	close(end)
	host.Fault(nil)
	host.Stop()
	b.Start()
	p = b.Page()
	p.Go(host.URL + "settings")
	wantRelease(t, p, old)
	host.Start()
	wantCheck(t, p, "waiting")
	accept(p)
	if release(p) == old {
		t.Error("the resumed update does not run")
	}
}

// TestUpdateFromStowed: versions before 22 November 2026 sent the program in a form of their own and kept what they made of it under
// the hash of what was sent. An update of such a version takes nothing of that for its own program.
func TestUpdateFromStowed(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	sent := []byte("\x00asm\x01\x00\x00\x00\x00\x0e\x0cwasit.stowed")
	sum := sha256.Sum256(sent)
	elder := elderWorker(t, browsertest.Build(t, "", 0), "sha256-"+base64.StdEncoding.EncodeToString(sum[:]))
	worker := "" // of whoever asks
	host.Fault(func(w http.ResponseWriter, r *http.Request) bool {
		switch {
		case r.URL.Path == "/app-worker.js":
			w.Header().Set("Content-Type", "text/javascript")
			_, _ = io.WriteString(w, elder)
			worker = elder
		case r.URL.Path == "/web/app.wasm" && worker != "" && r.URL.RawQuery == "":
			w.Header().Set("Content-Type", "application/wasm")
			_, _ = w.Write(sent)
		default:
			return false
		}
		return true
	})
	p := browsertest.Open(t, host.URL)
	p.Wait(`navigator.serviceWorker.controller`) // it counts as not complete: what it keeps is not what was sent
	host.Stop()
	p.Reload() // the elder version runs, from what it kept
	host.Start()
	host.Fault(nil)
	wantCheck(t, p, "waiting")
	accept(p)
	host.Stop()
	p.Reload()
	var files struct {
		Total   int
		Missing []string
	}
	if p.Eval(`window.wasit.files(false)`, &files); files.Total < 20 || len(files.Missing) > 0 {
		t.Errorf("after the update: %+v", files)
	}
}

// elderWorker is the worker of a site in the form of those versions: the program comes as other bytes, of a hash, and is kept as what it
// runs as.
func elderWorker(t *testing.T, dir, hash string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(dir, "app-worker.js"))
	if err != nil {
		t.Fatal(err)
	}
	worker := regexp.MustCompile(`"web/app.wasm": "[^"]*"`).ReplaceAllString(string(text), `"web/app.wasm": "`+hash+`"`)
	worker = strings.Replace(worker, "await cache.put(key(path), response);",
		`await cache.put(key(path), path === "web/app.wasm" ? await fetch(address(path) + "?unstowed") : response);`, 1)
	worker = regexp.MustCompile(`(const cacheName = prefix \+ ")[^"]*`).ReplaceAllString(worker, "${1}elder")
	if !strings.Contains(worker, hash) || !strings.Contains(worker, "?unstowed") || !strings.Contains(worker, `"elder"`) {
		t.Fatal("the worker has another form: this test does not make an elder one of it")
	}
	return worker
}
