package e2e

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"wasit/web/browsertest"
)

// TestPolicy: the policy is in force on every page of the site (that nothing of the app breaks it, every other test sees).
func TestPolicy(t *testing.T) {
	t.Parallel()
	host := browsertest.Serve(t, "")
	for _, address := range []string{"", "stopped.html"} {
		p := browsertest.Blank(t)
		p.Allow("Content-Security-Policy", "Content Security Policy", "requires 'TrustedHTML'", "TrustedTypePolicy")
		p.Visit(host.URL + address)
		for name, attempt := range map[string]string{
			"script-src":                `void import("data:text/javascript,window.broken = true").catch(() => {})`,
			"require-trusted-types-for": `(() => { try { document.createElement("p").innerHTML = "<img onerror=broken=1>"; window.broken = true } catch {} })()`,
			"trusted-types":             `(() => { try { trustedTypes.createPolicy("other", {createHTML: (t) => t}); window.broken = true } catch {} })()`,
			"style-src":                 `document.body.setAttribute("style", "color: red")`,
			"img-src":                   `(() => { const i = new Image(); i.src = "https://example.org/x.png" })()`,
		} {
			p.Eval(attempt, nil)
			p.Wait(`true`)
			if !waitHeard(p, "Content-Security-Policy: "+name) {
				t.Errorf("%q: the policy allows %s", address, name)
			}
		}
		if address == "" {
			p.Eval(`(() => { for (const name of ["wasit", "default"]) try { trustedTypes.createPolicy(name, {createHTML: (t) => t}); window.broken = true } catch {} })()`, nil)
			p.Eval(`(() => { try { wasitTrusted.createScriptURL("https://example.org/app-worker.js"); window.broken = true } catch {} })()`, nil)
		}
		var broken bool
		p.Eval(`!!window.broken`, &broken)
		if broken {
			t.Errorf("%q: a script in the page has run", address)
		}
	}
}

// waitHeard waits until the console shows a text.
func waitHeard(p *browsertest.Page, text string) bool {
	for range 200 {
		if p.Heard(text) {
			return true
		}
		p.Eval(`new Promise((done) => setTimeout(done, 10))`, nil)
	}
	return false
}

// TestInstallable: the manifest has no error and the browser would install the app, at the root and below a path.
func TestInstallable(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	for _, prefix := range []string{"", "/sub"} {
		host := browsertest.Serve(t, prefix)
		b := browsertest.Chromium.Whole(t)
		p := b.Page()
		p.Go(host.URL)
		p.Wait(ready)
		p.Do(chromedp.ActionFunc(func(ctx context.Context) error {
			url, faults, data, _, err := page.GetAppManifest().Do(ctx)
			if err != nil {
				return err
			}
			if len(faults) > 0 || url != host.URL+"manifest.webmanifest" || !strings.Contains(data, `"Wasit"`) {
				t.Errorf("manifest %s: %v %.80s", url, faults, data)
			}
			id, recommended, err := page.GetAppID().Do(ctx)
			if err != nil {
				return err
			}
			if id != host.URL || recommended != prefix+"/" {
				t.Errorf("the browser takes the app for %s (recommended: %s), want %s", id, recommended, host.URL)
			}
			blocks, err := page.GetInstallabilityErrors().Do(ctx)
			if err != nil {
				return err
			}
			for _, block := range blocks {
				t.Errorf("not installable: %s %v", block.ErrorID, block.ErrorArguments)
			}
			return nil
		}))
		b.Close()
	}
}

// TestNothingRemote: one visit asks no other host for anything.
func TestNothingRemote(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Open(t, host.URL)
	p.Wait(ready)
	var remote []string
	p.Eval(`performance.getEntriesByType("resource").map((e) => e.name).filter((name) => !name.startsWith(location.origin) && !name.startsWith("data:") && !name.startsWith("blob:"))`, &remote)
	if len(remote) > 0 {
		t.Errorf("asked elsewhere: %v", remote)
	}
}

// TestLookBeforeProgram: the theme that the user chose is on the page before the program runs, so that nothing flashes.
func TestLookBeforeProgram(t *testing.T) {
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Blank(t)
	p.Visit(host.URL + "stopped.html") // no program runs here that might choose a look itself
	p.Eval(`localStorage.setItem("wasit-look", JSON.stringify({theme: "dark", hand: "left", lang: "hr", size: 150}))`, nil)
	host.Missing("web/app.wasm")
	p.Allow("status of 404", "cannot be loaded", "wasm")
	p.Visit(host.URL)
	p.Wait(`document.documentElement.dataset.theme === "dark" && document.documentElement.dataset.hand === "left" && document.documentElement.lang === "hr" && getComputedStyle(document.documentElement).fontSize === "24px"`)
	p.WaitText("Wasit cannot be opened") // and a program that does not come says so
}

// TestFrame: a page of another origin cannot hold the app in a frame and lead a finger through it: the browser refuses where the host
// sends our header, and the app does not start where it sends none. A frame of our own origin works.
func TestFrame(t *testing.T) {
	t.Parallel()
	host, other := browsertest.Serve(t, ""), browsertest.Serve(t, "")
	trap := func(inside string) func(http.ResponseWriter, *http.Request) bool {
		return func(w http.ResponseWriter, r *http.Request) bool {
			if r.URL.Path != "/trap" {
				return false
			}
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			fmt.Fprintf(w, `<!doctype html><link rel="icon" href="data:,"><iframe src="%s" width="400" height="700" onload="window.framed = true"></iframe>`, inside)
			return true
		}
	}
	other.Fault(trap(host.URL))
	p := browsertest.Blank(t)
	p.Allow("frame-ancestors")
	p.Visit(other.URL + "trap")
	if !waitHeard(p, "frame-ancestors") {
		t.Error("the host's header lets another origin frame the app")
	}

	files := http.FileServer(http.Dir(browsertest.Build(t, "", 0)))
	own := trap(host.URL)
	host.Fault(func(w http.ResponseWriter, r *http.Request) bool { // a host that sends no headers of its own
		if !own(w, r) {
			files.ServeHTTP(w, r)
		}
		return true
	})
	host.Asked()
	p.Visit(other.URL + "trap")
	p.Wait(`window.framed`)
	if said := inFrame(p, `document.getElementById("boot-foreign").hidden + document.getElementById("boot-foreign").innerText`); !strings.Contains(said, "false") || !strings.Contains(said, "Open Wasit by itself") {
		t.Errorf("in a foreign frame the page says %q", said)
	}
	if asked := host.Asked(); slices.Contains(asked, "/web/app.wasm") || !slices.Contains(asked, "/boot.js") {
		t.Errorf("in a foreign frame the program is asked for: %v", asked)
	}
	p.Visit(host.URL + "trap")
	p.Wait(`frames[0].performance?.getEntriesByName("mounted").length > 0`)
}

// inFrame evaluates an expression in the first frame of a page.
func inFrame(p *browsertest.Page, expression string) (text string) {
	p.Do(chromedp.ActionFunc(func(ctx context.Context) error {
		tree, err := page.GetFrameTree().Do(ctx)
		if err != nil || len(tree.ChildFrames) == 0 {
			return cmp.Or(err, errors.New("the page has no frame"))
		}
		world, err := page.CreateIsolatedWorld(tree.ChildFrames[0].Frame.ID).Do(ctx)
		if err != nil {
			return err
		}
		value, _, err := runtime.Evaluate(expression).WithContextID(world).WithReturnByValue(true).Do(ctx)
		if err != nil {
			return err
		}
		return json.Unmarshal(value.Value, &text)
	}))
	return text
}
